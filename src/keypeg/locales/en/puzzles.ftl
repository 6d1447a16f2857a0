### Puzzles: at `keypeg puzzle` and on the pages.

puzzle-title = { $box }: puzzle { $seed }, grade { $grade }
puzzle-task = Exactly one code fits all these rows. Which one?
puzzle-colours = Colours:
puzzle-help = Type the code as letters (case does not matter, . is an empty hole). Also: { $commands }.
puzzle-prompt = Your code:
puzzle-right = Right: that is the code.
puzzle-objection = Row { $row } speaks against it. With this code it would have: { $earned }. But it has: { $given }.
puzzle-step = Step { $number }
puzzle-step-known = Step { $number }, with what you know by then
puzzle-all-steps = That was the last step: now only one code is left.
puzzle-solution = The solution, step by step
puzzle-answer = So the code is
puzzle-again = To come back to it: { $command }

## Puzzles of the best row

puzzle-row-title = { $box }: best row, puzzle { $seed }
puzzle-row-task =
    { $codes ->
        [one] One code fits these rows. Which row is the best to lay next?
       *[other] { $codes } codes fit these rows. Which row is the best to lay next?
    }
puzzle-row-prompt = Your choice, 1 to { $last }:
puzzle-row-help = Type a number from 1 to { $last }. Also: { $commands }.
puzzle-row-right = Right: no row is better.
puzzle-row-wrong = Not the best: with it you need { $cost } rows more on average.
puzzle-row-worth = { $rows } rows to go on average. It leaves { $codes } codes on average, and { $keys } different keys could answer it.
puzzle-row-may-be-code = It may be the code.
puzzle-row-not-code = It cannot be the code.
