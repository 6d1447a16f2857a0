### Was abgelehnt wird, und warum. Eine Nachricht je Fehlercode; der Web-Client sagt es aus denselben Dateien.
### Jeder Satz steht auf einer Zeile, denn manche werden so gezeigt, wie sie sind.

refused-outright = abgelehnt ({ $code }): { $message }
refused-at-action = abgelehnt bei Aktion { $number } ({ $code }): { $message }
refused-at-row = abgelehnt bei Reihe { $number } ({ $code }): { $message }
refused-after-branch = abgelehnt nach { PEGS($branch) } ({ $code }): { $message }
refused-at-first-row = abgelehnt bei der ersten Reihe ({ $code }): { $message }

## The record or the edition

refusal-no-such-file =
    { $why ->
       *[missing] Die Datei „{ $file }“ gibt es nicht.
        [folder] „{ $file }“ ist ein Ordner und keine Datei.
        [forbidden] „{ $file }“ darf nicht geöffnet werden.
        [closed] Die Standardeingabe ist geschlossen.
        [system] „{ $file }“ lässt sich nicht öffnen (das System sagt { $number }).
    }
refusal-too-large =
    { $why ->
       *[record] Eine aufgezeichnete Partie ist höchstens { $most } MiB lang.
        [receipt] Ein Beleg ist höchstens { $most } MiB lang.
        [board] Auf diesem Brett gibt es { $rows } Reihen; höchstens { $most } lassen sich durchdenken.
        [request] Das ist länger als { $most } KiB.
        [header] Der Kopf einer Anfrage ist höchstens { $most } KiB lang.
    }
refusal-not-json =
    { $why ->
       *[damaged] Das ist kein JSON: Bei Byte { $byte } ist ein Fehler.
        [cut_short] Das ist kein JSON: Das Ende fehlt.
        [no_text] Das ist kein JSON: Es ist kein Text in UTF-8.
        [nested] Das ist keine aufgezeichnete Partie: Es ist zu tief verschachtelt.
    }
refusal-not-a-record =
    { $why ->
       *[no_object] Das ist keine aufgezeichnete Partie: Es muss ein Objekt mit "keypeg", "edition", "players" und "actions" sein.
        [missing] Das ist keine aufgezeichnete Partie: „{ $field }“ fehlt.
        [unknown_field] Das ist keine aufgezeichnete Partie: „{ $field }“ gehört nicht hinein.
        [actions] Das ist keine aufgezeichnete Partie: Die Aktionen sind eine Liste.
        [tags] Das ist keine aufgezeichnete Partie: Die Tags sind ein Objekt aus Namen und Texten.
        [repeated_key] Das ist keine aufgezeichnete Partie: „{ $key }“ steht zweimal in einem Objekt.
        [options] Das ist keine aufgezeichnete Partie: Die Optionen sind ein Objekt aus Namen und Werten.
        [players] Das ist keine aufgezeichnete Partie: Die Spieler sind eine Liste von Namen.
    }
refusal-unknown-version = Gelesen wird hier nur Version { $version }: "keypeg": { $version }.
refusal-unknown-edition =
    { $why ->
       *[none_such] Es gibt keine Ausgabe „{ $edition }“; zur Wahl stehen { $editions }.
        [meant] Es gibt keine Ausgabe „{ $edition }“. Meintest du „{ $meant }“?
        [no_name] Die Ausgabe ist ein Name, etwa "classic".
    }
refusal-unknown-option =
    { $why ->
       *[none_such] { $edition } hat keine Option „{ $option }“; es gibt { $options }.
        [meant] { $edition } hat keine Option „{ $option }“. Meintest du „{ $meant }“?
    }
refusal-bad-option =
    { $why ->
       *[bounds] Die Option { $option } von { $edition } ist { $bounds }, nicht „{ $value }“.
        [meant] Die Option { $option } von { $edition } kann nicht „{ $value }“ sein. Meintest du „{ $meant }“?
    }
refusal-contradictory-options =
    { $why ->
       *[even_duel] Ein Duell hat eine ungerade Zahl von Runden, damit jemand gewinnt; wähle { $fewer } oder { $more }.
        [boards] Zwei Bretter für jeden gibt es nur zu zweit.
        [second_board] Ein zweites Brett für einen allein gehört zu boards_each = 1.
        [handicap] Mit rings = 4 suchen schon beide nur 4 Ringe: Spielt das Handicap mit 5 Ringen oder lasst es weg.
    }
refusal-impossible-shape =
    { $why ->
       *[repeats] { $pegs } Stecker in { $colours } Farben gehen nicht ohne Wiederholungen: Erlaube sie, oder nimm weniger Stecker oder mehr Farben.
        [nothing] Ein Code braucht mindestens eine Öffnung und eine Farbe.
        [empties] Die Zahl der leeren Öffnungen passt nicht zur Reihe.
    }
refusal-wrong-player-count = Mit diesen Optionen ist { $edition } für { $players } Spieler, nicht für { $count }.
refusal-bad-name =
    { $why ->
       *[length] Ein Name hat mindestens ein Zeichen und höchstens { $most }.
        [blank] Ein Name hat Zeichen, die man sehen kann.
        [marks] Dieser Name hat zu viele Zeichen auf einem Buchstaben oder Zeichen ohne Buchstaben.
    }

