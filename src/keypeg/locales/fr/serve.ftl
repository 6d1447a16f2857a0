### Ce que disent keypeg serve et keypeg migrate.

serve-ready = Keypeg est à l’adresse { $address }
serve-ready-lan = Les autres appareils de votre réseau le trouvent à l’adresse { $address }
serve-ready-public = Les visiteurs le trouvent à l’adresse { $address }
serve-data = Les parties sont conservées dans { $database }
migrate-done = La base de données est à jour.
migrate-carried-over = La base de données contient maintenant { $tables } tables et { $lines } lignes.

## What cannot be

serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } (le système dit { $detail })
serve-port-taken = impossible d’écouter sur { $host }, port { $port } : un autre programme l’occupe. Le port { $free } est libre : { $option } { $free }
serve-no-network = cette machine ne voit aucun réseau autour d’elle. Nommez son adresse, par exemple --public-url http://192.168.1.20:8000
serve-prefix-taken = le chemin de --public-url ne peut pas commencer par { $prefix } : Keypeg y a lui-même des pages ou des fichiers
serve-setting-meant = { $origin } : ce réglage n’existe pas. Vouliez-vous dire { $meant } ?
serve-cannot-open = impossible d’ouvrir la base de données : { $detail }
serve-no-answer = impossible d’ouvrir la base de données : elle ne répond pas, ou refuse Keypeg. Est-elle en marche, et le nom et le mot de passe sont-ils justes ?
serve-not-a-database = impossible d’ouvrir la base de données : { $file } n’est pas une base de données de Keypeg, ou ne peut pas être lu et écrit
serve-bad-database = impossible d’ouvrir la base de données : son adresse est un fichier, ou commence comme postgresql://nom:motdepasse@hôte/base
serve-no-such-host = impossible d’écouter sur { $host } : cette machine n’a pas cette adresse
serve-in-use = un serveur se sert de { $file } : arrêtez-le d’abord, ou nommez une autre base de données
serve-no-driver = impossible d’ouvrir la base de données : PostgreSQL demande son pilote, pip install 'keypeg[postgres]'
serve-newer-schema = la base de données appartient à une version plus récente de Keypeg (newer_schema) : elle en est à la migration { $found }, et ce Keypeg s’arrête à la { $known }. Mettez Keypeg à jour, ou prenez une autre base
serve-not-empty = la base PostgreSQL n’est pas vide : indiquez-en une qui ne contient encore rien
serve-only-to-postgres = --from demande une base PostgreSQL comme destination : --database postgresql://…
serve-cannot-read =
    { $why ->
        [missing] il n’y a pas de fichier { $file }
        [folder] { $file } est un dossier, pas un fichier
        [forbidden] il est interdit de lire { $file }
       *[system] impossible de lire { $file } (le système dit { $number })
    }
serve-not-toml = { $file } n’est pas du TOML : voyez la ligne { $line }
serve-no-such-setting = { $origin } : ce réglage n’existe pas
serve-not-toml-end = { $file } n’est pas du TOML : il est coupé
serve-not-text = { $file } n’est pas du TOML : ce n’est pas du texte en UTF-8
serve-bad-number = { $origin } prend un nombre à partir de { $least }, et non « { $value } »
serve-bad-number-above = { $origin } prend un nombre au-dessus de { $least }, et non « { $value } »
serve-bad-number-between = { $origin } prend un nombre de { $least } à { $most }, et non « { $value } »
serve-bad-switch = { $origin } prend true ou false, et non « { $value } »
serve-bad-text = { $origin } ne prend pas « { $value } »
serve-bad-choice = { $origin } prend une valeur parmi { $choices }, et non « { $value } »
serve-bad-form = { $origin } prend quelque chose comme { $example }, et non « { $value } »
serve-path-taken = les mesures ne peuvent pas avoir le chemin { $path } : il sert à autre chose

## The settings, for --help

