### Les pages des énigmes.

## Choisir une énigme

puzzles-title = Énigmes
puzzles-lead = Des rangées et leurs réponses sont données. Trouvez le seul code qui convient à toutes, ou choisissez la meilleure de trois rangées.
puzzles-box = Boîte
puzzles-kind = Ce que vous cherchez
puzzles-kind-code = Le code
puzzles-kind-best-row = La meilleure rangée
puzzles-grade = Difficulté
puzzles-grade-own = À ma force
puzzles-grade-1 = 1, facile
puzzles-grade-2 = 2
puzzles-grade-3 = 3, moyenne
puzzles-grade-4 = 4
puzzles-grade-5 = 5, difficile
puzzles-start = Une énigme, s’il vous plaît
puzzles-rating = Votre cote
puzzles-rating-line =
    { $count ->
        [0] Elle suit les énigmes que vous résolvez, et les énigmes proposées la suivent.
        [one] Après une énigme
       *[other] Après { $count } énigmes
    }
puzzles-curve = Votre cote après chacune des dernières énigmes, de { $first } à { $last }. La plus haute était { $most }.
puzzles-missing = Cette énigme n’existe pas
puzzles-all = Choisir une énigme

## Une énigme

puzzles-board = Rangées et réponses
puzzles-lay = C’est le code
puzzles-hint = Indice { $step } sur { $steps }
puzzles-show = Montrer la solution
puzzles-show-sure = Montrer la solution ?
puzzles-show-line = L’énigme comptera alors comme non résolue.
puzzles-show-no = Réfléchir encore
puzzles-show-yes = Montrer
puzzles-also =
    { $count ->
        [one] La rangée { $rows } aussi.
       *[other] Les rangées { $rows } aussi.
    }
puzzles-found = Vous l’avez trouvé !
puzzles-shown = La solution
puzzles-rating-now = Votre cote : { $rating } ({ $change })
puzzles-rating-stays = Vous connaissiez déjà cette énigme. Votre cote reste à { $rating }.
puzzles-next = Énigme suivante
puzzles-another = Une autre énigme
puzzles-share = Partager cette énigme
puzzles-share-text = Trouverez-vous le code ? { $title }

## Les étapes d’une preuve

puzzles-step =
    { $count ->
        [one] Étape { $number } : rangée { $rows }
       *[other] Étape { $number } : rangées { $rows } ensemble
    }
puzzles-step-known =
    { $count ->
        [one] Étape { $number } : rangée { $rows }, avec ce que l’on sait
       *[other] Étape { $number } : rangées { $rows } ensemble, avec ce que l’on sait
    }
puzzles-fact-none = Aucune place { $colour }.
puzzles-fact-exactly = Le code a exactement { $pegs }.
puzzles-fact-least = Le code a au moins { $pegs }.
puzzles-fact-most = Le code a au plus { $pegs }.
puzzles-fact-between = Le code a au moins { $least } et au plus { $pegs }.
puzzles-fact-hole = Le trou { $hole } est { $colour }.
puzzles-fact-hole-not = Pas dans le trou { $hole } : { $colours }.

## La meilleure rangée

puzzles-choices = Trois rangées au choix
puzzles-choice = Rangée { $number } : { $row }
puzzles-best = La meilleure rangée
puzzles-found-row = Vous avez choisi la meilleure rangée !
puzzles-missed-row = Une autre rangée était meilleure
puzzles-yours = Votre choix
puzzles-why-codes = Pourquoi elle est meilleure : elle laisse { $best } codes en moyenne, et non { $other }.
puzzles-why-code = Pourquoi elle est meilleure : elle peut être le code elle-même.
puzzles-why-keys = Pourquoi elle est meilleure : { $best } réponses différentes sont possibles, et non { $other }.
puzzles-why-later = Pourquoi elle est meilleure : les codes qu’elle laisse se distinguent plus vite.
puzzles-row-share-text = Quelle rangée est la meilleure ? { $title }

## En mode texte

puzzles-text-code = Votre code, par lettres ou par noms
puzzles-text-choice = Votre choix, de 1 à 3
puzzles-text-unclear =
    { $holes ->
        [one] Ce n’est pas un code. Il a un pion d’une de ces couleurs : { $colours }.
       *[other] Ce n’est pas un code. Il a { $holes } pions de ces couleurs : { $colours }.
    }
puzzles-text-unclear-choice = Tapez 1, 2 ou 3.
puzzles-to-board = Vers le plateau
