### Puzzles: at `keypeg puzzle` and on the pages.

puzzle-title = { $box } : énigme { $seed }, degré { $grade }
puzzle-task = Un seul code convient à toutes ces rangées. Lequel ?
puzzle-colours = Couleurs :
puzzle-help = Tapez le code en lettres (majuscules ou minuscules, . est un trou vide). Et aussi : { $commands }.
puzzle-prompt = Votre code :
puzzle-right = Juste : c’est bien le code.
puzzle-objection = La rangée { $row } s’y oppose. Avec ce code, sa réponse serait : { $earned }. Or elle est : { $given }.
puzzle-step = Étape { $number }
puzzle-step-known = Étape { $number }, avec ce que l’on sait déjà
puzzle-all-steps = C’était la dernière étape : il ne reste plus qu’un code.
puzzle-solution = La solution, étape par étape
puzzle-answer = Le code est donc
puzzle-again = Pour la retrouver : { $command }

## Puzzles of the best row

puzzle-row-title = { $box } : meilleure rangée, énigme { $seed }
puzzle-row-task =
    { $codes ->
        [one] Un code convient à ces rangées. Quelle est la meilleure rangée à poser ?
       *[other] { $codes } codes conviennent à ces rangées. Quelle est la meilleure rangée à poser ?
    }
puzzle-row-prompt = Votre choix, de 1 à { $last } :
puzzle-row-help = Tapez un nombre de 1 à { $last }. Et aussi : { $commands }.
puzzle-row-right = Juste : aucune rangée n’est meilleure.
puzzle-row-wrong = Ce n’est pas la meilleure : elle demande en moyenne { $cost } rangées de plus.
puzzle-row-worth = Encore { $rows } rangées en moyenne. Elle laisse { $codes } codes en moyenne, et { $keys } réponses différentes sont possibles.
puzzle-row-may-be-code = Elle peut être le code.
puzzle-row-not-code = Elle ne peut pas être le code.
