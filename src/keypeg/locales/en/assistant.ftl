### The assistant for a real box, on the pages.

## The score keeper

pad-box = The box
pad-players = Players
pad-name = Name of player { $number }
pad-begin = Begin
pad-sheet = Score sheet
pad-empty = Nothing is noted yet.
pad-attempt = { $number }, try { $attempt }
pad-round = Round { $number } of { $rounds }
pad-round-again = Round { $number } again
pad-round-extra = Extra round { $number }
pad-roles = { $maker } hides a code, { $breaker } looks for it.
pad-both-hide = Both hide a code and look for the other’s.
pad-opens = { $name } opens.
pad-barred = { $name } is out of this replay.
pad-won = { $name } wins the match
pad-shared = A draw between { $names }
pad-hid = hid the code
pad-opened = opened
pad-found-in = Found in how many rows?
pad-in-rows =
    { $rows ->
        [one] Found in 1 row
       *[other] Found in { $rows } rows
    }
pad-found-by = { $name } found the code
pad-not_found = Not found
pad-both_found = Both found it
pad-out_of_rows = Nobody found it
pad-mastermind-by = { $name } called it rightly
pad-all_out = Everybody is out
pad-wrong_key = A key was wrong
pad-resigned-by = { $name } gave up
pad-no-points = no points
pad-again = again
pad-rare = Something else happened
pad-who-wrong = Whose key was wrong?
pad-who-opens = Who opens? Chance decides.
pad-draw = Draw
pad-undo = Undo
pad-undone = Taken back.
pad-new = New match
pad-new-sure = Begin a new match?
pad-new-line = What you have noted will be gone.
pad-new-no = Go on with this one
pad-new-yes = New match
pad-retry = Try again
pad-mend = Mend this line
pad-mend-title = Mend line { $number }
pad-later-lines = What was noted later does not fit any more.
pad-drop-later = Mend, and drop the later lines

## The group box

group-aid-you-first = You are player 1. The others follow clockwise.
group-aid-title = What you can know
group-aid-your-token = Your token
group-aid-colour =
    { $number ->
        [one] Colour
       *[other] Colour of token { $number }
    }
group-aid-number =
    { $number ->
        [one] Number
       *[other] Number of token { $number }
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
group-aid-type = Type who asks, the row, and the answers in their order: { $name } { $row } { $answers }
group-aid-unclear = Not understood.
group-aid-check = Check the answers
group-aid-token-of = Token of { $name }
group-aid-checked = Check
group-aid-wrong = { $name } answered question { $number } wrongly: right is { $answer }.
group-aid-all-right = All answers were right.
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
assistant-private = Only this device remembers what you enter. The screen stays on while a role is open.
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

## On every screen

assistant-roles = All roles
assistant-box = Box:
assistant-start-over = Start over
assistant-start-over-line = The rows that you noted here will be gone.
assistant-set-key = Set { $key }
assistant-row-done = Row is right
assistant-found =
    { $rows ->
        [one] Found in the first row.
       *[other] Found in { $rows } rows.
    }

## Adviser

assistant-adviser-first = Lay the first row as it is on the board, then its key.

## Codebreaker

assistant-breaker-lay = Lay this as row { $number }, and give its key.
assistant-breaker-sure = Row { $number } must be your code. Give its key.
assistant-breaker-wrong = Which key was wrong?
assistant-breaker-found =
    { $rows ->
        [one] Your code, in the very first row!
       *[other] Your code, found in { $rows } rows.
    }
assistant-breaker-full =
    { $count ->
        [one] No row is left. Only one code would have fitted.
       *[other] No row is left. { $codes } codes still fit: you have won.
    }
assistant-breaker-again = Another code

## Codemaker

assistant-codemaker-first = A code is hidden. Find it in { $rows } rows.
assistant-codemaker-key = Row { $number }: { $key }
assistant-codemaker-missed = This time the code won.
assistant-codemaker-show = Show the code
assistant-codemaker-show-line = It then counts as not found.
assistant-codemaker-restart = Start over
assistant-codemaker-restart-line = Another code is hidden, and the score begins at zero.
assistant-no = No, go on
assistant-yes = Yes
assistant-score =
    { $codes ->
        [one] One code played, found in { $rows } rows
       *[other] { $codes } codes played, { $found } found, { $rows } rows on average
    }
assistant-score-none =
    { $codes ->
        [one] One code played, not found
       *[other] { $codes } codes played, none found
    }

## Marker

assistant-mode-mark = Give keys
assistant-mode-check = Check keys
assistant-mark-code = Lay your code here while nobody looks.
assistant-mark-begin = Lay the code
assistant-mark-first = The code is covered. Lay the rows as they come.
assistant-check-code = After the round: lay the code, then each row with the key it was given.
assistant-check-code-done = That is the code
assistant-check-first = Lay the first row, then the key it was given.
assistant-check-more = Lay the next row, then its key.
assistant-check-right =
    { $rows ->
        [one] This key is right.
       *[other] All { $rows } keys are right.
    }
assistant-check-wrong = The key of row { $number } is wrong: it was { $given }, and should be { $right }.
assistant-check-typo = Change it
assistant-why = Why?
assistant-why-key = Why has row { $number } { $key }?
assistant-why-title = Row { $number }: { $key }
assistant-why-none = No colour of this row is in the code.
assistant-why-order = Key pegs stand in no order: put the red ones first.
assistant-curtain = Only for the codemaker
assistant-curtain-code = Everybody else, look away. The code is laid now.
assistant-curtain-why = Everybody else, look away. The reason shows the code.
assistant-curtain-lift = I am the codemaker

## Text mode

assistant-type-help = help
assistant-type-rows = rows
assistant-type-hint = hint
assistant-type-undo = undo
assistant-type-key = key
assistant-type-why = why
assistant-type-code = code
assistant-type-check = check
assistant-type-again = again
assistant-to-board = Show the board
assistant-text-field = A row, a key or a command
assistant-text-adviser = Type a row and its key, reds first, such as { $row } 1 2. To change the key of row 3: key 3 1 2.
assistant-text-marker = Type the code first, then rows such as { $row }; each gets its key, and “why” says the reason. To check keys after a round, type “check”, the code, and rows with their keys, such as { $row } 1 2.
assistant-text-codemaker = Type rows such as { $row }. “code” shows the code, which then counts as not found.
assistant-text-breaker = Answer each row with its key, reds first, such as 1 2. To change the key of row 3: key 3 1 2.
assistant-text-colours = The colours: { $colours }.
assistant-text-commands = Commands: { $commands }.
assistant-text-covered = The code is known.
assistant-text-only-key = It lays the rows itself. Type the key only, such as 1 2.
assistant-text-no-key = This row has no key. Type it after the row, reds first: { PEGS($row) } 1 2.
assistant-text-no-row = There is no row that waits for a key alone. Type a row before it.
assistant-text-no-rows = No row is laid yet.
assistant-text-bad-key = Type the number of a row that is laid and its new key, such as key 1 2 0.
assistant-text-no-hint = There is no hint for this position.
assistant-text-not-here = This role has no such command.
assistant-bad-empty = Type a row such as { $row }, or “help”.
assistant-bad-row = There is a word that is no colour. Type colours or their letters, such as { $row }.
assistant-bad-shape = This row does not fit the board. It has { $holes } holes, as in { $row }.
assistant-bad-key = This is no key. Type the reds and then the whites, such as { $row } 1 2; with { $holes } holes, at most { $holes } key pegs.
