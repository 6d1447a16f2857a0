### What the coach says on the pages. What it says everywhere is in review.ftl.

## The review of a round

coach-title = The coach
coach-thinking = The coach is thinking …
coach-retry = Ask again
coach-open = See the review
coach-nothing = There was no choice to judge.
coach-skill = Skill
coach-luck = Luck
coach-only = No choice left
coach-codes-left = Codes left:
coach-start = start
coach-how-found =
    { $who ->
        [you] How you found it
       *[other] How { $name } found it
    }
coach-how-searched =
    { $who ->
        [you] How you searched
       *[other] How { $name } searched
    }
coach-how-asked =
    { $who ->
        [you] What you asked
       *[other] What { $name } asked
    }
coach-curve = Codes left, row by row
coach-curve-before = At the start { $count }.
coach-curve-after = After row { $row } { $count }.
coach-curve-left = codes left
coach-curve-expected = what the row was to leave on average
coach-curve-lucky = a lucky key
coach-curve-unlucky = an unlucky key
coach-praise-best = There was never a better row for { $name }.
coach-praise-good = { $name } played very well.
coach-praise-fair = { $name } played well, with room for more.
coach-praise-weak = Some rows told { $name } less than they could have.
coach-praise-poor = Better rows would have told { $name } much more.
coach-stopped =
    { $who ->
        [you]
            { $rows ->
                [one] You stopped after one row. Up to there: skill { $skill }.
               *[other] You stopped after { $rows } rows. Up to there: skill { $skill }.
            }
       *[other]
            { $rows ->
                [one] { $name } stopped after one row. Up to there: skill { $skill }.
               *[other] { $name } stopped after { $rows } rows. Up to there: skill { $skill }.
            }
    }
coach-call-impossible =
    { $who ->
        [you]
            { $codes ->
                [one] Your call could not be right: { $chance }. It put you out; asking on was better. One code still fitted.
               *[other] Your call could not be right: { $chance }. It put you out; asking on was better, as { $codes } codes still fitted.
            }
       *[other]
            { $codes ->
                [one] The call of { $name } could not be right: { $chance }. Asking on was better. One code still fitted.
               *[other] The call of { $name } could not be right: { $chance }. Asking on was better, as { $codes } codes still fitted.
            }
    }
coach-call-lost =
    { $who ->
        [you]
            { $codes ->
                [one] Your call was wrong and put you out, although only one code fitted.
               *[other] Your call was a risk: right with { $chance }, as { $codes } codes still fitted. It put you out.
            }
       *[other]
            { $codes ->
                [one] The call of { $name } was wrong, although only one code fitted.
               *[other] The call of { $name } was a risk: right with { $chance }, as { $codes } codes still fitted.
            }
    }
coach-better-new = Next time: lay a row only if you cannot foresee its key. A key that you know already tells you nothing new.
coach-better-mix =
    { $count ->
        [one] Next time: mix more colours in a row. Row { $rows } had so few that not many keys were possible, and a key then tells little.
       *[other] Next time: mix more colours in a row. Rows { $rows } had so few that not many keys were possible, and a key then tells little.
    }
coach-better-fit =
    { $count ->
        [one] Next time: before you lay a row, check that it could be the code: would every earlier row earn its key? Row { $rows } could not.
       *[other] Next time: before you lay a row, check that it could be the code: would every earlier row earn its key? Rows { $rows } could not.
    }
coach-keys-kind = The keys were kind.
coach-keys-even = The keys were neither kind nor unkind.
coach-keys-unkind = The keys were unkind: no skill helps against that.
coach-rows-found =
    { $who ->
        [you]
            { $rows ->
                [one] You took one row. The best strategy takes { $average } on average.
               *[other] You took { $rows } rows. The best strategy takes { $average } on average.
            }
       *[other]
            { $rows ->
                [one] { $name } took one row. The best strategy takes { $average } on average.
               *[other] { $name } took { $rows } rows. The best strategy takes { $average } on average.
            }
    }
coach-rows-not-found =
    { $who ->
        [you]
            { $rows ->
                [one] You did not find it in one row. The best strategy takes { $average } on average.
               *[other] You did not find it in { $rows } rows. The best strategy takes { $average } on average.
            }
       *[other]
            { $rows ->
                [one] { $name } did not find it in one row. The best strategy takes { $average } on average.
               *[other] { $name } did not find it in { $rows } rows. The best strategy takes { $average } on average.
            }
    }
coach-code-of =
    { $who ->
        [you] Your code:
       *[other] The code of { $name }:
    }
coach-code-found =
    { $who ->
        [you]
            { $rows ->
                [one] You found it in the first row.
               *[other] You found it in { $rows } rows.
            }
       *[other]
            { $rows ->
                [one] { $name } found it in the first row.
               *[other] { $name } found it in { $rows } rows.
            }
    }
coach-code-not-found =
    { $who ->
        [you]
            { $rows ->
                [one] You did not find it in one row.
               *[other] You did not find it in { $rows } rows.
            }
       *[other]
            { $rows ->
                [one] { $name } did not find it in one row.
               *[other] { $name } did not find it in { $rows } rows.
            }
    }
coach-mistake =
    { $who ->
        [you] Wrong key for your row { $row }:
       *[other] Wrong key for row { $row } of { $name }:
    }