## The action itself

refusal-bad-action =
    { $why ->
       *[no_object] Eine Aktion ist ein Objekt wie {"{"}"seat": 1, "do": "guess", …{"}"}.
        [no_act] Eine Aktion ist ein Objekt wie {"{"}"do": "guess", "row": "RGBY"{"}"}.
        [missing] In der Aktion „{ $action }“ fehlt „{ $field }“.
        [unknown_field] In die Aktion „{ $action }“ gehört kein „{ $field }“.
        [value] In der Aktion „{ $action }“ schreibt man „{ $field }“ so: { $example }.
        [note] Eine Notiz ist ein Text von höchstens { $most } Zeichen.
        [no_secret] Nur ein verborgener Code (hide) und eine Ziehung (deal) tragen ein Salz und eine Festlegung.
        [no_hex] Salz und Festlegung sind Folgen von Hexadezimalziffern.
        [no_row] „{ $row }“ ist keine Reihe mit ihrem Signal; schreib etwa RGBE=1,2, die roten zuerst.
    }
refusal-unknown-action = "do" ist eines von { $actions }.
refusal-unknown-seat =
    { $why ->
       *[none_such] Diesen Sitzplatz gibt es nicht; sie gehen von 0 bis { $last }.
        [no_number] Ein Sitzplatz ist eine Zahl: 0, 1, …
        [unnamed] Sag, welcher Sitzplatz das tut.
        [handicap] Mit Handicap suchen die Sitzplätze verschiedene Codes: Sag, welcher gemeint ist.
    }
refusal-hidden = Diese Partie lief noch, und was in ihr verborgen war, fehlt in der Aufzeichnung (null). Exportiere sie noch einmal, wenn die Runde zu Ende ist.
refusal-commitment-missing = Hier wird etwas ohne Salz und Festlegung verborgen.
refusal-commitment-mismatch = Was verborgen war, ist nicht das, worauf man sich festgelegt hatte.

## A receipt beside the record

refusal-not-a-receipt =
    { $why ->
       *[no_json] Das ist kein Beleg: Es ist kein JSON, oder es ist abgeschnitten.
        [fields] Das ist kein Beleg: Ein Feld fehlt, oder es steht etwas darin, was in keinem Beleg dort steht.
        [nested] Das ist kein Beleg: Es ist zu tief verschachtelt.
        [twice] Das ist kein Beleg: Zu einem Code stehen zwei Festlegungen darin.
    }
refusal-other-match =
    { $why ->
       *[table] Der Beleg gehört zum Tisch { $receipt }, die aufgezeichnete Partie zum Tisch { $record }.
        [edition] Der Beleg gehört zu einer Partie von { $receipt }, die Aufzeichnung zu einer von { $record }.
        [players] Der Beleg gehört zu einer Partie mit { $receipt } Spielern, die Aufzeichnung zu einer mit { $record }.
    }
refusal-receipt-mismatch =
    { $why ->
       *[code] Runde { $round }, Versuch { $attempt }: Der Code von { $name } wurde ausgetauscht. Seine Festlegung war { $expected }, als er verborgen wurde; in der aufgezeichneten Partie steht { $found }.
        [deal] Runde { $round }, Versuch { $attempt }: Die Plättchen wurden ausgetauscht. Ihre Festlegung war { $expected }, als sie gezogen wurden; in der aufgezeichneten Partie steht { $found }.
    }
refusal-not-in-record =
    { $why ->
       *[code] Runde { $round }, Versuch { $attempt }: Der Beleg enthält einen Code von { $name }, die aufgezeichnete Partie nicht. Sie wurde abgeschnitten oder verändert.
        [deal] Runde { $round }, Versuch { $attempt }: Der Beleg enthält eine Ziehung, die aufgezeichnete Partie nicht. Sie wurde abgeschnitten oder verändert.
    }

## The moment

refusal-match-over = Die Partie ist zu Ende.
refusal-not-in-this-edition =
    { $why ->
       *[action] „{ $action }“ gibt es in { $edition } nicht.
        [no_codebreaker] In der Ausgabe „Gruppe“ antwortet jedes Brett für sich, und alle hören es: Es gibt kein Brett für einen einzelnen Codeknacker und also keinen Strategiebaum.
    }
refusal-not-your-turn =
    { $why ->
       *[key_awaited] Warte auf das Signal zu deiner letzten Reihe.
        [codemaker_hides] In dieser Runde setzt der andere Spieler den Code.
        [own_code] Dieser Code ist deiner; der andere Spieler bricht ihn.
        [codemaker_marks] Die Signale gibt der Codemacher.
        [own_keys] Diese Signale sind deine; nur der Codeknacker darf sie anfechten.
        [row_down] Deine Reihe steht; warte auf die des anderen.
        [mark_first] Gib zuerst das Signal zur Reihe des anderen: Der Durchgang ist nicht zu Ende.
        [key_owed] Gib zuerst das Signal zur Reihe des anderen: Im Wettlauf ist es sofort fällig.
        [table_deals] Die Plättchen zieht der Tisch, nicht die Spieler.
        [answers_awaited] Warte, bis jedes Brett auf die letzte Reihe geantwortet hat.
        [turn_of] Sitzplatz { $seat } ist am Zug.
        [call_on_turn] Rufe an deinem Zug, anstelle einer Frage.
        [took_last_turn] Du hast den letzten Zug gemacht: Lass erst einen anderen Spieler ziehen.
    }