setting-places =
    Chaque réglage peut aussi se donner dans l’environnement (--port est KEYPEG_PORT) ou dans le fichier TOML
    (port = 8000). Une option l’emporte sur l’environnement, qui l’emporte sur le fichier.
setting-default = par défaut : { $value }
setting-host = adresse à laquelle écouter ; localhost est pour cette machine, :: pour toutes les adresses
setting-port = port sur lequel écouter ; 0 en prend un qui est libre
setting-lan = servir le réseau domestique : écouter sur toutes les adresses, et dire où les autres appareils trouvent le serveur
setting-public_url = adresse à laquelle les visiteurs trouvent le serveur, par exemple https://example.org/keypeg ; son chemin précède chaque adresse
setting-database = fichier SQLite, ou postgresql://… pour un serveur parmi d’autres
setting-thinkers = processus où les ordinateurs réfléchissent ; 0 : aucun
setting-allow_hosts = noms que porte le serveur en plus de localhost, séparés par des virgules
setting-allow_origins = origines, séparées par des virgules, dont les pages peuvent se servir du serveur en plus des siennes
setting-proxies = adresses de mandataires (proxys), séparées par des virgules, que l’on croit quant à ceux pour qui ils parlent
setting-secure_cookies = n’envoyer les cookies que par HTTPS
setting-actions_a_second = ce qu’un invité peut envoyer, après une rafale ; 0 : sans limite
setting-requests_a_second = ce qu’une adresse peut envoyer, après une rafale ; 0 : sans limite
setting-guests_a_minute = combien d’invités peuvent venir d’une adresse, après une rafale ; 0 : sans limite
setting-records_a_minute = combien de parties enregistrées une adresse peut apporter, après une rafale ; 0 : sans limite
setting-tables_a_minute = combien de tables un invité, et une adresse, peuvent ouvrir, après une rafale ; 0 : sans limite
setting-open_tables = combien de tables où la partie n’a pas commencé un invité peut avoir ; 0 : sans limite
setting-open_tables_of_address = combien de tables où la partie n’a pas commencé une adresse peut avoir ; 0 : sans limite
setting-listed_tables = combien de places un invité, et une adresse, peuvent avoir dans la liste des tables ; 0 : sans limite
setting-reads_a_minute = combien de parties et de pages de coups passés une adresse peut lire, après une rafale ; 0 : sans limite
setting-coach_a_minute = combien d’indices, de bilans et d’analyses une adresse peut demander, après une rafale ; 0 : sans limite
setting-puzzles_a_minute = combien d’énigmes, de réponses et d’indices un invité, et une adresse, peuvent demander, après une rafale ; 0 : sans limite
setting-sockets = combien de tables une adresse peut suivre à la fois
setting-request_seconds = secondes laissées à une requête pour arriver entière
setting-ping_seconds = secondes entre deux pings d’un websocket, et jusqu’à sa fin s’il n’y répond pas
setting-unused_table_hours = heures après lesquelles une table où personne n’a posé de rangée est supprimée ; 0 : jamais
setting-match_days = jours après lesquels une partie est supprimée, depuis la dernière chose qui s’y est passée ; 0 : jamais
setting-record_days = jours après lesquels une partie apportée par quelqu’un est supprimée ; 0 : jamais
setting-guest_days = jours après lesquels un invité qui n’est à aucune table et ne revient pas est supprimé ; 0 : jamais
setting-sweep_minutes = minutes entre deux recherches de ce qui peut être supprimé ; 0 ne supprime rien
setting-metrics_path = chemin des mesures pour Prometheus ; vide : aucun
setting-metrics_host = adresse à laquelle écouter pour les mesures, si elles ont leur propre port
setting-metrics_port = port des seules mesures ; 0 les donne sur le port de tout le reste
setting-log_clients = noter dans le journal l’adresse et l’invité de chaque requête
setting-log_level = ce que dit le journal : debug, info, warning ou error
