### The rules of every box, paragraph by paragraph. Ids follow the numbered rules.

## Headings

part-players = Spieler und Runden
part-code = Der Code
part-play = Ablauf einer Runde
part-keys = Die Signale
part-scoring = Wertung
part-mistakes = Falsche Signale
part-ending = Ende der Partie
part-variants = Varianten
part-marking = Wer die Signale gibt

## Key pegs

rule-K1 =
    Eine Reihe erhält einen roten Signalstift für jeden Codestecker, der die richtige Farbe hat und an der
    richtigen Position steht. In der Ausgabe „Gruppe“ ist dieser Stift schwarz.
rule-K2 =
    Eine Reihe erhält einen weißen Signalstift für jeden Codestecker, der die richtige Farbe hat, aber an
    der falschen Position steht.
rule-K3 =
    Ein Signalstift gilt für genau einen Codestecker, und Rot geht vor Weiß. Die Zahl der roten Stifte ist
    die Zahl der Positionen, an denen Reihe und Code dieselbe Farbe haben. Für die weißen Stifte zählt man bei
    jeder Farbe, wie oft sie in der Reihe und wie oft sie im Code vorkommt, und nimmt die kleinere der beiden
    Zahlen; diese Zahlen zählt man über alle Farben zusammen und zieht die roten Stifte ab. In der Ausgabe
    „Gruppe“ wird stattdessen nach G5 geantwortet.
rule-K4 =
    Signalstifte haben keine Reihenfolge: Wo einer steckt, sagt nichts darüber, für welchen Codestecker er
    gilt. Keypeg verrät es nie, auf keinem Bildschirm und in keinem Protokoll. In der Ausgabe „Gruppe“ ist
    allerdings bekannt, welches Brett welche Antwort gegeben hat (G6).
rule-K5 =
    Die gedruckten Beispiele gelten. Die klassische Anleitung hat vier. Ein Stecker an der richtigen Position,
    einer in der richtigen Farbe an einer anderen und zwei in falschen Farben: ein roter und ein weißer Stift.
    Zweimal Grün in der Reihe, im Code nur einmal, und einer der beiden Stecker steht richtig: für Grün nur
    ein roter Stift und kein weißer. Ein gelber Stecker, der im Code woanders steht, und sonst nichts, was
    passt: nur ein weißer Stift. Zweimal Rot in der Reihe und zweimal im Code, und nur einer steht richtig:
    für Rot ein roter und ein weißer Stift. Die Reise-Anleitung hat eines: Beim Code Grün, Rot, Blau, Gelb
    erhält die Reihe Blau, Rot, Orange, Grün einen roten und zwei weiße Stifte.
rule-K6 = Jede gesetzte Reihe bleibt mit ihrem Signal während der ganzen Runde sichtbar.

## Classic

rule-C1 =
    Es spielen zwei Spieler. Vor Beginn vereinbaren sie, wer den ersten Code setzt (meist, wer auf dem ersten
    Platz sitzt) und wie viele Runden sie spielen (meist 2).
rule-C2 =
    Der Code besteht aus vier Codesteckern in sechs Farben, verborgen hinter dem Sichtschutz. Jede
    Kombination ist erlaubt: Eine Farbe darf zweimal oder öfter vorkommen, aber keine Öffnung bleibt leer.
    Unsere Festlegung: Die Farben sind Rot, Gelb, Grün, Blau, Weiß und Schwarz, denn die Anleitung zählt sie
    nicht auf.
rule-C3 =
    Der Codeknacker hat zehn Reihen. In jede kommen vier Codestecker in denselben sechs Farben; Farben
    dürfen sich wiederholen, und keine Öffnung bleibt leer.
rule-C4 =
    Nach jeder Reihe gibt der Codemacher das Signal, und erst dann darf der Codeknacker die nächste Reihe
    setzen.
rule-C5 =
    Die Runde endet, sobald eine Reihe mit dem Code übereinstimmt, jede Farbe an ihrer Position. Diese Reihe
    erhält einen roten Signalstift für jeden ihrer Stecker (vier in der klassischen Ausgabe), und der Code
    wird aufgedeckt.