refusal-code-not-hidden =
    { $why ->
       *[one] Warte, bis der Code verborgen ist.
        [both] Warte, bis beide Codes verborgen sind.
    }
refusal-code-already-hidden = Dein Code ist schon verborgen; er bleibt, wie er ist.
refusal-not-by-hand = Hier gibt der Schiedsrichter die Signale: Es gibt nichts zu stecken, zu beantworten oder anzufechten.
refusal-nothing-to-mark = Jede Reihe hat ihr Signal; warte auf die nächste.
refusal-nothing-to-challenge =
    { $why ->
       *[keys] Es gibt noch kein Signal, das du anfechten könntest.
        [answers] Es gibt noch keine Antwort.
    }
refusal-no-rows-left =
    { $why ->
       *[wait] Du hast keine Reihen mehr; warte auf den anderen Spieler.
        [laid] { $rows } Reihen sind gesetzt, und das Brett hat { $limit }.
    }
refusal-hints-forbidden = Für diese Partie sind keine Tipps vereinbart.
refusal-not-dealt = Warte, bis die Plättchen gezogen sind.
refusal-already-dealt = Die Plättchen dieser Runde sind schon gezogen.
refusal-nothing-to-answer = Dieses Brett hat jetzt keine Reihe zu beantworten.
refusal-unknown-board =
    { $boards ->
        [one] Du hast ein Brett: Nummer 0.
       *[other] Du hast { $boards } Bretter, von 0 an gezählt.
    }
refusal-out-of-round =
    { $why ->
       *[answers] Du bist aus dieser Runde ausgeschieden; beantworte weiter die Fragen der anderen.
        [barred] Du hast falsch geantwortet und spielst die Wiederholungen dieser Runde nicht mit; der Schiedsrichter antwortet für dich.
    }

## What was laid

refusal-wrong-length =
    { $letters ->
        [one] „{ PEGS($row) }“ hat einen Buchstaben; gebraucht werden { $holes }.
       *[other] „{ PEGS($row) }“ hat { $letters } Buchstaben; gebraucht werden { $holes }.
    }
refusal-unknown-letter = „{ PEGS($letter) }“ ist keine Farbe; nimm { PEGS($colours) }.
refusal-colour-not-in-box = „{ PEGS($letter) }“ ist keine Farbe dieser Ausgabe; nimm { PEGS($colours) }.
refusal-colour-repeated = { PEGS($row) } enthält { PEGS($colour) } mehr als einmal; jede Farbe kommt höchstens einmal vor.
refusal-empty-hole = { PEGS($row) } lässt eine Öffnung leer; fülle alle { $holes }.
refusal-wrong-peg-count =
    { $pegs ->
        [one] { PEGS($row) } hat nicht die richtige Zahl von Steckern; setze einen.
       *[other] { PEGS($row) } hat nicht die richtige Zahl von Steckern; setze { $pegs }.
    }
refusal-impossible-key = Keine Reihe aus { $holes } kann dieses Signal erhalten: Gib höchstens { $holes } Signalstifte, und nie { $reds } rote mit 1 weißen.
refusal-impossible-deal =
    { $why ->
       *[count] { $boards } Bretter ziehen { $boards } Plättchen.
        [numbers] Die Zahlen 1 bis { $last } gibt es je einmal.
        [colours] Plättchen gibt es in den Farben { PEGS($colours) }.
        [second_opener] Nur die erste Ziehung nennt, wer eröffnet.
        [no_opener] Die erste Ziehung nennt den Sitzplatz, der eröffnet.
    }
refusal-contradictory-keys =
    { $count ->
        [one] Kein Code passt zu Reihe { PEGS($rows) }.
       *[other] Kein Code passt zu diesen Reihen zugleich: { PEGS($rows) }.
    }

## At a live table

refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-bad-plan = Die Stufe eines Computers ist eine von { $levels }.
refusal-too-many-rounds = Eine Partie an einem Tisch hat höchstens { $most } Runden.
refusal-not-your-seat =
    { $why ->
       *[not_there] Du sitzt dort nicht.
        [none_such] Diesen Sitzplatz gibt es nicht; sie gehen von 0 bis { $last }.
        [onlooker] Wer zuschaut, spielt nicht mit.
    }
refusal-seat-taken =
    { $why ->
       *[taken] Dort sitzt schon jemand.
        [kept] Dieser Sitzplatz ist für jemand anderen bestimmt.
    }
refusal-wrong-link =
    { $why ->
       *[seat] Dieser Sitzplatz ist für den, der seinen Link hat.
        [transfer] Dieser Link ist schon benutzt oder zu alt.
    }
refusal-no-bots = Dieser Tisch ist für Menschen. Bots dürfen sich setzen, wo der Tisch es sagt.
refusal-not-begun = Warte, bis alle Sitzplätze besetzt sind.
refusal-already-begun =
    { $why ->
       *[seat] Die Partie hat begonnen: Gib auf, oder lass die anderen die Runde beanspruchen.
        [rematch] Die Revanche hat schon begonnen.
    }
