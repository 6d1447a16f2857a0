### Der Textmodus: was getippt werden kann, und was er sagt.

## The text mode. What may be typed: each command's words, the usual one first, separated by commas

type-guess = legen, lege, raten
type-hide = verstecken, verstecke
type-mark = signal, werten
type-ask = fragen, frage
type-answer = antworten, antwort
type-mastermind = mastermind, rufen
type-challenge = einspruch
type-resign = aufgeben
type-rows = reihen
type-code = code, plättchen
type-notes = notizen
type-note = notiz
type-hint = tipp, tipps
type-why = warum
type-review = rückblick
type-try = versuchen, üben
type-score = punkte, stand
type-players = spieler
type-who = wer
type-rules = regeln, regel
type-help = hilfe
type-pass = weitergeben
type-claim = beanspruchen
type-rematch = revanche
type-decline = ablehnen
type-react = zurufen, sagen
type-mute = stumm
type-record = partie
type-commitments = festlegungen, fairplay
type-receipt = beleg
type-board = brett
type-yes = ja
type-no = nein
typed-note-out = aus, nicht
typed-note-sure = sicher
typed-note-possible = möglich
typed-reaction-clap = bravo
typed-reaction-think = hm, hmm
typed-reaction-wow = wow
typed-reaction-party = hurra
typed-reaction-well_played = gut gespielt
typed-reaction-thanks = danke

## What the text mode says

text-log = Was gesagt wurde
text-field = Befehl
text-send = Senden
text-begin = Mit { $help } erfährst du, was du tun kannst.
text-rows = Reihen bisher
text-maker =
    { $who ->
        [you] Du setzt den Code.
       *[other] { $name } setzt den Code.
    }
text-out =
    { $who ->
        [you] Du bist in dieser Runde ausgeschieden.
       *[other] { $name } ist in dieser Runde ausgeschieden.
    }
text-barred =
    { $who ->
        [you] Du spielst die Wiederholungen dieser Runde nicht mit, und der Schiedsrichter antwortet.
       *[other] { $name } spielt die Wiederholungen dieser Runde nicht mit, und der Schiedsrichter antwortet.
    }
text-code = Dein Code: { $code }.
text-covered = Eine Reihe liegt, noch verdeckt.
text-covered-own = Deine verdeckte Reihe: { $row }.
text-clock =
    { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
text-letters = Die Farben als Buchstaben: { $colours }. Ein Punkt ist eine leere Öffnung. Farbnamen gehen auch.
text-holding = Weiter mit der Eingabetaste.
text-nothing = Noch nichts.
text-now = Was du jetzt tun kannst
text-always = Jederzeit
text-resign-sure = Diese Runde aufgeben? Tippe { $yes } oder { $no }.
text-resign-not = Es geht weiter.
text-not-over = Die Partie ist noch nicht zu Ende.
text-notes = Deine Notizen
text-notes-none = Gerade hast du nichts zu notieren.
text-notes-sure = Öffnung { $number }: sicher { $colours }.
text-notes-out = Öffnung { $number }: nicht { $colours }.
text-notes-open = Öffnung { $number }: Alles ist möglich.
text-notes-where = Eine solche Öffnung oder Farbe gibt es hier nicht zu notieren. In der Ausgabe „Gruppe“ nenne auch, wessen Brett es ist.
text-about-notes = { $word }: was du notiert hast.
text-about-note = { $word } mit Farbe, Öffnung und aus, sicher oder möglich: etwas notieren.
text-about-hint = { $word }: ein Tipp; noch einmal, der nächste, der mehr sagt. Alle erfahren, dass du ihn genommen hast.
text-about-why = { $word } mit einer Farbe und einem Loch: welche Reihen es sicher machen.
text-about-review = { $word }: was der Trainer zur letzten Runde sagt.
text-about-try = { $word } mit der Nummer einer Reihe: ab dort gegen denselben Code weiterspielen; sonst sieht es niemand.
text-try-none = Es gibt noch keine Reihe, die du noch einmal versuchen kannst.
text-try-how = Leg deine Reihe mit { $guess } oder nur mit ihren Farben. { $review } beendet die Übung.
text-hint-none = Tipps sind für die, die mitspielen.
text-why-forbidden = Für diese Partie sind keine Tipps vereinbart.
text-why-open = Darüber ist noch nichts sicher.
text-no-question = Danach hat niemand gefragt.
text-no-rule = Eine Regel { $rule } gibt es nicht.
text-rules-how = Mit { $word } { $rule } etwa hörst du einen Absatz.
text-nobody = Niemand heißt so: { $name }.
text-how-hide = { $typed } versteckt einen Code.
text-how-guess = { $typed } setzt eine Reihe; die Farben allein genügen auch.
text-how-mark = { $typed } gibt ein Signal: erst die roten, dann die weißen Stifte.
text-how-ask = { $typed } fragt mit einer Reihe.
text-how-answer = { $typed } antwortet für dein Plättchen: schwarz, weiß oder nichts.
text-how-mastermind = { $typed } ruft den ganzen Code.
text-how-challenge = { $typed } sagt, dass ein Signal falsch war.
text-how-resign = { $typed } gibt die Runde auf, nach einer Rückfrage.
text-about-rows = { $word }: alle Reihen bisher.
text-about-code = { $word }: was nur du weißt.
text-about-score = { $word }: der Punktestand.
text-about-players = { $word }: wer spielt, wer da ist, und die Uhren.
text-about-who = { $word }: auf wen die Partie wartet.
text-about-rules = { $word }: die Regeln dieser Ausgabe.
text-about-help = { $word }: was du jetzt tun kannst.
text-about-board = { $word }: zurück zum Brett.
text-about-pass = { $word } und ein Name: den Bildschirm jemand anderem geben.
text-about-rematch = { $word }: noch einmal spielen.
text-about-decline = { $word }: nicht noch einmal spielen.
text-about-react = { $word } mit bravo, hm, wow, hurra, gut gespielt oder danke: den anderen etwas zurufen.
text-about-mute = { $word }: Zurufe ausblenden oder wieder hören.
text-muted = Zurufe sind ausgeblendet.
text-not-muted = Zurufe werden wieder vorgelesen.
text-about-record = { $word }: die Partie Reihe für Reihe.
text-about-commitments = { $word }: was über verborgene Codes veröffentlicht wurde, und ob einer ausgetauscht wurde.
text-about-receipt = { $word }: eine Datei speichern, an der sich die Aufzeichnung der Partie prüfen lässt.
text-receipt = Der Beleg ist als Datei gespeichert.
text-unclear-word = „{ $text }“ sagt mir hier nichts. Mit { $help } erfährst du, was du tun kannst.
text-unclear-row = „{ $text }“ ist keine Reihe. Nimm Buchstaben oder Farbnamen.
text-unclear-mark = Ein Signal sind zwei Zahlen: die roten, dann die weißen Stifte.
text-unclear-answer = Eine Antwort ist schwarz, weiß oder nichts.
text-unclear-note = Eine Notiz ist eine Farbe, die Nummer einer Öffnung und aus, sicher oder möglich.
text-unclear-reaction = Zurufen kannst du bravo, hm, wow, hurra, gut gespielt oder danke.
text-unclear-why = Nenn eine Farbe und die Nummer eines Lochs, zum Beispiel blau 2.
