### Le plateau d’analyse : poser librement rangées et réponses, et voir ce qui reste.

analysis-title = Analyse
analysis-lead = Posez une rangée avec les couleurs, donnez sa réponse et voyez ce qui reste.
analysis-box = Une autre boîte
analysis-box-title = Choisissez une boîte
analysis-group =
    Dans cette boîte, chaque plateau détient une part du code, et ce que vous pouvez savoir dépend de votre
    propre part. Elle a donc son propre assistant : donnez-lui vos jetons et les réponses, et il vous dit ce que vous
    pouvez savoir et que demander.
analysis-group-link = Vers l’assistant de cette boîte
analysis-share = Partager cette position
analysis-retry = Demander encore

## Ce qui ne va pas dans une adresse

analysis-bad-box = Aucune boîte ne s’appelle { $box }. En voici une autre.
analysis-bad-option =
    { $count ->
        [0] Ceci a été laissé de côté : { $option }. Le plateau de cette boîte n’a pas d’options.
       *[other] Ceci a été laissé de côté : { $option }. Le plateau de cette boîte a ces options : { $allowed }.
    }
analysis-bad-value = Ceci a été laissé de côté : { $option }. Valeurs permises pour { $name } : { $allowed }.
analysis-bad-row = Ceci a été laissé de côté : { $row }. Une rangée s’écrit avec ses lettres, un tiret, puis un chiffre pour les rouges et un pour les blancs, par exemple { $example }.
analysis-bad-length =
    { $letters ->
        [one] Cette rangée a été laissée de côté : { $row }. Elle a une lettre ; ici, une rangée en a { $holes }.
       *[other] Cette rangée a été laissée de côté : { $row }. Elle a { $letters } lettres ; ici, une rangée en a { $holes }.
    }
analysis-bad-colour = Cette rangée a été laissée de côté : { $row }. { $letter } n’est pas une couleur de ce plateau. Ses couleurs sont { $colours }.
analysis-bad-repeat = Cette rangée a été laissée de côté : { $row }. Ici, aucune couleur ne peut figurer deux fois.
analysis-bad-empty = Cette rangée a été laissée de côté : { $row }. Ce nombre de pions n’est pas permis : au moins { $pegs }, au plus { $most }.
analysis-bad-sum = Cette rangée a été laissée de côté : { $row }. Sa réponse est fausse : rouges et blancs ensemble font au plus { $holes }.
analysis-bad-last = Cette rangée a été laissée de côté : { $row }. Sa réponse est fausse : si tous les pions sauf un sont à leur place, le dernier ne peut pas être bon ailleurs.
analysis-bad-key = Cette rangée a été laissée de côté : { $row }. Elle n’a pas de réponse ; seule la dernière rangée peut s’en passer.
analysis-bad-limit = Il y a { $rows } rangées, mais le plateau n’en contient que { $most }. Les dernières ont été laissées de côté.

## Le plateau

analysis-board = Rangées et réponses
analysis-row = Changer la rangée { $number } : { $row }
analysis-key = Changer la réponse à la rangée { $number } : { $key }
analysis-key-set = Donner la réponse à la rangée { $number }
analysis-key-title = Réponse à la rangée { $number }
analysis-key-leaves =
    { $count ->
        [0] { $key } : ne laisse aucun code
        [one] { $key } : laisse un code
       *[other] { $key } : laisse { $codes } codes
    }
analysis-lay = Donner la réponse
analysis-remove = Retirer la rangée { $number }
analysis-up = Monter la rangée { $number }
analysis-down = Descendre la rangée { $number }
analysis-full = Le plateau n’a plus de rangée.
analysis-found = La rangée { $number } est le code.

## Ce qui reste

analysis-tabs = Ce que disent les rangées
analysis-left = Il reste
analysis-count =
    { $count ->
        [0] Aucun code ne convient
        [one] Il reste un code
       *[other] Il reste { $codes } codes
    }
analysis-of = sur { $codes }
analysis-more =
    { $count ->
        [one] et un autre
       *[other] et { $codes } autres
    }
analysis-likely = La probabilité de chaque couleur dans chaque trou
analysis-hole = Trou { $number }
analysis-colour = Couleur
analysis-thinking = Réflexion…

## Les meilleures rangées et leurs réponses possibles

analysis-best = À jouer
analysis-path = Le chemin jusqu’à cette position
analysis-start = Début
analysis-to-go-exact = encore { $rows } rangées
analysis-to-go-reached = encore { $rows } rangées au plus
analysis-to-go-estimated = encore environ { $rows } rangées
analysis-outlook =
    { $keys ->
        [one] Une réponse est possible. Elle laisse { $codes } codes.
       *[other] { $keys } réponses sont possibles. Elles laissent { $codes } codes en moyenne et { $largest } au plus.
    }
analysis-may-be = Peut être le code
analysis-not-code = Ne peut pas être le code
analysis-alike =
    { $count ->
        [one] et une équivalente
       *[other] et { $count } équivalentes
    }
analysis-proven = Il est prouvé qu’aucune rangée n’est meilleure que la première.
analysis-known = Ce sont les meilleures rangées connues jusqu’ici.
analysis-no-better = Aucune rangée n’est meilleure.
analysis-no-better-known = On ne connaît pas de meilleure rangée.
analysis-cost = En moyenne, il faut { $rows } rangées de plus qu’avec la meilleure.
analysis-keys = Suivez une de ses réponses

## Ce qui est certain

analysis-certain = Certain
analysis-nothing = Rien n’est encore certain.
analysis-all-facts = Tout montrer ({ $count })
analysis-weak-only = Aucune couleur ni aucun trou n’est encore fixé.
analysis-weak-facts =
    { $count ->
        [one] Montrer un fait plus faible
       *[other] Montrer { $count } faits plus faibles
    }
analysis-mend = Une autre réponse à une seule rangée arrangerait tout :
analysis-row-number = Rangée { $number }
analysis-mend-row = Rangée { $number } : { $key }
analysis-mend-none = Changer une seule réponse n’y suffit pas.
