### Die Lektion: ein erstes Spiel, das zeigt, wie es geht. Ein Kind von neun Jahren liest sie.

lesson-board = Das Brett der Lektion
lesson-part = Schritt { $part } von { $parts }
lesson-skip = Überspringen
lesson-back = Schritt zurück
lesson-next = Weiter
lesson-again = Noch einmal
lesson-play-first = Deine erste Partie
lesson-play = Eine Partie spielen

## Colours at the start of a sentence

lesson-colour-R = Rot
lesson-colour-Y = Gelb
lesson-colour-G = Grün
lesson-colour-B = Blau

## The steps

lesson-lay-title = Rate den Code
lesson-lay = Dort oben sind drei verschiedene Farben versteckt. Setze selbst drei.
lesson-used = { $colour } ist schon in Öffnung { $hole }: Jede Farbe gibt es nur einmal.
lesson-red-title = Rot: richtiger Platz
lesson-red = { $colour } ist im Code, und zwar am richtigen Platz. Dafür gibt es einen roten Signalstift.
lesson-white-title = Weiß: falscher Platz
lesson-white = { $colour } ist im Code, aber an einem anderen Platz. Dafür gibt es einen weißen Signalstift.
lesson-order-title = Nichts: nicht im Code
lesson-order = { $colour } ist nicht im Code. In einer Partie zeichnet niemand die Linien: Signalstifte sagen nie, welchen Stecker sie meinen. Das findest du heraus!
lesson-find-title = Jetzt du
lesson-find = Ein neuer Code ist versteckt. Nur einer passt zu den Signalstiften beider Reihen. Welcher?
lesson-wrong-title = Nicht ganz
lesson-wrong = Dann hätte Reihe { $number }: { $would }. Sie hat aber: { $got }.
lesson-hint = { $colour } scheidet aus: Reihe 1 hat drei Signalstifte für ihre drei Farben.
lesson-found-title = Code geknackt!
lesson-found = Das ist ganz Mastermind: Reihe setzen, Signalstifte lesen, nachdenken. In einer Partie ist der Code länger, und in manchen Ausgaben kommen Farben doppelt vor.

## The lines in words

lesson-pair-red = Roter Signalstift: Öffnung { $hole } ist in der Reihe und im Code { $colour }.
lesson-pair-white = Weißer Signalstift: In der Reihe ist Öffnung { $hole } { $colour }, im Code ist es Öffnung { $place }.

## The lesson in text mode

lesson-text-lay = Drei verschiedene Farben sind versteckt. Tippe selbst drei Farben: { $colours }.
lesson-text-unclear = Tippe drei verschiedene Farben: { $colours }.
lesson-text-field = Deine Farben
lesson-to-board = Zum Brett
