### Das Analysebrett: Reihen und Signale frei setzen und sehen, was übrig bleibt.

analysis-title = Analyse
analysis-lead = Setz mit den Farben eine Reihe, gib ihr ein Signal und sieh, was übrig bleibt.
analysis-box = Anderes Spiel
analysis-box-title = Wähle ein Spiel
analysis-group =
    In diesem Spiel birgt jedes Brett einen Teil des Codes, und was du wissen kannst, hängt von deinem eigenen
    Teil ab. Darum hat es einen eigenen Assistenten: Sag ihm deine Plättchen und die Antworten, und er sagt dir, was
    du wissen kannst und was du fragen solltest.
analysis-group-link = Zum Assistenten für dieses Spiel
analysis-share = Diese Stellung teilen
analysis-retry = Noch einmal fragen

## Was an einer Adresse nicht stimmt

analysis-bad-box = Ein Spiel namens { $box } gibt es nicht. Hier ist ein anderes.
analysis-bad-option =
    { $count ->
        [0] Das wurde weggelassen: { $option }. Das Brett dieses Spiels hat keine Optionen.
       *[other] Das wurde weggelassen: { $option }. Das Brett dieses Spiels hat diese Optionen: { $allowed }.
    }
analysis-bad-value = Das wurde weggelassen: { $option }. Erlaubt für { $name }: { $allowed }.
analysis-bad-row = Das wurde weggelassen: { $row }. Eine Reihe besteht aus ihren Buchstaben, einem Strich und je einer Ziffer für Rot und Weiß, zum Beispiel { $example }.
analysis-bad-length =
    { $letters ->
        [one] Diese Reihe wurde weggelassen: { $row }. Sie hat einen Buchstaben; eine Reihe hat hier { $holes }.
       *[other] Diese Reihe wurde weggelassen: { $row }. Sie hat { $letters } Buchstaben; eine Reihe hat hier { $holes }.
    }
analysis-bad-colour = Diese Reihe wurde weggelassen: { $row }. { $letter } ist keine Farbe dieses Bretts. Seine Farben sind { $colours }.
analysis-bad-repeat = Diese Reihe wurde weggelassen: { $row }. Keine Farbe darf hier zweimal stehen.
analysis-bad-empty = Diese Reihe wurde weggelassen: { $row }. So viele Stifte sind nicht erlaubt: mindestens { $pegs }, höchstens { $most }.
analysis-bad-sum = Diese Reihe wurde weggelassen: { $row }. Ihr Signal ist falsch: Rot und Weiß zusammen sind höchstens { $holes }.
analysis-bad-last = Diese Reihe wurde weggelassen: { $row }. Ihr Signal ist falsch: Wenn alle Stifte bis auf einen richtig stehen, kann der letzte nicht an einen anderen Platz gehören.
analysis-bad-key = Diese Reihe wurde weggelassen: { $row }. Sie hat kein Signal; nur die letzte Reihe darf ohne sein.
analysis-bad-limit = Es sind { $rows } Reihen, aber das Brett hat nur Platz für { $most }. Die letzten wurden weggelassen.

## Das Brett

analysis-board = Reihen und Signale
analysis-row = Reihe { $number } ändern: { $row }
analysis-key = Signal von Reihe { $number } ändern: { $key }
analysis-key-set = Signal von Reihe { $number } setzen
analysis-key-title = Signal von Reihe { $number }
analysis-key-leaves =
    { $count ->
        [0] { $key }: kein Code bleibt
        [one] { $key }: ein Code bleibt
       *[other] { $key }: { $codes } Codes bleiben
    }
analysis-lay = Signal setzen
analysis-remove = Reihe { $number } entfernen
analysis-up = Reihe { $number } nach oben
analysis-down = Reihe { $number } nach unten
analysis-full = Das Brett hat keine Reihe mehr.
analysis-found = Reihe { $number } ist der Code.

## Was übrig bleibt

analysis-tabs = Was die Reihen sagen
analysis-left = Möglich
analysis-count =
    { $count ->
        [0] Kein Code passt
        [one] Ein Code ist noch möglich
       *[other] { $codes } Codes sind noch möglich
    }
analysis-of = von { $codes }
analysis-more =
    { $count ->
        [one] und einer mehr
       *[other] und { $codes } mehr
    }
analysis-likely = Wie wahrscheinlich jede Farbe in jeder Öffnung ist
analysis-hole = Öffnung { $number }
analysis-colour = Farbe
analysis-thinking = Denkt nach …

## Die besten Reihen und ihre möglichen Signale

analysis-best = Beste Reihen
analysis-path = Der Weg zu dieser Stellung
analysis-start = Start
analysis-to-go-exact = noch { $rows } Reihen
analysis-to-go-reached = höchstens noch { $rows } Reihen
analysis-to-go-estimated = etwa noch { $rows } Reihen
analysis-outlook =
    { $keys ->
        [one] Ein Signal ist möglich. { $codes } Codes bleiben.
       *[other] { $keys } Signale sind möglich. Im Mittel bleiben { $codes } Codes, höchstens { $largest }.
    }
analysis-may-be = Kann der Code sein
analysis-not-code = Kann nicht der Code sein
analysis-alike =
    { $count ->
        [one] und eine gleichwertige
       *[other] und { $count } gleichwertige
    }
analysis-proven = Es ist bewiesen, dass keine Reihe besser ist als die erste.
analysis-known = Das sind die besten Reihen, die bisher bekannt sind.
analysis-no-better = Keine Reihe ist besser.
analysis-no-better-known = Keine bessere Reihe ist bekannt.
analysis-cost = Im Mittel braucht sie { $rows } Reihen mehr als die beste Reihe.
analysis-keys = Folge einem ihrer Signale

## Was sicher ist

analysis-certain = Sicher
analysis-nothing = Noch ist nichts sicher.
analysis-all-facts = Alle { $count } zeigen
analysis-weak-only = Noch steht keine Farbe und kein Loch fest.
analysis-weak-facts =
    { $count ->
        [one] Eine schwächere Tatsache zeigen
       *[other] { $count } schwächere Tatsachen zeigen
    }
analysis-mend = Mit einem anderen Signal für eine Reihe ginge es auf:
analysis-row-number = Reihe { $number }
analysis-mend-row = Reihe { $number }: { $key }
analysis-mend-none = Ein anderes Signal für nur eine Reihe reicht nicht.
