### The assistant for a real box, on the pages.

## Der Spielstand

pad-box = Die Ausgabe
pad-players = Spieler
pad-name = Name von Spieler { $number }
pad-begin = Zettel anfangen
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
        [one] Die Farbe deines Plättchens
       *[other] Die Farbe deines Plättchens { $number }
    }
group-aid-number =
    { $number ->
        [one] Seine Nummer
       *[other] Die Nummer deines Plättchens { $number }
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
assistant-private = Alles bleibt auf diesem Gerät. Der Bildschirm bleibt an, solange eine Rolle offen ist.
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
assistant-set-key = { $key } setzen
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
