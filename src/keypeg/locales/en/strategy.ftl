### What keypeg strategy says.

strategy-board = Board { $name }: { $codes } codes
strategy-total = total { $total }
strategy-average = average { $average }
strategy-worst = worst { $rows }
strategy-depth = row { $row }: { $count }
strategy-not-found = not found: { $count }
strategy-unfound =
    { $count ->
        [one] One code is not found within the { $rows } rows.
       *[other] { $count } codes are not found within the { $rows } rows.
    }
strategy-points = points { $points }
strategy-proven = Proven: nothing can cost less.
strategy-not-proven = Not proven: something better may exist.
strategy-claims-proof = The file says that nothing can cost less.
strategy-written = Written to { $file } after { $seconds } s.

## Progress

strategy-standing = best { $reached }, no strategy below { $least }, open parts: { $open }
strategy-stage = width { $width }, first row { PEGS($row) }, best { $best }
strategy-parts = to beat: { $reached }; this first row: at least { $least }; parts { $done }/{ $parts }
strategy-piece = { $part }: { $done } of { $pieces } second rows in { $time }, about { $left } to go
strategy-auditing = searching { $part } again ({ $done }/{ $parts }, about { $time } to go)
strategy-audit-plan = { $parts } parts are searched again; this takes about { $time }. Ctrl-C ends it with what is checked by then.

## Ledgers

strategy-reached = best total { $total }
strategy-least = no strategy below { $total }
strategy-row-costs = By the row that finds it, a code costs { $costs }; one that is not found costs { $failure }.
strategy-row-limit = Only strategies count that find every code within { $rows } rows.
strategy-fewer-refuted = Proven: { $rows } rows are not always enough.
strategy-fewer-open = Not checked: whether { $rows } rows are enough too; --all checks it.
strategy-open = open parts: { $count }
strategy-searched-again = searched again: { $count } of { $parts } parts
strategy-pass-probability = chosen at random: a ledger with one false part passes with probability { $share }
strategy-replayed = A strategy that costs { $total } was replayed code by code.
strategy-not-replayed = No strategy that costs { $total } was replayed: give --tree FILE, or --all.
strategy-audit-stopped = Stopped: only what is counted above was checked.
strategy-claimed = Proven if the other parts are right too; --all checks every part.

## keypeg strategy show

strategy-remaining = Codes left: { $codes }
strategy-lay = Lay
strategy-wins = found
strategy-given-up = no rows left
strategy-nothing-left = Nothing left to lay. Codes left: { $codes }
strategy-one-step =
    No strategy comes with this board: this one looks a single row ahead. The best: keypeg strategy build.
