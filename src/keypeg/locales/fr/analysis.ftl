### Le plateau d’analyse : poser librement rangées et réponses, et voir ce qui reste.

analysis-title = Analyse
analysis-lead = Posez une rangée avec les couleurs, donnez sa réponse et voyez ce qui reste.
analysis-box = Une autre boîte
analysis-box-title = Choisissez une boîte
analysis-group =
    Dans cette boîte, chaque plateau détient une part du code, et ce que vous pouvez savoir dépend de votre
    propre part. L’analyse est faite pour les boîtes où vous cherchez un code entier.
analysis-share = Partager cette position
analysis-retry = Demander encore

## Ce qui ne va pas dans une adresse

analysis-bad-box = Aucune boîte ne s’appelle { $box }. En voici une autre.
analysis-bad-option = Cette boîte n’a pas cette option, elle a été laissée de côté : { $option }
analysis-bad-row = Cette rangée ne convient pas au plateau, elle a été laissée de côté : { $row }
analysis-bad-key = Cette rangée n’a pas de réponse, elle a été laissée de côté : { $row }
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
analysis-mend = Une autre réponse à une seule rangée arrangerait tout :
analysis-row-number = Rangée { $number }
analysis-mend-row = Rangée { $number } : { $key }
analysis-mend-none = Changer une seule réponse n’y suffit pas.
