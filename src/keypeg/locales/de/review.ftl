### Was `keypeg review` sagt.

review-count = { $count }
review-percent-under = unter 1 %
review-percent-over = über 99 %
review-left = mögliche Codes: { $codes }
review-told = Was die anderen erfuhren: { $players }.
review-call-right = MASTERMIND, und richtig, mit einer Chance von { $chance } nach allem, was bekannt war:
review-call-wrong = MASTERMIND, und falsch, mit einer Chance von { $chance } nach allem, was bekannt war:
review-call-lost =
    { $codes ->
        [one] Mit dem Ruf war das Spiel vorbei, obwohl nur ein Code passte.
       *[other] Mit dem Ruf war das Spiel vorbei: { $codes } Codes passten noch.
    }
review-call-impossible =
    { $codes ->
        [one] Der Ruf konnte nicht stimmen, und damit war das Spiel vorbei; weiterfragen war besser. Ein Code passte noch.
       *[other] Der Ruf konnte nicht stimmen, und damit war das Spiel vorbei; weiterfragen war besser: { $codes } Codes passten noch.
    }
review-certain =
    { $rows ->
        [one] Der Code war sicher, sobald eine Reihe lag.
       *[other] Der Code war sicher, sobald { $rows } Reihen lagen.
    }
review-skill = Können { $skill }
review-luck = Glück { $luck }
review-player = Können { $skill }, Glück { $luck }.
review-praise-best = Perfekt: Es gab nie eine bessere Reihe.
review-praise-good = Sehr gut gespielt.
review-praise-fair = Gut gespielt, mit etwas Luft nach oben.
review-praise-weak = Manche Reihe hat weniger verraten, als möglich war.
review-praise-poor = Sieh dir die besseren Reihen an: Sie verraten viel mehr.
review-stopped =
    { $rows ->
        [one] { $name } hat nach einer Reihe aufgehört.
       *[other] { $name } hat nach { $rows } Reihen aufgehört.
    }
review-nothing = Es gibt keine Reihe zu beurteilen.
review-without-keys =
    { $rows ->
        [one] Einer Reihe dieser Runde fehlt das Signal: Ihr Code ist noch verborgen und steht nicht in der Aufzeichnung. Sieh dir den Rückblick an, wenn die Runde zu Ende ist.
       *[other] { $rows } Reihen dieser Runde fehlt das Signal: Ihr Code ist noch verborgen und steht nicht in der Aufzeichnung. Sieh dir den Rückblick an, wenn die Runde zu Ende ist.
    }
review-only = Nur dieser Code blieb noch.
review-best = Keine Reihe war besser.
review-best-known = Eine bessere Reihe ist nicht bekannt.
review-better = Eine bessere Reihe, die im Mittel { $cost } Reihen spart:
review-better-about = Eine bessere Reihe, die im Mittel etwa { $cost } Reihen spart:
review-better-hardly = Eine etwas bessere Reihe, die im Mittel weniger als 0,01 Reihen spart:
review-ruled-out =
    { $count ->
        [0] Sie konnte nicht der Code sein: So sieht kein Code aus.
        [one] Sie konnte nicht der Code sein: Reihe { $rows } schloss das aus.
       *[other] Sie konnte nicht der Code sein: Die Reihen { $rows } schlossen das jeweils aus.
    }
review-tells-nothing = Ihr Signal stand vorher fest. Darum verriet sie nichts Neues.
review-list = { $first } und { $last }
review-verdict-only = einzige Wahl
review-verdict-best = beste
review-verdict-good = gut
review-verdict-fair = ordentlich
review-verdict-weak = schwach
review-verdict-poor = ungünstig
review-why-both = Sie lässt im Mittel { $codes } Codes übrig statt { $laid }, und { $keys } verschiedene Signale sind möglich statt { $laid_keys }.
review-why-codes = Sie lässt im Mittel { $codes } Codes übrig statt { $laid }.
review-why-keys = { $keys } verschiedene Signale sind möglich statt { $laid_keys }.
review-why-code = Sie verrät genauso viel und konnte der Code sein.
review-why-later = Sie lässt Codes übrig, die sich mit den nächsten Reihen leichter unterscheiden lassen.
review-contradicting =
    { $count ->
        [one] Zu keinem Code passt das Signal von Reihe { $rows }.
       *[other] Die Signale der Reihen { $rows } widersprechen einander: Kein Code passt zu allen.
    }
