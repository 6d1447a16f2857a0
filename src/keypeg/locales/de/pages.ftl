### Was die Seiten neben der Startseite und dem Tisch sagen: Listen, Formulare, Regeln, Aufzeichnungen.

## Tables in lists

mine-title = Deine Tische
mine-move = Du bist am Zug
mine-go-on = Weiterspielen
mine-wait = Zum Tisch
mine-leave = Verlassen
list-free = freier Platz
list-bots = Bots willkommen
list-you = { $name } (du)
list-title = Tische
list-open = Offen für alle
list-none = Zurzeit steht kein Tisch in der Liste. Eröffne einen für alle, dann finden dich andere hier.
list-start = Tisch eröffnen
list-history = Partien, die du gespielt hast
list-record = Eine Partie aus einer Datei ansehen
list-watch = Zuschauen

## Leaving a table

leave-title = Diesen Tisch verlassen?
leave-line-open = Du gibst deinen Platz auf. Wenn du den Tisch eröffnet hast, wird er geschlossen.
leave-line = Er verschwindet endgültig aus deiner Liste. Wenn andere dort spielen, gibst du diese Runde auf.
leave-no = Bleiben
leave-yes = Endgültig verlassen

## A new table

new-rules = So wird gespielt
new-opponent = Gegen wen?
new-level = Wie stark?
new-players = Wie viele Spieler?
new-me = Ich
new-second-computer = Der Computer
new-second-here = Der andere
new-second-link = Mein Gegner
new-second-anyone = Mein Gegner
new-computer = Computer: { $level }
new-name-of = Name von Spieler { $number }
new-listed = In der Liste der Tische zeigen
new-listed-line = Dort findet ihn jeder und darf zuschauen. Mehr als ein Zuschauer sehen darf, sieht niemand.
new-bots = Bots dürfen mitspielen
new-bots-line = Programme anderer Leute dürfen einen freien Platz nehmen. Alle sehen, dass es Bots sind.
new-options = Regeln
new-options-usual = wie in der Anleitung
new-narrowed = Was durchgestrichen oder nicht erreichbar ist, verträgt sich nicht mit deiner übrigen Wahl.
new-open = Tisch eröffnen
sitter-computer = Computer
sitter-here = Zu zweit an diesem Gerät
sitter-here-line = Das Gerät geht von Hand zu Hand. Vor jedem Geheimnis fällt ein Vorhang.
sitter-link = Einladung per Link
sitter-link-line = Du bekommst einen Link und einen QR-Code zum Weitergeben. Sobald dein Gegner da ist, geht es los.
sitter-anyone = Irgendwer
sitter-anyone-line = Der Tisch kommt in die Liste, und wer zuerst Platz nimmt, spielt mit dir.
seat-for-here = An diesem Gerät
seat-for-link = Per Link
seat-for-anyone = Irgendwer
step-less = { $label }: eins weniger
step-more = { $label }: eins mehr
clock-title = Uhr
clock-kind-none = Keine
clock-kind-per_move = Je Zug
clock-kind-bank = Insgesamt
clock-kind-days = Tage
clock-line-per_move = Wer diese Zeit verstreichen lässt, gibt die Runde auf.
clock-line-bank = Zeit für alle eigenen Züge einer Runde, und mit jedem Zug etwas mehr.
clock-line-days = Für Spieler, die ab und zu vorbeischauen.
clock-field-move = Für jeden Zug
clock-field-bank = Für jede Runde
clock-field-increment = Mehr mit jedem Zug
span-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }

## Another device

transfer-line = Erstelle einen Link und öffne ihn auf deinem anderen Gerät. Dort bist du derselbe Spieler, an allen deinen Tischen, und hier bleibst du, wer du bist.
transfer-make = Link erstellen
transfer-once = Der Link gilt einmal und { $minutes } Minuten lang. Gib ihn niemandem: Wer ihn hat, spielt an deiner Stelle.
transfer-ask = Willst du auch auf diesem Gerät der Spieler sein, der diesen Link erstellt hat?
transfer-instead = Auf diesem Gerät bist du bisher { $name }. Dessen Tische verlierst du hier.
transfer-yes = Ja, das bin ich
transfer-no = Nein, alles lassen, wie es ist
transfer-arrived = Auf diesem Gerät bist du jetzt { $name }.

## Rules

