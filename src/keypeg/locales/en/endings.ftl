### How rounds and matches end, and playing again.
### `who` is you, or other, or vowel for a name before which French elides.

## How a round ended

over-found =
    { $who ->
        [you] You cracked it in { $rows }!
       *[other] { $name } cracked it in { $rows }.
    }
over-held =
    { $who ->
        [you] Your code held!
       *[other] The code held.
    }
over-missed = You did not find it.
over-both-held = Both codes held.
over-both-found = Both codes cracked in { $rows }.
over-mastermind =
    { $who ->
        [you] MASTERMIND! You called it.
       *[other] MASTERMIND! { $name } called it.
    }
over-all-out = Everybody is out.
over-wrong-key =
    { $who ->
        [you] A key that you gave was wrong.
       *[other] A key that { $name } gave was wrong.
    }
over-wrong-keys = Keys on both sides were wrong.
over-wrong-answer =
    { $who ->
        [you] An answer that you gave was wrong.
       *[other] An answer that { $name } gave was wrong.
    }
over-wrong-answers = Several players gave wrong answers.
over-code = The code was { $code }.
over-code-of =
    { $who ->
        [you] Your code was { $code }.
       *[other] The code of { $name } was { $code }.
    }
over-mistake =
    { $who ->
        [you] You answered row { $number } ({ $row }) with { $given }. Right was { $right }.
       *[other] { $name } answered row { $number } ({ $row }) with { $given }. Right was { $right }.
    }
over-points =
    { $points ->
        [one] { $name }: 1 point.
       *[other] { $name }: { $points } points.
    }
over-no-points = Nobody scores.
over-again = The round is played again.

## What it scored, and why

score-rows =
    { $who ->
        [you] You score { $points }: a point for every row.
       *[other] { $name } scores { $points }: a point for every row.
    }
score-held =
    { $who ->
        [you] You score { $points }: { $rows } rows, and { $bonus } more because the code held.
       *[other] { $name } scores { $points }: { $rows } rows, and { $bonus } more because the code held.
    }
score-resigned =
    { $who ->
        [you] You score { $points }, as if your code had held.
       *[other] { $name } scores { $points }, as if the code had held.
    }
score-changes = Points: { $changes }.
score-point =
    { $who ->
        [you] The point is yours.
       *[other] The point goes to { $name }.
    }
score-round =
    { $who ->
        [you] The round is yours.
       *[other] The round goes to { $name }.
    }
score-no-round = Nobody wins the round.
score-no-point = No point.

## Rare feats

feat-first-row = In the very first row! That is luck to tell your friends about.
feat-second-row = In two rows! Hardly anybody ever does that.
feat-third-row = In three rows! That is rare.
feat-last-row = In the very last row!
feat-comeback =
    { $who ->
        [you] You came from behind.
       *[other] { $name } came from behind.
    }

## What comes next

next-hides =
    { $who ->
        [you] Next: you hide
       *[other] Next: { $name } hides
    }
next-again = Play the round again
next-round = Next: round { $number }

## The end of a match

told-won =
    { $who ->
        [you] You win the match.
       *[other] { $name } wins the match.
    }
told-draw =
    { $who ->
        [you] You share the match with { $names }.
       *[other] The match is shared by { $names }.
    }
match-won =
    { $who ->
        [you] You win, { $score }!
       *[other] { $name } wins, { $score }.
    }
match-drawn = A draw, { $score }.
match-shared =
    { $who ->
        [you] You share it with { $names }, { $score }.
       *[other] Shared by { $names }, { $score }.
    }
match-rounds = The rounds

## Playing again

rematch-offer =
    { $kind ->
        [codebreaking] Play again, roles switched
       *[other] Play again
    }
rematch-accept =
    { $kind ->
        [codebreaking] Yes, roles switched
       *[other] Yes, play again
    }
rematch-decline = No, thanks
rematch-take-back = Take the offer back
rematch-after-all = Play again after all
rematch-wants =
    { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
rematch-waiting = You have offered to play again. Waiting for { $names }.
rematch-away = You have offered to play again. { $name } has left the table.
rematch-declined =
    { $who ->
        [you] You do not want to play again.
       *[other] { $name } does not want to play again.
    }
rematch-go = To the next match

## A round in a few words

tile-found =
    { $who ->
        [you] You, in { $rows }
       *[other] { $name }, in { $rows }
    }
tile-mastermind =
    { $who ->
        [you] You called it
       *[other] { $name } called it
    }
tile-resigned =
    { $who ->
        [you] You gave up
       *[other] { $name } gave up
    }
tile-wrong_key = A wrong key
tile-not_found = Not found
