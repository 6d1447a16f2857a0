### Ce qui se dit à une table : ce qui s’est passé, et comment finissent manches et parties.

## What happened, a sentence each

told-hidden =
    { $who ->
        [you] Vous avez caché un code.
       *[other] { $name } a caché un code.
    }
told-covered =
    { $who ->
        [you] Vous avez posé une rangée.
       *[other] { $name } a posé une rangée.
    }
told-row = { $name } : { $row } – { $key }.
told-row-open = { $name } : { $row }.
told-upheld =
    { $who ->
        [you] Vous avez contesté une réponse, et une réponse était fausse.
       *[other] { $name } a contesté une réponse, et une réponse était fausse.
    }
told-not-upheld =
    { $who ->
        [you] Vous avez contesté une réponse. Toutes sont justes jusqu’ici.
       *[other] { $name } a contesté une réponse. Toutes sont justes jusqu’ici.
    }
told-resigned =
    { $who ->
        [you] Vous avez abandonné la manche.
       *[other] { $name } a abandonné la manche.
    }
told-resigned-flag =
    { $who ->
        [you] Votre temps est écoulé.
        [vowel] Le temps d’{ $name } est écoulé.
       *[other] Le temps de { $name } est écoulé.
    }
told-resigned-claim =
    { $who ->
        [you] Votre absence a duré trop longtemps : la manche est perdue.
        [vowel] L’absence d’{ $name } a duré trop longtemps : la manche est perdue.
       *[other] L’absence de { $name } a duré trop longtemps : la manche est perdue.
    }
hint-button = Indice
hints-taken =
    { $count ->
        [one] 1 indice demandé
       *[other] { $count } indices demandés
    }
told-hint =
    { $who ->
        [you] Vous avez demandé un indice.
       *[other] { $name } a demandé un indice.
    }
told-dealt =
    { $who ->
        [you] Les jetons sont tirés. Vous commencez.
       *[other] Les jetons sont tirés. { $name } commence.
    }
told-asked =
    { $who ->
        [you] Vous interrogez : { $row }.
       *[other] { $name } interroge : { $row }.
    }
told-answered = { $name } : { $answer }.
told-called-right =
    { $who ->
        [you] Vous annoncez MASTERMIND : { $row }. C’est juste !
       *[other] { $name } annonce MASTERMIND : { $row }. C’est juste !
    }
told-called-wrong =
    { $who ->
        [you] Vous annoncez MASTERMIND : { $row }. C’est faux.
       *[other] { $name } annonce MASTERMIND : { $row }. C’est faux.
    }
told-round = La manche { $number } commence.
told-round-maker =
    { $who ->
        [you] La manche { $number } commence. Vous composez le code.
       *[other] La manche { $number } commence. { $name } compose le code.
    }
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

## What to do now

prompt-hide =
    { $who ->
        [you] Cachez un code.
       *[other] { $name }, cachez un code.
    }
prompt-guess =
    { $who ->
        [you] À vous de poser une rangée.
       *[other] { $name }, à vous de poser une rangée.
    }
prompt-mark =
    { $who ->
        [you] Donnez la réponse.
       *[other] { $name }, donnez la réponse.
    }
prompt-ask =
    { $who ->
        [you] C’est votre tour : interrogez, ou annoncez MASTERMIND.
       *[other] { $name }, c’est votre tour : interrogez, ou annoncez MASTERMIND.
    }
prompt-answer =
    { $who ->
        [you] Répondez pour votre propre jeton.
       *[other] { $name }, répondez pour votre propre jeton.
    }
prompt-race = Course ! À qui trouvera le code le premier.
prompt-none = On n’attend personne.
prompt-thinks =
    { $count ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
prompt-waits = On attend { $names }.

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

## The pace of a computer

pace-label = Rythme de l’ordinateur
pace-1 = Au rythme d’une personne
pace-3 = Trois fois plus vite
pace-0 = Tout d’un coup
pace-too-late = Trop tard : la manche est finie.

## Several people at one screen

curtain-for = Pour { $name } seulement
curtain-line = Tous les autres regardent ailleurs.
curtain-lift = Je suis { $name }
curtain-row = { $name } pose une rangée.
curtain-row-line = Elle reste couverte jusqu’à ce que les deux soient posées : ne regardez pas.
menu-look-tokens = Mes jetons
menu-look-code = Mon code
menu-cover = Recouvrir

## Les gens à la table

invite-taken = Ce siège est déjà pris. Vous pouvez regarder.
tab-move = À vous de jouer

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

## Réactions

reaction-label = Dire quelque chose
reaction-mute = Masquer les réactions
reaction-said = { $name } : { $reaction }
reaction-clap = Bravo !
reaction-think = Hum…
reaction-wow = Oh !
reaction-party = Hourra !
reaction-well_played = Bien joué !
reaction-thanks = Merci !

## Spectateurs

watch-count =
    { $count ->
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