refusal-race-not-started = Der Wettlauf hat noch nicht begonnen.
refusal-nothing-to-claim = Niemand, auf den gewartet wird, ist lange genug fort.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-not-opener = Nur wer diesen Tisch eröffnet hat, kann ihn schließen.
refusal-reaction-too-soon = Eine Reaktion nach der anderen: Warte einen Moment.
refusal-bad-id = Die Kennung einer Aktion hat 1 bis { $most } Zeichen.
refusal-table-closed =
    { $why ->
       *[operator] Wer diesen Server betreibt, hat diesen Tisch geschlossen.
        [disuse] Dieser Tisch wurde geschlossen, weil ihn niemand benutzt hat.
        [opener] Wer diesen Tisch eröffnet hat, hat ihn geschlossen.
    }

## In the arena

refusal-no-such-player =
    { $why ->
       *[unknown] Einen Spieler „{ $player }“ gibt es nicht; nimm { $levels } oder einen eigenen Spieler als module:factory.
        [meant] Es gibt keinen Spieler „{ $player }“. Meintest du „{ $meant }“?
        [no_module] { $player }: das Modul { $module } gibt es nicht.
        [module] { $player }: Das Modul { $module } lässt sich nicht importieren: { $error }.
        [attribute] { $player }: Das Modul { $module } hat keine Klasse oder Funktion { $name }.
        [type] { $player } hat ein Objekt von { $type } zurückgegeben, keinen keypeg.players.Player.
        [raised] { $player } nimmt keinen Platz ein: { $error }.
    }
refusal-wrong-entrant-count =
    { $why ->
       *[few] In der Arena spielen mindestens zwei Spieler; nenne einen zweimal, damit er gegen sich selbst spielt.
        [many] In der Arena spielen höchstens { $most } Spieler, nicht { $count }.
    }
refusal-player-failed =
    { $why ->
       *[raised] Partie { $match } zum Startwert { $seed }: { $player } (Platz { $seat }) scheitert: { $error }.
        [seat] Partie { $match } zum Startwert { $seed }: { $player } (Platz { $seat }) nimmt keinen Platz ein: { $error }.
    }
refusal-not-an-action = Partie { $match } zum Startwert { $seed }: { $player } (Platz { $seat }) gibt keine Aktion zurück, sondern { $value }.
refusal-bad-pace = Partie { $match } zum Startwert { $seed }: { $player } (Platz { $seat }) braucht { $seconds } Sekunden für eine Reihe.
refusal-illegal-action =
    { $why ->
       *[match] Partie { $match } zum Startwert { $seed }: Der Schiedsrichter lehnt ab, was { $player } (Platz { $seat }) spielt: { $reason }.
        [seat] Der Schiedsrichter lehnt ab, was Platz { $seat } spielt: { $reason }.
    }
refusal-match-stalled =
    { $why ->
       *[match] Partie { $match } zum Startwert { $seed }: Alle warten aufeinander ({ $players }).
        [round] Alle warten aufeinander in Runde { $round }.
    }
refusal-endless-match =
    { $why ->
       *[round] Partie { $match } zum Startwert { $seed }: Eine Runde ist nach { $actions } Aktionen nicht zu Ende.
        [match] Partie { $match } zum Startwert { $seed }: Sie ist nach { $attempts } Versuchen nicht zu Ende.
    }
refusal-worker-died = Ein Arbeitsprozess ist abgestürzt, vielleicht in Partie { $first } bis { $last } zum Startwert { $seed }.
refusal-plots-not-installed = Diagramme brauchen matplotlib, das nicht installiert ist: pip install 'keypeg[plots]'.

## The server itself

refusal-bad-request =
    { $why ->
       *[detail] Das ist nicht zu verstehen: { $detail }.
        [json] Das ist nicht das erwartete JSON.
        [nothing] Sag, was zu tun ist: act, claim oder rematch.
        [seat] Ein Sitzplatz ist eine Zahl: 0, 1, …
    }
refusal-wrong-host = Dieser Server heißt nicht so; siehe --allow-hosts.
refusal-not-known =
    { $why ->
       *[stranger] Werde zuerst Gast: POST /api/guests.
        [silent] Sag zuerst, wer du bist: {"{"}"token": "…"{"}"}.
        [token] Diesen Zugangsschlüssel hat niemand.
    }
refusal-wrong-origin = Die Seite eines anderen Anbieters kann diesen Server nicht benutzen.
refusal-no-such-record = Diese aufgezeichnete Partie gibt es nicht.
refusal-no-such-game = Ein solches Spiel von dir gibt es nicht.
refusal-no-such-page = Diese Seite gibt es nicht.
refusal-wrong-method = Diese Adresse wird nicht so benutzt.
refusal-too-fast =
    { $why ->
       *[guest] Das ist mehr, als ein Gast senden darf. Warte einen Augenblick.
        [address] Das ist mehr, als eine Adresse senden darf. Warte einen Augenblick.
        [guests] Von deiner Adresse kommen zu viele Gäste. Warte einen Augenblick.
        [records] Von deiner Adresse kommen zu viele aufgezeichnete Partien. Warte einen Augenblick.
        [coach] Du fragst den Trainer zu viel auf einmal. Warte einen Augenblick.
        [puzzles] Das sind zu viele Rätsel und Antworten auf einmal. Warte einen Augenblick.
        [tables] Es werden zu viele Tische eröffnet. Warte einen Augenblick.
        [reads] Deine Adresse liest zu viele Partien. Warte einen Augenblick.
        [solo] Du beginnst zu viele Spiele. Warte einen Augenblick.
    }
