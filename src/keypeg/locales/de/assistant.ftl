### The assistant for a real box, on the pages.

## Der Spielstand

score-box = Die Ausgabe
score-players = Spieler
score-name = Name von Spieler { $number }
score-begin = Zettel anfangen
score-sheet = Punktezettel
score-empty = Noch ist nichts notiert.
score-attempt = { $number }, Versuch { $attempt }
score-round = Runde { $number } von { $rounds }
score-round-again = Runde { $number } noch einmal
score-round-extra = Zusatzrunde { $number }
score-roles = { $maker } versteckt einen Code, { $breaker } sucht ihn.
score-both-hide = Beide verstecken einen Code und suchen den anderen.
score-opens = { $name } beginnt.
score-barred = { $name } spielt die Wiederholung nicht mit.
score-won = { $name } gewinnt die Partie
score-shared = Unentschieden zwischen { $names }
score-hid = hat den Code versteckt
score-opened = hat begonnen
score-found-in = In wie vielen Reihen gefunden?
score-in-rows =
    { $rows ->
        [one] In 1 Reihe gefunden
       *[other] In { $rows } Reihen gefunden
    }
score-found-by = { $name } hat den Code gefunden
score-not_found = Nicht gefunden
score-both_found = Beide haben ihn gefunden
score-out_of_rows = Niemand hat ihn gefunden
score-mastermind-by = { $name } hat richtig gerufen
score-all_out = Alle sind ausgeschieden
score-wrong_key = Ein Signal war falsch
score-resigned-by = { $name } hat aufgegeben
score-no-points = keine Punkte
score-again = Wiederholung
score-rare = Etwas anderes ist passiert
score-who-wrong = Wer hat ein falsches Signal gegeben?
score-who-opens = Wer beginnt? Das Los entscheidet.
score-draw = Losen
score-undo = Zurück
score-undone = Zurückgenommen.
score-new = Neue Partie
score-retry = Noch einmal versuchen
score-mend = Diese Zeile berichtigen
score-mend-title = Zeile { $number } berichtigen
score-later-lines = Was danach notiert wurde, passt nicht mehr dazu.
score-drop-later = Berichtigen und den Rest streichen

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
