### Was `keypeg analyse` sagt.

analyse-decimal-point = ,
analyse-title = { $box }: was das Brett sagt
analyse-remaining =
    { $count ->
        [0] Keiner der { $all } Codes passt.
        [one] Einer der { $all } Codes passt.
       *[other] { $count } der { $all } Codes passen.
    }
analyse-remaining-at-least = Mindestens { $count } der { $all } Codes passen: Sie wurden nicht alle gezählt.
analyse-large = Keine Reihe wird empfohlen: Dieses Brett hat { $rows } Reihen, und bis zu { $most } lassen sich vergleichen.
analyse-contradiction-large = Diese Reihen widersprechen einander, und keine davon kann wegfallen:
analyse-more =
    { $count ->
        [one] … und noch einer
       *[other] … und { $count } weitere
    }
analyse-found = Der Code ist gefunden.
analyse-full = Alle Reihen sind gelegt: Der Code ist nicht mehr zu finden.
analyse-contradiction =
    { $count ->
        [one] Kein Code gibt dieser Reihe dieses Signal:
       *[other] Diese Reihen widersprechen einander, und weniger tun es nicht:
    }
analyse-heat = Wie wahrscheinlich jede Farbe in jedem Loch steckt
analyse-share = { $share } %
analyse-best = Beste Reihen: { $wish } (* kann der Code sein)
analyse-wish-average = im Mittel die wenigsten Reihen
analyse-wish-worst = schlimmstenfalls die wenigsten Reihen, dann im Mittel
analyse-wish-points = die wenigsten Punkte für den Codemacher
analyse-wish-duel = der kleinste Anteil am Punkt für einen guten Gegner
analyse-head-row = Reihe
analyse-head-within = Längstens
analyse-head-expected = Erwartung
analyse-head-bits = Bits
analyse-head-parts = Teile
analyse-head-largest = Größter
analyse-head-split = Codes je Signal (rote,weiße:Codes)
analyse-alike =
    { $count ->
        [one] und eine ebensolche
       *[other] und { $count } ebensolche
    }
analyse-exact = { $expected } genau
analyse-reached = { $expected } erreicht, mindestens { $least }
analyse-estimated = etwa { $expected }
analyse-proven = Bewiesen: Keine Reihe ist besser als die erste.
analyse-bounded = In dieser Zeit nicht bewiesen: Die beste Erwartung ist mindestens { $least }. Mehr Zeit: --seconds 10