review-code-of = Der Code von { $name }:
review-code-found =
    { $rows ->
        [one] { $name } fand ihn mit der ersten Reihe.
       *[other] { $name } fand ihn mit { $rows } Reihen.
    }
review-code-not-found =
    { $rows ->
        [one] { $name } fand ihn mit einer Reihe nicht.
       *[other] { $name } fand ihn mit { $rows } Reihen nicht.
    }
review-code-hard = Schwerer als { $hardness } von 100 Codes: Die beste Strategie braucht für so einen Code { $best } Reihen, im Mittel { $average }.
review-code-average = Etwa so schwer wie der Durchschnitt: Die beste Strategie braucht { $average } Reihen.
review-mistake = Falsches Signal für Reihe { $row } von { $name }:
review-mistake-key = gegeben: { $given }; richtig: { $right }.
review-mistake-cost =
    { $rows ->
        [0] Mögliche Codes danach: { $left }, der richtige war nicht dabei. Mit dem richtigen Signal wären es { $right } gewesen.
        [one] Mögliche Codes danach: { $left }, der richtige war nicht dabei. Mit dem richtigen Signal wären es { $right } gewesen. Eine Reihe danach war vergebens.
       *[other] Mögliche Codes danach: { $left }, der richtige war nicht dabei. Mit dem richtigen Signal wären es { $right } gewesen. { $rows } Reihen danach waren vergebens.
    }
review-shares = Chancen von { $name } auf den Punkt vor jedem Zug: { $shares }.
review-tied = Beide fanden ihren Code im selben Zug. Darum wird die Runde noch einmal gespielt.
review-question = Eine Frage, die mehr verrät: Nach ihr bleiben etwa { $best } Codes statt { $laid }:
review-question-good = Kaum eine Frage hätte mehr verraten.
review-rivals = Chance, dass jemand anders schneller gewesen wäre: { $chance }.
review-certain-seats = Den Code konnte man sicher wissen: { $players }.
review-certain-after =
    { $rows ->
        [0] für { $name } von Anfang an
        [one] für { $name } nach einer Reihe
       *[other] für { $name } nach { $rows } Reihen
    }
review-certain-never = für { $name } nie
review-asker = Können { $skill }.

## Was Reihen beweisen

fact-heading = Was die Reihen beweisen
fact-empty = leer
fact-colour =
    { $letter ->
        [empty] ein leeres Loch
        [R] Rot
        [G] Grün
        [B] Blau
        [Y] Gelb
        [O] Orange
        [P] Violett
        [W] Weiß
        [K] Schwarz
        [N] Braun
        [T] Türkis
        [M] Magenta
        [L] Limettengrün
       *[other] { $colour }
    }
