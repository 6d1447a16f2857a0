### What the pages beside the front page and the table say: lists, forms, rules, records.

## Tables in lists

mine-title = Your tables
mine-move = Your move
mine-go-on = Go on
mine-wait = To the table
mine-leave = Leave
list-free = free seat
list-bots = Bots welcome
list-you = { $name } (you)
list-title = Tables
list-open = Open to all
list-none = No table is in the list now. Open one for anyone, and others will find it here.
list-start = Open a table
list-history = Matches that you played
list-record = Look at a match from a file
list-watch = Watch

## Leaving a table

leave-title = Leave this table?
leave-line-open = You give your seat up. If you opened the table, it is closed.
leave-line = It disappears from your list for good. If others play there, you give this round up.
leave-no = Stay
leave-yes = Leave for good

## A new table

new-rules = How it is played
new-opponent = Against whom?
new-level = How strong?
new-players = How many players?
new-me = Me
new-second-computer = The computer
new-second-here = The other player
new-second-link = My friend
new-second-anyone = My opponent
new-computer = Computer: { $level }
new-name-of = Name of player { $number }
new-listed = Show it in the list of tables
new-listed-line = Everybody finds the table there and may watch. Nobody sees more than an onlooker may.
new-bots = Bots may join
new-bots-line = Programs that other people wrote may take a free seat. Everybody sees that they are bots.
new-options = Rules
new-options-usual = as in the book
new-narrowed = What is crossed out or out of reach does not go together with your other choices.
new-open = Open the table
sitter-computer = Computer
sitter-here = Friend on this screen
sitter-here-line = The screen goes from hand to hand. A curtain falls before every secret.
sitter-link = Friend by link
sitter-link-line = You get a link and a QR code to pass on. The match begins when your friend is there.
sitter-anyone = Anyone
sitter-anyone-line = The table goes into the list, and whoever sits down first plays with you.
seat-for-here = On this screen
seat-for-link = By link
seat-for-anyone = Anyone
step-less = { $label }: one less
step-more = { $label }: one more
clock-title = Clock
clock-kind-none = None
clock-kind-per_move = Per move
clock-kind-bank = In all
clock-kind-days = Days
clock-line-per_move = Whoever lets this time run out gives up the round.
clock-line-bank = Time for all of one’s moves in a round, and a little more with each move.
clock-line-days = For players who look in now and then.
clock-field-move = For each move
clock-field-bank = For each round
clock-field-increment = More with each move
span-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }

## Another device

transfer-line = Make a link and open it on your other device. There you are the same player, at all of your tables, and here you stay who you are.
transfer-make = Make a link
transfer-once = The link works once, and for { $minutes } minutes. Give it to nobody: whoever has it is you.
transfer-ask = Be the player who made this link, on this device too?
transfer-instead = On this device you are { $name } now. You will lose that player’s tables here.
transfer-yes = Yes, that is me
transfer-no = No, leave everything as it is
transfer-arrived = You are { $name } on this device now.

## Rules

rules-title = How to play
rules-of = How to play: { $box }
rules-example = A row, its key, and the code
rules-red = Red, a square: right colour, right place.
rules-white = White, a ring: right colour, wrong place.
rules-lines = The lines are only in this picture. In a match key pegs never say which peg they mean.
rules-options = What may be agreed on
rules-values = { $values } (usually { $usual })
rules-range = { $least } to { $most }
rules-least = { $least } or more
rules-yes = yes
rules-no = no
rules-whole = All rules of this box
rules-page = Open as a page
rules-play = Play this box
box-classic-aim =
    The codemaker hides a code of four pegs behind the code shield, and the codebreaker tries to find it in as
    few rows as possible. The codemaker answers each row with red and white key pegs. Every row the
    codebreaker needs is a point for the codemaker; then the players switch roles. Whoever has more points
    after the agreed rounds wins.
box-travel-aim =
    The codemaker hides a code of four pegs, all of different colours, and the codebreaker tries to find it in
    as few rows as possible. The codemaker answers each row by pulling out a red and a white slider. Every row
    used is a point for the codemaker; then the players switch roles. Whoever has more points after the agreed
    rounds wins.