rule-C6 =
    Ist der Code gefunden, erhält der Codemacher 1 Punkt für jede Reihe, die der Codeknacker gesetzt hat,
    die letzte eingeschlossen. Der Codeknacker erhält nichts. Dann werden die Rollen getauscht.
rule-C7 =
    Sind alle zehn Reihen verbraucht und ist der Code nicht gefunden, so ist die Runde zu Ende, und der Code
    wird aufgedeckt. Der Codemacher erhält 11 Punkte: 10 für die Reihen und 1 Bonuspunkt. Dann werden die
    Rollen getauscht.
rule-C8 =
    Weist der Codeknacker nach, dass ein Signal falsch war, so erhält der Codeknacker 3 Punkte und der
    Codemacher keinen. Die Runde wird dann von vorn wiederholt, und derselbe Codemacher verbirgt erneut
    einen Code. Unsere Festlegung: Die Prüfung beim Aufdecken (M2) ist ebenso ein Nachweis.
rule-C9 =
    Nach den vereinbarten Runden gewinnt, wer insgesamt mehr Punkte hat. Unsere Festlegung: Bei Gleichstand
    ist die Partie unentschieden, außer bei eigenen Regeln, wo auch Zusatzrunden vereinbart werden können
    (X1). Das genannte Spielziel ist, weniger Versuche zu brauchen als der Gegner: Jede Reihe, die ein Spieler
    braucht, ist ein Punkt für den anderen. Punkte für falsche Signale, für aufgegebene Runden und für nicht
    gefundene Codes zählen mit; es entscheidet also die Gesamtzahl.

## Travel

rule-T1 =
    Zwei Spieler vereinbaren, wie viele Runden sie spielen (meist 4) und wer den ersten Code setzt (meist, wer
    auf dem ersten Platz sitzt). Empfohlen wird eine gerade Zahl von Runden, damit beide gleich viele Codes
    setzen. Unsere Festlegung: Eine ungerade Zahl ist erlaubt, mit einem sichtbaren Hinweis, dass ein Spieler
    mehr Codes setzt.
rule-T2 =
    Der Code besteht aus vier Steckern; jede Farbe kommt höchstens einmal vor, und keine Öffnung bleibt leer.
    Unsere Festlegung: Es gibt acht Farben, nämlich Rot, Gelb, Grün, Blau, Weiß, Schwarz, Orange und Violett.
    Die Anleitung nennt keine Zahl, doch ihre 80 Stecker sind zehn von jeder von acht Farben. Man kann sich
    auch auf 7 oder 6 Farben einigen: Zuerst entfällt Violett, dann Schwarz. Orange bleibt, denn das Beispiel
    der Anleitung setzt es.
rule-T3 =
    Unsere Festlegung: Das Verbot, Farben zu wiederholen, bindet nur den Code; eine Reihe darf dieselbe Farbe
    also mehrmals enthalten. Sind Reihen „wie ein Code“ vereinbart, muss auch jede Reihe die Regeln für den
    Code einhalten. Dieser Absatz gilt ebenso für die Ausgabe „Hasbro 1994“.
rule-T4 = Der Codeknacker hat neun Reihen zu vier Steckern.
rule-T5 =
    Nach jeder Reihe gibt der Codemacher das Signal. Es folgt K1 bis K3, wird aber mit Schiebern angezeigt:
    Neben der Reihe zieht der Codemacher den roten Schieber um eine Raste für jeden roten Treffer heraus und
    den weißen um eine Raste für jeden weißen.
rule-T6 =
    Findet der Codeknacker den Code, erhält der Codemacher 1 Punkt für jede gebrauchte Reihe, die letzte
    eingeschlossen: 1 Punkt, wenn der Code in der ersten Reihe gefunden wird, 9 Punkte in der neunten. Der
    Codeknacker erhält nichts.