rules-title = So wird gespielt
rules-of = So wird gespielt: { $box }
rules-example = Eine Reihe, ihr Signal und der Code
rules-red = Rot, ein Quadrat: richtige Farbe, richtiger Platz.
rules-white = Weiß, ein Ring: richtige Farbe, falscher Platz.
rules-lines = Die Linien gibt es nur auf diesem Bild. In der Partie sagen Signalstifte nie, welchen Stecker sie meinen.
rules-options = Was vereinbart werden kann
rules-values = { $values } (üblich: { $usual })
rules-range = { $least } bis { $most }
rules-least = { $least } oder mehr
rules-yes = ja
rules-no = nein
rules-whole = Alle Regeln dieser Ausgabe
rules-page = Als Seite öffnen
rules-play = Diese Ausgabe spielen
box-classic-aim =
    Der Codemacher verbirgt hinter dem Sichtschutz einen Code aus vier Steckern, und der Codeknacker
    versucht, ihn in möglichst wenigen Reihen zu finden. Der Codemacher beantwortet jede Reihe mit roten und
    weißen Signalstiften. Jede Reihe, die der Codeknacker braucht, bringt dem Codemacher einen Punkt; dann
    werden die Rollen getauscht. Wer nach den vereinbarten Runden mehr Punkte hat, gewinnt.
box-travel-aim =
    Der Codemacher verbirgt einen Code aus vier Steckern in lauter verschiedenen Farben, und der Codeknacker
    versucht, ihn in möglichst wenigen Reihen zu finden. Der Codemacher beantwortet jede Reihe mit einem
    roten und einem weißen Schieber. Jede gebrauchte Reihe bringt dem Codemacher einen Punkt; dann werden die
    Rollen getauscht. Wer nach den vereinbarten Runden mehr Punkte hat, gewinnt.
box-hasbro94-aim =
    Der Codemacher verbirgt einen Code aus vier Steckern in acht Farben, und der Codeknacker versucht, ihn
    in höchstens zwölf Reihen zu finden. Der Codemacher beantwortet jede Reihe mit roten und weißen
    Signalstiften. Jede gebrauchte Reihe bringt dem Codemacher einen Punkt auf der Wertungsleiste; dann
    werden die Rollen getauscht. Wer nach den vereinbarten Runden mehr Punkte hat, gewinnt.
box-duel-aim =
    Jeder Spieler verbirgt einen Code und versucht, den des Gegners zu finden. In jedem Durchgang setzen beide
    eine Reihe, und erst dann gibt jeder dem anderen das Signal. Wer den Code in einem Durchgang findet, in
    dem es dem Gegner nicht gelingt, gewinnt die Runde und einen Punkt. Wer zuerst die Mehrheit der Punkte
    hat, gewinnt die Partie.
box-group-aim =
    Jedes Spielbrett birgt insgeheim eine Farbe und ihre Position; zusammen ergeben sie den Code. Reihum setzt
    jeder eine Reihe und befragt die anderen; jedes ihrer Bretter antwortet für seinen eigenen Teil, und alle
    sehen die Antworten. Wer den ganzen Code zu kennen glaubt, ruft MASTERMIND: Stimmt der Code, gewinnt er
    die Runde, sonst scheidet er aus ihr aus. Wer die meisten Runden gewinnt, gewinnt die Partie.
box-custom-aim =
    Wie im klassischen Spiel verbirgt der Codemacher einen Code, und der Codeknacker versucht, ihn in
    möglichst wenigen Reihen zu finden. Jede gebrauchte Reihe bringt dem Codemacher einen Punkt; dann werden
    die Rollen getauscht. Wer nach den vereinbarten Runden mehr Punkte hat, gewinnt. Wie groß der Code ist,
    wie viele Reihen es gibt und alles Weitere bestimmen die Spieler.
box-super-aim =
    Der Codemacher verbirgt hinter dem Sichtschutz einen Code aus fünf Steckern in acht Farben, und der
    Codeknacker versucht, ihn in möglichst wenigen Reihen zu finden. Der Codemacher beantwortet jede Reihe mit
    roten und weißen Signalstiften. Jede gebrauchte Reihe bringt dem Codemacher einen Punkt; dann werden die
    Rollen getauscht. Wer nach den vereinbarten Runden mehr Punkte hat, gewinnt.

## What may be agreed on

