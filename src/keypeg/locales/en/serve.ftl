### What keypeg serve and keypeg migrate say.

serve-ready = Keypeg is at { $address }
serve-ready-lan = Other devices in your network find it at { $address }
serve-ready-public = Visitors find it at { $address }
serve-data = Matches are kept in { $database }
migrate-done = The database is up to date.
migrate-carried-over = The database holds { $tables } tables with { $lines } lines now.

## What cannot be

serve-cannot-listen = cannot listen on { $host } port { $port } (the system says { $detail })
serve-port-taken = cannot listen on { $host } port { $port }: another program has it. Port { $free } is free: { $option } { $free }
serve-no-network = this machine is in no network, as far as it can see. Name its address, for example --public-url http://192.168.1.20:8000
serve-prefix-taken = the path of --public-url cannot begin with { $prefix }: Keypeg itself has pages or files there
serve-setting-meant = { $origin }: there is no such setting. Did you mean { $meant }?
serve-cannot-open = cannot open the database: { $detail }
serve-no-answer = cannot open the database: it does not answer, or turns Keypeg away. Is it running, and are the name and the password right?
serve-not-a-database = cannot open the database: { $file } is not a database of Keypeg, or cannot be read and written
serve-bad-database = cannot open the database: its address is a file, or begins as postgresql://name:password@host/database
serve-no-such-host = cannot listen on { $host }: this machine has no such address
serve-in-use = a server uses { $file }: stop it first, or name another database
serve-no-driver = cannot open the database: PostgreSQL needs the driver: pip install 'keypeg[postgres]'
serve-newer-schema = the database belongs to a newer Keypeg (newer_schema): it has migration { $found }, and this Keypeg knows those up to { $known }. Update Keypeg, or use another database
serve-not-empty = the PostgreSQL database is not empty: name one that holds nothing yet
serve-only-to-postgres = --from needs a PostgreSQL database to go to: --database postgresql://…
serve-cannot-read =
    { $why ->
        [missing] there is no file { $file }
        [folder] { $file } is a folder, not a file
        [forbidden] { $file } may not be read
       *[system] cannot read { $file } (the system says { $number })
    }
serve-not-toml = { $file } is not TOML: see line { $line }
serve-no-such-setting = { $origin }: there is no such setting
serve-not-toml-end = { $file } is not TOML: it is cut short
serve-not-text = { $file } is not TOML: it is not text in UTF-8
serve-bad-number = { $origin } takes a number from { $least }, not “{ $value }”
serve-bad-number-above = { $origin } takes a number above { $least }, not “{ $value }”
serve-bad-number-between = { $origin } takes a number from { $least } to { $most }, not “{ $value }”
serve-bad-switch = { $origin } takes true or false, not “{ $value }”
serve-bad-text = { $origin } does not take “{ $value }”
serve-bad-choice = { $origin } takes one of { $choices }, not “{ $value }”
serve-bad-form = { $origin } takes something like { $example }, not “{ $value }”
serve-path-taken = the metrics cannot have the path { $path }: it has another use

## The settings, for --help

setting-places =
    Every setting can also be given in the environment (--port is KEYPEG_PORT) or in the TOML file
    (port = 8000). A flag beats the environment, which beats the file.
setting-default = default: { $value }
setting-host = address to listen on; localhost is for this machine, :: for every address
setting-port = port to listen on; 0 takes any that is free
setting-lan = serve the home network: listen on every address, and say where other devices find the server
setting-public_url = address at which visitors find the server, such as https://example.org/keypeg; its path is a prefix of every address
setting-database = SQLite file, or postgresql://… to be a node among many
setting-thinkers = processes for computers to think in; 0 is none
setting-allow_hosts = names that the server goes by besides localhost, separated by commas
setting-allow_origins = origins, separated by commas, whose pages may use the server, besides its own
setting-proxies = addresses of proxies, separated by commas, that are believed about whom they speak for
setting-secure_cookies = send cookies over HTTPS only
setting-actions_a_second = what one guest may send, after a burst; 0 is no limit
setting-requests_a_second = what one address may send, after a burst; 0 is no limit
setting-guests_a_minute = how many guests one address may become, after a burst; 0 is no limit
setting-records_a_minute = how many match records one address may bring, after a burst; 0 is no limit
setting-tables_a_minute = how many tables one guest, and one address, may open, after a burst; 0 is no limit
setting-open_tables = how many tables that have not begun one guest may have; 0 is no limit
setting-open_tables_of_address = how many tables that have not begun one address may have; 0 is no limit
setting-listed_tables = how many places in the list of tables one guest, and one address, may have; 0 is no limit
setting-reads_a_minute = how many records and pages of past play one address may read, after a burst; 0 is no limit
setting-coach_a_minute = how many hints, reviews and analyses one address may ask for, after a burst; 0 is no limit
setting-puzzles_a_minute = how many puzzles, answers and hints for them one guest, and one address, may ask for, after a burst; 0 is no limit
setting-sockets = how many tables one address may follow at once
setting-request_seconds = seconds that a request has to arrive whole
setting-ping_seconds = seconds between pings of a websocket, and until one that is not answered ends it
setting-unused_table_hours = hours after which a table is removed at which nobody laid a row; 0 is never
setting-match_days = days after which a match is removed, counted from the last thing that happened in it; 0 is never
setting-record_days = days after which a match record that somebody brought is removed; 0 is never
setting-guest_days = days after which a guest is removed who sits at no table and does not come back; 0 is never
setting-sweep_minutes = minutes between two looks for what can be removed; 0 removes nothing
setting-metrics_path = path of the metrics for Prometheus; empty for none
setting-metrics_host = address to listen on for the metrics, if they have a port of their own
setting-metrics_port = port of the metrics alone; 0 serves them on the port of everything else
setting-log_clients = log the address and the guest of each request
setting-log_level = how much is logged: debug, info, warning or error
