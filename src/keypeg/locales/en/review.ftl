### What `keypeg review` says.

review-count = { $count }
review-percent-under = under 1%
review-percent-over = over 99%
review-left = codes left: { $codes }
review-told = It told the others: { $players }.
review-call-right = MASTERMIND, and right, with a chance of { $chance } by what was known:
review-call-wrong = MASTERMIND, and wrong, with a chance of { $chance } by what was known:
review-call-lost =
    { $codes ->
        [one] The wrong call put its caller out, although only one code fitted.
       *[other] The wrong call put its caller out: { $codes } codes still fitted.
    }
review-call-impossible =
    { $codes ->
        [one] The call could not be right and put its caller out; asking on was better. One code still fitted.
       *[other] The call could not be right and put its caller out; asking on was better: { $codes } codes still fitted.
    }
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
review-stopped =
    { $rows ->
        [one] { $name } stopped after one row.
       *[other] { $name } stopped after { $rows } rows.
    }
review-nothing = There is no row to review.
review-without-keys =
    { $rows ->
        [one] One row of this round is without its key: its code is still hidden and not in the record. Review the match again when the round is over.
       *[other] { $rows } rows of this round are without their keys: their code is still hidden and not in the record. Review the match again when the round is over.
    }
review-only = Only this code was left.
review-best = No row was better.
review-best-known = No better row is known.
review-better = A better row, which saves { $cost } rows on average:
review-better-about = A better row, which saves about { $cost } rows on average:
review-better-hardly = A slightly better row, which saves less than 0.01 rows on average:
review-ruled-out =
    { $count ->
        [0] It could not be the code: no code looks like this.
        [one] It could not be the code: row { $rows } ruled it out.
       *[other] It could not be the code: rows { $rows } each ruled it out.
    }
review-tells-nothing = Its key was clear beforehand, so that it told nothing new.
review-list = { $first } and { $last }
review-verdict-only = only choice
review-verdict-best = best
review-verdict-good = good
review-verdict-fair = fair
review-verdict-weak = weak
review-verdict-poor = costly
review-why-both = On average it leaves { $codes } codes instead of { $laid }, and { $keys } different keys could answer it instead of { $laid_keys }.
review-why-codes = On average it leaves { $codes } codes instead of { $laid }.
review-why-keys = { $keys } different keys could answer it instead of { $laid_keys }.
review-why-code = It tells as much, and it could have been the code.
review-why-later = It leaves codes that the next rows tell apart more easily.
review-contradicting =
    { $count ->
        [one] No code earns row { $rows } its key.
       *[other] The keys of rows { $rows } contradict each other: no code fits them all.
    }
review-code-of = The code of { $name }:
review-code-found =
    { $rows ->
        [one] { $name } found it in the first row.
       *[other] { $name } found it in { $rows } rows.
    }
review-code-not-found =
    { $rows ->
        [one] { $name } did not find it in one row.
       *[other] { $name } did not find it in { $rows } rows.
    }
review-code-hard = Harder than { $hardness } of 100 codes: the best strategy takes { $best } rows for a code like this, { $average } on average.
review-code-average = About as hard as the average code: the best strategy takes { $average } rows.
review-mistake = Wrong key for row { $row } of { $name }:
review-mistake-key = given: { $given }; right: { $right }.
review-mistake-cost =
    { $rows ->
        [0] Codes left after it: { $left }, and the right one was not among them. After the right key: { $right }.
        [one] Codes left after it: { $left }, and the right one was not among them. After the right key: { $right }. One row was laid in vain after it.
       *[other] Codes left after it: { $left }, and the right one was not among them. After the right key: { $right }. { $rows } rows were laid in vain after it.
    }
review-shares = The chances of { $name } for the point before each turn: { $shares }.
review-tied = Both found their code in the same turn, so the round is played again.
review-question = A more telling question: about { $best } codes left after it instead of { $laid }:
review-question-good = Hardly any question would have told more.
review-rivals = Chance that somebody else would have been first: { $chance }.
review-certain-seats = The code could be known for certain: { $players }.
review-certain-after =
    { $rows ->
        [0] for { $name } from the start
        [one] for { $name } after one row
       *[other] for { $name } after { $rows } rows
    }
review-certain-never = for { $name } never
review-asker = Skill { $skill }.

## What rows prove

fact-heading = What the rows prove
fact-empty = empty
fact-colour =
    { $letter ->
        [empty] an empty hole
       *[other] { $colour }
    }
fact-pegs =
    { $letter ->
        [empty]
            { $pegs ->
                [one] one empty hole
               *[other] { $pegs } empty holes
            }
       *[other]
            { $pegs ->
                [one] one { $colour } peg
               *[other] { $pegs } { $colour } pegs
            }
    }
fact-none =
    { $count ->
        [one] Row { $rows } leaves no room for { $colour }.
       *[other] Rows { $rows } together leave no room for { $colour }.
    }
fact-exactly =
    { $count ->
        [one] Row { $rows } proves that the code has exactly { $pegs }.
       *[other] Rows { $rows } together prove that the code has exactly { $pegs }.
    }
fact-least =
    { $count ->
        [one] Row { $rows } proves that the code has at least { $pegs }.
       *[other] Rows { $rows } together prove that the code has at least { $pegs }.
    }
fact-most =
    { $count ->
        [one] Row { $rows } proves that the code has at most { $pegs }.
       *[other] Rows { $rows } together prove that the code has at most { $pegs }.
    }
fact-between =
    { $count ->
        [one] Row { $rows } proves that the code has at least { $least } and at most { $pegs }.
       *[other] Rows { $rows } together prove that the code has at least { $least } and at most { $pegs }.
    }
fact-hole-is =
    { $count ->
        [one] Row { $rows } proves that hole { $hole } is { $colour }.
       *[other] Rows { $rows } together prove that hole { $hole } is { $colour }.
    }
fact-hole-is-not =
    { $count ->
        [one] Row { $rows } proves that hole { $hole } is not { $colour }.
       *[other] Rows { $rows } together prove that hole { $hole } is not { $colour }.
    }

## Hints

hint-codes =
    { $count ->
        [one] Only one code is left.
       *[other] { $count } codes are left.
    }
hint-no-fact = Nothing is certain yet.
hint-good-row =
    { $keys ->
        [one] A good row, which may be the code (only one key could answer it):
       *[other] A good row, which may be the code ({ $keys } different keys could answer it):
    }
hint-best-row = The best row, with { $rows } rows to go on average:
hint-best-known = The best row that is known, with about { $rows } rows to go on average:
hint-question = A question worth asking: of { $all } codes its answers leave about { $codes } on average:
hint-certain = You can know the code already.
hint-call = Call MASTERMIND, right with a chance of { $chance }:
hint-wait = Do not call yet. The likeliest code is right with a chance of { $chance } only:
hint-rivals = Chance that somebody else calls rightly first: { $chance }.
hint-more = Type { $command } again to be told more.
