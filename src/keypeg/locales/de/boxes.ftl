### Die Spiele: ihre Namen und Ziele, was vereinbart werden kann, und die Farben der Stifte.

## Boxes

box-classic-title = Klassisch
box-classic-line = Das kennt jeder: vier Stecker, sechs Farben, zehn Reihen.
box-travel-title = Reise
box-travel-line = Schieber statt Signalstiften, und keine Farbe zweimal.
box-hasbro94-title = Hasbro 1994
box-hasbro94-line = Acht Farben, zwölf Reihen und eine Wertungsleiste.
box-duel-title = Duell
box-duel-line = Beide verbergen einen Code und suchen den des anderen, gleichzeitig.
box-group-title = Gruppe
box-group-line = Ein gemeinsamer Code, und jeder hält einen Teil davon.
box-custom-title = Eigene Regeln
box-custom-line = Deine Stecker, Farben, Reihen und Punkte.
box-super-title = Super
box-super-line = Eine Nummer größer: fünf Stecker in acht Farben.
box-house = Eine Ausgabe von uns: Ihr liegt keine gedruckte Anleitung zugrunde.

## Colours

colour-R = rot
colour-G = grün
colour-B = blau
colour-Y = gelb
colour-O = orange
colour-P = violett
colour-W = weiß
colour-K = schwarz
colour-N = braun
colour-T = türkis
colour-M = magenta
colour-L = limettengrün
