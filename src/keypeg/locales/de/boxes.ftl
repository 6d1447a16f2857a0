### Die Spiele: ihre Namen und Ziele, was vereinbart werden kann, und die Farben der Stifte.

## Boxes

box-classic-title = Klassisch
box-classic-line =
    Das Spiel, wie es die meisten kennen: zwei Spieler, ein geheimer Code aus vier Steckern in sechs Farben
    und zehn Reihen, um ihn zu finden.
box-travel-title = Reise
box-travel-line =
    Das Taschenspiel für zwei: neun Reihen, keine Farbe zweimal im Code und Schieber statt Signalstiften.
box-hasbro94-title = Hasbro 1994
box-hasbro94-line =
    Das Spiel von 1994 für zwei: acht Farben, zwölf Reihen und eine Wertungsleiste, mit doppelten Farben und
    leeren Öffnungen als Varianten.
box-duel-title = Duell
box-duel-line =
    Ein Duell für zwei: Beide Spieler verbergen einen Code aus fünf Ringen, und jeder sucht gleichzeitig den
    des anderen.
box-group-title = Gruppe
box-group-line =
    Für zwei bis vier Spieler: Jeder kennt einen Teil eines gemeinsamen Codes, und alle Fragen und Antworten
    sind offen.
box-custom-title = Eigene Regeln
box-custom-line =
    Das klassische Spiel für zwei nach eigenem Maß: Stecker, Farben, Reihen, Wiederholungen, leere Öffnungen
    und Punkte.
box-super-title = Super
box-super-line =
    Unser größeres Spiel für zwei: ein verborgener Code aus fünf Steckern in acht Farben und zwölf Reihen, um ihn
    zu finden.
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