box-hasbro94-aim =
    The codemaker hides a code of four pegs in eight colours, and the codebreaker tries to find it within
    twelve rows. The codemaker answers each row with red and white key pegs. Every row used is a point for the
    codemaker, marked on the score track; then the players switch roles. Whoever has more points after the
    agreed rounds wins.
box-duel-aim =
    Each player hides a code and tries to find the opponent’s. In every turn both lay a row, and only then
    does each give the other the key. A player who finds the code in a turn in which the opponent does not
    wins the round and a point. The first to hold a majority of the points wins the match.
box-group-aim =
    Every board secretly holds one colour and its position; together they make up the code. In turn, players
    lay a row and question the others, whose boards each answer for their own part, and everybody sees the
    answers. A player who believes they know the whole code calls MASTERMIND: if they are right they win the
    round, and if they are wrong they are out of it. Whoever wins the most rounds wins the match.
box-custom-aim =
    As in the classic game, the codemaker hides a code and the codebreaker tries to find it in as few rows as
    possible. Every row used is a point for the codemaker; then the players switch roles. Whoever has more
    points after the agreed rounds wins. The size of the code, the number of rows and the rest are for the
    players to choose.
box-super-aim =
    The codemaker hides a code of five pegs in eight colours behind the code shield, and the codebreaker tries
    to find it in as few rows as possible. The codemaker answers each row with red and white key pegs. Every row
    the codebreaker needs is a point for the codemaker; then the players switch roles. Whoever has more points
    after the agreed rounds wins.

## What may be agreed on

agreed-option = { $label }: { $value }
agreed-not = { $label }: no
label-rounds = Rounds
label-marking = Keys
label-hints = Hints and automatic notes
label-first_codemaker = Who makes the first code?
label-guesses = Rows
label-tie_break = On a tie
label-colours = Colours
label-doubles = Doubles
label-ninth_colour = Ninth colour
label-penalty = Penalty
label-rings = Rings
label-handicap = Head start
label-race = Race
label-boards_each = Boards each
label-second_board = Two boards for
label-rows = Rows
label-calls = MASTERMIND
label-pegs = Pegs
label-row_limit = Number of rows
label-repeats = Repeated colours
label-empties = Empty holes
label-bonus = Bonus
label-mistake = Wrong key
choice-marking-referee = by the referee
choice-marking-by_hand = by hand
choice-hints-allowed = allowed
choice-hints-forbidden = forbidden
choice-first_codemaker-0 = { $first }
choice-first_codemaker-1 = { $second }
choice-first_codemaker-lot = Draw lots
choice-guesses-any = anything goes
choice-guesses-as_code = like a code
choice-tie_break-extra_round = extra rounds
choice-tie_break-draw = a draw
choice-penalty-codemaker = codemaker
choice-penalty-as_printed = codebreaker, as printed
choice-handicap-null = nobody
choice-handicap-0 = { $first }
choice-handicap-1 = { $second }
choice-second_board-null = nobody
choice-second_board-0 = { $first }
choice-second_board-1 = { $second }
choice-rows-as_code = like a code
choice-rows-any = anything goes
choice-calls-on_turn = on one’s turn
choice-calls-anytime = at any time
choice-mistake-breaker_plus_3 = codebreaker +3
choice-mistake-transfer_3 = codemaker gives 3 to codebreaker
choice-mistake-maker_minus_3 = codemaker −3
clock-words-none = none
clock-words-per_move = { $time } a move
clock-words-bank = { $time } a round
clock-words-bank-more = { $time } a round + { $more } s a move
clock-words-days =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
span-seconds = { $seconds } s
span-minutes = { $minutes } min

## Options