refusal-too-many = Deine Adresse folgt zu vielen Tischen zugleich.
refusal-too-many-tables =
    { $why ->
       *[open] Höchstens { $most } deiner Tische dürfen auf Mitspieler warten. Lass einen davon beginnen, oder warte, bis er verfällt.
        [listed] Höchstens { $most } deiner Tische dürfen in der Liste stehen. Spiel einen davon zu Ende, oder eröffne diesen mit einem Link für Freunde.
    }
refusal-banned =
    { $why ->
       *[guest] Wer diesen Server betreibt, hat dich gesperrt.
        [address] Wer diesen Server betreibt, hat deine Adresse gesperrt.
    }
refusal-unexpected = Hier ist etwas schiefgegangen. Im Protokoll steht es unter { $number }.
refusal-no-coach =
    { $why ->
       *[busy] Der Trainer hat gerade zu tun. Frag in einem Augenblick noch einmal.
        [none] Dieser Server hat keinen Trainer.
    }
refusal-unavailable = Die Datenbank antwortet nicht. Schick dasselbe noch einmal: Es geschieht nur einmal.
refusal-stopping = Der Server wird gleich angehalten.

## Boards, positions and strategy trees

refusal-bad-board =
    { $why ->
       *[colours] Codes und Reihen brauchen gleich viele Öffnungen und dieselben Farben.
        [rows] Jeder Code muss eine Reihe sein, die gesetzt werden darf.
    }
refusal-not-on-this-board =
    { $why ->
       *[row] „{ PEGS($row) }“ darf auf diesem Brett nicht gesetzt werden.
        [code] „{ PEGS($code) }“ ist kein Code dieses Bretts.
    }
refusal-too-many-rows = { $rows } Reihen sind zu viele; höchstens { $most } lassen sich durchdenken.
refusal-too-few-rows =
    { $rows ->
        [one] Eine Reihe reicht nicht, um jeden Code zu finden.
       *[other] { $rows } Reihen reichen nicht, um jeden Code zu finden.
    }
refusal-no-code-fits = Kein Code passt zu diesen Reihen: Eines der Signale ist falsch.
refusal-not-shipped = Für das Brett { $board } bringt Keypeg keine Strategie mit: Berechne eine mit „keypeg strategy build“.
refusal-bad-tree =
    { $why ->
       *[not_json] Das ist kein Baum in JSON: Das JSON ist bei Byte { $byte } beschädigt.
        [nested] Das ist kein Baum in JSON: Es ist zu tief verschachtelt.
        [no_object] Ein Baum muss ein Objekt mit einem Feld "row" sein.
        [bad_next] "next" muss ein Objekt mit einem Baum für jedes Signal sein.
        [unknown_field] Das Feld „{ $field }“ ist unbekannt; ein Baum hat "row" und "next".
        [bad_key] { $row } kann das Signal „{ $key }“ nicht erhalten; schreib rote,weiße.
        [after_win] { $row }={ $key } gewinnt; danach folgt nichts.
        [other_length] „{ $row }“ ist keine Reihe für Codes wie { $code }.
        [missed] Es folgt keine Reihe, und { $code } kann noch der Code sein.
        [repeated] Dieselbe Reihe noch einmal bringt nichts Neues.
        [too_deep] { $code } ist nach { $rows } Reihen noch immer verborgen.
    }
refusal-bad-tree-file =
    { $why ->
       *[no_tree] „{ $file }“ ist kein Strategiebaum.
        [cut_header] „{ $file }“ bricht mitten im Dateikopf ab.
        [bad_header] Der Dateikopf von „{ $file }“ ist bei { $field } beschädigt.
        [bad_count] „{ $file }“ verspricht { $nodes } Knoten; ein Baum hat 1 bis { $most }.
        [damaged] „{ $file }“ ist bei Byte { $byte } beschädigt.
        [cut_short] „{ $file }“ bricht bei Byte { $byte } ab.
        [wrong_length] „{ $file }“ enthält etwas anderes als die { $nodes } Knoten, die es verspricht.
        [no_such_row] „{ $file }“ ist beschädigt: Eine Reihe mit der Nummer { $number } gibt es nicht.
        [bad_key] „{ $file }“ ist beschädigt: Bei Knoten { $node } folgt eine Reihe auf ein Signal, das es nicht gibt oder das gewinnt.
        [no_parent] „{ $file }“ ist beschädigt: Keine Reihe führt zu Knoten { $node }.
        [wrong_count] „{ $file }“ verspricht { $nodes } Knoten, und die Signale führen zu { $found }.
        [other_board] „{ $file }“ ist ein Baum für ein anderes Brett, als { $edition } mit diesen Optionen hat.
        [wrong_total] „{ $file }“ verspricht zusammen { $total }, und die Reihen ergeben { $found }.
        [too_large] „{ $file }“ hat mehr als { $most } MB: zu groß für einen Baum.
    }

