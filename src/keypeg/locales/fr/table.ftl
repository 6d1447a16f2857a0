### Ce qui se dit à une table : que faire, et ce qui s’est passé.

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
