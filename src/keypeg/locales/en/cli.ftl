### What the command line says.

## keypeg alone

greeting-commands =
    Keypeg: Mastermind, all of it.

      keypeg play       a match in this terminal; a first game against a computer: --computer rookie
      keypeg daily      the code of the day
      keypeg puzzle     rows and keys that one code fits: find it
      keypeg assist     help beside a real box
      keypeg analyse    what the code can still be, and the best rows: keypeg analyse --row { PEGS("RRYY") }=1,1
      keypeg serve      the pages, for browsers: http://localhost:8000

    keypeg --help lists all commands, keypeg COMMAND --help explains one.

command-interrupted = interrupted
standard-output = standard output

## keypeg editions: the table of boxes

table-box = Box
table-players = Players
table-code = Code
table-rows = Rows
table-found = Found
table-not-found = Not found
table-mistake = Wrong key
table-ending = Wins the match
table-line = { $head }: { $cell }
cell-code = { $holes } of { $colours } colours, repeats allowed
cell-code-no-repeats = { $holes } of { $colours } colours, no repeats
cell-code-group = { $holes } places, { $colours } colours, a peg a board
cell-rows-each = { $rows } each
cell-no-limit = no limit
cell-per-row = codemaker: 1 a row
cell-point = finder: 1
cell-call = caller: 1
cell-maker = codemaker: { $points }
cell-replay = replay
cell-all-out = all out: nobody
cell-mistake-breaker = codebreaker +3, replay
cell-mistake-transfer = 3 points pass to the codebreaker, replay
cell-mistake-maker = codemaker −3, replay
cell-mistake-victim = victim +1, replay
cell-mistake-void = replay
cell-ending-draw = higher total; a tie is a draw
cell-ending-extra = higher total; a tie is played off
cell-ending-majority = first to a majority of points
cell-ending-rounds = most rounds won; ties share
editions-options = Options of { $box }
editions-default = default: { $value }
editions-all = All boxes
editions-more = How to play a box: keypeg rules EDITION

## keypeg replay and keypeg play: the score sheet

sheet-title = { $box }: { $players }
sheet-round = Round { $number }
sheet-attempt = Round { $number }, attempt { $attempt }
sheet-maker =
    { $name ->
        [you] You make the code
       *[other] { $name } makes the code
    }
sheet-code-of =
    { $name ->
        [you] Your code
       *[other] Code of { $name }
    }
sheet-code = Code
sheet-rows-of =
    { $name ->
        [you] Your rows
       *[other] Rows of { $name }
    }
sheet-token =
    { $name ->
        [you] You drew
       *[other] { $name } drew
    }
sheet-opens =
    { $name ->
        [you] You open
       *[other] { $name } opens
    }
sheet-barred =
    { $name ->
        [you] You answered wrongly: out of the replays of this round, and the referee answers
       *[other] { $name } answered wrongly: out of the replays of this round, and the referee answers
    }
sheet-call =
    { $name ->
        [you] You called MASTERMIND: wrong
       *[other] { $name } called MASTERMIND: wrong
    }
sheet-mistake =
    { $name ->
        [you] You answered row { $row } with { $given }; right was { $right }.
       *[other] { $name } answered row { $row } with { $given }; right was { $right }.
    }
sheet-key = { $reds } red, { $whites } white
sheet-points = { $name } { $points }
sheet-no-points = nobody scores
sheet-score = Score: { $scores }
sheet-again = The round is played again.
sheet-note = Note on action { $action }: { $note }
sheet-unfinished = The match is not over: round { $number } of { $rounds }.
sheet-won =
    { $name ->
        [you] You win the match ({ $rule }).
       *[other] { $name } wins the match ({ $rule }).
    }
sheet-draw = A draw between { $names } ({ $rule }).
sheet-note-uneven_rounds = Note: with an odd number of rounds one player makes more codes than the other.

## keypeg play

play-help =
    Type a row as letters (case does not matter, . is an empty hole). Also: { $commands }.
play-acts-for = “{ $name }: …” acts for { $name }.
play-pass = Pass the keyboard to { $name }, then press Enter.
play-hide =
    { $name ->
        [you] Hide a code (Enter: let the table draw one, unseen):
       *[other] { $name }, hide a code (Enter: let the table draw one, unseen):
    }
play-guess =
    { $name ->
        [you] Your row:
       *[other] { $name }, your row:
    }
play-mark =
    { $name ->
        [you] Mark { PEGS($row) } (reds whites, such as 1 2):
       *[other] { $name }, mark { PEGS($row) } (reds whites, such as 1 2):
    }
play-ask =
    { $name ->
        [you] A row to ask, such as { PEGS($row) }, or mastermind and the code:
       *[other] { $name }, a row to ask, such as { PEGS($row) }, or mastermind and the code:
    }
play-answer =
    { $name ->
        [you] Your answer to { PEGS($row) } (black, white, none):
       *[other] { $name }, your answer to { PEGS($row) } (black, white, none):
    }
play-holds =
    { $name ->
        [you] You hold
       *[other] { $name } holds
    }
play-you = You
play-goes-on =
    { $actions ->
        [one] The match goes on after one action.
       *[other] The match goes on after { $actions } actions.
    }
play-no-notes = You have no notes. { $command } with a text takes one.
play-taken-back = Taken back.
play-undo-note = In place of { PEGS($rows) }, taken back after its key was seen
play-too-late = Too late: the round was over before you laid it.
play-unclear = Not understood.
play-meant = Did you mean { $command }?
play-upheld = The challenge holds: a key was wrong.
play-not-upheld = Every key so far is right; play goes on.
play-saved = The record is in { $file }.
play-bye = Stopped before the end.
play-review = Type { $command } to read what every row was worth, or press Enter to leave:
command-resign = resign
command-challenge = challenge
command-mastermind = mastermind
command-quit = quit
command-hint = hint
command-review = review
command-solution = solution
command-undo = undo
command-nobody = nobody
command-wrong = wrong
command-both = both
command-out = out
command-mend = mend
command-rules = rules
command-rows = rows
command-notes = notes
command-help = help
answer-black = black
answer-white = white
answer-none = none
