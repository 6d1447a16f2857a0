### What the command line says.

## keypeg alone

greeting-commands =
    Keypeg: das ganze Mastermind.

      keypeg play       eine Partie in diesem Terminal; die erste Partie gegen einen Computer: --computer rookie
      keypeg daily      der Code des Tages
      keypeg puzzle     Reihen und Signale, zu denen ein einziger Code passt: finde ihn
      keypeg assist     Hilfe neben einer echten Schachtel
      keypeg analyse    was der Code noch sein kann, und die besten Reihen: keypeg analyse --row { PEGS("RRYY") }=1,1
      keypeg serve      die Seiten für Browser: http://localhost:8000

    keypeg --help nennt alle Befehle, keypeg BEFEHL --help erklärt einen.

command-interrupted = abgebrochen
standard-output = Standardausgabe

## keypeg editions: the table of boxes

table-box = Ausgabe
table-players = Spieler
table-code = Code
table-rows = Reihen
table-found = Gefunden
table-not-found = Nicht gefunden
table-mistake = Falsches Signal
table-ending = Gewinnt die Partie
table-line = { $head }: { $cell }
cell-code = { $holes } aus { $colours } Farben, Wiederholung erlaubt
cell-code-no-repeats = { $holes } aus { $colours } Farben, ohne Wiederholung
cell-code-group = { $holes } Plätze, { $colours } Farben, ein Stecker je Brett
cell-rows-each = je { $rows }
cell-no-limit = unbegrenzt
cell-per-row = Codemacher: 1 je Reihe
cell-point = Finder: 1
cell-call = Rufer: 1
cell-maker = Codemacher: { $points }
cell-replay = Wiederholung
cell-all-out = alle ausgeschieden: niemand
cell-mistake-breaker = Codeknacker +3, Wiederholung
cell-mistake-transfer = 3 Punkte gehen an den Codeknacker, Wiederholung
cell-mistake-maker = Codemacher −3, Wiederholung
cell-mistake-victim = Opfer +1, Wiederholung
cell-mistake-void = Wiederholung
cell-ending-draw = höhere Punktzahl; Gleichstand: unentschieden
cell-ending-extra = höhere Punktzahl; Gleichstand: Zusatzrunden
cell-ending-majority = zuerst die Mehrheit der Punkte
cell-ending-rounds = meiste Runden; Gleiche teilen
editions-options = Optionen von { $box }
editions-default = Voreinstellung: { $value }
editions-all = Alle Ausgaben
editions-more = So wird eine Ausgabe gespielt: keypeg rules AUSGABE

## keypeg replay and keypeg play: the score sheet

sheet-title = { $box }: { $players }
sheet-round = Runde { $number }
sheet-attempt = Runde { $number }, Versuch { $attempt }
sheet-maker =
    { $name ->
        [you] Du setzt den Code
       *[other] { $name } setzt den Code
    }
sheet-code-of =
    { $name ->
        [you] Dein Code
       *[other] Code von { $name }
    }
sheet-code = Code
sheet-rows-of =
    { $name ->
        [you] Deine Reihen
       *[other] Reihen von { $name }
    }
sheet-token =
    { $name ->
        [you] Du zogst
       *[other] { $name } zog
    }
sheet-opens =
    { $name ->
        [you] Du beginnst
       *[other] { $name } beginnt
    }
sheet-barred =
    { $name ->
        [you] Du hast falsch geantwortet: Du spielst die Wiederholungen dieser Runde nicht mit, und der Schiedsrichter antwortet
       *[other] { $name } hat falsch geantwortet: spielt die Wiederholungen dieser Runde nicht mit, und der Schiedsrichter antwortet
    }
sheet-call =
    { $name ->
        [you] Du riefst MASTERMIND: falsch
       *[other] { $name } rief MASTERMIND: falsch
    }
