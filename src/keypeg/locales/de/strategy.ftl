### What keypeg strategy says.

strategy-board = Brett { $name }: { $codes } Codes
strategy-total = Summe { $total }
strategy-average = Durchschnitt { $average }
strategy-worst = höchstens { $rows }
strategy-depth = Reihe { $row }: { $count }
strategy-not-found = nicht gefunden: { $count }
strategy-unfound =
    { $count ->
        [one] Ein Code wird in den { $rows } Reihen nicht gefunden.
       *[other] { $count } Codes werden in den { $rows } Reihen nicht gefunden.
    }
strategy-points = Punkte { $points }
strategy-proven = Bewiesen: Nichts kann weniger kosten.
strategy-not-proven = Nicht bewiesen: Es gibt vielleicht Besseres.
strategy-claims-proof = Laut der Datei kann nichts weniger kosten.
strategy-written = Nach { $seconds } s in { $file } geschrieben.

## Progress

strategy-standing = Bestes { $reached }, keine Strategie unter { $least }, offene Teile: { $open }
strategy-stage = Breite { $width }, erste Reihe { PEGS($row) }, Bestes { $best }
strategy-parts = zu schlagen: { $reached }; diese erste Reihe: mindestens { $least }; Teile { $done }/{ $parts }
strategy-piece = { $part }: { $done } von { $pieces } zweiten Reihen in { $time }, noch etwa { $left }
strategy-auditing = { $part } wird erneut durchsucht ({ $done }/{ $parts }, noch etwa { $time })
strategy-audit-plan = { $parts } Teile werden erneut durchsucht; das dauert etwa { $time }. Strg-C beendet es mit dem, was bis dahin geprüft ist.

## Ledgers

strategy-reached = beste Summe { $total }
strategy-least = keine Strategie unter { $total }
strategy-row-costs = Je nach der Reihe, die ihn findet, kostet ein Code { $costs }; wird er nicht gefunden, kostet er { $failure }.
strategy-row-limit = Es zählen nur Strategien, die jeden Code in höchstens { $rows } Reihen finden.
strategy-fewer-refuted = Bewiesen: { $rows } Reihen reichen nicht immer.
strategy-fewer-open = Nicht geprüft: ob auch { $rows } Reihen reichen; --all prüft es.
strategy-open = offene Teile: { $count }
strategy-searched-again = erneut durchsucht: { $count } von { $parts } Teilen
strategy-pass-probability = zufällig gewählt: Ein Beweisbuch mit einem falschen Teil besteht mit einer Wahrscheinlichkeit von { $share }
strategy-replayed = Eine Strategie, die { $total } kostet, wurde Code für Code nachgespielt.
strategy-not-replayed = Keine Strategie, die { $total } kostet, wurde nachgespielt: Gib --tree DATEI an, oder --all.
strategy-audit-stopped = Angehalten: Nur was oben gezählt ist, wurde geprüft.
strategy-claimed = Bewiesen, wenn auch die übrigen Teile stimmen; --all prüft jeden Teil.

## keypeg strategy show

strategy-remaining = Mögliche Codes: { $codes }
strategy-lay = Jetzt
strategy-wins = gefunden
strategy-given-up = keine Reihe mehr
strategy-nothing-left = Nichts mehr zu setzen. Mögliche Codes: { $codes }
strategy-one-step =
    Für dieses Brett liegt keine Strategie bei: Diese hier blickt nur eine Reihe voraus. Die beste: keypeg strategy build.
