### Was keypeg admin und keypeg backup sagen.

admin-ended = Der Tisch { $address } ist geschlossen.
admin-banned = { $subject } ist gesperrt.
admin-banned-until = { $subject } ist bis { $until } gesperrt.
admin-unbanned = { $subject } ist nicht mehr gesperrt.
admin-signed-out =
    { $tokens ->
        [one] Ein Gerät ist abgemeldet.
       *[other] { $tokens } Geräte sind abgemeldet.
    }
admin-erased =
    { $tables ->
        [0] Der Gast { $guest } ist gelöscht.
        [one] Der Gast { $guest } ist gelöscht, und sein Name an einem Tisch.
       *[other] Der Gast { $guest } ist gelöscht, und sein Name an { $tables } Tischen.
    }
admin-none = Es gibt keine.

## Heads of columns

admin-head-address = Adresse
admin-head-stage = Stand
admin-head-listed = In der Liste
admin-head-opened = Eröffnet (UTC)
admin-head-opener = Eröffnet von
admin-head-version = Zeilen
admin-head-guests = Gäste
admin-head-guest = Gast
admin-head-name = Name
admin-head-created = Seit (UTC)
admin-head-seen = Gesehen (UTC)
admin-head-tables = Tische
admin-head-devices = Geräte
admin-head-subject = Gesperrt
admin-head-since = Seit (UTC)
admin-head-until = Bis (UTC)
admin-head-note = Notiz
admin-number = { $count }
admin-yes = ja
admin-stage-open = offen
admin-stage-playing = im Gang
admin-stage-over = zu Ende

## Statistics

admin-count-tables = Tische
admin-count-open = Tische, an denen die Partie noch nicht begonnen hat
admin-count-playing = Partien im Gang
admin-count-over = Beendete oder geschlossene Tische
admin-count-listed = Tische in der Liste
admin-count-lines = Zeilen in allen Protokollen
admin-count-guests = Gäste
admin-count-records = Mitgebrachte Partien
admin-count-bans = Sperren
admin-count-due = Fällige Arbeit
admin-count-overdue = Überfällige Arbeit
admin-count-nodes = Laufende Knoten

## keypeg backup

backup-done = { $file } enthält { $tables } Tische mit { $lines } Zeilen ({ $megabytes } MB).