agreed-option = { $label }: { $value }
agreed-not = { $label }: nein
label-rounds = Runden
label-marking = Signale
label-hints = Tipps und automatische Notizen
label-first_codemaker = Wer setzt den ersten Code?
label-guesses = Reihen
label-tie_break = Bei Gleichstand
label-colours = Farben
label-doubles = Doppelte Farben
label-ninth_colour = Neunte Farbe
label-penalty = Strafpunkte
label-rings = Ringe
label-handicap = Vorsprung
label-race = Wettlauf
label-boards_each = Bretter je Spieler
label-second_board = Zwei Bretter für
label-rows = Reihen
label-calls = MASTERMIND
label-pegs = Stecker
label-row_limit = Zahl der Reihen
label-repeats = Wiederholte Farben
label-empties = Leere Öffnungen
label-bonus = Bonus
label-mistake = Falsches Signal
choice-marking-referee = vom Schiedsrichter
choice-marking-by_hand = von Hand
choice-hints-allowed = erlaubt
choice-hints-forbidden = verboten
choice-first_codemaker-0 = { $first }
choice-first_codemaker-1 = { $second }
choice-first_codemaker-lot = Das Los entscheidet
choice-guesses-any = beliebig
choice-guesses-as_code = wie ein Code
choice-tie_break-extra_round = Zusatzrunden
choice-tie_break-draw = unentschieden
choice-penalty-codemaker = Codemacher
choice-penalty-as_printed = Codeknacker, wie gedruckt
choice-handicap-null = niemand
choice-handicap-0 = { $first }
choice-handicap-1 = { $second }
choice-second_board-null = niemand
choice-second_board-0 = { $first }
choice-second_board-1 = { $second }
choice-rows-as_code = wie ein Code
choice-rows-any = beliebig
choice-calls-on_turn = nur am Zug
choice-calls-anytime = jederzeit
choice-mistake-breaker_plus_3 = Codeknacker +3
choice-mistake-transfer_3 = 3 vom Codemacher an den Codeknacker
choice-mistake-maker_minus_3 = Codemacher −3
clock-words-none = keine
clock-words-per_move = { $time } je Zug
clock-words-bank = { $time } je Runde
clock-words-bank-more = { $time } je Runde + { $more } s je Zug
clock-words-days =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
span-seconds = { $seconds } s
span-minutes = { $minutes } min

## Options

option-rounds = Wie viele Runden die Partie hat.
option-marking = Wer die Signale gibt: der Schiedsrichter oder die Spieler von Hand.
option-hints = Ob Tipps und automatische Notizen erlaubt sind. Notizen von Hand sind es immer.
option-first_codemaker = Wer den ersten Code setzt.
option-guesses = Ob Reihen frei sind oder die Regeln für den Code einhalten müssen.
option-tie_break = Was auf einen Gleichstand folgt: Zusatzrunden oder ein Unentschieden.
option-colours = In wie vielen Farben es Stecker gibt.
option-doubles = Ob der Code dieselbe Farbe mehrmals enthalten darf.
option-ninth_colour = Ob Öffnungen leer bleiben dürfen und als neunte Farbe zählen.
option-penalty =
    Wer bei einem falschen Signal 3 Punkte verliert: der Codemacher oder, wie gedruckt, der Codeknacker.
option-rings = Wie viele Ringe ein Code hat: fünf oder vier.
option-handicap = Wer einen Vorsprung bekommt und nur vier statt fünf Ringe finden muss.
option-race = Ob jeder in seinem eigenen Tempo spielt statt in Durchgängen.
option-boards_each = Wie viele Bretter jeder hat; zwei nur bei zwei Spielern.
option-second_board = Wer als Einziger zwei Bretter hat; nur zu zweit, der andere hat eines.
option-rows = Ob eine Reihe die Form eines Codes haben muss oder beliebig sein darf.
option-calls = Wann MASTERMIND gerufen werden darf: nur am Zug oder jederzeit.
option-pegs = Wie viele Stecker der Code hat.
option-row_limit = Wie viele Reihen der Codeknacker hat.
option-repeats = Ob der Code Farben wiederholen darf.
option-empties = Ob Öffnungen leer bleiben dürfen und als weitere Farbe zählen.
option-bonus = Wie viele Punkte der Codemacher zusätzlich erhält, wenn der Code nicht gefunden wird.
option-mistake = Welche Punkte bei einem falschen Signal vergeben oder abgezogen werden.

## The record of a match, and sharing it

record-title = Eine Partie, Reihe für Reihe
record-rounds = Runden
record-steps = Schritte
record-step = Schritt
record-back = Einen Schritt zurück
record-forward = Einen Schritt weiter
record-at = Schritt { $step } von { $steps }
record-codes = Von Anfang an zeigen, was versteckt war
record-tags = Über die Partie
record-note = Notiz: { $note }
record-analyse = Diese Stellung analysieren
record-analyse-of =
    { $who ->
        [you] Dein Brett analysieren
       *[other] Das Brett von { $name } analysieren
    }
