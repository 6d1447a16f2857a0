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

## The group box

group-aid-you-first = You are player 1. The others follow clockwise.
group-aid-title = What you can know
group-aid-your-token = Your token
group-aid-colour =
    { $number ->
        [one] The colour of your token
       *[other] The colour of your token { $number }
    }
group-aid-number =
    { $number ->
        [one] Its number
       *[other] The number of your token { $number }
    }
group-aid-start = That is my token
group-aid-question = Question
group-aid-none = No question has been noted yet.
group-aid-held = What each may hold
group-aid-who-asks = Who asks?
group-aid-who-called = Who called wrongly?
group-aid-answer = Answer of { $name }
group-aid-ask = A question
group-aid-call = A wrong call
group-aid-note = Note question { $number }
group-aid-note-call = Note the wrong call
group-aid-row-open =
    { $pegs ->
        [0] Put the row in
        [one] The row has 1 peg
       *[other] The row has { $pegs } pegs
    }
group-aid-round = Next round
group-aid-own-wrong = You answered question { $number } wrongly: right is { $answer }.
group-aid-contradict =
    { $count ->
        [one] The answers to question { $rows } cannot all be right.
       *[other] The answers to questions { $rows } contradict each other: no code fits them all.
    }
group-aid-repair = Question { $number }: { $name } meant { $answer }
group-aid-no-repair = More than one answer is wrong: no single change would mend it.

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