## Proofs and equilibria

refusal-bad-ledger =
    { $why ->
       *[no_header] „{ $file }“, Zeile 1: Der Dateikopf fehlt.
        [bad_field] „{ $file }“, Zeile { $line }: { $field } fehlt, ist unbekannt oder vom falschen Typ.
        [not_json] „{ $file }“, Zeile { $line }: Das JSON ist bei Byte { $byte } beschädigt.
        [cut_short] „{ $file }“, Zeile { $line }: Die Zeile bricht ab.
        [other_board] „{ $file }“ ist das Beweisbuch eines anderen Bretts oder Ziels.
        [no_part] „{ $file }“, Zeile { $line }: { $row } hat hier keinen Teil { $key }.
        [contradicted] „{ $file }“, Zeile { $line }: { $row } { $key } widerspricht einer Zeile davor.
        [wrong_cost] „{ $file }“ ist falsch: Für { $row } { $key } stehen dort die Kosten { $claimed }, und sie sind { $found }.
        [out_of_reach] Nichts erreicht { $total }: Keine Strategie liegt unter { $least }.
        [wrong_total] „{ $file }“ verspricht zusammen { $total }, und die Strategie kostet { $found }.
        [no_opening] „{ $file }“ enthält keine erste Reihe, die { $total } erreicht.
        [unsupported] „{ $file }“ verspricht zusammen { $total }, und nichts zeigt es: Weder die Teile noch ein Baum erreichen das.
        [other_tree] Der Baum zu „{ $file }“ gehört zu einem anderen Brett.
        [cells] „{ $file }“, Zeile { $line }: Die Zellen von { $row } { $key } ergeben zusammen nicht die Kosten.
        [too_high] „{ $file }“ ist falsch: Danach liegt keine Strategie unter { $least }, und eine, die nachgespielt wurde, kostet { $total }.
        [unreached] „{ $file }“: Die Teile versprechen zusammen { $total }, und die beste vorhandene Strategie kostet { $found }. Mit --all wird eine aus den Teilen gebaut.
        [too_many_rows] „{ $file }“ erlaubt { $rows } Reihen, und weniger reichen immer.
    }
refusal-needs-proof = Der schlechteste Fall braucht einen Beweis: Lass --beam und --seconds weg.
refusal-too-many-codes = Auf diesem Brett gibt es { $codes } Codes; höchstens { $most } lassen sich durchsuchen.
refusal-workers-lost =
    { $why ->
       *[died] Die Arbeitsprozesse enden immer wieder vorzeitig; das Beweisbuch enthält alles, was getan ist.
        [part] Die Arbeitsprozesse enden immer wieder vorzeitig, zuletzt bei { $row } { $key } ({ $detail }); das Beweisbuch enthält alles, was getan ist.
        [unreachable] Der Rechnerverbund ist nicht mehr zu erreichen ({ $detail }); das Beweisbuch enthält alles, was getan ist.
    }

## The command line

refusal-unknown-command =
    { $why ->
       *[none_such] Den Befehl „{ $command }“ gibt es nicht. { $parent } --help nennt alle.
        [meant] Den Befehl „{ $command }“ gibt es nicht. Meintest du „{ $parent } { $meant }“?
    }
refusal-unknown-argument =
    { $why ->
       *[word] „{ $word }“ ist ein Wort zu viel. { $command } --help sagt, was dort stehen kann.
        [option] Die Option „{ $word }“ gibt es nicht. { $command } --help nennt alle.
        [meant] Die Option „{ $word }“ gibt es nicht. Meintest du „{ $meant }“?
    }
refusal-missing-argument =
    { $why ->
       *[required] Es fehlt etwas: { $arguments }. { $command } --help erklärt es.
        [value] { $argument } braucht einen Wert.
    }
refusal-bad-argument =
    { $why ->
       *[whole] { $argument } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
        [amount] { $argument } ist eine Zahl von 0 bis { $most }, nicht „{ $value }“.
        [above] { $argument } ist eine Zahl über 0 und höchstens { $most }, nicht „{ $value }“.
        [ending] { $argument } ist eine Datei, die auf { $endings } endet, nicht „{ $value }“.
        [pair] { $argument } ist ein Name mit einem Wert, etwa rounds=4, nicht „{ $value }“.
        [choice] { $argument } ist eins von { $choices }, nicht „{ $value }“.
        [meant] { $argument } kann nicht „{ $value }“ sein. Meintest du „{ $meant }“?
        [none] { $argument } nimmt keinen Wert.
        [other] { $argument } kann nicht „{ $value }“ sein.
    }
refusal-missing-extra = Das braucht { $module }, das nicht installiert ist: pip install 'keypeg[{ $extra }]'.
refusal-needs-edition =
    { $why ->
       *[options] Optionen und Sitzplätze gehören zu einer Ausgabe: Nenne sie nach der Datei.
        [points] Punkte gehören zu einer Ausgabe: Nenne sie nach der Datei.
        [board] Kein Brett der Spielregeln hat diese Reihen: Nenne nach der Datei die Ausgabe, und gib ihre --option an.
    }