record-download = Partie herunterladen
record-to-table = Zum Tisch
record-empty = Hier wurde noch nichts gespielt.
record-other = Eine andere Partie öffnen …
bring-line = Eine Partie aus einer Datei, wie Keypeg sie speichert:
bring-no-record = In dieser Datei steht keine Partie.
share-title = Diese Partie teilen
share-colours = Mit den Farben (verrät den Code)
share-text = Als Text
share-copy-text = Text kopieren
share-save = Bild speichern
share-round =
    { $rows ->
        [one] Runde { $number }: { $outcome } 1 Reihe.
       *[other] Runde { $number }: { $outcome } { $rows } Reihen.
    }

## Names, devices and rounds

home-you = Du
home-name = Dein Name
home-name-keep = Merken
home-name-kept = Ab jetzt heißt du am Tisch { $name }.
transfer-title = Auf einem anderen Gerät spielen
record-round = Runde { $number }
record-replay = Runde { $number }, Versuch { $attempt }

## Fair play

fair-line = Wird ein Code verborgen, so veröffentlicht der Tisch eine Festlegung: eine Zahl, die nichts verrät und nur zu diesem Code passt. Dieser Browser hebt sie auf und vergleicht sie beim Aufdecken mit dem Code.
fair-none = Seit diese Seite offen ist, wurde keine Festlegung veröffentlicht.
fair-place = { $when }: { $what }
fair-code =
    { $who ->
        [you] dein Code
       *[other] der Code von { $name }
    }
fair-deal = die Plättchen
fair-hidden = Noch verborgen.
fair-same =
    { $codes ->
        [one] Geprüft: Der Code wurde nicht ausgetauscht.
       *[other] Geprüft: Die Codes wurden nicht ausgetauscht.
    }
fair-same-deal = Geprüft: Die Plättchen wurden nicht ausgetauscht.
fair-changed =
    { $who ->
        [you] Warnung: Dein Code ist nicht der, der verborgen wurde. Speichere den Beleg.
       *[other] Warnung: Der Code von { $name } ist nicht der, der verborgen wurde. Speichere den Beleg.
    }
fair-changed-deal = Warnung: Die Plättchen sind nicht die, die gezogen wurden. Speichere den Beleg.
fair-unseen = Nicht geprüft: Diese Seite war nicht dabei, als der Code verborgen wurde.
fair-details = Einzelheiten
fair-text = Verglichen mit dem SHA-256 dieses Textes:
fair-receipt = Ein Beleg enthält diese Festlegungen in einer Datei. Daran lässt sich die Aufzeichnung der Partie jederzeit prüfen, auf der Seite, die die Partie Reihe für Reihe zeigt.
fair-save = Beleg speichern
fair-bring = Ein Beleg aus einer Datei, um diese Partie zu prüfen:
file-choose = Datei auswählen …

## The notebook

notes-code = der Code
notes-of = Notizen: { $what }
notes-pages = Wessen Plättchen
notes-cell = { $colour }, { $place }: { $mark }
notes-mark-possible = möglich
notes-mark-out = ausgeschlossen
notes-mark-sure = sicher
notes-automatic = { $mark } (automatisch)
notes-cross-out = { $colour } überall streichen oder zurückholen
notes-own =
    { $who ->
        [you] Du hast { $tokens }.
       *[other] { $name } hat { $tokens }.
    }
notes-auto = Automatische Notizen
notes-by-hand = Nur von Hand, wie vereinbart
notes-clear = Seite leeren
notes-fits =
    { $codes ->
        [one] Ein einziger Code passt zu allem, was offen liegt.
       *[other] { $codes } Codes passen zu allem, was offen liegt.
    }
notes-none-fits = Kein Code passt zu allem, was offen liegt: Eine Antwort muss falsch sein.
notes-too-many = Zu viele Codes, um alle durchzugehen. Notiert ist nur, was eine Reihe allein schon sagt.

## Marking by hand

mark-label = Das Signal für diese Reihe
mark-row = Reihe
mark-reds = Rot: richtige Farbe, richtige Position
mark-whites = Weiß: richtige Farbe, falsche Position
mark-red-less = Ein roter Stift weniger
mark-red-more = Ein roter Stift mehr
mark-white-less = Ein weißer Stift weniger
mark-white-more = Ein weißer Stift mehr
mark-give = Signal geben: { $key }

