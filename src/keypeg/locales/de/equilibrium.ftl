### Was keypeg equilibrium sagt.

equilibrium-title = { $box } ({ $name }): { $codes } Codes von { $kinds ->
    [one] einer Art
   *[other] { $kinds } Arten
}
equilibrium-value = Eine Runde ist dem Code-Setzer { $fraction } = { $decimal } Punkte wert, wenn beide bestmöglich spielen: bewiesen.
equilibrium-rows = Ein Code braucht { $fraction } = { $decimal } Reihen, wenn beide bestmöglich spielen: bewiesen.
equilibrium-between = Eine Runde ist dem Code-Setzer zwischen { $least } und { $most } Punkte wert, wenn beide bestmöglich spielen.
equilibrium-rows-between = Ein Code braucht zwischen { $least } und { $most } Reihen, wenn beide bestmöglich spielen.
equilibrium-bounds-by = Beide Schranken sind bewiesen: die erste durch das, was der Code-Setzer hier versteckt, die andere durch das, was der Code-Brecher befolgt.
equilibrium-hide = Der Code-Setzer versteckt
equilibrium-never = nie
equilibrium-share = { $codes ->
    [one] ein Code
   *[other] { $codes } Codes
}
equilibrium-follow = Der Code-Brecher befolgt { $plans ->
    [one] eine einzige Strategie
   *[other] eine von { $plans } Strategien
}
equilibrium-first-row = erste Reihe { $row }, schlimmstenfalls { $worst }
equilibrium-round = Durchgang { $round }: zwischen { $least } und { $most }