refusal-file-exists = „{ $file }“ ist schon da; mit --force wird es ersetzt.
refusal-not-writable =
    { $why ->
       *[place] „{ $file }“: Dort lässt sich keine Datei schreiben.
        [folder] „{ $file }“ lässt sich nicht schreiben: Diesen Ordner gibt es nicht.
        [file] „{ $file }“ ist eine Datei, kein Ordner.
        [forbidden] „{ $file }“ darf nicht geschrieben werden.
        [full] „{ $file }“ lässt sich nicht schreiben: Es ist kein Platz mehr.
        [closed] Die Standardausgabe ist geschlossen.
        [system] „{ $file }“ lässt sich nicht schreiben (das System sagt { $number }).
    }
refusal-ignored-option =
    { $why ->
       *[together] { $option } und { $other } schließen einander aus: Lass eins davon weg.
        [alone] { $option } wirkt nur zusammen mit { $other }.
        [tree] { $option } gibt es nur bei Beweisbüchern, und „{ $file }“ ist keins.
    }
refusal-no-cluster =
    { $why ->
       *[no_ledger] Ein Rechnerverbund arbeitet an einem Beweisbuch: Gib zu --dask auch --ledger DATEI an.
        [not_installed] Dask ist nicht installiert: pip install 'keypeg[research]'.
        [no_answer] Unter { $address } antwortet kein Dask-Verbund.
        [no_workers] Der Dask-Verbund unter { $address } hat keine Arbeitsprozesse.
    }
refusal-off-the-tree =
    { $why ->
       *[nothing_left] Es bleibt nichts zu setzen.
        [other_row] Diese Strategie setzt { PEGS($expected) }, nicht { PEGS($row) }.
    }
refusal-no-codemaker = { $edition } hat keinen Codemacher: Jeder Spieler hält durch Zufall einen Teil des Codes. Wähle eine andere Ausgabe.
refusal-unequal-codes = Die beiden Codes dieses Duells sind nicht gleich groß. Lass das Handicap weg, oder frage mit rings = 4.
refusal-no-database =
    { $why ->
       *[missing] Es gibt keine Datenbank „{ $file }“.
        [schema] Die Datenbank gehört zu einer anderen Version von Keypeg: Führe zuerst „keypeg migrate“ aus, oder installiere die Version ihres Servers.
        [driver] PostgreSQL braucht den Treiber: pip install 'keypeg[postgres]'.
        [silent] Die Datenbank antwortet nicht.
    }
refusal-no-such-guest = Es gibt keinen Gast { $guest }.
refusal-no-such-ban = { $subject } ist nicht gesperrt.
refusal-bad-network = „{ $text }“ ist weder die Kennung eines Gastes noch eine IP-Adresse noch ein Netz wie 192.0.2.0/24.
refusal-table-over = Die Partie am Tisch { $address } ist schon zu Ende.
refusal-use-pg-dump = „keypeg backup“ kopiert SQLite-Dateien. Eine PostgreSQL-Datenbank wird mit pg_dump gesichert.
refusal-no-hint =
    { $why ->
        [codemaker] Du hast den Code versteckt: Tipps gibt es für den, der ihn sucht.
        [contradiction] Die Signale widersprechen einander. Darum gibt es keinen Tipp.
       *[no_row] Jetzt ist keine Reihe zu legen.
    }

## Puzzles, daily codes and histories

refusal-no-puzzle =
    { $why ->
       *[no_codebreaker] Für das Gruppenspiel gibt es keine Rätsel: Dort knackt niemand allein einen Code. Wähle eine andere Ausgabe.
        [large] Auf diesem Brett gibt es { $codes } Codes oder Reihen; Rätsel gibt es für höchstens { $most }.
        [small] Auf diesem Brett gibt es nur { $codes } Codes; Rätsel gibt es ab { $least }.
        [rows] Diese Nummer ergibt auf diesem Brett kein Rätsel um die beste Reihe. Wähle eine andere Nummer oder ein größeres Brett.
    }
refusal-bad-grade =
    { $why ->
       *[unknown] Ein Grad ist eine ganze Zahl von 1 bis { $most }.
        [board] Die schwersten Rätsel auf diesem Brett haben Grad { $most }.
        [best_row] Rätsel der besten Reihe haben keine Grade.
        [seed] Diese Nummer ergibt auf diesem Brett kein Rätsel vom Grad { $grade }. Wähle eine andere Nummer oder einen anderen Grad.
    }
refusal-bad-seed = Die Nummer eines Rätsels ist eine ganze Zahl von 0 bis { $most }.
refusal-no-daily = Für die Ausgabe { $box } gibt es keinen Tagescode; wähle eine von { $boxes }.
refusal-impossible-result =
    { $why ->
       *[outcome] So kann eine Runde dieser Ausgabe nicht enden.
        [seat] Dieses Ergebnis nennt nicht die Spieler, die zu diesem Ende der Runde gehören.
        [rows] Der Code wird in 1 bis { $most } Reihen gefunden.
        [needless_rows] Reihen werden nur notiert, wenn der Code gefunden wurde.
        [barred] Wer falsch geantwortet hat, spielt die Wiederholung dieser Runde nicht mit.
        [out] Wer ausgeschieden ist, kann die Runde nicht gewinnen.
        [unasked] Nur ein Spieler kann noch fragen, also hat ihn niemand gefragt.
    }
