### The page with the matches that one played.

played-title = Deine Partien
played-summary =
    { $matches ->
        [one] Eine Partie: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
       *[other] { $matches } Partien: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
    }
played-shares = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
played-shares-legend = Voll: gewonnen. Gestreift: unentschieden. Leer: verloren.
played-none = Hier findest du jede Partie, die du zu Ende spielst.
played-none-line = Laufende Partien stehen auf der Seite der Tische.
played-play = Eine Partie spielen
played-other-daily = Der Code des Tages
played-other-puzzles = Rätsel
played-progress =
    { $left ->
        [one] Der Trainer sieht sich noch eine Partie an.
       *[other] Der Trainer sieht sich deine Partien an: noch { $left }.
    }
played-progress-label = Wie weit der Trainer ist
played-filter-box = Spiel
played-filter-every-box = Alle Spiele
played-filter-opponent = Gegen
played-filter-everybody = Alle
played-no-coach = Dieser Server hat keinen Trainer und zählt nur Ergebnisse.
played-left-out =
    { $matches ->
        [one] Eine Partie zählt nicht mit: Ihr Brett ist für den Trainer zu groß.
       *[other] { $matches } Partien zählen nicht mit: Ihre Bretter sind für den Trainer zu groß.
    }

played-rows-title = Reihen bis zum Code
played-rows-bar =
    { $times ->
        [one] In { $rows } Reihen: einmal
       *[other] In { $rows } Reihen: { $times }-mal
    }
played-box-codes =
    { $codes ->
        [one] Du hast 1 Code gesucht und { $found } gefunden.
       *[other] Du hast { $codes } Codes gesucht und { $found } gefunden.
    }
played-box-average = Im Mittel { $rows } Reihen.
played-skill = Können { $skill }
played-luck = Glück { $luck }
played-rows = { $rows } Reihen

played-time-title = Können und Glück im Lauf der Zeit
played-time-line = Können liegt an den Reihen, die du wählst, Glück an ihren Signalen. Glück ist im Mittel 50.
played-time-skill = Können von { $from } bis { $to }
played-time-luck = Glück von { $from } bis { $to }

played-against-title = Gegen wen
played-mistakes-title = Fehler, die wiederkehren
played-no-mistakes = Bisher ist kein Fehler wiedergekehrt.
played-times =
    { $times ->
        [one] einmal
       *[other] { $times }-mal
    }
played-cost = { $rows } Reihen verschenkt
played-mistake-forgot_row = Du vergisst, was Reihe { $row } gesagt hat
played-mistake-told_nothing = Du legst Reihen, deren Signal schon feststeht
played-mistake-told_less = Deine Reihe { $row } verrät weniger als eine andere
played-mistake-asked_less = Du stellst Fragen, die wenig verraten
played-mistake-called_wrong = Du rufst zu Unrecht MASTERMIND
played-mistake-wrong_key = Du gibst falsche Signale

played-list-title = Alle Partien
played-list-none = So eine Partie gibt es nicht.
played-result-won = Gewonnen gegen { $others }
played-result-drawn = Unentschieden gegen { $others }
played-result-lost = Verloren gegen { $others }
played-waiting = Der Trainer hat sie noch nicht angesehen
played-impossible = Das Brett ist für den Trainer zu groß
played-more = Weitere Partien

played-as-table = Als Tabelle
played-head-rows = Reihen
played-head-times = Wie oft
played-head-when = Wann
played-head-matches = Partien
played-head-skill = Können
played-head-luck = Glück
played-head-name = Name
played-head-won = Gewonnen
played-head-drawn = Unentschieden
played-head-lost = Verloren

played-yours-title = Sie gehören dir
played-export-line = Sichere alle deine Partien in einer Datei. Laufende Partien sind nicht dabei.
played-export = Alle Partien sichern
played-delete = Alle Partien löschen
played-delete-title = Alle deine Partien löschen?
played-delete-what = Dein Verlauf ist dann leer, und die Zahlen auf dieser Seite sind weg.
played-delete-others = Wer mit dir gespielt hat, behält die Partie, aber dein Name steht nicht mehr darin.
played-delete-solo = Auch deine Spiele allein, Tagescodes und Rätsel werden gelöscht. Nur die Codes von heute bleiben: jeder lässt sich nur einmal spielen.
played-delete-stays = Dein Name hier und laufende Partien bleiben, wie sie sind.
played-delete-final = Das lässt sich nicht rückgängig machen. Vielleicht willst du sie vorher sichern.
played-delete-left =
    { $left ->
        [one] Noch eine.
       *[other] Noch { $left }.
    }
played-delete-no = Behalten
played-delete-yes = Löschen
