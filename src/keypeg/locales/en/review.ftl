### What `keypeg review` says.

review-count = { $count }
review-left = codes left: { $codes }
review-told = It told the others: { $players }.
review-call-right = MASTERMIND, and right, with a chance of { $chance } by what was known:
review-call-wrong = MASTERMIND, and wrong, with a chance of { $chance } by what was known:
review-certain =
    { $rows ->
        [one] The code was certain once one row lay on the table.
       *[other] The code was certain once { $rows } rows lay on the table.
    }
review-skill = skill { $skill }
review-luck = luck { $luck }
review-player = Skill { $skill }, luck { $luck }.
review-praise-best = Perfect: there was never a better row.
review-praise-good = Very well played.
review-praise-fair = Well played, with room for more.
review-praise-weak = Some rows told you less than they could have.
review-praise-poor = Look at the better rows: they tell you much more.
review-nothing = No row to review yet.
review-only = Only this code was left.
review-best = No row was better.
review-best-known = No better row is known.
review-better = On average { $cost } rows better:
review-better-about = On average about { $cost } rows better:
review-ruled-out =
    { $count ->
        [0] It could not be the code: no code looks like this.
        [one] It could not be the code: row { $rows } ruled it out.
       *[other] It could not be the code: rows { $rows } each ruled it out.
    }
review-contradiction = The keys contradict each other: no code fits them all.
review-list = { $first } and { $last }

## What rows prove

fact-heading = What the rows prove
fact-empty = empty
fact-none =
    { $count ->
        [one] Row { $rows } leaves no room for { $colour }.
       *[other] Rows { $rows } together leave no room for { $colour }.
    }
fact-exactly =
    { $count ->
        [one] Row { $rows } shows: exactly { $pegs } × { $colour }.
       *[other] Rows { $rows } together show: exactly { $pegs } × { $colour }.
    }
fact-least =
    { $count ->
        [one] Row { $rows } shows: at least { $pegs } × { $colour }.
       *[other] Rows { $rows } together show: at least { $pegs } × { $colour }.
    }
fact-most =
    { $count ->
        [one] Row { $rows } shows: at most { $pegs } × { $colour }.
       *[other] Rows { $rows } together show: at most { $pegs } × { $colour }.
    }
fact-between =
    { $count ->
        [one] Row { $rows } shows: { $least } to { $most } × { $colour }.
       *[other] Rows { $rows } together show: { $least } to { $most } × { $colour }.
    }
fact-hole-is =
    { $count ->
        [one] Row { $rows } shows: hole { $hole } is { $colour }.
       *[other] Rows { $rows } together show: hole { $hole } is { $colour }.
    }
fact-hole-is-not =
    { $count ->
        [one] Row { $rows } shows: hole { $hole } is not { $colour }.
       *[other] Rows { $rows } together show: hole { $hole } is not { $colour }.
    }