rule-T7 =
    Ist der Code nach neun Reihen nicht gefunden, so ist die Runde zu Ende, der Code wird aufgedeckt, und der
    Codemacher erhält 9 Punkte. Einen Bonus gibt es nicht: Das ist ebenso viel wie für einen Code, der in der
    neunten Reihe gefunden wird.
rule-T8 =
    Nach jeder Runde werden die Rollen getauscht. Nur bei einer Wiederholung (T10) bleibt der Codemacher
    derselbe.
rule-T9 =
    Nach den vereinbarten Runden gewinnt, wer insgesamt die meisten Punkte hat; bei Gleichstand dürfen die
    Spieler laut Anleitung eine zusätzliche Runde spielen. Unsere Festlegung: Das wird im Voraus vereinbart.
    Meist folgen Zusatzrunden; ist ein Unentschieden vereinbart, bleibt es beim Gleichstand. Unsere
    Festlegung: In den Zusatzrunden wechselt der Codemacher weiter, und sie werden paarweise gespielt, damit
    beide einen Code setzen. Ein Paar wird immer zu Ende gespielt, und weitere Paare folgen, bis die
    Punktzahlen verschieden sind.
rule-T10 =
    Gibt der Codemacher ein falsches Signal, wird die Runde mit demselben Codemacher wiederholt, und 3
    Punkte gehen an den Gegner: Der Codemacher verliert 3, der Codeknacker gewinnt 3. Ein Punktestand kann
    unter null sinken.

## Hasbro 1994

rule-H1 =
    Zwei Spieler vereinbaren, wie viele Runden sie spielen (meist 2; in der Anleitung heißt eine Runde
    „Spiel“) und wer den ersten Code setzt (meist, wer auf dem ersten Platz sitzt). Nach jeder Runde tauschen
    sie die Rollen.
rule-H2 =
    Der Code besteht aus vier Steckern in acht Farben. Im Grundspiel wiederholt sich keine Farbe, und keine
    Öffnung bleibt leer; die Varianten H10 und H11 erlauben es. Unsere Festlegung: Die Farben sind Rot, Gelb,
    Grün, Blau, Weiß, Schwarz, Orange und Violett, denn die Anleitung nennt sie nicht.
rule-H3 =
    Der Codeknacker hat zwölf Reihen zu vier Steckern. Unsere Festlegung: Für sie gilt T3; eine Reihe darf
    also Farben auch dann wiederholen, wenn der Code es nicht darf, es sei denn, die Spieler haben Reihen „wie
    ein Code“ vereinbart.
rule-H4 =
    Nach jeder Reihe gibt der Codemacher mit roten und weißen Signalstiften das Signal, nach K1 bis K3.
rule-H5 =
    Findet der Codeknacker den Code, erhält der Codemacher 1 Punkt für jede gebrauchte Reihe, die letzte
    eingeschlossen: 1 bis 12 Punkte.
rule-H6 =
    Ist der Code nach zwölf Reihen nicht gefunden, so ist die Runde zu Ende, und der Codemacher erhält 13
    Punkte: 12 für die Reihen und 1 Bonuspunkt.
rule-H7 =
    Punkte erhält nur der Codemacher. Dem Codeknacker bringt es nichts ein, den Code zu finden, aber er hält
    damit die Punkte des Codemachers niedrig.
rule-H8 =
    Gibt der Codemacher ein falsches Signal, beginnt die Runde mit demselben Codemacher von vorn, und es
    gibt 3 Strafpunkte. Die deutsche Anleitung zieht sie dem Codeknacker ab, also dem Opfer des Fehlers:
    offensichtlich ein Druckfehler. Unsere Festlegung: Meist verliert der Codemacher die 3 Punkte. Ist die
    Regel „wie gedruckt“ vereinbart, verliert sie der Codeknacker, so wie es in der deutschen Anleitung
    steht. Unsere Festlegung: Ein Codemacher, der die Runde aufgibt, verliert in beiden Fällen 3 Punkte, denn
    Aufgeben wird nie belohnt. Ein Punktestand kann unter null sinken.
rule-H9 =
    Nach den vereinbarten Runden gewinnt, wer die meisten Punkte hat. Unsere Festlegung: Bei Gleichstand ist
    die Partie unentschieden.