sheet-mistake =
    { $name ->
        [you] Du hast Reihe { $row } mit { $given } beantwortet; richtig war { $right }.
       *[other] { $name } beantwortete Reihe { $row } mit { $given }; richtig war { $right }.
    }
sheet-key = { $reds } rot, { $whites } weiß
sheet-points = { $name } { $points }
sheet-no-points = niemand erhält Punkte
sheet-score = Stand: { $scores }
sheet-again = Die Runde wird wiederholt.
sheet-note = Notiz zu Aktion { $action }: { $note }
sheet-unfinished = Die Partie ist nicht zu Ende: Runde { $number } von { $rounds }.
sheet-won =
    { $name ->
        [you] Du gewinnst die Partie ({ $rule }).
       *[other] { $name } gewinnt die Partie ({ $rule }).
    }
sheet-draw = Unentschieden zwischen { $names } ({ $rule }).
sheet-note-uneven_rounds = Hinweis: Bei ungerader Rundenzahl setzt ein Spieler mehr Codes als der andere.

## keypeg play

play-help =
    Eine Reihe wird in Buchstaben getippt, groß oder klein (. ist eine leere Öffnung). Außerdem: { $commands }.
play-acts-for = „{ $name }: …“ handelt für { $name }.
play-pass = Tastatur an { $name } geben, dann Enter drücken.
play-hide =
    { $name ->
        [you] Verstecke einen Code (Enter: der Tisch zieht verdeckt einen):
       *[other] { $name }, verstecke einen Code (Enter: der Tisch zieht verdeckt einen):
    }
play-guess =
    { $name ->
        [you] Deine Reihe:
       *[other] { $name }, deine Reihe:
    }
play-mark =
    { $name ->
        [you] Signal für { PEGS($row) } (rote weiße, etwa 1 2):
       *[other] { $name }, Signal für { PEGS($row) } (rote weiße, etwa 1 2):
    }
play-ask =
    { $name ->
        [you] Eine Reihe als Frage, etwa { PEGS($row) }, oder mastermind und den Code:
       *[other] { $name }, eine Reihe als Frage, etwa { PEGS($row) }, oder mastermind und den Code:
    }
play-answer =
    { $name ->
        [you] Deine Antwort auf { PEGS($row) } (schwarz, weiß, nichts):
       *[other] { $name }, deine Antwort auf { PEGS($row) } (schwarz, weiß, nichts):
    }
play-holds =
    { $name ->
        [you] Du hast
       *[other] { $name } hat
    }
play-you = Du
play-goes-on =
    { $actions ->
        [one] Die Partie geht nach einer Aktion weiter.
       *[other] Die Partie geht nach { $actions } Aktionen weiter.
    }
play-no-notes = Du hast keine Notizen. { $command } mit einem Text macht eine.
play-taken-back = Zurückgenommen.
play-undo-note = Anstelle von { PEGS($rows) }, zurückgenommen, nachdem das Signal zu sehen war
play-too-late = Zu spät: Das Spiel war vorbei, bevor die Reihe lag.
play-unclear = Nicht verstanden.
play-meant = Meintest du { $command }?
play-upheld = Der Einspruch ist berechtigt: Ein Signal war falsch.
play-not-upheld = Alle Signale bisher sind richtig; es geht weiter.
play-saved = Die Partie steht in { $file }.
play-bye = Vor dem Ende abgebrochen.
play-review = Tipp { $command } ein, um zu lesen, was jede Reihe wert war, oder Enter, um zu gehen:
command-resign = aufgeben
command-challenge = einspruch
command-mastermind = mastermind
command-quit = ende
command-hint = tipp
command-review = rückblick
command-solution = lösung
command-undo = zurück
command-nobody = niemand
command-wrong = falsch
command-both = beide
command-out = raus
command-mend = berichtigen
command-rules = regeln
command-rows = reihen
command-notes = notizen
command-help = hilfe
answer-black = schwarz
answer-white = weiß
answer-none = nichts