option-rounds = How many rounds the match has.
option-marking = Who gives the keys: the referee, or the players by hand.
option-hints = Whether hints and automatic notes are allowed. Notes by hand always are.
option-first_codemaker = Who makes the first code.
option-guesses = Whether rows are free or must obey the rules for the code.
option-tie_break = What happens on a tie: extra rounds, or a draw.
option-colours = How many colours the pegs come in.
option-doubles = Whether the code may hold a colour more than once.
option-ninth_colour = Whether holes may stay empty and count as a ninth colour.
option-penalty = Who loses 3 points for a wrong key: the codemaker, or, as printed in German, the codebreaker.
option-rings = How many rings a code has: five or four.
option-handicap = Who gets a head start, with four rings to find instead of five.
option-race = Whether both players guess at their own pace instead of in turns.
option-boards_each = How many boards each player has; two only with two players.
option-second_board = Which player alone has two boards; for two players, the other has one.
option-rows = Whether a row must have the shape of a code or may be anything.
option-calls = When MASTERMIND may be called: only on one’s turn, or at any time.
option-pegs = How many pegs the code has.
option-row_limit = How many rows the codebreaker has.
option-repeats = Whether the code may repeat colours.
option-empties = Whether holes may stay empty and count as a further colour.
option-bonus = How many extra points the codemaker scores if the code is not found.
option-mistake = How points are given or taken for a wrong key.

## The record of a match, and sharing it

record-title = A match, row by row
record-rounds = Rounds
record-steps = Steps
record-step = Step
record-back = A step back
record-forward = A step forward
record-at = Step { $step } of { $steps }
record-codes = Show what was hidden from the start
record-tags = About the match
record-note = Note: { $note }
record-analyse = Analyse this position
record-analyse-of =
    { $who ->
        [you] Analyse your board
       *[other] Analyse the board of { $name }
    }
record-download = Download the record
record-to-table = To the table
record-empty = Nothing has been played here yet.
record-other = Open another match…
bring-line = A match record from a file, as Keypeg saves it:
bring-no-record = This file holds no match record.
share-title = Share this match
share-colours = With the colours (gives the code away)
share-text = As text
share-copy-text = Copy the text
share-save = Save the picture
share-round =
    { $rows ->
        [one] Round { $number }: { $outcome } 1 row.
       *[other] Round { $number }: { $outcome } { $rows } rows.
    }

## Names, devices and rounds

home-you = You
home-name = Your name
home-name-keep = Keep
home-name-kept = You are { $name } at tables from now on.
transfer-title = Play on another device
record-round = Round { $number }
record-replay = Round { $number }, attempt { $attempt }

## Fair play

fair-line = When a code is hidden, the table publishes a commitment: a number that gives nothing away and fits this code alone. This browser keeps it, and compares it with the code at the reveal.
fair-none = No commitment has been published since this page was opened.
fair-place = { $when }: { $what }
fair-code =
    { $who ->
        [you] your code
       *[other] the code of { $name }
    }
fair-deal = the tokens
fair-hidden = Still hidden.
fair-same =
    { $codes ->
        [one] Checked: the code was not changed.
       *[other] Checked: the codes were not changed.
    }
fair-same-deal = Checked: the tokens were not changed.
fair-changed =
    { $who ->
        [you] Warning: your code is not the one that was hidden. Save the receipt.
       *[other] Warning: the code of { $name } is not the one that was hidden. Save the receipt.
    }
fair-changed-deal = Warning: the tokens are not the ones that were drawn. Save the receipt.
fair-unseen = Not checked: this page was not there when the code was hidden.
fair-details = Details
fair-text = Compared with the SHA-256 of this text:
fair-receipt = A receipt holds these commitments in a file. The record of the match can be checked against it at any time, on the page that shows the match row by row.
fair-save = Save the receipt
fair-bring = A receipt from a file, to check this match against:
file-choose = Choose a file…

## The notebook

notes-code = the code
notes-of = Notes on { $what }
notes-pages = Whose token
notes-cell = { $colour }, { $place }: { $mark }
notes-mark-possible = possible
notes-mark-out = out
notes-mark-sure = sure
notes-automatic = { $mark } (automatic)
notes-cross-out = Cross out { $colour } everywhere, or bring it back
notes-own =
    { $who ->
        [you] You hold { $tokens }.
       *[other] { $name } holds { $tokens }.
    }
