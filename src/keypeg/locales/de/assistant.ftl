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
