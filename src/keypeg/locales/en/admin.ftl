### What keypeg admin and keypeg backup say.

admin-ended = The table { $address } has ended.
admin-banned = { $subject } is banned.
admin-banned-until = { $subject } is banned until { $until }.
admin-unbanned = { $subject } is no longer banned.
admin-signed-out =
    { $tokens ->
        [one] One device is signed out.
       *[other] { $tokens } devices are signed out.
    }
admin-erased =
    { $tables ->
        [0] The guest { $guest } is erased.
        [one] The guest { $guest } is erased, and the name at one table.
       *[other] The guest { $guest } is erased, and the name at { $tables } tables.
    }
admin-none = There are none.

## Heads of columns

admin-head-address = Address
admin-head-stage = Stage
admin-head-listed = Listed
admin-head-opened = Opened (UTC)
admin-head-opener = Opened by
admin-head-version = Lines
admin-head-guests = Guests
admin-head-guest = Guest
admin-head-name = Name
admin-head-created = Since (UTC)
admin-head-seen = Seen (UTC)
admin-head-tables = Tables
admin-head-devices = Devices
admin-head-subject = Banned
admin-head-since = Since (UTC)
admin-head-until = Until (UTC)
admin-head-note = Note
admin-number = { $count }
admin-yes = yes
admin-stage-open = open
admin-stage-playing = playing
admin-stage-over = over

## Statistics

admin-count-tables = Tables
admin-count-open = Tables that have not begun
admin-count-playing = Matches in progress
admin-count-over = Finished or closed tables
admin-count-listed = Tables in the list
admin-count-lines = Lines in all logs
admin-count-guests = Guests
admin-count-records = Match records that people brought
admin-count-bans = Bans
admin-count-due = Due work
admin-count-overdue = Overdue work
admin-count-nodes = Nodes that run

## keypeg backup

backup-done = { $file } holds { $tables } tables with { $lines } lines ({ $megabytes } MB).