rule-H10 =
    Mit der Variante „Doppelte Farben“ darf der Code dieselbe Farbe mehrmals enthalten. Sonst ändert sich
    nichts; wie auf wiederholte Farben geantwortet wird, steht in K3. Die Variante lässt sich mit „Neunte
    Farbe“ (H11) verbinden.
rule-H11 =
    Mit der Variante „Neunte Farbe“ dürfen im Code wie in den Reihen Öffnungen leer bleiben, und eine leere
    Öffnung zählt als neunte Farbe: Für sie gibt es rote und weiße Signalstifte wie für jede andere. Unsere
    Festlegung: Es dürfen mehrere Öffnungen leer sein, auch ohne „Doppelte Farben“. Die Variante lässt sich
    mit „Doppelte Farben“ (H10) verbinden.
rule-H12 =
    Die Wertungsleiste hat 30 Öffnungen je Spieler. Der erste Codemacher markiert seine Punkte mit einem
    roten Stift, der andere Spieler mit einem weißen. Unsere Festlegung: Über 30 hinaus und unter null läuft
    die Leiste weiter: Der Stift beginnt eine weitere Bahn, und die Bahnen stehen neben der Leiste.

## Duel

rule-D1 =
    Zwei Spieler vereinbaren eine ungerade Zahl von Runden (meist 3). Jede Runde ist 1 Punkt wert, und wer
    zuerst die Mehrheit der Punkte erreicht, gewinnt die Partie: bei 5 Runden zum Beispiel, wer zuerst 3
    Punkte hat.
rule-D2 =
    Jeder Spieler verbirgt einen Code aus fünf Ringen in acht Farben, Wiederholungen erlaubt, und versucht,
    den des anderen zu brechen. Die Ringe sind die Codestecker dieser Ausgabe, und keine Stelle bleibt leer.
    Unsere Festlegung: Die Farben sind Rot, Gelb, Grün, Blau, Weiß, Schwarz, Orange und Violett, denn die
    Anleitung nennt sie nicht.
rule-D3 =
    In einem Durchgang setzen beide Spieler eine Reihe, in beliebiger Reihenfolge; erst wenn beide Reihen
    stehen, gibt jeder dem anderen das Signal. Unsere Festlegung: Niemand sieht die Reihe des Gegners, bevor
    die eigene steht. Frühere Reihen und Signale sind für beide offen, denn jeder gibt die Signale zu den
    Reihen des anderen.
rule-D4 = Jeder Spieler hat zwölf Reihen.
rule-D5 =
    Findet ein Spieler den Code in einem Durchgang, in dem es dem anderen nicht gelingt, so gewinnt er die
    Runde und erhält 1 Punkt.
rule-D6 =
    Finden beide Spieler den Code im selben Durchgang, so ist die Runde ungültig: Niemand erhält einen Punkt,
    und sie wird wiederholt.
rule-D7 =
    Hat nach je zwölf Reihen keiner der beiden den Code gefunden, so wird die Runde wiederholt. Unsere
    Festlegung: Für jede Wiederholung setzen beide Spieler neue Codes.
rule-D8 =
    Gibt ein Spieler ein falsches Signal, so erhält das Opfer einen Punkt, und die Runde wird noch einmal
    gespielt. Unsere Festlegung: In der Wiederholung geht es um einen eigenen Punkt. Unsere Festlegung: Haben
    beide Spieler in derselben Runde ein falsches Signal gegeben, wird sie wiederholt, und keiner erhält einen
    Punkt. Unsere Festlegung: Entscheidet der Punkt des Opfers die Partie, so wird nichts wiederholt.
rule-D9 = In der Variante mit vier Ringen haben beide Codes vier Ringe statt fünf. Alles andere bleibt gleich.
rule-D10 =
    Mit einem Vorsprung muss ein Spieler einen Code aus vier Ringen finden und der andere einen aus fünf. Wer
    den Vorsprung hat, wird vorher vereinbart. Mit vier Ringen für beide (D9) verträgt er sich nicht.
