### The assistant for a real box, on the pages.

## Der Spielstand

pad-box = Die Ausgabe
pad-players = Spieler
pad-name = Name von Spieler { $number }
pad-begin = Anfangen
pad-sheet = Punktezettel
pad-empty = Noch ist nichts notiert.
pad-attempt = { $number }, Versuch { $attempt }
pad-round = Runde { $number } von { $rounds }
pad-round-again = Runde { $number } noch einmal
pad-round-extra = Zusatzrunde { $number }
pad-roles = { $maker } versteckt einen Code, { $breaker } sucht ihn.
pad-both-hide = Beide verstecken einen Code und suchen den anderen.
pad-opens = { $name } beginnt.
pad-barred = { $name } spielt die Wiederholung nicht mit.
pad-won = { $name } gewinnt die Partie
pad-shared = Unentschieden zwischen { $names }
pad-hid = hat den Code versteckt
pad-opened = hat begonnen
pad-found-in = In wie vielen Reihen gefunden?
pad-in-rows =
    { $rows ->
        [one] In 1 Reihe gefunden
       *[other] In { $rows } Reihen gefunden
    }
pad-found-by = { $name } hat den Code gefunden
pad-not_found = Nicht gefunden
pad-both_found = Beide haben ihn gefunden
pad-out_of_rows = Niemand hat ihn gefunden
pad-mastermind-by = { $name } hat richtig gerufen
pad-all_out = Alle sind ausgeschieden
pad-wrong_key = Ein Signal war falsch
pad-resigned-by = { $name } hat aufgegeben
pad-no-points = keine Punkte
pad-again = Wiederholung
pad-rare = Etwas anderes ist passiert
pad-who-wrong = Wer hat ein falsches Signal gegeben?
pad-who-opens = Wer beginnt? Das Los entscheidet.
pad-draw = Losen
pad-undo = Zurück
pad-undone = Zurückgenommen.
pad-new = Neue Partie
pad-new-sure = Eine neue Partie anfangen?
pad-new-line = Was du notiert hast, ist dann weg.
pad-new-no = Diese weiterführen
pad-new-yes = Neue Partie
pad-retry = Noch einmal versuchen
pad-mend = Diese Zeile berichtigen
pad-mend-title = Zeile { $number } berichtigen
pad-later-lines = Was danach notiert wurde, passt nicht mehr dazu.
pad-drop-later = Berichtigen und den Rest streichen

## Das Gruppenspiel

group-aid-you-first = Du bist Spieler 1. Die anderen folgen im Uhrzeigersinn.
group-aid-title = Was du wissen kannst
group-aid-your-token = Dein Plättchen
group-aid-colour =
    { $number ->
        [one] Farbe
       *[other] Farbe von Plättchen { $number }
    }
group-aid-number =
    { $number ->
        [one] Nummer
       *[other] Nummer von Plättchen { $number }
    }
group-aid-start = Das ist mein Plättchen
group-aid-question = Frage
group-aid-none = Noch ist keine Frage notiert.
group-aid-held = Was jeder haben kann
group-aid-who-asks = Wer fragt?
group-aid-who-called = Wer hat falsch gerufen?
group-aid-answer = Antwort von { $name }
group-aid-ask = Eine Frage
group-aid-call = Falscher Ruf
group-aid-note = Frage { $number } notieren
group-aid-note-call = Falschen Ruf notieren
group-aid-row-open =
    { $pegs ->
        [0] Leg die Reihe
        [one] Die Reihe hat 1 Stift
       *[other] Die Reihe hat { $pegs } Stifte
    }
group-aid-type = Tipp ein, wer fragt, die Reihe und die Antworten in ihrer Folge: { $name } { $row } { $answers }
group-aid-unclear = Nicht verstanden.
group-aid-check = Antworten prüfen
group-aid-token-of = Plättchen von { $name }
group-aid-checked = Prüfen
group-aid-wrong = { $name } hat Frage { $number } falsch beantwortet: Richtig ist „{ $answer }“.
group-aid-all-right = Alle Antworten waren richtig.
group-aid-round = Nächste Runde
group-aid-own-wrong = Du hast Frage { $number } falsch beantwortet: Richtig ist „{ $answer }“.
group-aid-contradict =
    { $count ->
        [one] Die Antworten auf Frage { $rows } können nicht alle stimmen.
       *[other] Die Antworten auf die Fragen { $rows } widersprechen einander: Kein Code passt zu allen.
    }
