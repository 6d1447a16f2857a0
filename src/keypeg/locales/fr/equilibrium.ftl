### Ce que dit keypeg equilibrium.

equilibrium-title = { $box } ({ $name }) : { $codes } codes { $kinds ->
    [one] d’une seule sorte
   *[other] de { $kinds } sortes
}
equilibrium-value = Une manche vaut { $fraction } = { $decimal } points pour le codeur quand chacun joue au mieux : c’est prouvé.
equilibrium-rows = Un code demande { $fraction } = { $decimal } rangées quand chacun joue au mieux : c’est prouvé.
equilibrium-between = Une manche vaut entre { $least } et { $most } points pour le codeur quand chacun joue au mieux.
equilibrium-rows-between = Un code demande entre { $least } et { $most } rangées quand chacun joue au mieux.
equilibrium-bounds-by = Les deux bornes sont prouvées : la première par ce que le codeur cache ici, l’autre par ce que suit le décodeur.
equilibrium-hide = Le codeur cache
equilibrium-never = jamais
equilibrium-share = { $codes ->
    [one] un code
   *[other] { $codes } codes
}
equilibrium-follow = Le décodeur suit { $plans ->
    [one] une seule stratégie
   *[other] une de { $plans } stratégies
}
equilibrium-first-row = première rangée { PEGS($row) }, au pire { $worst }
equilibrium-round = tour { $round } : entre { $least } et { $most }