rule-D11 =
    In der Variante „Wettlauf“ gibt es keine Durchgänge: Jeder setzt seine Reihen, höchstens 12, so schnell er
    mag, jede Reihe erhält sofort ihr Signal, und Reihen und Signale liegen offen, sobald sie da sind. Wer den
    Code zuerst findet, erhält den Punkt, ganz gleich, nach wie vielen Reihen; es entscheidet, wessen richtige
    Reihe zuerst beim Schiedsrichter eintrifft. Wer keine Reihen mehr hat, wartet; haben beide keine mehr,
    wird die Runde wiederholt. Werden die Signale von Hand gegeben, sind sie sofort fällig: Wer ein Signal
    schuldet, gibt es, bevor er eine Reihe setzt.
rule-D12 =
    Ist ein Code gefunden, wird er aufgedeckt, und die richtige Reihe erhält so viele rote Signalstifte, wie
    der Code Ringe hat: 5, oder 4 bei einem Code aus vier Ringen.

## Group

rule-G1 =
    Es spielen zwei, drei oder vier Spieler. Zu dritt oder zu viert hat jeder ein Spielbrett. Zu zweit
    vereinbart man ein Brett für jeden, wie es üblich ist, zwei für jeden oder zwei für nur einen der beiden.
rule-G2 =
    Für jedes Brett werden zufällig zwei Plättchen gezogen, die geheim bleiben. Eines ist ein Farbplättchen
    aus 24, je vier in Weiß, Rot, Grün, Gelb, Schwarz und Blau; das andere ist eines von fünf Zahlenplättchen,
    1 bis 5. Gezogene Plättchen werden nicht zurückgelegt: Keine zwei Bretter haben dieselbe Zahl, aber zwei
    bestimmte Bretter haben mit einer Wahrscheinlichkeit von 3/23 dieselbe Farbe.
rule-G3 =
    Der Code hat fünf Plätze. Jede gezogene Zahl trägt die mit ihr gezogene Farbe, und jede nicht gezogene
    Zahl ist ein leerer Platz. Mit vier Brettern besteht der Code aus vier Steckern und einem leeren Platz.
    Unsere Festlegung: Mit weniger Brettern hat er weniger Stecker, mit drei Brettern drei Stecker und zwei
    leere Plätze, mit zwei Brettern zwei Stecker und drei leere Plätze.
rule-G4 = Ein zufällig bestimmter Spieler beginnt, und es geht im Uhrzeigersinn weiter.
rule-G5 =
    Wer am Zug ist, setzt eine Reihe aus fünf Plätzen, mit oder ohne den Stecker, den er vom eigenen Brett
    kennt, und fragt. Jedes Brett der anderen Spieler antwortet nur für seine eigene Farbe und Zahl: schwarz,
    wenn seine Farbe auf seiner Zahl steht, sonst weiß, wenn seine Farbe irgendwo in der Reihe steht, sonst
    nichts. Die Bretter des Fragenden antworten nicht, und zwei Bretter derselben Farbe antworten unabhängig
    voneinander. Unsere Festlegung: Eine Reihe hat die Form eines Codes, mit so vielen Steckern, wie es
    Bretter gibt. Sind beliebige Reihen vereinbart, trägt jeder Platz eine beliebige Farbe oder bleibt
    leer, von fünf Steckern bis zu gar keinem.
rule-G6 =
    Reihen und Antworten sind für alle offen, und alle wissen, welches Brett welche Antwort gegeben hat. Die
    Plättchen bleiben geheim.
rule-G7 =
    Um zu gewinnen, ruft ein Spieler MASTERMIND und setzt den ganzen Code. Verlangt ist nur der Code, nicht,
    wer welchen Teil davon besitzt. Stimmt er, werden die Plättchen aufgedeckt, und der Spieler gewinnt die
    Runde.
