### Was die Seiten sagen.

## The bar and the settings

bar-skip = Weiter zum Spielbrett
bar-home = Startseite
bar-nav = Keypeg
bar-tables = Tische
bar-rules = Regeln
bar-settings = Einstellungen
settings-language = Sprache
settings-theme = Farben der Seite
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-play = Beim Spielen
settings-sounds = Töne
settings-text = Textmodus: getippte Befehle statt eines Bretts
lost-title = Hier ist nichts
lost-line = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
failed-no-connection = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
dialog-close = Schließen

## Home

home-title = Mastermind nach Anleitung. Genau genommen nach fünf.
home-play = Spielen
home-choose = Auswählen
guest-name = Gast

## Pegs, rows and keys

peg-empty = leer
key-words =
    { $reds ->
        [0] kein Rot
        [one] 1 Rot
       *[other] { $reds } Rot
    }, { $whites ->
        [0] kein Weiß
        [one] 1 Weiß
       *[other] { $whites } Weiß
    }
key-open = noch kein Signal
answer-open = nicht beantwortet
row-words = Reihe { $number }: { $row }. { $key }.
row-words-open = Reihe { $number }: { $row }. Noch kein Signal.
row-copy = Reihe { $number } übernehmen
shield-open = Der Code: { $code }
shield-shut = Hinter dem Sichtschutz liegt ein Code.
shield-empty = Noch kein Code.
board-of-maker = Brett mit dem Code von { $name }
board-of-breaker = Brett von { $name }
board-named = { $name }, Brett { $number }
duel-down = ✓ Reihe steht

## The tray

tray-label = Deine Reihe
tray-hole = Öffnung { $number }: { $colour }
tray-hole-held = Öffnung { $number }: { $colour }, behalten
tray-hold = Öffnung { $number } für die nächste Reihe behalten
tray-palette = Farben
tray-undo = Zurück
tray-wipe = Leeren
verb-hide = Code verbergen
verb-guess = Reihe setzen
verb-ask = Fragen
verb-mastermind = MASTERMIND!
call-do = MASTERMIND rufen …
call-not = Lieber fragen

## Marking by hand

mark-label = Das Signal für diese Reihe
mark-row = Reihe
mark-code = Code
mark-reds = Rot: richtige Farbe, richtige Position
mark-whites = Weiß: richtige Farbe, falsche Position
mark-red-less = Ein roter Stift weniger
mark-red-more = Ein roter Stift mehr
mark-white-less = Ein weißer Stift weniger
mark-white-more = Ein weißer Stift mehr
mark-give = { $key } geben
answer-label = Deine Antwort auf diese Reihe
answer-token = Du hast { $colour } auf { $number }.

## The table

table-title = Ein Tisch
table-coming = Du kommst an den Tisch …
seat-number = Platz { $number }
seat-named = { $name } ({ $number })
seat-there = da
seat-away = nicht da
role-maker = Code-Setzer
role-breaker = Code-Brecher
role-out = ausgeschieden
players-label = Spieler
score-words =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
track-words = { $points } auf der Wertungs-Leiste mit { $notches } Öffnungen
round-of = Runde { $number } von { $rounds }
round-attempt = Versuch { $attempt }
note-uneven_rounds = Bei ungerader Rundenzahl setzt ein Spieler mehr Codes als der andere.
clock-days = { $days } T. { $hours } Std.
claim-in = Nicht da. In { $time } kannst du die Runde beanspruchen.
claim-now = Runde beanspruchen
connection-reconnecting = Die Verbindung wird wieder aufgebaut … Nichts ist verloren.
connection-offline = Dieses Gerät ist offline. Sobald es wieder verbunden ist, geht die Partie weiter.
connection-ended = Der Server hat diesen Tisch für dich geschlossen.
curtain-for = Nur für { $name }
curtain-line = Alle anderen schauen weg.
curtain-lift = Ich bin { $name }
room-line = Die Partie beginnt, sobald alle Plätze besetzt sind.
room-you = Du
room-ready = bereit
room-stand = Platz aufgeben
room-sit = Platz nehmen
room-free-link = Für den, der den Link hat.
room-free-anyone = Frei.
room-free-guest = Für jemanden freigehalten.
room-free-computer = Ein Computer.
share-code = Der Link als QR-Code
share-link = Link
share-copy = Link kopieren
share-copied = Kopiert
share-send = Senden …
race-in = Der Wettlauf beginnt in { $seconds }
prompt-hide = Verbirg einen Code.
prompt-guess = Deine Reihe.
prompt-mark = Gib das Signal.
prompt-ask = Du bist am Zug: Frag, oder ruf MASTERMIND.
prompt-answer = Antworte für dein eigenes Plättchen.
prompt-race = Wettlauf! Wer findet den Code zuerst?
prompt-none = Auf niemanden wird gewartet.
prompt-thinks = { $names } überlegt …
prompt-waits = Warten auf { $names }.
menu-rules = Regeln
menu-more = Mehr
menu-challenge = Ein Signal anfechten
menu-resign = Runde aufgeben
menu-text = Textmodus
menu-pass = Bildschirm an { $name } geben
resign-sure = Diese Runde aufgeben?
resign-no = Weiterspielen
resign-yes = Aufgeben
rule-why = Warum? ({ $rule })
over-code = Der Code war { $code }.
over-code-of = Der Code von { $name } war { $code }.
over-mistake = { $name } hat Reihe { $number } ({ $row }) mit { $given } beantwortet. Richtig war { $right }.
over-points =
    { $points ->
        [one] { $name }: 1 Punkt.
       *[other] { $name }: { $points } Punkte.
    }
over-no-points = Niemand erhält Punkte.
over-again = Die Runde wird wiederholt.
over-go = Weiter
rematch-offer = Noch einmal, mit getauschten Rollen
rematch-offered = Angeboten von { $names }.
rematch-go = Zur nächsten Partie
record-see = Reihe für Reihe

## What happened, a sentence each

told-hidden = { $name } hat einen Code verborgen.
told-covered = { $name } hat eine Reihe gesetzt.
told-row = { $name }: { $row }. { $key }.
told-row-open = { $name }: { $row }.
told-upheld = { $name } hat ein Signal angefochten, und ein Signal war falsch.
told-not-upheld = { $name } hat ein Signal angefochten. Alle Signale bisher sind richtig.
told-resigned = { $name } hat die Runde aufgegeben.
told-resigned-flag = Die Zeit von { $name } ist abgelaufen.
told-resigned-claim = { $name } war zu lange nicht da und verliert die Runde.
told-hint = { $name } hat einen Tipp genommen.
told-dealt = Die Plättchen sind gezogen. { $name } beginnt.
told-asked = { $name } fragt: { $row }.
told-answered = { $name }: { $answer }.
told-called-right = { $name } ruft MASTERMIND: { $row }. Richtig!
told-called-wrong = { $name } ruft MASTERMIND: { $row }. Falsch.
told-round = Runde { $number } beginnt.
told-round-maker = Runde { $number } beginnt. { $name } setzt den Code.
told-won = { $name } gewinnt die Partie.
told-draw = Die Partie teilen sich { $names }.
