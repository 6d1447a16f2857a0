### Alle Texte von `keypeg … --help`. Nur einfache Sätze mit Lücken: Sie werden ohne Fluent gelesen, damit die Hilfe sofort da ist.

help = Das ganze Mastermind: fünf Regelhefte, genau nach dem Buchstaben.
help-heading-usage = Aufruf:
help-heading-options = Optionen
help-heading-arguments = Argumente
help-heading-commands = Befehle
help-heading-of = { $value }:

## Was für einen Wert steht

help-value-COMMAND = BEFEHL
help-value-EDITION = AUSGABE
help-value-FILE = DATEI
help-value-DIR = ORDNER
help-value-NAME = NAME
help-value-NAMES = NAMEN
help-value-NAME-VALUE = NAME=WERT
help-value-RGBY = RGBE
help-value-RGBY-1-2 = RGBE=1,2
help-value-DATE = DATUM
help-value-LEVEL = STUFE
help-value-PLAYER = SPIELER
help-value-ROLE = ROLLE
help-value-OBJECTIVE = ZIEL
help-value-SHELL = SHELL
help-value-TEXT = TEXT
help-value-GUEST = GAST
help-value-SUBJECT = WER
help-value-ADDRESS = ADRESSE
help-value-STAGE = STAND
help-value-WIDTH = BREITE
help-value-LANG = SPRACHE
help-value-HOST = RECHNER
help-value-HOSTS = NAMEN
help-value-ORIGINS = URSPRÜNGE
help-value-PROXIES = PROXYS
help-value-PATH = PFAD
help-value-DATABASE = DATENBANK
help-value-URL-COMMAND = URL|BEFEHL

## Was viele Befehle haben

help-all-help = diese Hilfe zeigen
help-all-version = die Version zeigen
help-all-lang = die Sprache: { $choices } (sonst die deines Systems)
help-all-json = ein einziges JSON-Objekt ausgeben, für Programme
help-all-edition = die Ausgabe: classic, travel, hasbro94, duel, group, custom, super (sonst { $default })
help-all-option = eine Option der Ausgabe, etwa rounds=4; mehrmals möglich
help-all-row = eine gesetzte Reihe mit ihrem Signal, zuerst die roten; einmal für jede Reihe, in der Reihenfolge des Setzens
help-all-objective = was zählt: average (im Mittel am wenigsten Reihen), worst (im schlechtesten Fall) oder points (die Punkte der Ausgabe) (sonst { $default })
help-all-seat = der Sitzplatz, gezählt ab 0
help-all-force = ersetzen, was schon da ist
help-all-workers = Prozesse (sonst einer je Kern)
help-all-limit = höchstens so viele aufzählen (sonst { $default })
help-all-tree = eine Baumdatei, aus der die Strategie kommt
help-all-config = eine TOML-Datei mit Einstellungen (KEYPEG_CONFIG)
help-all-lines = JSON Lines: je Zeile ein Protokoll hinein, je Zeile eine Antwort heraus
help-all-file = ein Spielprotokoll, oder - für die Standardeingabe

## Spielen