rule-G8 =
    Wer falsch ruft, scheidet aus der Runde aus: Er kommt nicht mehr zum Zug und darf nicht mehr rufen,
    beantwortet aber weiter die Fragen der anderen. Unsere Festlegung: Die beim Ruf gesetzte Reihe liegt für
    alle offen, wie am Tisch. Unsere Festlegung: Der Schiedsrichter sagt nur, dass sie falsch ist, und die
    Plättchen bleiben verdeckt.
rule-G9 =
    Gerufen wird am eigenen Zug und anstelle der Frage. Unsere Festlegung: Wer aufgibt, scheidet aus wie nach
    einem falschen Ruf (G8).
rule-G10 =
    Man kann vereinbaren, dass jederzeit gerufen werden darf. Es gibt eine Ausnahme: Wer den letzten Zug
    gemacht hat, sei es mit einer Frage oder mit einem Ruf am eigenen Zug, darf außerhalb seines Zuges erst
    wieder rufen, wenn ein anderer Spieler einen Zug gemacht hat. Ein falscher Ruf außerhalb des Zuges ändert
    nicht, wer am Zug ist. Gleichzeitige Rufe werden in der Reihenfolge behandelt, in der sie beim
    Schiedsrichter eintreffen. Ein Ruf hat immer die Form eines Codes, auch wenn sonst jede Reihe erlaubt ist.
rule-G11 =
    Auch der letzte Spieler, der noch nicht ausgeschieden ist, muss rufen, um die Runde zu gewinnen. Unsere
    Festlegung: Sind alle ausgeschieden, durch falsche Rufe oder durch Aufgeben, so hat die Runde keinen
    Gewinner und zählt als gespielt.
rule-G12 =
    Die nächste Runde eröffnet der linke Nachbar dessen, der die vorige eröffnet hat. Eine Wiederholung
    eröffnet derselbe Spieler, außer er spielt sie nicht mit (G14). Unsere Festlegung: Wer die letzte
    Wiederholung einer Runde eröffnet, gilt als ihr Eröffner.
rule-G13 =
    Die Spieler vereinbaren eine Zahl von Runden (meist 3). Unsere Festlegung: Es sind höchstens 7, denn ein
    Brett hat sieben Öffnungen, um Siege zu zählen. Wer die meisten Runden gewonnen hat, gewinnt die Partie.
    Unsere Festlegung: Bei Gleichstand an der Spitze teilen sich die Führenden den Sieg.
rule-G14 =
    Unsere Festlegung: War eine von Hand gegebene Antwort falsch, so ist die Runde ungültig und wird mit neuer
    Ziehung wiederholt, eröffnet von demselben Spieler. Der Fehler zeigt sich beim Aufdecken, also nach einem
    richtigen Ruf oder wenn alle ausgeschieden sind, oder bei einer Anfechtung, die jedem offensteht, der noch
    nicht ausgeschieden ist. Unsere Festlegung: Wer falsch geantwortet hat, spielt die Wiederholungen dieser
    Runde nicht mit: Er fragt nicht und ruft nicht, und der Schiedsrichter antwortet für seine Bretter; eine
    falsche Antwort lohnt sich also nie. Müsste er eröffnen, so eröffnet der nächste Spieler zur Linken, der
    noch mitspielt. Haben alle falsch geantwortet, wird die Runde nicht wiederholt: Sie zählt als gespielt,
    und niemand gewinnt sie.

## Who gives the keys

rule-M1 = Unsere Festlegung: Meist berechnet der Schiedsrichter jedes Signal; falsch kann also keines sein.
rule-M2 =
    Unsere Festlegung: Sind Signale von Hand vereinbart, steckt der Codemacher die Signalstifte, wie am
    Tisch, und kann sich irren; in der Ausgabe „Gruppe“ tun es die Befragten, und es gilt G14. Sobald es ein
    Signal gibt, darf der Codeknacker die Signale jederzeit anfechten: Der Schiedsrichter prüft alle
    bisherigen Signale, und ein falsches löst sofort die Fehlerregel der Ausgabe aus; sonst geht es weiter,
    und die Anfechtung kostet nichts. Beim Aufdecken prüft der Schiedsrichter von sich aus alle Signale der
    Runde. Im Duell betrifft eine Anfechtung die Signale, die der Anfechtende erhalten hat; ist eines davon
    falsch, so betrachtet D8 beide Seiten. Ein unmögliches Signal, etwa 3 rote und 1 weißer Stift bei vier
    Steckern oder mehr Stifte als Öffnungen, wird zurückgewiesen und ist kein Fehler.
