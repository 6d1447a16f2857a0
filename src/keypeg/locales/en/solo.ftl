### The code of the day and other games alone, on the pages.

## The code of the day

today-title = The code of the day
today-lead = Everybody looks for the same codes, and each can be played once.
today-open =
    { $rows ->
        [one] One row to find it
       *[other] { $rows } rows to find it
    }
today-go-on = Go on with row { $row }
today-found =
    { $rows ->
        [one] Found in the first row
       *[other] Found in { $rows } rows
    }
today-not_found = Not found
today-given_up = Given up
today-played = { $played } of { $boxes } played
today-streak =
    { $streak ->
        [one] Found today: a streak begins
       *[other] { $streak } days in a row
    }
today-standing = How you stand
today-none = You have not finished a code of this box yet.
today-bar =
    { $rows ->
        [one] In the first row: { $count }
       *[other] In { $rows } rows: { $count }
    }
today-yesterday = The code of the day before
today-later = It is shown here once that day is over everywhere on Earth, or when you have played it.
today-before = The day before

## Choosing a game

solo-title = Play alone
solo-lead = You against a code. Nobody waits, and nothing is at stake.
solo-unfinished = Go on with
solo-kind = What will it be?
solo-kind-single = One code, now
solo-kind-single-line = A fresh code, and all rows of the box to find it.
solo-kind-sprint = Sprint
solo-kind-sprint-line = Ten codes in as few rows as you can. A code that you miss counts one row more than the board has.
solo-box = In which box?
solo-no-repeats = No colour twice
solo-no-repeats-line = Every colour stands at most once in the code. In your rows it may stand as often as you like.
solo-blind = Blind
solo-blind-line = Your rows are covered as soon as they lie. The keys stay.
solo-begin-single = Start
solo-begin-sprint = Start the sprint

## Playing

solo-board = Your board
solo-row-of = Row { $number } of { $limit }
solo-code-of = Code { $number } of { $codes }
solo-so-far =
    { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }
solo-give-up = Give up
solo-give-up-title = Give up?
solo-give-up-line = The code is shown, and it counts as not found.
solo-give-up-no = Play on
solo-to-board = To the board
solo-text-help =
    { $rows ->
        [one] Type { $holes } colours. You have one row. The colours: { $colours }.
       *[other] Type { $holes } colours. You have { $rows } rows. The colours: { $colours }.
    }
solo-text-unclear = That is no row. Type colours or their letters: { $colours }.

## The end

solo-over = The end
solo-found =
    { $rows ->
        [one] Found in the first row!
       *[other] Found in { $rows }!
    }
solo-missed = It kept its secret.
solo-given-up = You gave up.
solo-code-was = The code was { $code }.
solo-sprint-done =
    { $rows ->
        [one] Ten codes in 1 row!
       *[other] Ten codes in { $rows } rows!
    }
solo-best = Your best on this device: { $rows } rows.
solo-best-first = Your first sprint on this board: the one to beat.
solo-best-new = A new best on this device! Before: { $rows } rows.
solo-codes = The codes and how many rows each took
solo-keypeg = Keypeg
solo-again-single = Another code
solo-again-sprint = Another sprint
solo-other = Choose differently
solo-today = Today’s codes
solo-next-box = Next: { $box }
solo-analyse = Analyse
solo-share = Share, no spoilers
solo-copy = Copy, no spoilers
solo-copied = Copied
solo-not-counted = An earlier day does not count for the streak.
solo-tomorrow = The next code comes in { $hours } h { $minutes } min.