help-play = eine Partie in diesem Terminal spielen, alle an einer Tastatur
help-play-edition = die Ausgabe: classic, travel, hasbro94, duel, group, custom, super (sonst classic)
help-play-players = die Namen der Leute, mit Kommas dazwischen
help-play-computer = einen Computer nach den Leuten setzen: { $choices } (rookie für die erste Partie); mehrmals möglich
help-play-record = das Spielprotokoll in dieser Datei führen; eine Partie darin geht weiter
help-play-force = eine neue Partie beginnen, was immer in der Datei steht
help-daily = der Code des Tages, einmal am Tag für jede Ausgabe
help-daily-edition = die Ausgabe: classic, travel, hasbro94, duel oder super (sonst { $default })
help-daily-date = ein anderer Tag als heute, etwa 2026-11-18
help-daily-row = diese Reihe setzen und nichts fragen; mehrmals möglich
help-daily-reveal = der Code eines vergangenen Tages, und wie man ihn prüft
help-daily-check = prüfen, ob ein geteilter Text wahr sein kann; - liest die Standardeingabe
help-puzzle = Reihen mit Signalen, zu denen ein einziger Code passt: finde ihn
help-puzzle-seed = welches Rätsel; gleiche Zahl und gleicher Grad geben dasselbe
help-puzzle-grade = wie schwer, 1 bis 5 (sonst 3)
help-puzzle-best-row = stattdessen die beste von drei Reihen wählen
help-puzzle-solution = auch die Lösung ausgeben und nichts fragen
help-assist = neben einer echten Schachtel: Punkte, Rat, Signale, und jemand, der einen Code versteckt oder sucht
help-assist-as = was der Assistent tut: { $choices } (sonst { $default })
help-assist-edition = die Ausgabe: classic, travel, hasbro94, duel, group, custom, super (sonst classic)
help-assist-players = wer spielt, in der Reihenfolge der Sitzplätze; in der Ausgabe group im Uhrzeigersinn, du zuerst
help-assist-file = wo die Punkte stehen (sonst scores.json im Datenordner)
help-assist-resume = weitermachen, wo diese Rolle aufgehört hat, mit Ausgabe und Reihen
help-assist-force = eine neue Partie beginnen, was immer in der Punktedatei steht

## Ausgaben, Regeln und Protokolle

help-editions = die Ausgaben und ihre Optionen
help-rules = wie eine Ausgabe gespielt wird, Absatz für Absatz
help-replay = ein Spielprotokoll nach den Regeln prüfen
help-replay-verify = Codes ablehnen, die nicht zu ihrer eigenen Festlegung passen
help-replay-receipt = die Festlegungen auch mit einer Quittung vergleichen, die eine Seite während der Partie gespeichert hat
help-review = was jede Reihe einer Partie wert war, und was besser gewesen wäre
help-review-seat = nur die Reihen eines Sitzplatzes besprechen, gezählt ab 0
help-history = was viele Partien ergeben: Reihen, Können und Glück, Gegner, Fehler, die wiederkommen
help-history-files = Spielprotokolle, eins je Datei oder als JSON Lines; - für die Standardeingabe
help-history-player = die Geschichte eines einzigen Spielers
help-history-own = die Geschichte von dem, der die Protokolle exportiert hat, unter welchem Namen auch immer

## Untersuchen

