### What the pages say.

## The bar and the settings

bar-skip = Skip to the board
bar-home = Home
bar-nav = Keypeg
bar-tables = Tables
bar-rules = Rules
bar-settings = Settings
settings-language = Language
settings-theme = Colours of the page
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-play = While playing
settings-sounds = Sounds
settings-text = Text mode: typed commands instead of a board
lost-title = There is nothing here
lost-line = This address leads nowhere. Perhaps a letter is missing.
failed-no-connection = The server cannot be reached. Try again in a moment.
dialog-close = Close

## Home

home-title = Mastermind by the book. By five books, in fact.
home-play = Play
home-choose = Choose
guest-name = Guest

## Pegs, rows and keys

peg-empty = empty
key-words =
    { $reds ->
        [0] no red
        [one] 1 red
       *[other] { $reds } reds
    }, { $whites ->
        [0] no white
        [one] 1 white
       *[other] { $whites } whites
    }
key-open = no key yet
answer-open = not answered
row-words = Row { $number }: { $row }. { $key }.
row-words-open = Row { $number }: { $row }. No key yet.
row-copy = Copy row { $number }
shield-open = The code: { $code }
shield-shut = A code lies behind the shield.
shield-empty = No code yet.
board-of-maker = Board with the code of { $name }
board-of-breaker = Board of { $name }
board-named = { $name }, board { $number }
duel-down = ✓ rangée posée

## The tray

tray-label = Your row
tray-hole = Hole { $number }: { $colour }
tray-hole-held = Trou { $number } : { $colour }, gardé
tray-hold = Keep hole { $number } for the next row
tray-palette = Colours
tray-undo = Undo
tray-wipe = Clear
verb-hide = Hide the code
verb-guess = Lay the row
verb-ask = Ask
verb-mastermind = MASTERMIND!
call-do = Call MASTERMIND…
call-not = Ask instead

## Marking by hand

mark-label = The key for this row
mark-row = Row
mark-code = Code
mark-reds = Red: right colour, right place
mark-whites = White: right colour, wrong place
mark-red-less = One red less
mark-red-more = One red more
mark-white-less = One white less
mark-white-more = One white more
mark-give = Give { $key }
answer-label = Your answer to this row
answer-token = You hold { $colour } on { $number }.

## The table

table-title = A table
table-coming = Coming to the table…
seat-number = Seat { $number }
seat-named = { $name } ({ $number })
seat-there = there
seat-away = away
role-maker = codemaker
role-breaker = codebreaker
role-out = out of this round
players-label = Players
score-words =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
track-words = { $points } on the score track of { $notches } notches
round-of = Round { $number } of { $rounds }
round-attempt = attempt { $attempt }
note-uneven_rounds = With an odd number of rounds one player makes more codes.
clock-days = { $days } d { $hours } h
claim-in = Away. The round can be claimed in { $time }.
claim-now = Claim the round
connection-reconnecting = Reconnecting… Nothing is lost.
connection-offline = This device is offline. The match goes on when it is back.
connection-ended = The server has closed this table to you.
curtain-for = For { $name } only
curtain-line = Everybody else, look away.
curtain-lift = I am { $name }
room-line = The match begins when every seat is taken.
room-you = You
room-ready = ready
room-stand = Give the seat up
room-sit = Sit down
room-free-link = Kept for whoever has the link.
room-free-anyone = Free.
room-free-guest = Kept for somebody.
room-free-computer = A computer.
share-code = The link as a QR code
share-link = Link
share-copy = Copy the link
share-copied = Copied
share-send = Send…
race-in = La course commence dans { $seconds }
prompt-hide = Hide a code.
prompt-guess = Your row.
prompt-mark = Mark the row.
prompt-ask = Your turn: ask, or call MASTERMIND.
prompt-answer = Answer for your own token.
prompt-race = Course ! Au premier qui trouve le code.
prompt-none = Nobody is waited for.
prompt-thinks = { $names } thinks…
prompt-waits = Waiting for { $names }.
menu-rules = Rules
menu-more = More
menu-challenge = Challenge a key
menu-resign = Give the round up
menu-text = Text mode
menu-pass = Pass the screen to { $name }
resign-sure = Give this round up?
resign-no = Play on
resign-yes = Give up
rule-why = Why? ({ $rule })
over-code = The code was { $code }.
over-code-of = The code of { $name } was { $code }.
over-mistake = { $name } answered row { $number } ({ $row }) with { $given }. Right was { $right }.
over-points =
    { $points ->
        [one] { $name }: 1 point.
       *[other] { $name }: { $points } points.
    }
over-no-points = Nobody scores.
over-again = The round is played again.
over-go = Go on
rematch-offer = Play again, roles switched
rematch-offered = Offered by { $names }.
rematch-go = To the next match
record-see = Rangée par rangée

## What happened, a sentence each

told-hidden = { $name } has hidden a code.
told-covered = { $name } has laid a row.
told-row = { $name }: { $row }. { $key }.
told-row-open = { $name }: { $row }.
told-upheld = { $name } challenged a key, and a key was wrong.
told-not-upheld = { $name } challenged a key. Every key so far is right.
told-resigned = { $name } gave the round up.
told-resigned-flag = Time is up for { $name }.
told-resigned-claim = { $name } was away for too long and loses the round.
told-hint = { $name } took a hint.
told-dealt = The tokens are drawn. { $name } begins.
told-asked = { $name } asks: { $row }.
told-answered = { $name }: { $answer }.
told-called-right = { $name } calls MASTERMIND: { $row }. Right!
told-called-wrong = { $name } calls MASTERMIND: { $row }. Wrong.
told-round = Round { $number } begins.
told-round-maker = Round { $number } begins. { $name } makes the code.
told-won = { $name } wins the match.
told-draw = The match is shared by { $names }.