group-aid-repair = Frage { $number }: { $name } meinte „{ $answer }“
group-aid-no-repair = Mehr als eine Antwort ist falsch: Eine einzelne Änderung genügt nicht.

## Die Rollen

assistant-title = Neben dem echten Spiel
assistant-lead = Leg das Telefon neben dein Spiel auf den Tisch. Was soll es sein?
assistant-goes-on = Geht weiter, wo du warst
assistant-private = Nur dieses Gerät merkt sich, was du eingibst. Der Bildschirm bleibt an, solange eine Rolle offen ist.
assistant-adviser = Berater
assistant-adviser-line = Du suchst einen Code. Er sagt, was noch möglich ist, und gibt Tipps.
assistant-marker = Signalgeber
assistant-marker-line = Du hast einen Code versteckt. Er sagt zu jeder Reihe das Signal oder prüft gegebene Signale.
assistant-codemaker = Codemacher
assistant-codemaker-line = Du bist allein mit dem Spiel. Er versteckt einen Code und gibt die Signale.
assistant-breaker = Codeknacker
assistant-breaker-line = Du versteckst einen Code und gibst die Signale. Er sucht ihn.
assistant-scores = Punkteschreiber
assistant-scores-line = Namen, Runden und Punkte, genau nach den Regeln.
assistant-group = Berater für das Gruppenspiel
assistant-group-line = Plättchen, Fragen und Antworten: was du wissen kannst.

## On every screen

assistant-roles = Alle Rollen
assistant-box = Spiel:
assistant-start-over = Von vorn anfangen
assistant-start-over-line = Die Reihen, die du hier notiert hast, sind dann weg.
assistant-set-key = Signal: { $key }
assistant-row-done = Reihe stimmt
assistant-found =
    { $rows ->
        [one] In der ersten Reihe gefunden.
       *[other] In { $rows } Reihen gefunden.
    }

## Adviser

assistant-adviser-first = Leg die erste Reihe so, wie sie auf dem Brett steht, dann ihr Signal.

## Codebreaker

assistant-breaker-lay = Leg das als Reihe { $number } und gib das Signal.
assistant-breaker-sure = Reihe { $number } muss dein Code sein. Gib das Signal.
assistant-breaker-wrong = Welches Signal war falsch?
assistant-breaker-found =
    { $rows ->
        [one] Dein Code, gleich in der ersten Reihe!
       *[other] Dein Code, gefunden in { $rows } Reihen.
    }
assistant-breaker-full =
    { $count ->
        [one] Keine Reihe ist mehr frei. Nur ein Code hätte noch gepasst.
       *[other] Keine Reihe ist mehr frei. { $codes } Codes passen noch: Du hast gewonnen.
    }
assistant-breaker-again = Noch ein Code

## Codemaker

assistant-codemaker-first = Ein Code ist versteckt. Finde ihn in { $rows } Reihen.
assistant-codemaker-key = Reihe { $number }: { $key }
assistant-codemaker-missed = Diesmal hat der Code gewonnen.
assistant-codemaker-show = Code zeigen
assistant-codemaker-show-line = Er zählt dann als nicht gefunden.
assistant-codemaker-restart = Von vorn anfangen
assistant-codemaker-restart-line = Ein neuer Code wird versteckt, und der Spielstand beginnt bei null.
assistant-no = Nein, weiter
assistant-yes = Ja
assistant-score =
    { $codes ->
        [one] Ein Code gespielt, gefunden in { $rows } Reihen
       *[other] { $codes } Codes gespielt, { $found } gefunden, im Schnitt { $rows } Reihen
    }
assistant-score-none =
    { $codes ->
        [one] Ein Code gespielt, nicht gefunden
       *[other] { $codes } Codes gespielt, keiner gefunden
    }

## Marker