help-analyse = was der Code noch sein kann, und welche Reihen die besten sind
help-analyse-seat = wessen Brett im Duell, 0 oder 1 (sonst 0)
help-analyse-best = höchstens so viele Reihen zum Setzen aufzählen (sonst { $default })
help-analyse-seconds = so lange nachdenken, statt sofort zu antworten; 0 heißt: solange es dauert
help-equilibrium = wie man versteckt, wenn der Codeknacker damit rechnet, und was eine Runde wert ist
help-equilibrium-quick = nur Schranken, ohne Suche nach den besten Antworten
help-arena = viele Partien unter Computern, mit Siegquoten und wie sicher sie sind
help-arena-edition = die Ausgabe: classic, travel, hasbro94, duel, group, custom, super
help-arena-players = rookie, novice, casual, strong, master, oder ein eigener als module:factory
help-arena-matches = wie viele im Ganzen, aufgerundet, bis jeder auf jedem Platz gleich oft saß (sonst { $default })
help-arena-seats = Plätze an einem Tisch, für group (sonst alle Spieler)
help-arena-seed = gleiche Zahl, gleiche Partien (sonst irgendeine)
help-arena-record = das Protokoll jeder Partie aufheben: je eine Datei in diesem Ordner, oder je eine Zeile, wenn der Name auf .jsonl endet; derselbe Befehl macht weiter, wo einer abgebrochen wurde
help-arena-plot = die Ergebnisse zeichnen: eine Datei .svg oder .png
help-bot-check = einen Bot alle Ausgaben spielen lassen und sagen, was er falsch macht
help-bot-check-bot = ein Befehl in Anführungszeichen, der den Bot startet, oder die URL eines Servers, an dem er auf einen Tisch wartet
help-bot-check-editions = nur diese Ausgaben spielen: classic, travel, hasbro94, duel, group, custom, super (sonst alle)
help-bot-check-seconds = wie viele Sekunden der Bot für alles brauchen darf (sonst { $default })
help-strategy = Strategiebäume berechnen, prüfen, zeigen und ausgeben
help-strategy-build = die beste Strategie suchen und in einer Datei aufheben
help-strategy-build-output = die neue Baumdatei
help-strategy-build-beam = ohne Beweis: an jeder Stelle so viele Reihen versuchen
help-strategy-build-seconds = ohne Beweis: die beste, die sich in dieser Zeit findet
help-strategy-build-ledger = Teil für Teil beweisen; geht weiter, wo es aufgehört hat
help-strategy-build-dask = ein Dask-Cluster für --ledger (braucht keypeg[research])
help-strategy-verify = jede Reihe eines Baums für jeden Code setzen, oder das Buch eines Beweises durchsehen
help-strategy-verify-file = ein Baum, unserer oder JSON, oder ein Buch
help-strategy-verify-edition = die Ausgabe, wenn die Datei nicht sagt, für welches Brett sie ist
help-strategy-verify-objective = was zählt: average, worst oder points (sonst das, wofür der Baum berechnet wurde)
help-strategy-verify-all = jeden Teil eines Buchs noch einmal suchen, nicht nur eine Stichprobe
help-strategy-verify-tree = ein Baum, der die Summe eines Buchs erreicht
help-strategy-verify-sample = Teile eines Buchs, die noch einmal gesucht werden, zufällig gewählt (sonst 10)
help-strategy-show = die Reihe, die jetzt dran ist, und was auf jedes Signal folgt
help-strategy-export = eine Strategie als JSON
help-strategy-export-output = in diese neue Datei (sonst auf die Standardausgabe)

## Der Server

help-serve = Tische für Browser und Programme, über HTTP und Websockets
help-serve-json = die Adresse als JSON-Objekt ausgeben, wenn der Server bereit ist
help-migrate = die Datenbank der Tische auf den neuesten Stand bringen
help-migrate-from = diese SQLite-Datei in eine leere PostgreSQL-Datenbank übernehmen, während kein Server läuft
help-backup = die Datenbank der Tische kopieren, während der Server läuft
help-backup-file = wohin die Kopie kommt
help-admin = Tische beenden, Gäste und Adressen sperren, aufzählen und zählen, während der Server läuft
help-admin-end = einen Tisch beenden: niemand kann weiterspielen, und nichts Verstecktes wird gezeigt
help-admin-end-address = der letzte Teil der URL des Tischs
help-admin-ban = einen Gast, eine Adresse oder ein Netz sperren
help-admin-ban-subject = die Kennung eines Gasts, eine IP-Adresse oder ein Netz
help-admin-ban-days = wie viele Tage (sonst bis die Sperre aufgehoben wird)
help-admin-ban-note = warum, nur für Betreiber
help-admin-unban = eine Sperre aufheben
help-admin-unban-subject = wie „keypeg admin bans“ sie nennt
help-admin-bans = die Sperren aufzählen
help-admin-sign-out = alle Schlüssel eines Gasts widerrufen, auf jedem Gerät
help-admin-erase = einen Gast löschen, seine Schlüssel, und seinen Namen überall, wo er saß
help-admin-tables = Tische aufzählen, die neuesten zuerst
help-admin-tables-stage = nur die eines Stands: { $choices }
help-admin-tables-guest = nur die, die ein Gast eröffnet hat oder an denen er sitzt
help-admin-guests = Gäste aufzählen, die zuletzt da waren zuerst
help-all-guest = die Kennung des Gasts
help-admin-stats = alles zählen

## Vervollständigung

help-completion = ein Skript, das Befehle und Optionen in deiner Shell vervollständigt
help-completion-shell = die Shell: { $choices }
