### Was keypeg equilibrium sagt.

equilibrium-title = { $box } ({ $name }): { $codes } Codes von { $kinds ->
    [one] einer Art
   *[other] { $kinds } Arten
}
equilibrium-value = Eine Runde ist dem Codemacher { $fraction } = { $decimal } Punkte wert, wenn beide bestmöglich spielen: bewiesen.
equilibrium-rows = Ein Code braucht { $fraction } = { $decimal } Reihen, wenn beide bestmöglich spielen: bewiesen.
equilibrium-between = Eine Runde ist dem Codemacher zwischen { $least } und { $most } Punkte wert, wenn beide bestmöglich spielen.
equilibrium-rows-between = Ein Code braucht zwischen { $least } und { $most } Reihen, wenn beide bestmöglich spielen.
equilibrium-bounds-by = Beide Schranken sind bewiesen: die erste durch das, was der Codemacher hier versteckt, die andere durch das, was der Codeknacker befolgt.
equilibrium-hide = Der Codemacher versteckt
equilibrium-never = nie
equilibrium-share = { $codes ->
    [one] ein Code
   *[other] { $codes } Codes
}
equilibrium-follow = Der Codeknacker befolgt { $plans ->
    [one] eine einzige Strategie
   *[other] eine von { $plans } Strategien
}
equilibrium-first-row = erste Reihe { PEGS($row) }, schlimmstenfalls { $worst }
equilibrium-round = Durchgang { $round }: zwischen { $least } und { $most }
