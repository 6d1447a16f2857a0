### Ce que dit `keypeg analyse`.

analyse-decimal-point = ,
analyse-title = { $box } : ce que dit le plateau
analyse-remaining =
    { $count ->
        [0] Aucun des { $all } codes ne convient.
        [one] Un seul des { $all } codes convient.
       *[other] { $count } des { $all } codes conviennent.
    }
analyse-remaining-at-least = Au moins { $count } des { $all } codes conviennent : ils n’ont pas tous été comptés.
analyse-large = Aucune rangée n’est conseillée : ce plateau a { $rows } rangées, et on peut en comparer jusqu’à { $most }.
analyse-contradiction-large = Ces rangées se contredisent, et aucune ne peut être retirée :
analyse-more =
    { $count ->
        [one] … et un de plus
       *[other] … et { $count } de plus
    }
analyse-found = Le code est trouvé.
analyse-full = Toutes les rangées sont posées : le code ne peut plus être trouvé.
analyse-contradiction =
    { $count ->
        [one] Aucun code ne donne cette réponse à cette rangée :
       *[other] Ces rangées se contredisent, et il n’en faut pas moins :
    }
analyse-heat = Chances de chaque couleur dans chaque trou
analyse-share = { $share } %
analyse-best = Meilleures rangées : { $wish } (* peut être le code)
analyse-wish-average = le moins de rangées en moyenne
analyse-wish-worst = le moins de rangées au pire, puis en moyenne
analyse-wish-points = le moins de points pour le codeur
analyse-wish-duel = la plus petite part du point perdue contre un bon adversaire
analyse-head-row = Rangée
analyse-head-within = Au pire
analyse-head-expected = Espérance
analyse-head-bits = Bits
analyse-head-parts = Parts
analyse-head-largest = La plus grande
analyse-head-split = Codes par réponse (rouges,blancs:codes)
analyse-alike =
    { $count ->
        [one] et une autre pareille
       *[other] et { $count } autres pareilles
    }
analyse-exact = { $expected } exact
analyse-reached = { $expected } atteint, au moins { $least }
analyse-estimated = environ { $expected }
analyse-proven = Prouvé : aucune rangée ne fait mieux que la première.
analyse-bounded = Pas prouvé dans ce temps : la meilleure espérance est d’au moins { $least }. Plus de temps : --seconds 10