rule-M3 =
    Unsere Festlegung: Steht fest, dass ein Signal falsch war, so ersetzt die Fehlerregel die gewöhnliche
    Wertung der Runde: C8, T10, H8, D8 oder G14, bei eigenen Regeln das, was vereinbart ist (X1).
rule-M4 =
    Unsere Festlegung: Werden die Signale von Hand gegeben, so wird aufgedeckt, sobald die zuletzt gesetzte
    Reihe ihr Signal hat und eines von dreien zutrifft: Die Reihe stimmt mit dem Code überein, ihr Signal
    behauptet es (lauter rote Stifte), oder es sind keine Reihen mehr übrig. Im Duell erhalten zuerst beide
    Reihen des Durchgangs ihr Signal; im Wettlauf wartet ein Spieler das Signal zu einer Reihe ab, bevor er
    die nächste setzt, und gibt das Signal, das er schuldet, bevor er seine eigene setzt (D11). Unsere
    Festlegung: Aufgeben ist kein Aufdecken; eine aufgegebene Runde wird als aufgegeben gewertet, und ihre
    Signale werden nicht geprüft, man muss also anfechten, bevor man aufgibt. Gibt der Codeknacker auf, so
    gilt der Code als nicht gefunden; gibt der Codemacher auf, so wird wie bei einem falschen Signal gewertet
    (siehe aber H8) und nichts wiederholt. Im Duell geht der Punkt an den Gegner dessen, der aufgibt, und in
    der Ausgabe „Gruppe“ scheidet dieser aus (G9).

## House rules

rule-X1 =
    Mit eigenen Regeln spielt man das klassische Spiel in beliebiger Form: 1 bis 8 Stecker; 2 bis 12 Farben,
    in der Reihenfolge Rot, Grün, Blau, Gelb, Orange, Violett, Weiß, Schwarz, Braun, Türkis, Magenta und
    Limettengrün; 1 bis 20 Reihen; mit oder ohne Wiederholungen und, nach H11, mit oder ohne leere Öffnungen.
    Wird der Code nicht gefunden, erhält der Codemacher 1 Punkt für jede Reihe und dazu den vereinbarten
    Bonus (0 bis 100). Nach einem falschen Signal wird die Runde wiederholt, und die Spieler wählen, was es
    kostet: Der Codeknacker gewinnt 3 Punkte, oder der Codemacher gibt ihm 3 Punkte ab, oder der Codemacher
    verliert 3 Punkte. Ob Reihen wie ein Code sein müssen (T3), wer den ersten Code setzt (C1) und was auf
    einen Gleichstand folgt (T9, hier aber meist ein Unentschieden), wird wie sonst vereinbart. Üblich sind 4
    Stecker, 6 Farben, 10 Reihen, Wiederholungen, keine leeren Öffnungen, 1 Bonuspunkt, 3 Punkte für den
    Codeknacker nach einem falschen Signal und 2 Runden. Eine Form, zu der es keinen Code gibt, etwa fünf
    Stecker in vier Farben ohne Wiederholungen, wird mit einer klaren Meldung abgelehnt.
rule-X2 =
    Super ist das klassische Spiel mit einem größeren Code: fünf Codestecker in acht Farben (Rot, Gelb, Grün,
    Blau, Weiß, Schwarz, Orange und Violett) und zwölf Reihen. Farben dürfen sich im Code und in den Reihen
    wiederholen, und keine Öffnung bleibt leer. Sind alle zwölf Reihen verbraucht und ist der Code nicht gefunden,
    so erhält der Codemacher 13 Punkte: 12 für die Reihen und 1 Bonuspunkt. Alles andere ist wie im klassischen
    Spiel.
