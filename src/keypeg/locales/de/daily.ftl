### Daily codes: at `keypeg daily` and on the pages.

daily-title = { $box }: der Code vom { $day }
daily-help =
    { $rows ->
        [one] Du hast eine Reihe. Tipp sie als Buchstaben ein (groß oder klein, . ist ein leeres Loch). Außerdem: { $commands }.
       *[other] Du hast { $rows } Reihen. Tipp sie als Buchstaben ein (groß oder klein, . ist ein leeres Loch). Außerdem: { $commands }.
    }
daily-prompt = Reihe { $number } von { $limit }:
daily-elsewhere = Du hast inzwischen anderswo weitergespielt. So steht es:
daily-found =
    { $rows ->
        [one] In der ersten Reihe gefunden!
       *[other] In { $rows } Reihen gefunden.
    }
daily-not-found = Nicht gefunden. Der Code war
daily-later = Du kannst weiterspielen, bis der Tag vorbei ist, und später mit --date { $day }.
daily-share-heading = Zum Teilen, ohne etwas zu verraten:
daily-share = Keypeg, { $box }, { $day }: { $rows }/{ $limit }
daily-score-heading = Deine Codes dieser Ausgabe
daily-score =
    { $played ->
        [one] Einer gespielt, { $found } gefunden.
       *[other] { $played } gespielt, { $found } gefunden.
    }
daily-streak =
    { $streak ->
        [one] Serie: 1 Tag. Die längste: { $longest }.
       *[other] Serie: { $streak } Tage. Die längste: { $longest }.
    }
daily-kept = Gespeichert in { $file }
daily-best-rows =
    { $rows ->
        [one] Die beste Strategie findet ihn in der ersten Reihe.
       *[other] Die beste Strategie findet ihn in { $rows } Reihen.
    }
daily-best-play =
    { $rows ->
        [one] Die beste Strategie findet ihn in der ersten Reihe:
       *[other] Die beste Strategie findet ihn in { $rows } Reihen:
    }
daily-check = Der SHA-256-Wert von „{ $text }“ ist { $sha }.
daily-reveal = Der Code war
