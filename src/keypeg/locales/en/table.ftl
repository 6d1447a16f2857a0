### What is said at a table: what happened, and how rounds and matches end.
### `who` is you, or other, or vowel for a name before which French elides.

## What happened, a sentence each

told-hidden =
    { $who ->
        [you] You have hidden a code.
       *[other] { $name } has hidden a code.
    }
told-covered =
    { $who ->
        [you] You have laid a row.
       *[other] { $name } has laid a row.
    }
told-row = { $name }: { $row } – { $key }.
told-row-open = { $name }: { $row }.
told-upheld =
    { $who ->
        [you] You challenged a key, and a key was wrong.
       *[other] { $name } challenged a key, and a key was wrong.
    }
told-not-upheld =
    { $who ->
        [you] You challenged a key. Every key so far is right.
       *[other] { $name } challenged a key. Every key so far is right.
    }
told-resigned =
    { $who ->
        [you] You gave the round up.
       *[other] { $name } gave the round up.
    }
told-resigned-flag =
    { $who ->
        [you] Your time is up.
       *[other] Time is up for { $name }.
    }
told-resigned-claim =
    { $who ->
        [you] You were away for too long: the round is lost.
       *[other] { $name } was away for too long and loses the round.
    }
hint-button = Hint
hints-taken =
    { $count ->
        [one] 1 hint taken
       *[other] { $count } hints taken
    }
told-hint =
    { $who ->
        [you] You took a hint.
       *[other] { $name } took a hint.
    }
told-dealt =
    { $who ->
        [you] The tokens are drawn. You begin.
       *[other] The tokens are drawn. { $name } begins.
    }
told-asked =
    { $who ->
        [you] You ask: { $row }.
       *[other] { $name } asks: { $row }.
    }
told-answered = { $name }: { $answer }.
told-called-right =
    { $who ->
        [you] You call MASTERMIND: { $row }. Right!
       *[other] { $name } calls MASTERMIND: { $row }. Right!
    }
told-called-wrong =
    { $who ->
        [you] You call MASTERMIND: { $row }. Wrong.
       *[other] { $name } calls MASTERMIND: { $row }. Wrong.
    }
told-round = Round { $number } begins.
told-round-maker =
    { $who ->
        [you] Round { $number } begins. You make the code.
       *[other] Round { $number } begins. { $name } makes the code.
    }
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

## What to do now

prompt-hide =
    { $who ->
        [you] Hide a code.
       *[other] { $name }, hide a code.
    }
prompt-guess =
    { $who ->
        [you] Your row.
       *[other] { $name }, your row.
    }
prompt-mark =
    { $who ->
        [you] Mark the row.
       *[other] { $name }, mark the row.
    }
prompt-ask =
    { $who ->
        [you] Your turn: ask, or call MASTERMIND.
       *[other] { $name }, your turn: ask, or call MASTERMIND.
    }
prompt-answer =
    { $who ->
        [you] Answer for your own token.
       *[other] { $name }, answer for your own token.
    }
prompt-race = Race! First to find the code.
prompt-none = Nobody is waited for.
prompt-thinks =
    { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
prompt-waits = Waiting for { $names }.

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

## The pace of a computer

pace-label = Pace of the computer
pace-1 = As a person would play
pace-3 = Three times as fast
pace-0 = All at once
pace-too-late = That came too late: the round is over.

## Several people at one screen

curtain-for = For { $name } only
curtain-line = Everybody else, look away.
curtain-lift = I am { $name }
curtain-row = { $name } lays a row.
curtain-row-line = It stays covered until both rows are down: look away.
menu-look-tokens = My tokens
menu-look-code = My code
menu-cover = Cover again

## People at the table

invite-taken = This seat is taken already. You may watch.
tab-move = Your move

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

## Reactions

reaction-label = Say something
reaction-mute = Mute reactions
reaction-said = { $name }: { $reaction }
reaction-clap = Bravo!
reaction-think = Hmm …
reaction-wow = Wow!
reaction-party = Hooray!
reaction-well_played = Well played!
reaction-thanks = Thanks!

## Onlookers

watch-count =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
