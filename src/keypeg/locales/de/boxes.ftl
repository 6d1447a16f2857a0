### Die Spiele: ihre Namen und Ziele, was vereinbart werden kann, und die Farben der Stifte.

## Boxes

box-classic-title = Klassisch
box-classic-line =
    Das Spiel, wie es die meisten kennen: zwei Spieler, ein geheimer Code aus vier Steckern in sechs Farben
    und zehn Reihen, um ihn zu finden.
box-classic-aim =
    Der Codemacher verbirgt hinter dem Sichtschutz einen Code aus vier Steckern, und der Codeknacker
    versucht, ihn in möglichst wenigen Reihen zu finden. Der Codemacher beantwortet jede Reihe mit roten und
    weißen Signalstiften. Jede Reihe, die der Codeknacker braucht, bringt dem Codemacher einen Punkt; dann
    werden die Rollen getauscht. Wer nach den vereinbarten Runden mehr Punkte hat, gewinnt.
box-travel-title = Reise
box-travel-line =
    Das Taschenspiel für zwei: neun Reihen, keine Farbe zweimal im Code und Schieber statt Signalstiften.
box-travel-aim =
    Der Codemacher verbirgt einen Code aus vier Steckern in lauter verschiedenen Farben, und der Codeknacker
    versucht, ihn in möglichst wenigen Reihen zu finden. Der Codemacher beantwortet jede Reihe mit einem
    roten und einem weißen Schieber. Jede gebrauchte Reihe bringt dem Codemacher einen Punkt; dann werden die
    Rollen getauscht. Wer nach den vereinbarten Runden mehr Punkte hat, gewinnt.
box-hasbro94-title = Hasbro 1994
box-hasbro94-line =
    Das Spiel von 1994 für zwei: acht Farben, zwölf Reihen und eine Wertungsleiste, mit doppelten Farben und
    leeren Öffnungen als Varianten.
box-hasbro94-aim =
    Der Codemacher verbirgt einen Code aus vier Steckern in acht Farben, und der Codeknacker versucht, ihn
    in höchstens zwölf Reihen zu finden. Der Codemacher beantwortet jede Reihe mit roten und weißen
    Signalstiften. Jede gebrauchte Reihe bringt dem Codemacher einen Punkt auf der Wertungsleiste; dann
    werden die Rollen getauscht. Wer nach den vereinbarten Runden mehr Punkte hat, gewinnt.
box-duel-title = Duell
box-duel-line =
    Ein Duell für zwei: Beide Spieler verbergen einen Code aus fünf Ringen, und jeder sucht gleichzeitig den
    des anderen.
box-duel-aim =
    Jeder Spieler verbirgt einen Code und versucht, den des Gegners zu finden. In jedem Durchgang setzen beide
    eine Reihe, und erst dann gibt jeder dem anderen das Signal. Wer den Code in einem Durchgang findet, in
    dem es dem Gegner nicht gelingt, gewinnt die Runde und einen Punkt. Wer zuerst die Mehrheit der Punkte
    hat, gewinnt die Partie.
box-group-title = Gruppe
box-group-line =
    Für zwei bis vier Spieler: Jeder kennt einen Teil eines gemeinsamen Codes, und alle Fragen und Antworten
    sind offen.
box-group-aim =
    Jedes Spielbrett birgt insgeheim eine Farbe und ihre Position; zusammen ergeben sie den Code. Reihum setzt
    jeder eine Reihe und befragt die anderen; jedes ihrer Bretter antwortet für seinen eigenen Teil, und alle
    sehen die Antworten. Wer den ganzen Code zu kennen glaubt, ruft MASTERMIND: Stimmt der Code, gewinnt er
    die Runde, sonst scheidet er aus ihr aus. Wer die meisten Runden gewinnt, gewinnt die Partie.
box-custom-title = Eigene Regeln
box-custom-line =
    Das klassische Spiel für zwei nach eigenem Maß: Stecker, Farben, Reihen, Wiederholungen, leere Öffnungen
    und Punkte.
box-custom-aim =
    Wie im klassischen Spiel verbirgt der Codemacher einen Code, und der Codeknacker versucht, ihn in
    möglichst wenigen Reihen zu finden. Jede gebrauchte Reihe bringt dem Codemacher einen Punkt; dann werden
    die Rollen getauscht. Wer nach den vereinbarten Runden mehr Punkte hat, gewinnt. Wie groß der Code ist,
    wie viele Reihen es gibt und alles Weitere bestimmen die Spieler.
box-super-title = Super
box-super-line =
    Unser größeres Spiel für zwei: ein verborgener Code aus fünf Steckern in acht Farben und zwölf Reihen, um ihn
    zu finden.
box-super-aim =
    Der Codemacher verbirgt hinter dem Sichtschutz einen Code aus fünf Steckern in acht Farben, und der
    Codeknacker versucht, ihn in möglichst wenigen Reihen zu finden. Der Codemacher beantwortet jede Reihe mit
    roten und weißen Signalstiften. Jede gebrauchte Reihe bringt dem Codemacher einen Punkt; dann werden die
    Rollen getauscht. Wer nach den vereinbarten Runden mehr Punkte hat, gewinnt.
box-house = Eine Ausgabe von uns: Ihr liegt keine gedruckte Anleitung zugrunde.

## Options

option-rounds = Wie viele Runden die Partie hat.
option-marking = Wer die Signale gibt: der Schiedsrichter oder die Spieler von Hand.
option-hints = Ob automatische Notizen im Browser erlaubt sind. Notizen von Hand sind es immer.
option-first_codemaker = Wer den ersten Code setzt.
option-guesses = Ob Reihen frei sind oder die Regeln für den Code einhalten müssen.
option-tie_break = Was auf einen Gleichstand folgt: Zusatzrunden oder ein Unentschieden.
option-colours = In wie vielen Farben es Stecker gibt.
option-doubles = Ob der Code dieselbe Farbe mehrmals enthalten darf.
option-ninth_colour = Ob Öffnungen leer bleiben dürfen und als neunte Farbe zählen.
option-penalty =
    Wer bei einem falschen Signal 3 Punkte verliert: der Codemacher oder, wie gedruckt, der Codeknacker.
option-rings = Wie viele Ringe ein Code hat: fünf oder vier.
option-handicap = Welcher Spieler der Anfänger ist und nur vier statt fünf Ringe finden muss.
option-race = Ob jeder in seinem eigenen Tempo spielt statt in Durchgängen.
option-boards_each = Wie viele Bretter jeder hat; zwei nur bei zwei Spielern.
option-second_board = Wer als Einziger zwei Bretter hat; nur zu zweit, der andere hat eines.
option-rows = Ob eine Reihe die Form eines Codes haben muss oder beliebig sein darf.
option-calls = Wann MASTERMIND gerufen werden darf: nur am Zug oder jederzeit.
option-pegs = Wie viele Stecker der Code hat.
option-row_limit = Wie viele Reihen der Codeknacker hat.
option-repeats = Ob der Code Farben wiederholen darf.
option-empties = Ob Öffnungen leer bleiben dürfen und als weitere Farbe zählen.
option-bonus = Wie viele Punkte der Codemacher zusätzlich erhält, wenn der Code nicht gefunden wird.
option-mistake = Welche Punkte bei einem falschen Signal vergeben oder abgezogen werden.

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
