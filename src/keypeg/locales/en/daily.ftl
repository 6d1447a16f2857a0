### Daily codes: at `keypeg daily` and on the pages.

daily-title = { $box }: the code of { $day }
daily-help =
    { $rows ->
        [one] You have one row. Type it as letters (case does not matter, . is an empty hole). Also: { $commands }.
       *[other] You have { $rows } rows. Type them as letters (case does not matter, . is an empty hole). Also: { $commands }.
    }
daily-prompt = Row { $number } of { $limit }:
daily-elsewhere = You have gone on with this code elsewhere meanwhile. This is how it stands:
daily-found =
    { $rows ->
        [one] Found in the first row!
       *[other] Found in { $rows } rows.
    }
daily-not-found = Not found. The code was
daily-later = You can go on until the day is over, and later with --date { $day }.
daily-share-heading = To share, without giving anything away:
daily-share = Keypeg, { $box }, { $day }: { $rows }/{ $limit }
daily-score-heading = Your codes of this box
daily-score =
    { $played ->
        [one] One played, { $found } found.
       *[other] { $played } played, { $found } found.
    }
daily-streak =
    { $streak ->
        [one] Streak: 1 day. The longest: { $longest }.
       *[other] Streak: { $streak } days. The longest: { $longest }.
    }
daily-kept = Kept in { $file }
daily-best-rows =
    { $rows ->
        [one] The best strategy finds it in the first row.
       *[other] The best strategy finds it in { $rows } rows.
    }
daily-best-play =
    { $rows ->
        [one] The best strategy finds it in the first row:
       *[other] The best strategy finds it in { $rows } rows:
    }
daily-check = The SHA-256 of “{ $text }” is { $sha }.
daily-reveal = The code was