refusal-no-tokens = Die Ausgabe { $edition } hat keine Plättchen: Diese Hilfe ist für Ausgaben, in denen jeder einen Teil des Codes hat.
refusal-bad-date =
    { $why ->
       *[form] „{ $date }“ ist kein Datum wie 2026-11-18.
        [none_such] Den Tag { $date } gibt es nicht.
        [out_of_range] Für { $date } gibt es keinen Code: Tagescodes gibt es von { $first } bis { $last }.
        [future] Der Tag { $date } ist noch nicht da.
        [not_over] Der Code vom { $date } wird gezeigt, wenn der Tag vorbei ist.
    }
refusal-bad-share =
    { $why ->
       *[form] „{ $line }“ ist keine Zeile eines Textes, den Keypeg zum Teilen gibt.
        [count] Der Text nennt { $said } Reihen und hat { $rows }. Er wurde verändert.
        [limit] Diese Ausgabe hat { $limit } Reihen. Der Text wurde verändert.
        [ending] Reihe { $row } kann nicht sein: Nur die letzte Reihe, die den Code findet, ist ganz rot. Der Text wurde verändert.
        [key] Mit dem Code vom { $date } bekommt keine Reihe { $reds } rot, { $whites } weiß, wie es bei Reihe { $row } steht. Der Text wurde verändert.
    }
refusal-no-solo = In dieser Ausgabe sucht niemand allein einen Code. Wähle eine andere.
refusal-solo-over = Dieses Spiel ist zu Ende.
refusal-not-next-row = Du hast dieses Spiel anderswo fortgesetzt. Es hat jetzt { $laid ->
    [one] eine Reihe
   *[other] { $laid } Reihen
}.
refusal-daily-played = Den Code vom { $date } hast du schon gespielt. Jeder lässt sich einmal spielen.
refusal-bad-daily-file = „{ $file }“ ist beschädigt, darum lassen sich deine Tagescodes nicht lesen. Nichts wurde geändert: Repariere die Datei oder verschiebe sie.
refusal-bad-names =
    { $why ->
       *[none] Sag, wer spielt, etwa --players Ada,Ben.
        [unclear] Jeder Spieler braucht einen eigenen Namen mit höchstens { $longest } Zeichen.
    }
refusal-bad-score-file = „{ $file }“ ist beschädigt: Der Spielstand lässt sich nicht lesen. Nichts wurde geändert: Reparier die Datei oder leg sie woandershin.
refusal-other-score = „{ $file }“ enthält eine andere Partie, die von { $names }. Mit --force beginnst du dort eine neue, mit --file wählst du eine andere Datei.
refusal-nobody-of-that-name = In diesen Partien heißt niemand „{ $name }“.
refusal-no-own-seats = In keiner dieser Partien steht, welcher Platz deiner war. In einem exportierten Verlauf steht es.
refusal-no-bot =
    { $why ->
        [answer] Der Server „{ $bot }“ antwortet mit dem Status { $status }: Er ist kein Server von Keypeg oder weist die Prüfung ab.
        [foreign] Was unter „{ $bot }“ antwortet, ist kein Server von Keypeg.
        [server] Der Server „{ $bot }“ antwortet nicht. Stimmt die Adresse, und läuft er?
        [missing] Das Programm „{ $bot }“ gibt es nicht. Setze den ganzen Befehl in Anführungszeichen, etwa "python bot.py".
        [forbidden] „{ $bot }“ darf nicht gestartet werden.
        [own_server] Der Server der Prüfung selbst konnte nicht starten ({ $number }). Versuche es noch einmal.
        [words] „{ $bot }“ ist kein Befehl: Ein Anführungszeichen ist nicht geschlossen, oder es steht nichts da.
       *[system] „{ $bot }“ lässt sich nicht starten (das System sagt { $number }).
    }
refusal-cannot-resume =
    { $why ->
       *[foreign] „{ $file }“ ist keine Partie, die keypeg play aufgehoben hat. Wähle eine andere Datei, oder ersetze sie mit --force.
        [over] Die Partie in „{ $file }“ ist zu Ende. Wähle eine andere Datei, oder beginne dort mit --force eine neue.
        [other] „{ $file }“ enthält eine andere Partie: { $edition }, mit { $players }. Spiel sie weiter, ohne eine andere zu nennen, wähle eine andere Datei, oder beginne dort mit --force eine neue.
        [arena] „{ $file }“ stammt aus einer anderen Arena oder ist beschädigt: { $edition }, { $players }, Startwert { $seed }. Mach mit demselben Befehl in jener Arena weiter, wähle einen anderen Ort, oder beginne dort mit --force eine neue.
    }
refusal-nothing-to-undo =
    { $why ->
       *[nothing] Es gibt nichts, was zurückgenommen werden kann.
        [other] Zuletzt war { $name } dran und kann es allein zurücknehmen.
        [over] Die Runde ist zu Ende: Es bleibt dabei.
        [seen] Du hast das Signal dieser Reihe gesehen: Gegen einen Computer bleibt sie liegen.
    }
