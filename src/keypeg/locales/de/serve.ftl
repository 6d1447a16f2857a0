### Was keypeg serve und keypeg migrate sagen.

serve-ready = Keypeg ist unter { $address } zu finden
serve-ready-lan = Andere Geräte in deinem Netz finden es unter { $address }
serve-ready-public = Besucher finden es unter { $address }
serve-data = Partien werden in { $database } aufgehoben
migrate-done = Die Datenbank ist auf dem neuesten Stand.
migrate-carried-over = Die Datenbank enthält jetzt { $tables } Tische mit { $lines } Zeilen.

## What cannot be

serve-cannot-listen = auf { $host }, Port { $port }, lässt sich nicht horchen (das System sagt { $detail })
serve-port-taken = auf { $host }, Port { $port }, lässt sich nicht horchen: ein anderes Programm hat ihn. Port { $free } ist frei: { $option } { $free }
serve-no-network = dieser Rechner sieht kein Netz, in dem er wäre. Nenne seine Adresse, zum Beispiel --public-url http://192.168.1.20:8000
serve-prefix-taken = der Pfad von --public-url kann nicht mit { $prefix } beginnen: dort hat Keypeg selbst Seiten oder Dateien
serve-setting-meant = { $origin }: diese Einstellung gibt es nicht. War { $meant } gemeint?
serve-cannot-open = die Datenbank lässt sich nicht öffnen: { $detail }
serve-no-answer = die Datenbank lässt sich nicht öffnen: Sie antwortet nicht oder weist Keypeg ab. Läuft sie, und stimmen Name und Passwort?
serve-not-a-database = die Datenbank lässt sich nicht öffnen: { $file } ist keine Datenbank von Keypeg, oder darf nicht gelesen und geschrieben werden
serve-bad-database = die Datenbank lässt sich nicht öffnen: Ihre Adresse ist eine Datei oder beginnt wie postgresql://name:passwort@rechner/datenbank
serve-no-such-host = auf { $host } lässt sich nicht horchen: Dieser Rechner hat keine solche Adresse
serve-in-use = ein Server benutzt { $file }: halte ihn erst an, oder nenne eine andere Datenbank
serve-no-driver = die Datenbank lässt sich nicht öffnen: PostgreSQL braucht den Treiber, pip install 'keypeg[postgres]'
serve-newer-schema = die Datenbank gehört zu einem neueren Keypeg (newer_schema): sie hat die Migration { $found }, und dieses Keypeg kennt nur die bis { $known }. Aktualisiere Keypeg, oder nimm eine andere Datenbank
serve-not-empty = die PostgreSQL-Datenbank ist nicht leer: Nenne eine, in der noch nichts steht
serve-only-to-postgres = --from braucht eine PostgreSQL-Datenbank als Ziel: --database postgresql://…
serve-cannot-read =
    { $why ->
        [missing] die Datei { $file } gibt es nicht
        [folder] { $file } ist ein Ordner, keine Datei
        [forbidden] { $file } darf nicht gelesen werden
       *[system] { $file } ist nicht zu lesen (das System sagt { $number })
    }
serve-not-toml = { $file } ist kein TOML: sieh in Zeile { $line } nach
serve-no-such-setting = { $origin }: diese Einstellung gibt es nicht
serve-not-toml-end = { $file } ist kein TOML: es bricht ab
serve-not-text = { $file } ist kein TOML: es ist kein Text in UTF-8
serve-bad-number = { $origin } ist eine Zahl ab { $least }, nicht „{ $value }“
serve-bad-number-above = { $origin } ist eine Zahl über { $least }, nicht „{ $value }“
serve-bad-number-between = { $origin } ist eine Zahl von { $least } bis { $most }, nicht „{ $value }“
serve-bad-switch = { $origin } ist true oder false, nicht „{ $value }“
serve-bad-text = { $origin } kann nicht „{ $value }“ sein
serve-bad-choice = { $origin } ist eins von { $choices }, nicht „{ $value }“
serve-bad-form = { $origin } ist etwas wie { $example }, nicht „{ $value }“
serve-path-taken = die Messwerte können den Pfad { $path } nicht haben: er dient etwas anderem

## The settings, for --help

setting-places =
    Jede Einstellung kann auch in der Umgebung stehen (--port ist KEYPEG_PORT) oder in der TOML-Datei
    (port = 8000). Eine Option geht vor der Umgebung, und diese vor der Datei.
