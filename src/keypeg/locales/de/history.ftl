### What `keypeg history` says.

history-title =
    { $matches ->
        [one] Eine Partie
       *[other] { $matches } Partien
    }
history-matches =
    { $matches ->
        [0] noch keine Partie zu Ende
        [one] eine Partie zu Ende: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
       *[other] { $matches } Partien zu Ende: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
    }
history-box =
    { $codes ->
        [one] { $box }: einen Code gesucht, { $found } gefunden
       *[other] { $box }: { $codes } Codes gesucht, { $found } gefunden
    }
history-rows = Im Mittel in { $rows } Reihen gefunden.
history-opponents = Gegen
history-mistakes = Fehler, die wiederkehren
history-times =
    { $times ->
        [one] { $what }: einmal
       *[other] { $what }: { $times }-mal
    }
history-times-cost =
    { $times ->
        [one] { $what }: einmal, { $cost } Reihen verschenkt
       *[other] { $what }: { $times }-mal, { $cost } Reihen verschenkt
    }
history-forgot-row = Vergessen, was Reihe { $row } gesagt hat
history-told-nothing = Eine Reihe gelegt, deren Signal schon feststand
history-told-less = Reihe { $row } verriet weniger als eine andere
history-asked-less = Eine Frage gestellt, die wenig verrät
history-called-wrong = Zu Unrecht MASTERMIND gerufen
history-wrong-key = Ein falsches Signal gegeben
