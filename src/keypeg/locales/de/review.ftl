### Was `keypeg review` sagt.

review-count = { $count }
review-left = mögliche Codes: { $codes }
review-told = Was die anderen erfuhren: { $players }.
review-call-right = MASTERMIND, und richtig, mit einer Chance von { $chance } nach allem, was bekannt war:
review-call-wrong = MASTERMIND, und falsch, mit einer Chance von { $chance } nach allem, was bekannt war:
review-certain =
    { $rows ->
        [one] Der Code war sicher, sobald eine Reihe lag.
       *[other] Der Code war sicher, sobald { $rows } Reihen lagen.
    }
review-skill = Können { $skill }
review-luck = Glück { $luck }
review-player = Können { $skill }, Glück { $luck }.
review-praise-best = Perfekt: Es gab nie eine bessere Reihe.
review-praise-good = Sehr gut gespielt.
review-praise-fair = Gut gespielt, mit etwas Luft nach oben.
review-praise-weak = Manche Reihe hat weniger verraten, als möglich war.
review-praise-poor = Sieh dir die besseren Reihen an: Sie verraten viel mehr.
review-nothing = Noch keine Reihe zu beurteilen.
review-only = Nur dieser Code blieb noch.
review-best = Keine Reihe war besser.
review-best-known = Eine bessere Reihe ist nicht bekannt.
review-better = Im Mittel { $cost } Reihen besser:
review-better-about = Im Mittel etwa { $cost } Reihen besser:
review-ruled-out =
    { $count ->
        [0] Der Code konnte es nicht sein: So sieht kein Code aus.
        [one] Der Code konnte es nicht sein: Reihe { $rows } schloss es aus.
       *[other] Der Code konnte es nicht sein: Die Reihen { $rows } schlossen es jeweils aus.
    }
review-contradiction = Die Signale widersprechen einander: Kein Code passt zu allen.
review-list = { $first } und { $last }

## Was Reihen beweisen

fact-heading = Was die Reihen beweisen
fact-empty = leer
fact-none =
    { $count ->
        [one] Reihe { $rows } lässt keinen Platz für { $colour }.
       *[other] Die Reihen { $rows } lassen zusammen keinen Platz für { $colour }.
    }
fact-exactly =
    { $count ->
        [one] Reihe { $rows } zeigt: genau { $pegs } × { $colour }.
       *[other] Die Reihen { $rows } zeigen zusammen: genau { $pegs } × { $colour }.
    }
fact-least =
    { $count ->
        [one] Reihe { $rows } zeigt: mindestens { $pegs } × { $colour }.
       *[other] Die Reihen { $rows } zeigen zusammen: mindestens { $pegs } × { $colour }.
    }
fact-most =
    { $count ->
        [one] Reihe { $rows } zeigt: höchstens { $pegs } × { $colour }.
       *[other] Die Reihen { $rows } zeigen zusammen: höchstens { $pegs } × { $colour }.
    }
fact-between =
    { $count ->
        [one] Reihe { $rows } zeigt: { $least } bis { $most } × { $colour }.
       *[other] Die Reihen { $rows } zeigen zusammen: { $least } bis { $most } × { $colour }.
    }
fact-hole-is =
    { $count ->
        [one] Reihe { $rows } zeigt: Loch { $hole } ist { $colour }.
       *[other] Die Reihen { $rows } zeigen zusammen: Loch { $hole } ist { $colour }.
    }
fact-hole-is-not =
    { $count ->
        [one] Reihe { $rows } zeigt: Loch { $hole } ist nicht { $colour }.
       *[other] Die Reihen { $rows } zeigen zusammen: Loch { $hole } ist nicht { $colour }.
    }
