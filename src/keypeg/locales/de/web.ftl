### Was die Seiten sagen.

## The bar and the settings

bar-skip = Weiter zum Spielbrett
bar-home = Startseite
bar-nav = Keypeg
bar-daily = Heute
bar-tables = Tische
bar-rules = Regeln
bar-learn = In einer Minute lernen
bar-analyse = Analyse
bar-settings = Einstellungen
failed-no-connection = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
dialog-close = Schließen

## Home

home-title = Knack den Code.
home-play = Spielen
home-play-box = { $box } spielen
home-play-own = Mit eigenen Regeln spielen
home-level = Stufe des Computers
home-players = { $least } bis { $most } Spieler
home-today = Heute
home-daily = Der Code des Tages
home-puzzles = Rätsel
home-solo = Ein Code, jetzt
home-assistant = Neben dem echten Spiel
home-history = Deine Partien
home-new = Neu hier?
home-new-line = Lern das Spiel in weniger als einer Minute, direkt am Brett.
home-new-no = Kenne ich
guest-name = Gast

## Pegs, rows and keys

peg-empty = leer
row-covered = verdeckt
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
row-words = Reihe { $number }: { $row } – { $key }.
row-words-open = Reihe { $number }: { $row }. Noch kein Signal.
row-copy = Reihe { $number } übernehmen
row-sealed = Verdeckt
code-of =
    { $who ->
        [you] Dein Code
       *[other] Code von { $name }
    }
board-of =
    { $who ->
        [you] Dein Brett
       *[other] Brett von { $name }
    }
shield-open = Der Code: { $code }
shield-shut = Hinter dem Sichtschutz liegt ein Code.
shield-empty = Noch kein Code.
board-of-maker =
    { $who ->
        [you] Brett mit deinem Code
       *[other] Brett mit dem Code von { $name }
    }
board-of-breaker =
    { $who ->
        [you] Dein Brett
       *[other] Brett von { $name }
    }
board-named =
    { $who ->
        [you] Dein Brett { $number }
       *[other] { $name }, Brett { $number }
    }
duel-down = ✓ Reihe steht

## The tray

tray-label = Deine Reihe
tray-hole = Öffnung { $number }: { $colour }
tray-hole-held = Öffnung { $number }: { $colour }, behalten
tray-palette = Farben
tray-undo = Zurück
verb-hide = Code verbergen
verb-guess = Reihe setzen
lay-row = Reihe { $number } setzen
pegs-missing =
    { $count ->
        [one] Noch 1 Stecker
       *[other] Noch { $count } Stecker
    }
pegs-extra =
    { $count ->
        [one] 1 Stecker zu viel
       *[other] { $count } Stecker zu viel
    }
dock-answer = Antworte zuerst
dock-waits = Du bist noch nicht dran
dock-onlooker = Du siehst bei diesem Spiel zu.

## Marking and answering by hand

mark-code = Code

## The table

table-title = Ein Tisch
table-coming = Du kommst an den Tisch …
seat-you = Du
seat-number = Platz { $number }
player-number = Spieler { $number }
seat-named = { $name } ({ $number })
seat-there = da
seat-away = nicht da
role-maker = Codemacher
role-breaker = Codeknacker
role-out = ausgeschieden
role-barred = ausgeschieden; der Schiedsrichter antwortet
players-label = Spieler
score-words =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
track-words-red = { $points } auf der Wertungsleiste mit { $notches } Öffnungen, roter Stift
track-words-white = { $points } auf der Wertungsleiste mit { $notches } Öffnungen, weißer Stift
round-of = Runde { $number } von { $rounds }
round-attempt = Versuch { $attempt }
clock-days = { $days } T. { $hours } Std.
claim-in = Nicht da. In { $time } kannst du die Runde beanspruchen.
claim-now = Runde beanspruchen
connection-reconnecting = Die Verbindung wird wieder aufgebaut … Nichts ist verloren.
connection-offline = Dieses Gerät ist offline. Sobald es wieder verbunden ist, geht die Partie weiter.
connection-ended = Der Server hat diesen Tisch für dich geschlossen.
race-in = Der Wettlauf beginnt in { $seconds }
notes-title = Notizen
menu-more = Mehr
menu-challenge = Ein Signal anfechten
rule-why = Warum? ({ $rule })
record-see = Reihe für Reihe

## Choosing a box and a table

home-boxes = Such dir ein Spiel aus
home-tables = Spiel mit oder schau zu.
