### The pages of puzzles.

## Choosing a puzzle

puzzles-title = Puzzles
puzzles-lead = Rows and their keys are given. Find the one code that fits all of them, or choose the best of three rows to lay next.
puzzles-box = Box
puzzles-kind = What you look for
puzzles-kind-code = The code
puzzles-kind-best-row = The best row
puzzles-grade = How hard
puzzles-grade-own = For my strength
puzzles-grade-1 = 1, easy
puzzles-grade-2 = 2
puzzles-grade-3 = 3, medium
puzzles-grade-4 = 4
puzzles-grade-5 = 5, hard
puzzles-start = Give me a puzzle
puzzles-rating = Your rating
puzzles-rating-line =
    { $count ->
        [0] It moves with the puzzles that you solve, and so do the puzzles that you get.
        [one] After one puzzle
       *[other] After { $count } puzzles
    }
puzzles-curve = Your rating after each of the latest puzzles, from { $first } to { $last }. The highest was { $most }.
puzzles-missing = There is no such puzzle
puzzles-all = Choose a puzzle

## A puzzle

puzzles-board = Rows and keys
puzzles-lay = This is the code
puzzles-hint = Hint { $step } of { $steps }
puzzles-show = Show the solution
puzzles-show-sure = Show the solution?
puzzles-show-line = The puzzle then counts as not solved.
puzzles-show-no = Keep thinking
puzzles-show-yes = Show it
puzzles-also =
    { $count ->
        [one] So does row { $rows }.
       *[other] So do rows { $rows }.
    }
puzzles-found = You found it!
puzzles-shown = The solution
puzzles-rating-now = Your rating: { $rating } ({ $change })
puzzles-rating-stays = You knew this puzzle already. Your rating stays at { $rating }.
puzzles-next = Next puzzle
puzzles-another = Another puzzle
puzzles-share = Share this puzzle
puzzles-share-text = Can you find the code? { $title }

## The steps of a proof

puzzles-step =
    { $count ->
        [one] Step { $number }: row { $rows }
       *[other] Step { $number }: rows { $rows } together
    }
puzzles-step-known =
    { $count ->
        [one] Step { $number }: row { $rows }, with what you know
       *[other] Step { $number }: rows { $rows } together, with what you know
    }
puzzles-fact-none = There is no room for { $colour }.
puzzles-fact-exactly = The code has exactly { $pegs }.
puzzles-fact-least = The code has at least { $pegs }.
puzzles-fact-most = The code has at most { $pegs }.
puzzles-fact-between = The code has at least { $least } and at most { $pegs }.
puzzles-fact-hole = Hole { $hole } is { $colour }.
puzzles-fact-hole-not = Not in hole { $hole }: { $colours }.

## The best row

puzzles-choices = Three rows to choose from
puzzles-choice = Row { $number }: { $row }
puzzles-best = The best row
puzzles-found-row = You chose the best row!
puzzles-missed-row = Another row was better
puzzles-yours = Your choice
puzzles-why-codes = Why it is better: it leaves { $best } codes on average, and not { $other }.
puzzles-why-code = Why it is better: it may be the code itself.
puzzles-why-keys = Why it is better: { $best } different keys could answer it, and not { $other }.
puzzles-why-later = Why it is better: the codes that it leaves are quicker to tell apart.
puzzles-row-share-text = Which row is the best? { $title }

## In text mode

puzzles-text-code = Your code, by letters or by names
puzzles-text-choice = Your choice, 1 to 3
puzzles-text-unclear =
    { $holes ->
        [one] That is no code. It has one peg of these colours: { $colours }.
       *[other] That is no code. It has { $holes } pegs of these colours: { $colours }.
    }
puzzles-text-unclear-choice = Type 1, 2 or 3.
puzzles-to-board = To the board