notes-auto = Automatic notes
notes-by-hand = By hand only, as agreed
notes-clear = Clear this page
notes-fits =
    { $codes ->
        [one] One code fits what lies open.
       *[other] { $codes } codes fit what lies open.
    }
notes-none-fits = No code fits what lies open: an answer must be wrong.
notes-too-many = Too many codes to go through. Only what single rows say plainly is noted.

## Marking by hand

mark-label = The key for this row
mark-row = Row
mark-reds = Red: right colour, right place
mark-whites = White: right colour, wrong place
mark-red-less = One red less
mark-red-more = One red more
mark-white-less = One white less
mark-white-more = One white more
mark-give = Give { $key }

## The group box

token-open = { $colour } on { $number }
token-covered = covered
group-asks = asks
group-won =
    { $rounds ->
        [0] no round won
        [one] 1 round won
       *[other] { $rounds } rounds won
    }
group-doing-asks =
    { $who ->
        [you] your turn
       *[other] asks
    }
group-doing-answers =
    { $who ->
        [you] your answer…
       *[other] answers…
    }
group-doing-out = out
group-doing-barred = out; the referee answers
group-rows = The rows asked so far
group-rows-of =
    { $who ->
        [you] Your rows
       *[other] The rows of { $name }
    }
group-nothing = No row has been asked yet.
group-undealt = The tokens are being drawn.
group-code = Known of the code: { $code }
group-unknown = unknown
group-which = board { $number }
group-asked =
    { $who ->
        [you] Row { $number }, you ask: { $row }
       *[other] Row { $number }, { $name } asks: { $row }
    }
group-called =
    { $who ->
        [you] You called MASTERMIND: { $row }. Wrong.
       *[other] { $name } called MASTERMIND: { $row }. Wrong.
    }
group-turn =
    { $who ->
        [you] Your turn.
       *[other] { $name }, your turn.
    }
group-pegs =
    Lay { $pegs ->
        [one] 1 peg
       *[other] { $pegs } pegs
    }, leave { $empty ->
        [one] 1 place empty
       *[other] { $empty } places empty
    }.
group-out =
    { $who ->
        [you] You are out of this round and go on answering.
       *[other] { $name } is out of this round and goes on answering.
    }
group-barred =
    { $who ->
        [you] You answered wrongly and are out of the replays of this round. The referee answers.
       *[other] { $name } answered wrongly and is out of the replays of this round. The referee answers.
    }
call-line =
    { $who ->
        [you] The whole code: if it is wrong, you are out.
       *[other] { $name }, the whole code: if it is wrong, you are out.
    }

## The settings

settings-language = Language
settings-theme = Colours of the page
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-board = The board
settings-board-auto = As the screen suggests
settings-board-standing = Standing
settings-board-lying = Lying on its side
settings-play = While playing
settings-sounds = Sounds and vibration
settings-text = Text mode: typed commands instead of a board

## An address that does not exist

lost-title = There is nothing here
lost-line = This address leads nowhere. Perhaps a letter is missing.

## The menu of a match and its dialogs

tray-hold = Keep hole { $number } for the next row
tray-wipe = Clear
empty-row-sure = Lay this row without a single peg?
empty-row-no = Not yet
empty-row-yes = Lay it empty
note-uneven_rounds = With an odd number of rounds one player makes more codes.
fair-title = Fair play
menu-rules = Rules
menu-resign = Give the round up
menu-text = Text mode
menu-pass = Pass the screen to { $name }
resign-sure = Give this round up?
resign-cost-breaker = { $name } then scores as if the code had held.
resign-cost-maker = The rules of this box say what a codemaker pays for giving up.
resign-cost-duel = The point of this round then goes to { $name }.
resign-cost-group = You are then out of this round. The others play on.
resign-no = Play on
resign-yes = Give up

## Asking and calling

verb-ask = Ask
verb-mastermind = MASTERMIND!
call-do = Call MASTERMIND…
call-not = Do not call
answer-label = Your answer to this row

## Links and sharing

room-sit = Sit down
share-code = The link as a QR code
share-link = Link
share-copy = Copy the link
share-copied = Copied
share-send = Send…
share-match = Share…