fact-pegs =
    { $letter ->
        [empty]
            { $pegs ->
                [one] ein leeres Loch
               *[other] { $pegs } leere Löcher
            }
        [R]
            { $pegs ->
                [one] einen roten Stift
               *[other] { $pegs } rote Stifte
            }
        [G]
            { $pegs ->
                [one] einen grünen Stift
               *[other] { $pegs } grüne Stifte
            }
        [B]
            { $pegs ->
                [one] einen blauen Stift
               *[other] { $pegs } blaue Stifte
            }
        [Y]
            { $pegs ->
                [one] einen gelben Stift
               *[other] { $pegs } gelbe Stifte
            }
        [O]
            { $pegs ->
                [one] einen orangen Stift
               *[other] { $pegs } orange Stifte
            }
        [P]
            { $pegs ->
                [one] einen violetten Stift
               *[other] { $pegs } violette Stifte
            }
        [W]
            { $pegs ->
                [one] einen weißen Stift
               *[other] { $pegs } weiße Stifte
            }
        [K]
            { $pegs ->
                [one] einen schwarzen Stift
               *[other] { $pegs } schwarze Stifte
            }
        [N]
            { $pegs ->
                [one] einen braunen Stift
               *[other] { $pegs } braune Stifte
            }
        [T]
            { $pegs ->
                [one] einen türkisen Stift
               *[other] { $pegs } türkise Stifte
            }
        [M]
            { $pegs ->
                [one] einen magentafarbenen Stift
               *[other] { $pegs } magentafarbene Stifte
            }
        [L]
            { $pegs ->
                [one] einen limettengrünen Stift
               *[other] { $pegs } limettengrüne Stifte
            }
       *[other] { $pegs } × { $colour }
    }
fact-none =
    { $count ->
        [one] Reihe { $rows } lässt keinen Platz für { $colour }.
       *[other] Die Reihen { $rows } lassen zusammen keinen Platz für { $colour }.
    }
fact-exactly =
    { $count ->
        [one] Reihe { $rows } beweist: Der Code hat genau { $pegs }.
       *[other] Die Reihen { $rows } beweisen zusammen: Der Code hat genau { $pegs }.
    }
fact-least =
    { $count ->
        [one] Reihe { $rows } beweist: Der Code hat mindestens { $pegs }.
       *[other] Die Reihen { $rows } beweisen zusammen: Der Code hat mindestens { $pegs }.
    }
fact-most =
    { $count ->
        [one] Reihe { $rows } beweist: Der Code hat höchstens { $pegs }.
       *[other] Die Reihen { $rows } beweisen zusammen: Der Code hat höchstens { $pegs }.
    }
fact-between =
    { $count ->
        [one] Reihe { $rows } beweist: Der Code hat mindestens { $least } und höchstens { $pegs }.
       *[other] Die Reihen { $rows } beweisen zusammen: Der Code hat mindestens { $least } und höchstens { $pegs }.
    }
fact-hole-is =
    { $count ->
        [one] Reihe { $rows } beweist: Loch { $hole } ist { $colour }.
       *[other] Die Reihen { $rows } beweisen zusammen: Loch { $hole } ist { $colour }.
    }
fact-hole-is-not =
    { $count ->
        [one] Reihe { $rows } beweist: Loch { $hole } ist nicht { $colour }.
       *[other] Die Reihen { $rows } beweisen zusammen: Loch { $hole } ist nicht { $colour }.
    }

## Tipps

hint-codes =
    { $count ->
        [one] Nur noch ein Code ist möglich.
       *[other] { $count } Codes sind noch möglich.
    }
hint-no-fact = Noch ist nichts sicher.
hint-good-row =
    { $keys ->
        [one] Eine gute Reihe, die der Code sein kann (nur ein Signal ist möglich):
       *[other] Eine gute Reihe, die der Code sein kann ({ $keys } verschiedene Signale sind möglich):
    }
hint-best-row = Die beste Reihe, mit der im Mittel noch { $rows } Reihen fehlen:
hint-best-known = Die beste bekannte Reihe, mit der im Mittel noch etwa { $rows } Reihen fehlen:
hint-question = Eine Frage, die sich lohnt: Von { $all } Codes lassen die Antworten im Mittel etwa { $codes } übrig:
hint-certain = Du kannst den Code schon wissen.
hint-call = Ruf MASTERMIND, richtig mit einer Chance von { $chance }:
hint-wait = Ruf noch nicht. Der wahrscheinlichste Code stimmt nur mit einer Chance von { $chance }:
hint-rivals = Chance, dass jemand anders vorher richtig ruft: { $chance }.
hint-more = Tipp noch einmal { $command } ein, um mehr zu erfahren.