assistant-mode-mark = Signale geben
assistant-mode-check = Signale prüfen
assistant-mark-code = Leg deinen Code hierher, wenn niemand hinsieht.
assistant-mark-begin = Code legen
assistant-mark-first = Der Code ist verdeckt. Leg die Reihen, wie sie kommen.
assistant-check-code = Nach der Runde: Leg den Code, dann jede Reihe mit dem Signal, das sie bekam.
assistant-check-code-done = Das ist der Code
assistant-check-first = Leg die erste Reihe, dann das Signal, das sie bekam.
assistant-check-more = Leg die nächste Reihe, dann ihr Signal.
assistant-check-right =
    { $rows ->
        [one] Dieses Signal stimmt.
       *[other] Alle { $rows } Signale stimmen.
    }
assistant-check-wrong = Das Signal von Reihe { $number } ist falsch: Es war { $given } und sollte { $right } sein.
assistant-check-typo = Ändern
assistant-why = Warum?
assistant-why-key = Warum hat Reihe { $number } { $key }?
assistant-why-title = Reihe { $number }: { $key }
assistant-why-none = Keine Farbe dieser Reihe ist im Code.
assistant-why-order = Signalstifte haben keine Reihenfolge: Steck die roten zuerst.
assistant-curtain = Nur für den Codemacher
assistant-curtain-code = Alle anderen sehen weg. Jetzt wird der Code gelegt.
assistant-curtain-why = Alle anderen sehen weg. Die Begründung zeigt den Code.
assistant-curtain-lift = Ich bin der Codemacher

## Text mode

assistant-type-help = hilfe
assistant-type-rows = reihen
assistant-type-hint = tipp
assistant-type-undo = zurück
assistant-type-key = signal
assistant-type-why = warum
assistant-type-code = code
assistant-type-check = prüfen
assistant-type-again = nochmal
assistant-to-board = Brett zeigen
assistant-text-field = Eine Reihe, ein Signal oder ein Befehl
assistant-text-adviser = Tipp eine Reihe und ihr Signal ein, rote zuerst, etwa { $row } 1 2. Das Signal von Reihe 3 änderst du so: signal 3 1 2.
assistant-text-marker = Tipp zuerst den Code ein, dann Reihen wie { $row }; jede bekommt ihr Signal, und „warum“ nennt den Grund. Um nach einer Runde Signale zu prüfen, tipp „prüfen“ ein, den Code und Reihen mit ihrem Signal, etwa { $row } 1 2.
assistant-text-codemaker = Tipp Reihen ein wie { $row }. „code“ zeigt den Code, der dann als nicht gefunden zählt.
assistant-text-breaker = Beantworte jede Reihe mit ihrem Signal, rote zuerst, etwa 1 2. Das Signal von Reihe 3 änderst du so: signal 3 1 2.
assistant-text-colours = Die Farben: { $colours }.
assistant-text-commands = Befehle: { $commands }.
assistant-text-covered = Der Code ist bekannt.
assistant-text-only-key = Die Reihen legt er selbst. Tipp nur das Signal ein, etwa 1 2.
assistant-text-no-key = Diese Reihe hat kein Signal. Tipp es hinter der Reihe ein, rote zuerst: { PEGS($row) } 1 2.
assistant-text-no-row = Keine Reihe wartet auf ein Signal allein. Tipp davor eine Reihe ein.
assistant-text-no-rows = Noch liegt keine Reihe.
assistant-text-bad-key = Tipp die Nummer einer gelegten Reihe und ihr neues Signal ein, etwa signal 1 2 0.
assistant-text-no-hint = Für diese Stellung gibt es keinen Tipp.
assistant-text-not-here = Diesen Befehl hat diese Rolle nicht.
assistant-bad-empty = Tipp eine Reihe ein wie { $row } oder „hilfe“.
assistant-bad-row = Ein Wort ist keine Farbe. Tipp Farben oder ihre Buchstaben ein, etwa { $row }.
assistant-bad-shape = Diese Reihe passt nicht auf das Brett. Es hat { $holes } Löcher, wie in { $row }.
assistant-bad-key = Das ist kein Signal. Tipp die roten und dann die weißen ein, etwa { $row } 1 2; bei { $holes } Löchern höchstens { $holes } Signalstifte.