setting-default = Voreinstellung: { $value }
setting-host = Adresse, an der gehorcht wird; localhost ist für diesen Rechner, :: für alle Adressen
setting-port = Port, an dem gehorcht wird; 0 nimmt einen freien
setting-lan = für das Netz zu Hause: an allen Adressen horchen, und sagen, wo andere Geräte den Server finden
setting-public_url = Adresse, unter der Besucher den Server finden, etwa https://example.org/keypeg; ihr Pfad steht vor jeder Adresse
setting-database = SQLite-Datei, oder postgresql://… für einen Knoten unter vielen
setting-thinkers = Prozesse, in denen Computer nachdenken; 0 ist keiner
setting-allow_hosts = Namen, die der Server außer localhost hat, durch Kommas getrennt
setting-allow_origins = Ursprünge, durch Kommas getrennt, deren Seiten den Server benutzen dürfen, außer seinen eigenen
setting-proxies = Adressen von Proxys, durch Kommas getrennt, denen geglaubt wird, für wen sie sprechen
setting-secure_cookies = Cookies nur über HTTPS senden
setting-actions_a_second = was ein Gast nach einer ersten Salve senden darf; 0 ist unbegrenzt
setting-requests_a_second = was eine Adresse nach einer ersten Salve senden darf; 0 ist unbegrenzt
setting-guests_a_minute = wie viele Gäste von einer Adresse kommen dürfen, nach einer ersten Salve; 0 ist unbegrenzt
setting-records_a_minute = wie viele aufgezeichnete Partien eine Adresse bringen darf, nach einer ersten Salve; 0 ist unbegrenzt
setting-tables_a_minute = wie viele Tische ein Gast und eine Adresse eröffnen dürfen, nach einer ersten Salve; 0 ist unbegrenzt
setting-open_tables = wie viele Tische, an denen die Partie noch nicht begonnen hat, ein Gast haben darf; 0 ist unbegrenzt
setting-open_tables_of_address = wie viele Tische, an denen die Partie noch nicht begonnen hat, eine Adresse haben darf; 0 ist unbegrenzt
setting-listed_tables = wie viele Plätze in der Liste der Tische ein Gast und eine Adresse haben dürfen; 0 ist unbegrenzt
setting-reads_a_minute = wie viele Partien und Seiten früherer Züge eine Adresse lesen darf, nach einer ersten Salve; 0 ist unbegrenzt
setting-coach_a_minute = wie viele Tipps, Rückblicke und Analysen eine Adresse erfragen darf, nach einer ersten Salve; 0 ist unbegrenzt
setting-puzzles_a_minute = wie viele Rätsel, Antworten und Tipps dazu ein Gast, und eine Adresse, erfragen darf, nach einer ersten Salve; 0 ist unbegrenzt
setting-sockets = wie vielen Tischen eine Adresse zugleich folgen darf
setting-request_seconds = Sekunden, in denen eine Anfrage ganz da sein muss
setting-ping_seconds = Sekunden zwischen zwei Pings eines Websockets, und bis einer ohne Antwort ihn beendet
setting-unused_table_hours = Stunden, nach denen ein Tisch entfernt wird, an dem niemand eine Reihe gelegt hat; 0: nie
setting-match_days = Tage, nach denen eine Partie entfernt wird, gezählt vom letzten Ereignis an; 0: nie
setting-record_days = Tage, nach denen eine mitgebrachte Partieaufzeichnung entfernt wird; 0: nie
setting-guest_days = Tage, nach denen ein Gast entfernt wird, der an keinem Tisch sitzt und nicht wiederkommt; 0: nie
setting-sweep_minutes = Minuten zwischen zwei Suchen nach dem, was entfernt werden kann; 0 entfernt nichts
setting-metrics_path = Pfad der Messwerte für Prometheus; leer: keiner
setting-metrics_host = Adresse, an der die Messwerte abgefragt werden, wenn sie einen eigenen Port haben
setting-metrics_port = Port nur für die Messwerte; bei 0 liegen sie auf dem Port von allem anderen
setting-log_clients = Adresse und Gast jeder Anfrage ins Protokoll schreiben
setting-log_level = wie viel protokolliert wird: debug, info, warning oder error
