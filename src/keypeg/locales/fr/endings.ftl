### Comment finissent manches et parties, et comment on rejoue.

## How a round ended

over-found =
    { $who ->
        [you] Vous l’avez trouvé en { $rows } !
       *[other] { $name } l’a trouvé en { $rows }.
    }
over-held =
    { $who ->
        [you] Votre code a tenu !
       *[other] Le code a tenu.
    }
over-missed = Vous ne l’avez pas trouvé.
over-both-held = Les deux codes ont tenu.
over-both-found = Les deux codes trouvés en { $rows }.
over-mastermind =
    { $who ->
        [you] MASTERMIND ! Vous avez annoncé le bon code.
       *[other] MASTERMIND ! { $name } a annoncé le bon code.
    }
over-all-out = Tout le monde est éliminé.
over-wrong-key =
    { $who ->
        [you] Une de vos réponses était fausse.
        [vowel] Une réponse d’{ $name } était fausse.
       *[other] Une réponse de { $name } était fausse.
    }
over-wrong-keys = Il y avait des réponses fausses des deux côtés.
over-wrong-answer =
    { $who ->
        [you] Une de vos réponses était fausse.
        [vowel] Une réponse d’{ $name } était fausse.
       *[other] Une réponse de { $name } était fausse.
    }
over-wrong-answers = Plusieurs joueurs ont donné des réponses fausses.
over-code = Le code était { $code }.
over-code-of =
    { $who ->
        [you] Votre code était { $code }.
        [vowel] Le code d’{ $name } était { $code }.
       *[other] Le code de { $name } était { $code }.
    }
over-mistake =
    { $who ->
        [you] Vous avez répondu { $given } à la rangée { $number } ({ $row }). Il fallait { $right }.
       *[other] { $name } a répondu { $given } à la rangée { $number } ({ $row }). Il fallait { $right }.
    }
over-points =
    { $points ->
        [one] { $name } : { $points } point.
       *[other] { $name } : { $points } points.
    }
over-no-points = Personne ne marque.
over-again = La manche est rejouée.

## What it scored, and why

score-rows =
    { $who ->
        [you] Vous marquez { $points } : un point par rangée.
       *[other] { $name } marque { $points } : un point par rangée.
    }
score-held =
    { $who ->
        [you] Vous marquez { $points } : { $rows } rangées, plus { $bonus } pour le code qui a tenu.
       *[other] { $name } marque { $points } : { $rows } rangées, plus { $bonus } pour le code qui a tenu.
    }
score-resigned =
    { $who ->
        [you] Vous marquez { $points }, comme si votre code avait tenu.
       *[other] { $name } marque { $points }, comme si le code avait tenu.
    }
score-changes = Points : { $changes }.
score-point =
    { $who ->
        [you] Le point est pour vous.
       *[other] Le point est pour { $name }.
    }
score-round =
    { $who ->
        [you] Vous gagnez la manche.
       *[other] { $name } gagne la manche.
    }
score-no-round = Personne ne gagne la manche.
score-no-point = Aucun point.

## Rare feats

feat-first-row = Dès la première rangée ! Une chance à raconter.
feat-second-row = En deux rangées ! Presque personne n’y arrive.
feat-third-row = En trois rangées ! C’est rare.
feat-last-row = À la toute dernière rangée !
feat-comeback =
    { $who ->
        [you] Quelle remontée : vous étiez derrière.
       *[other] Quelle remontée : { $name } était derrière.
    }

## What comes next

next-hides =
    { $who ->
        [you] Ensuite : à vous de cacher
       *[other] Ensuite : { $name } cache
    }
next-again = Rejouer la manche
next-round = Ensuite : manche { $number }

## The end of a match

told-won =
    { $who ->
        [you] Vous gagnez la partie.
       *[other] { $name } gagne la partie.
    }
told-draw =
    { $who ->
        [you] Vous partagez la partie avec { $names }.
       *[other] La partie est partagée entre { $names }.
    }
match-won =
    { $who ->
        [you] Vous gagnez, { $score } !
       *[other] { $name } gagne, { $score }.
    }
match-drawn = Égalité, { $score }.
match-shared =
    { $who ->
        [you] Vous partagez avec { $names }, { $score }.
       *[other] Partage entre { $names }, { $score }.
    }
match-rounds = Les manches

## Rejouer

rematch-offer =
    { $kind ->
        [codebreaking] Rejouer en échangeant les rôles
       *[other] Rejouer
    }
rematch-accept =
    { $kind ->
        [codebreaking] Oui, en échangeant les rôles
       *[other] Oui, rejouons
    }
rematch-decline = Non, merci
rematch-take-back = Retirer ma proposition
rematch-after-all = Rejouer quand même
rematch-wants =
    { $count ->
        [one] { $names } veut rejouer.
       *[other] { $names } veulent rejouer.
    }
rematch-waiting = Vous avez proposé de rejouer. En attente de { $names }.
rematch-away = Vous avez proposé de rejouer. { $name } a quitté la table.
rematch-declined =
    { $who ->
        [you] Vous ne voulez pas rejouer.
       *[other] { $name } ne veut pas rejouer.
    }
rematch-go = Vers la partie suivante

## A round in a few words

tile-found =
    { $who ->
        [you] Vous, en { $rows }
       *[other] { $name }, en { $rows }
    }
tile-mastermind =
    { $who ->
        [you] Vous l’avez annoncé
       *[other] { $name } l’a annoncé
    }
tile-resigned =
    { $who ->
        [you] Vous avez abandonné
       *[other] { $name } a abandonné
    }
tile-wrong_key = Une réponse fausse
tile-not_found = Non trouvé
