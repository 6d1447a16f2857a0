### Die Seiten der Rätsel.

## Ein Rätsel wählen

puzzles-title = Rätsel
puzzles-lead = Reihen und ihre Signale sind gegeben. Finde den einen Code, der zu allen passt, oder wähle die beste von drei Reihen.
puzzles-box = Spiel
puzzles-kind = Was du suchst
puzzles-kind-code = Den Code
puzzles-kind-best-row = Die beste Reihe
puzzles-grade = Wie schwer
puzzles-grade-own = Für meine Stärke
puzzles-grade-1 = 1, leicht
puzzles-grade-2 = 2
puzzles-grade-3 = 3, mittel
puzzles-grade-4 = 4
puzzles-grade-5 = 5, schwer
puzzles-start = Gib mir ein Rätsel
puzzles-rating = Deine Wertung
puzzles-rating-line =
    { $count ->
        [0] Sie ändert sich mit den Rätseln, die du löst, und mit ihr die Rätsel, die du bekommst.
        [one] Nach einem Rätsel
       *[other] Nach { $count } Rätseln
    }
puzzles-curve = Deine Wertung nach jedem der letzten Rätsel, von { $first } bis { $last }. Die höchste war { $most }.
puzzles-missing = Dieses Rätsel gibt es nicht
puzzles-all = Wähle ein Rätsel

## Ein Rätsel

puzzles-board = Reihen und Signale
puzzles-lay = Das ist der Code
puzzles-hint = Tipp { $step } von { $steps }
puzzles-show = Lösung zeigen
puzzles-show-sure = Die Lösung zeigen?
puzzles-show-line = Das Rätsel zählt dann als nicht gelöst.
puzzles-show-no = Weiter nachdenken
puzzles-show-yes = Zeigen
puzzles-also =
    { $count ->
        [one] Reihe { $rows } auch.
       *[other] Die Reihen { $rows } auch.
    }
puzzles-found = Du hast ihn!
puzzles-shown = Die Lösung
puzzles-rating-now = Deine Wertung: { $rating } ({ $change })
puzzles-rating-stays = Du kanntest dieses Rätsel schon. Deine Wertung bleibt bei { $rating }.
puzzles-next = Nächstes Rätsel
puzzles-another = Ein anderes Rätsel
puzzles-share = Dieses Rätsel teilen
puzzles-share-text = Findest du den Code? { $title }

## Die Schritte eines Beweises

puzzles-step =
    { $count ->
        [one] Schritt { $number }: Reihe { $rows }
       *[other] Schritt { $number }: Reihen { $rows } zusammen
    }
puzzles-step-known =
    { $count ->
        [one] Schritt { $number }: Reihe { $rows }, mit dem, was du weißt
       *[other] Schritt { $number }: Reihen { $rows } zusammen, mit dem, was du weißt
    }
puzzles-fact-none = Für { $colour } ist kein Platz.
puzzles-fact-exactly = Der Code hat genau { $pegs }.
puzzles-fact-least = Der Code hat mindestens { $pegs }.
puzzles-fact-most = Der Code hat höchstens { $pegs }.
puzzles-fact-between = Der Code hat mindestens { $least } und höchstens { $pegs }.
puzzles-fact-hole = Loch { $hole } ist { $colour }.
puzzles-fact-hole-not = Nicht in Loch { $hole }: { $colours }.

## Die beste Reihe

puzzles-choices = Drei Reihen zur Wahl
puzzles-choice = Reihe { $number }: { $row }
puzzles-best = Die beste Reihe
puzzles-found-row = Du hast die beste Reihe gewählt!
puzzles-missed-row = Eine andere Reihe war besser
puzzles-yours = Deine Wahl
puzzles-why-codes = Warum sie besser ist: Sie lässt im Mittel { $best } Codes übrig und nicht { $other }.
puzzles-why-code = Warum sie besser ist: Sie kann selbst der Code sein.
puzzles-why-keys = Warum sie besser ist: { $best } verschiedene Signale sind möglich und nicht { $other }.
puzzles-why-later = Warum sie besser ist: Die Codes, die sie übrig lässt, sind schneller zu unterscheiden.
puzzles-row-share-text = Welche Reihe ist die beste? { $title }

## Im Textmodus

puzzles-text-code = Dein Code, mit Buchstaben oder Namen
puzzles-text-choice = Deine Wahl, 1 bis 3
puzzles-text-unclear =
    { $holes ->
        [one] Das ist kein Code. Er hat einen Stift in einer dieser Farben: { $colours }.
       *[other] Das ist kein Code. Er hat { $holes } Stifte in diesen Farben: { $colours }.
    }
puzzles-text-unclear-choice = Tipp 1, 2 oder 3 ein.
puzzles-to-board = Zum Brett
