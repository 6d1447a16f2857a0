### Ce que disent keypeg admin et keypeg backup.

admin-ended = La table { $address } est fermée.
admin-banned = { $subject } : exclusion en vigueur.
admin-banned-until = { $subject } : exclusion jusqu’au { $until }.
admin-unbanned = { $subject } : exclusion levée.
admin-signed-out =
    { $tokens ->
        [one] Un appareil est déconnecté.
       *[other] { $tokens } appareils sont déconnectés.
    }
admin-erased =
    { $tables ->
        [0] L’invité { $guest } est effacé.
        [one] L’invité { $guest } est effacé, ainsi que son nom à une table.
       *[other] L’invité { $guest } est effacé, ainsi que son nom à { $tables } tables.
    }
admin-none = Il n’y en a pas.

## Heads of columns

admin-head-address = Adresse
admin-head-stage = État
admin-head-listed = En liste
admin-head-opened = Ouverte (UTC)
admin-head-opener = Ouverte par
admin-head-version = Lignes
admin-head-guests = Invités
admin-head-guest = Invité
admin-head-name = Nom
admin-head-created = Depuis (UTC)
admin-head-seen = Vu (UTC)
admin-head-tables = Tables
admin-head-devices = Appareils
admin-head-subject = Exclu
admin-head-since = Depuis (UTC)
admin-head-until = Jusqu’au (UTC)
admin-head-note = Note
admin-number = { $count }
admin-yes = oui
admin-stage-open = ouverte
admin-stage-playing = en cours
admin-stage-over = finie

## Statistics

admin-count-tables = Tables
admin-count-open = Tables où la partie n’a pas commencé
admin-count-playing = Parties en cours
admin-count-over = Tables finies ou fermées
admin-count-listed = Tables dans la liste
admin-count-lines = Lignes de tous les journaux
admin-count-guests = Invités
admin-count-records = Parties apportées
admin-count-bans = Exclusions
admin-count-due = Travail à faire
admin-count-overdue = Travail en retard
admin-count-nodes = Nœuds en marche

## keypeg backup

backup-done = { $file } contient { $tables } tables et { $lines } lignes ({ $megabytes } Mo).
