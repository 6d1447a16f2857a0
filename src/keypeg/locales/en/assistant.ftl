### The assistant for a real box, on the pages.

## The score keeper

score-box = The box
score-players = Players
score-name = Name of player { $number }
score-begin = Begin the score
score-sheet = Score sheet
score-empty = Nothing is noted yet.
score-attempt = { $number }, try { $attempt }
score-round = Round { $number } of { $rounds }
score-round-again = Round { $number } again
score-round-extra = Extra round { $number }
score-roles = { $maker } hides a code, { $breaker } looks for it.
score-both-hide = Both hide a code and look for the other’s.
score-opens = { $name } opens.
score-barred = { $name } is out of this replay.
score-won = { $name } wins the match
score-shared = A draw between { $names }
score-hid = hid the code
score-opened = opened
score-found-in = Found in how many rows?
score-in-rows =
    { $rows ->
        [one] Found in 1 row
       *[other] Found in { $rows } rows
    }
score-found-by = { $name } found the code
score-not_found = Not found
score-both_found = Both found it
score-out_of_rows = Nobody found it
score-mastermind-by = { $name } called it rightly
score-all_out = Everybody is out
score-wrong_key = A key was wrong
score-resigned-by = { $name } gave up
score-no-points = no points
score-again = again
score-rare = Something else happened
score-who-wrong = Whose key was wrong?
score-who-opens = Who opens? Chance decides.
score-draw = Draw
score-undo = Undo
score-undone = Taken back.
score-new = New match
score-retry = Try again
score-mend = Mend this line
score-mend-title = Mend line { $number }
score-later-lines = What was noted later does not fit any more.
score-drop-later = Mend, and drop the later lines

## The roles

assistant-title = Beside a real box
assistant-lead = Put the phone on the table beside your box. What shall it be?
assistant-goes-on = Goes on where you stopped
assistant-private = Everything stays on this device. The screen stays on while a role is open.
assistant-adviser = Adviser
assistant-adviser-line = You look for a code. It says what is left and gives hints.
assistant-marker = Marker
assistant-marker-line = You hid a code. It says the key of every row, or checks the keys that were given.
assistant-codemaker = Codemaker
assistant-codemaker-line = You are alone with the box. It hides a code and gives the keys.
assistant-breaker = Codebreaker
assistant-breaker-line = You hide a code and give the keys. It looks for the code.
assistant-scores = Score keeper
assistant-scores-line = Names, rounds and points, by the book.
assistant-group = Adviser for the group box
assistant-group-line = Tokens, questions and answers: what you can know.
