### What is said at a table: what to do, and what happened.
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