coach-key-wrong = This key was wrong. It should have been { $right }.
coach-certain-after =
    { $who ->
        [you]
            { $rows ->
                [0] for you from the start
                [one] for you after one row
               *[other] for you after { $rows } rows
            }
       *[other]
            { $rows ->
                [0] for { $name } from the start
                [one] for { $name } after one row
               *[other] for { $name } after { $rows } rows
            }
    }
coach-certain-never =
    { $who ->
        [you] for you never
       *[other] for { $name } never
    }

## The moment that decided it

coach-moment-cost = Row { $row } cost most: about { $cost } rows more than with the best one.
coach-moment-lucky =
    { $left ->
        [one] Row { $row } decided it: its key left one code; about { $expected } was normal.
       *[other] Row { $row } decided it: its key left { $left } codes; about { $expected } was normal.
    }
coach-moment-found =
    { $codes ->
        [one] Row { $row } decided it: it was the code.
       *[other] Row { $row } decided it: it was the code, though { $left } codes could still have been it. A lucky hit!
    }
coach-moment-unlucky =
    { $left ->
        [one] Row { $row } had bad luck: its key left one code; about { $expected } was normal.
       *[other] Row { $row } had bad luck: its key left { $left } codes; about { $expected } was normal.
    }
coach-moment-turn =
    { $who ->
        [you] Turn { $turn } decided it: your chances of the point went from { $from } to { $to }.
       *[other] Turn { $turn } decided it: the chances of { $name } went from { $from } to { $to }.
    }
coach-moment-mistake = The wrong key for row { $row } decided it. What was laid after it could not know better.
coach-moment-certain =
    { $who ->
        [you]
            { $rows ->
                [one] You could have known the code first, after one row.
               *[other] You could have known the code first, after { $rows } rows.
            }
       *[other]
            { $rows ->
                [one] { $name } could have known the code first, after one row.
               *[other] { $name } could have known the code first, after { $rows } rows.
            }
    }
coach-moment-empty = Rows { $rows } told nothing new: their keys were clear beforehand.
coach-moment-tied =
    { $rows ->
        [one] After one row several players could know the code: whoever called first decided it.
       *[other] After { $rows } rows several players could know the code: whoever called first decided it.
    }
coach-moment-open = Nobody could know the code for certain.
coach-moment-none = No single row decided it.

## A duel

coach-shares = The chances of the point before each turn
coach-turn = Turn

## The whole match

coach-match-open = The whole match
coach-match = Skill and luck, round by round
coach-match-round = Round { $number }
coach-match-progress = { $done } of { $all } rounds
coach-match-more = More rounds
coach-match-mean = On average

## Trying again

coach-analyse = On the analysis board
coach-try = Try again from here
try-title = From row { $row } on
try-board = Practice board
try-back = Back to the review
try-match =
    { $rows ->
        [one] The same code. In the match it was found in one row. Nobody sees your tries.
       *[other] The same code. In the match it was found in { $rows } rows. Nobody sees your tries.
    }
try-match-not = The same code. In the match it was not found. Nobody sees your tries.
try-sooner =
    { $by ->
        [one]
            { $rows ->
                [one] Found in one row: one row sooner than in the match!
               *[other] Found in { $rows } rows: one row sooner than in the match!
            }
       *[other]
            { $rows ->
                [one] Found in one row: { $by } rows sooner than in the match!
               *[other] Found in { $rows } rows: { $by } rows sooner than in the match!
            }
    }
try-same =
    { $rows ->
        [one] Found in one row, as in the match.
       *[other] Found in { $rows } rows, as in the match.
    }
try-later =
    { $by ->
        [one] Found in { $rows } rows: one row later than in the match.
       *[other] Found in { $rows } rows: { $by } rows later than in the match.
    }
try-first =
    { $rows ->
        [one] Found in one row! In the match it was not found.
       *[other] Found in { $rows } rows! In the match it was not found.
    }
try-not = Not found this time. The code lies open now.
try-repeat = Once more
try-rows = Your new rows
try-skill = Skill of your new rows: { $skill }. In the match, from here on: { $before }.
try-skill-alone = Skill of your new rows: { $skill }.
try-to-go =
    { $rows ->
        [one] From row { $row } on, the best play takes { $average } rows on average. You laid one.
       *[other] From row { $row } on, the best play takes { $average } rows on average. You laid { $rows }.
    }

## Hints

hint-title = Hints
hint-public = Everybody sees that you took a hint. Nobody else sees what it says.
hint-step-1 = How many codes are left?
hint-step-2 = What is certain?
hint-step-3 = A good row
hint-step-4 = The best row
hint-asker-1 = How many codes fit?
hint-asker-2 = What can you know?
hint-asker-3 = A question worth asking
hint-asker-4 = Call or wait?
hint-leaves = On average it leaves { $codes } codes.
hint-same-row = The good row is also the best, with { $rows } rows to go on average:
hint-same-known = The good row is also the best that is known, with about { $rows } rows to go on average:
hint-put = Put it into the row
hint-put-call = Put it into a call

## Why a note is there

why-title = Why?
why-token-out =
    { $count ->
        [one] Row { $rows } rules out { $token } for { $name }.
       *[other] Rows { $rows } together rule out { $token } for { $name }.
    }
why-token-sure =
    { $count ->
        [one] Row { $rows } leaves only { $token } for { $name }.
       *[other] Rows { $rows } together leave only { $token } for { $name }.
    }
why-token-own = You hold number { $number } yourself.
why-wrong-call = A wrong call rules it out, together with what the rows say.