## The group box

token-open = { $colour } auf { $number }
token-covered = verdeckt
group-asks = fragt
group-won =
    { $rounds ->
        [0] keine Runde gewonnen
        [one] 1 Runde gewonnen
       *[other] { $rounds } Runden gewonnen
    }
group-doing-asks =
    { $who ->
        [you] du bist dran
       *[other] fragt
    }
group-doing-answers =
    { $who ->
        [you] deine Antwort …
       *[other] antwortet …
    }
group-doing-out = ausgeschieden
group-doing-barred = ausgeschieden; der Schiedsrichter antwortet
group-rows = Die bisher gesetzten Reihen
group-rows-of =
    { $who ->
        [you] Deine Reihen
       *[other] Die Reihen von { $name }
    }
group-nothing = Noch hat niemand gefragt.
group-undealt = Die Plättchen werden gezogen.
group-code = Vom Code bekannt: { $code }
group-unknown = unbekannt
group-which = Brett { $number }
group-asked =
    { $who ->
        [you] Reihe { $number }, du fragst: { $row }
       *[other] Reihe { $number }, { $name } fragt: { $row }
    }
group-called =
    { $who ->
        [you] Du hast MASTERMIND gerufen: { $row }. Falsch.
       *[other] { $name } hat MASTERMIND gerufen: { $row }. Falsch.
    }
group-turn =
    { $who ->
        [you] Du bist am Zug.
       *[other] { $name }, du bist am Zug.
    }
group-pegs =
    Setz { $pegs ->
        [one] 1 Stecker
       *[other] { $pegs } Stecker
    }, lass { $empty ->
        [one] 1 Platz frei
       *[other] { $empty } Plätze frei
    }.
group-out =
    { $who ->
        [you] Du bist in dieser Runde ausgeschieden und antwortest weiter.
       *[other] { $name } ist in dieser Runde ausgeschieden und antwortet weiter.
    }
group-barred =
    { $who ->
        [you] Du hast falsch geantwortet und spielst die Wiederholungen dieser Runde nicht mit. Der Schiedsrichter antwortet.
       *[other] { $name } hat falsch geantwortet und spielt die Wiederholungen dieser Runde nicht mit. Der Schiedsrichter antwortet.
    }
call-line =
    { $who ->
        [you] Der ganze Code: Ist er falsch, scheidest du aus.
       *[other] { $name }, der ganze Code: Ist er falsch, scheidest du aus.
    }

## The settings

settings-language = Sprache
settings-theme = Farben der Seite
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-board = Das Brett
settings-board-auto = Wie es zum Bildschirm passt
settings-board-standing = Hochkant
settings-board-lying = Quer
settings-play = Beim Spielen
settings-sounds = Töne und Vibration
settings-text = Textmodus: getippte Befehle statt eines Bretts

## An address that does not exist

lost-title = Hier ist nichts
lost-line = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.

## The menu of a match and its dialogs

tray-hold = Öffnung { $number } für die nächste Reihe behalten
tray-wipe = Leeren
empty-row-sure = Diese Reihe ohne einen einzigen Stift setzen?
empty-row-no = Noch nicht
empty-row-yes = Leer setzen
note-uneven_rounds = Bei ungerader Rundenzahl setzt ein Spieler mehr Codes als der andere.
fair-title = Fairplay
menu-rules = Regeln
menu-resign = Runde aufgeben
menu-text = Textmodus
menu-pass = Bildschirm an { $name } geben
resign-sure = Diese Runde aufgeben?
resign-cost-breaker = { $name } bekommt dann so viele Punkte, als hätte der Code gehalten.
resign-cost-maker = Die Regeln dieser Schachtel sagen, was Aufgeben den Codemacher kostet.
resign-cost-duel = Der Punkt dieser Runde geht dann an { $name }.
resign-cost-group = Du bist dann aus dieser Runde heraus. Die anderen spielen weiter.
resign-no = Weiterspielen
resign-yes = Aufgeben

## Asking and calling

verb-ask = Fragen
verb-mastermind = MASTERMIND!
call-do = MASTERMIND rufen …
call-not = Doch nicht rufen
answer-label = Deine Antwort auf diese Reihe

## Links and sharing

room-sit = Platz nehmen
share-code = Der Link als QR-Code
share-link = Link
share-copy = Link kopieren
share-copied = Kopiert
share-send = Senden …
share-match = Teilen …
