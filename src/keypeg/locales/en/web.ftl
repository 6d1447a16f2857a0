### What the pages say.

## The bar and the settings

bar-skip = Skip to the board
bar-home = Home
bar-nav = Keypeg
bar-daily = Today
bar-tables = Tables
bar-rules = Rules
bar-learn = Learn in a minute
bar-analyse = Analysis
bar-settings = Settings
failed-no-connection = The server cannot be reached. Try again in a moment.
dialog-close = Close

## Home

home-title = Crack the code.
home-play = Play
home-play-box = Play { $box }
home-play-own = Play your own box
home-level = Level of the computer
home-players = { $least } to { $most } players
home-today = Today
home-daily = The code of the day
home-puzzles = Puzzles
home-solo = One code now
home-assistant = Beside a real box
home-history = Your matches
home-new = New here?
home-new-line = Learn the game in under a minute, on a board.
home-new-no = I know it
guest-name = Guest

## Pegs, rows and keys

peg-empty = empty
row-covered = covered
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
row-words = Row { $number }: { $row } – { $key }.
row-words-open = Row { $number }: { $row }. No key yet.
row-copy = Copy row { $number }
row-sealed = Sealed
code-of =
    { $who ->
        [you] Your code
       *[other] { $name }’s code
    }
board-of =
    { $who ->
        [you] Your board
       *[other] { $name }’s board
    }
shield-open = The code: { $code }
shield-shut = A code lies behind the shield.
shield-empty = No code yet.
board-of-maker =
    { $who ->
        [you] Board with your code
       *[other] Board with the code of { $name }
    }
board-of-breaker =
    { $who ->
        [you] Your board
       *[other] Board of { $name }
    }
board-named =
    { $who ->
        [you] Your board { $number }
       *[other] { $name }, board { $number }
    }
duel-down = ✓ row laid

## The tray

tray-label = Your row
tray-hole = Hole { $number }: { $colour }
tray-hole-held = Hole { $number }: { $colour }, kept
tray-palette = Colours
tray-undo = Undo
verb-hide = Hide the code
verb-guess = Lay the row
lay-row = Lay row { $number }
pegs-missing =
    { $count ->
        [one] 1 more peg
       *[other] { $count } more pegs
    }
pegs-extra =
    { $count ->
        [one] 1 peg too many
       *[other] { $count } pegs too many
    }
dock-answer = Your answer first
dock-waits = Not your turn yet
dock-onlooker = You are watching this match.

## Marking and answering by hand

mark-code = Code

## The table

table-title = A table
table-coming = Coming to the table…
seat-you = You
seat-number = Seat { $number }
player-number = Player { $number }
seat-named = { $name } ({ $number })
seat-there = there
seat-away = away
role-maker = codemaker
role-breaker = codebreaker
role-out = out of this round
role-barred = out; the referee answers
players-label = Players
score-words =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
track-words-red = { $points } on the score track of { $notches } notches, with the red peg
track-words-white = { $points } on the score track of { $notches } notches, with the white peg
round-of = Round { $number } of { $rounds }
round-attempt = attempt { $attempt }
clock-days = { $days } d { $hours } h
claim-in = Away. The round can be claimed in { $time }.
claim-now = Claim the round
connection-reconnecting = Reconnecting… Nothing is lost.
connection-offline = This device is offline. The match goes on when it is back.
connection-ended = The server has closed this table to you.
race-in = The race starts in { $seconds }
notes-title = Notes
menu-more = More
menu-challenge = Challenge a key
rule-why = Why? ({ $rule })
record-see = Row by row

## Choosing a box and a table

home-boxes = Choose a box
home-tables = Join a match, or watch one.
