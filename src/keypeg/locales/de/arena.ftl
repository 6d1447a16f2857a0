### Was keypeg arena sagt.

arena-title = { $box } ({ $name }), { $seats } Plätze
arena-played = { $played ->
    [one] Eine Partie
   *[other] { $played } Partien
} zum Startwert { $seed }
arena-stopped = Abgebrochen: { $played } von { $asked } Partien zum Startwert { $seed }
arena-kept = { $kept ->
    [one] Eine Partie zum Startwert { $seed } ist schon da.
   *[other] { $kept } Partien zum Startwert { $seed } sind schon da.
}
arena-progress = { $done } von { $matches } Partien

## Die Tabellen

arena-player = Spieler
arena-matches = Partien
arena-won = gew.
arena-drawn = unent.
arena-lost = verl.
arena-elo = Elo
arena-share = Anteil
arena-cpu = ms je Zug
arena-cpu-worst = höchste ms
arena-rounds = Runden gewonnen
arena-round-points = Punkte je Runde
arena-made = Punkte je Runde als Codemacher
arena-conceded = Punkte abgegeben als Codeknacker
arena-rows = Reihen, wenn gefunden
arena-not-found = nicht gefunden
arena-replays = erneut gespielt
arena-wrong-keys = falsche Signale
arena-wrong-calls = falsche Ansagen
arena-meetings = Wer gegen wen: Siege des Spielers der Zeile in %

## Was die Zahlen sind

arena-note-shares = Anteile am Entschiedenen, mit 95-%-Intervallen (Wilson); ± ist das 95-%-Intervall eines Mittelwerts.
arena-note-elo = Elo ist eine Skala für alle: 1500 ist der Durchschnitt, und wer 100 mehr hat, gewinnt zu 64 % gegen den anderen. Ein Unentschieden zählt als halber Sieg.
arena-note-even = Bei gleichem Spiel hätte jeder einen Anteil von { $share }.
arena-note-rounds = Reihen zählen, wo der Spieler den Code zuerst fand, oder beide zugleich.
arena-note-roles = Reihen zählen, wo der Code gefunden wurde; abgegebene Punkte zählen in jeder Runde.
arena-note-cpu = Zeit ist Prozessorzeit in Millisekunden je Zug.

## Das Bild

arena-plot-shares = Anteil an entschiedenen Partien, 95-%-Intervall
arena-plot-round-shares = Anteil an entschiedenen Runden, 95-%-Intervall
arena-plot-rows = Reihen, wenn der Code gefunden wurde
arena-plot-percent = % der gefundenen Codes
arena-plot-even = bei gleichem Spiel
