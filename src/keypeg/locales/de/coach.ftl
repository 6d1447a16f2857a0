### Was der Trainer auf den Seiten sagt. Was er überall sagt, steht in review.ftl.

## Der Rückblick auf eine Runde

coach-title = Der Trainer
coach-thinking = Der Trainer denkt nach …
coach-retry = Noch einmal fragen
coach-open = Zum Rückblick
coach-nothing = Es gab keine Wahl zu beurteilen.
coach-skill = Können
coach-luck = Glück
coach-only = Keine Wahl mehr
coach-codes-left = Mögliche Codes:
coach-start = Start
coach-how-found =
    { $who ->
        [you] So hast du ihn gefunden
       *[other] So hat { $name } ihn gefunden
    }
coach-how-searched =
    { $who ->
        [you] So hast du gesucht
       *[other] So hat { $name } gesucht
    }
coach-how-asked =
    { $who ->
        [you] Was du gefragt hast
       *[other] Was { $name } gefragt hat
    }
coach-curve = Mögliche Codes, Reihe für Reihe
coach-curve-before = Am Start { $count }.
coach-curve-after = Nach Reihe { $row } { $count }.
coach-curve-left = mögliche Codes
coach-curve-expected = was die Reihe im Mittel übrig ließe
coach-curve-lucky = ein glückliches Signal
coach-curve-unlucky = ein Signal mit Pech
coach-praise-best = Für { $name } gab es nie eine bessere Reihe.
coach-praise-good = { $name } hat sehr gut gespielt.
coach-praise-fair = { $name } hat gut gespielt, mit etwas Luft nach oben.
coach-praise-weak = Manche Reihe hat { $name } weniger verraten, als möglich war.
coach-praise-poor = Bessere Reihen hätten { $name } viel mehr verraten.
coach-stopped =
    { $who ->
        [you]
            { $rows ->
                [one] Du hast nach einer Reihe aufgehört. Bis dahin: Können { $skill }.
               *[other] Du hast nach { $rows } Reihen aufgehört. Bis dahin: Können { $skill }.
            }
       *[other]
            { $rows ->
                [one] { $name } hat nach einer Reihe aufgehört. Bis dahin: Können { $skill }.
               *[other] { $name } hat nach { $rows } Reihen aufgehört. Bis dahin: Können { $skill }.
            }
    }
coach-call-impossible =
    { $who ->
        [you]
            { $codes ->
                [one] Dein Ruf konnte nicht stimmen: { $chance }. Damit bist du ausgeschieden; weiterfragen war besser. Ein Code passte noch.
               *[other] Dein Ruf konnte nicht stimmen: { $chance }. Damit bist du ausgeschieden; weiterfragen war besser, denn { $codes } Codes passten noch.
            }
       *[other]
            { $codes ->
                [one] Der Ruf von { $name } konnte nicht stimmen: { $chance }. Weiterfragen war besser. Ein Code passte noch.
               *[other] Der Ruf von { $name } konnte nicht stimmen: { $chance }. Weiterfragen war besser, denn { $codes } Codes passten noch.
            }
    }
coach-call-lost =
    { $who ->
        [you]
            { $codes ->
                [one] Dein Ruf war falsch, obwohl nur ein Code passte. Damit bist du ausgeschieden.
               *[other] Dein Ruf war gewagt: richtig mit einer Chance von { $chance }, denn { $codes } Codes passten noch. Damit bist du ausgeschieden.
            }
       *[other]
            { $codes ->
                [one] Der Ruf von { $name } war falsch, obwohl nur ein Code passte.
               *[other] Der Ruf von { $name } war gewagt: richtig mit einer Chance von { $chance }, denn { $codes } Codes passten noch.
            }
    }
coach-better-new = Beim nächsten Mal: Leg eine Reihe nur, wenn du ihr Signal nicht vorhersehen kannst. Ein Signal, das du schon kennst, verrät dir nichts Neues.
coach-better-mix =
    { $count ->
        [one] Beim nächsten Mal: Misch mehr Farben in einer Reihe. Reihe { $rows } hatte so wenige, dass kaum verschiedene Signale möglich waren, und dann verrät ein Signal wenig.
       *[other] Beim nächsten Mal: Misch mehr Farben in einer Reihe. Die Reihen { $rows } hatten so wenige, dass kaum verschiedene Signale möglich waren, und dann verrät ein Signal wenig.
    }
coach-better-fit =
    { $count ->
        [one] Beim nächsten Mal: Prüf vor dem Legen, ob die Reihe der Code sein kann. Bekäme dann jede frühere Reihe ihr Signal? Bei Reihe { $rows } war das nicht so.
       *[other] Beim nächsten Mal: Prüf vor dem Legen, ob die Reihe der Code sein kann. Bekäme dann jede frühere Reihe ihr Signal? Bei den Reihen { $rows } war das nicht so.
    }
coach-keys-kind = Die Signale meinten es gut.
coach-keys-even = Die Signale meinten es weder gut noch schlecht.
coach-keys-unkind = Die Signale meinten es nicht gut: Dagegen hilft kein Können.
coach-rows-found =
    { $who ->
        [you]
            { $rows ->
                [one] Du hast eine Reihe gebraucht. Die beste Strategie braucht im Mittel { $average }.
               *[other] Du hast { $rows } Reihen gebraucht. Die beste Strategie braucht im Mittel { $average }.
            }
       *[other]
            { $rows ->
                [one] { $name } hat eine Reihe gebraucht. Die beste Strategie braucht im Mittel { $average }.
               *[other] { $name } hat { $rows } Reihen gebraucht. Die beste Strategie braucht im Mittel { $average }.
            }
    }
coach-rows-not-found =
    { $who ->
        [you]
            { $rows ->
                [one] Du hast ihn mit einer Reihe nicht gefunden. Die beste Strategie braucht im Mittel { $average }.
               *[other] Du hast ihn mit { $rows } Reihen nicht gefunden. Die beste Strategie braucht im Mittel { $average }.
            }
       *[other]
            { $rows ->
                [one] { $name } hat ihn mit einer Reihe nicht gefunden. Die beste Strategie braucht im Mittel { $average }.
               *[other] { $name } hat ihn mit { $rows } Reihen nicht gefunden. Die beste Strategie braucht im Mittel { $average }.
            }
    }
coach-code-of =
    { $who ->
        [you] Dein Code:
       *[other] Der Code von { $name }:
    }
coach-code-found =
    { $who ->
        [you]
            { $rows ->
                [one] Du hast ihn mit der ersten Reihe gefunden.
               *[other] Du hast ihn mit { $rows } Reihen gefunden.
            }
       *[other]
            { $rows ->
                [one] { $name } hat ihn mit der ersten Reihe gefunden.
               *[other] { $name } hat ihn mit { $rows } Reihen gefunden.
            }
    }
coach-code-not-found =
    { $who ->
        [you]
            { $rows ->
                [one] Du hast ihn mit einer Reihe nicht gefunden.
               *[other] Du hast ihn mit { $rows } Reihen nicht gefunden.
            }
       *[other]
            { $rows ->
                [one] { $name } hat ihn mit einer Reihe nicht gefunden.
               *[other] { $name } hat ihn mit { $rows } Reihen nicht gefunden.
            }
    }
coach-mistake =
    { $who ->
        [you] Falsches Signal für deine Reihe { $row }:
       *[other] Falsches Signal für Reihe { $row } von { $name }:
    }
coach-key-wrong = Dieses Signal war falsch. Richtig war: { $right }.
coach-certain-after =
    { $who ->
        [you]
            { $rows ->
                [0] für dich von Anfang an
                [one] für dich nach einer Reihe
               *[other] für dich nach { $rows } Reihen
            }
       *[other]
            { $rows ->
                [0] für { $name } von Anfang an
                [one] für { $name } nach einer Reihe
               *[other] für { $name } nach { $rows } Reihen
            }
    }
coach-certain-never =
    { $who ->
        [you] für dich nie
       *[other] für { $name } nie
    }

## Der Moment, der die Runde entschied

coach-moment-cost = Reihe { $row } hat am meisten gekostet: etwa { $cost } Reihen mehr als mit der besten.
coach-moment-lucky =
    { $left ->
        [one] Reihe { $row } hat die Runde entschieden: Ihr Signal ließ einen Code übrig, normal waren etwa { $expected }.
       *[other] Reihe { $row } hat die Runde entschieden: Ihr Signal ließ { $left } Codes übrig, normal waren etwa { $expected }.
    }
coach-moment-found =
    { $codes ->
        [one] Reihe { $row } hat die Runde entschieden: Sie war der Code.
       *[other] Reihe { $row } hat die Runde entschieden: Sie war der Code, obwohl noch { $left } Codes möglich waren. Ein Glückstreffer!
    }
coach-moment-unlucky =
    { $left ->
        [one] Reihe { $row } hatte Pech: Ihr Signal ließ einen Code übrig, normal waren etwa { $expected }.
       *[other] Reihe { $row } hatte Pech: Ihr Signal ließ { $left } Codes übrig, normal waren etwa { $expected }.
    }
coach-moment-turn =
    { $who ->
        [you] Zug { $turn } hat die Runde entschieden: Deine Chancen auf den Punkt gingen von { $from } auf { $to }.
       *[other] Zug { $turn } hat die Runde entschieden: Die Chancen von { $name } gingen von { $from } auf { $to }.
    }
coach-moment-mistake = Das falsche Signal für Reihe { $row } hat die Runde entschieden. Was danach gelegt wurde, konnte es nicht besser wissen.
coach-moment-certain =
    { $who ->
        [you]
            { $rows ->
                [one] Du konntest den Code als Erstes wissen, nach einer Reihe.
               *[other] Du konntest den Code als Erstes wissen, nach { $rows } Reihen.
            }
       *[other]
            { $rows ->
                [one] { $name } konnte den Code als Erstes wissen, nach einer Reihe.
               *[other] { $name } konnte den Code als Erstes wissen, nach { $rows } Reihen.
            }
    }
coach-moment-empty = Die Reihen { $rows } verrieten nichts Neues: Ihre Signale standen vorher fest.
coach-moment-tied =
    { $rows ->
        [one] Nach einer Reihe konnten mehrere den Code wissen: Der erste Ruf hat entschieden.
       *[other] Nach { $rows } Reihen konnten mehrere den Code wissen: Der erste Ruf hat entschieden.
    }
coach-moment-open = Niemand konnte den Code sicher wissen.
coach-moment-none = Keine einzelne Reihe hat die Runde entschieden.

## Ein Duell

coach-shares = Die Chancen auf den Punkt vor jedem Zug
coach-turn = Zug

## The whole match

coach-match-open = Die ganze Partie
coach-match = Können und Glück, Runde für Runde
coach-match-round = Runde { $number }
coach-match-progress = { $done } von { $all } Runden
coach-match-more = Weitere Runden
coach-match-mean = Im Mittel

## Noch einmal versuchen

coach-analyse = Auf dem Analysebrett
coach-try = Ab hier noch einmal versuchen
try-title = Ab Reihe { $row }
try-board = Übungsbrett
try-back = Zurück zum Rückblick
try-match =
    { $rows ->
        [one] Derselbe Code. In der Partie wurde er mit einer Reihe gefunden. Deine Versuche sieht niemand.
       *[other] Derselbe Code. In der Partie wurde er mit { $rows } Reihen gefunden. Deine Versuche sieht niemand.
    }
try-match-not = Derselbe Code. In der Partie wurde er nicht gefunden. Deine Versuche sieht niemand.
try-sooner =
    { $by ->
        [one]
            { $rows ->
                [one] Mit einer Reihe gefunden: eine Reihe früher als in der Partie!
               *[other] Mit { $rows } Reihen gefunden: eine Reihe früher als in der Partie!
            }
       *[other]
            { $rows ->
                [one] Mit einer Reihe gefunden: { $by } Reihen früher als in der Partie!
               *[other] Mit { $rows } Reihen gefunden: { $by } Reihen früher als in der Partie!
            }
    }
try-same =
    { $rows ->
        [one] Mit einer Reihe gefunden, wie in der Partie.
       *[other] Mit { $rows } Reihen gefunden, wie in der Partie.
    }
try-later =
    { $by ->
        [one] Mit { $rows } Reihen gefunden: eine Reihe später als in der Partie.
       *[other] Mit { $rows } Reihen gefunden: { $by } Reihen später als in der Partie.
    }
try-first =
    { $rows ->
        [one] Mit einer Reihe gefunden! In der Partie wurde er nicht gefunden.
       *[other] Mit { $rows } Reihen gefunden! In der Partie wurde er nicht gefunden.
    }
try-not = Diesmal nicht gefunden. Der Code liegt jetzt offen.
try-repeat = Noch einmal
try-rows = Deine neuen Reihen
try-skill = Können in deinen neuen Reihen: { $skill }. In der Partie von hier an: { $before }.
try-skill-alone = Können in deinen neuen Reihen: { $skill }.
try-to-go =
    { $rows ->
        [one] Ab Reihe { $row } braucht man bei bestem Spiel im Mittel { $average } Reihen. Du hast eine gelegt.
       *[other] Ab Reihe { $row } braucht man bei bestem Spiel im Mittel { $average } Reihen. Du hast { $rows } gelegt.
    }

## Tipps

hint-title = Tipps
hint-public = Alle sehen, dass du einen Tipp genommen hast. Was er sagt, siehst nur du.
hint-step-1 = Wie viele Codes sind möglich?
hint-step-2 = Was ist sicher?
hint-step-3 = Eine gute Reihe
hint-step-4 = Die beste Reihe
hint-asker-1 = Wie viele Codes passen?
hint-asker-2 = Was kannst du wissen?
hint-asker-3 = Eine Frage, die sich lohnt
hint-asker-4 = Rufen oder warten?
hint-leaves = Im Mittel lässt sie { $codes } Codes übrig.
hint-same-row = Die gute Reihe ist auch die beste, mit der im Mittel noch { $rows } Reihen fehlen:
hint-same-known = Die gute Reihe ist auch die beste bekannte, mit der im Mittel noch etwa { $rows } Reihen fehlen:
hint-put = In die Reihe stecken
hint-put-call = In einen Ruf stecken

## Warum eine Notiz da ist

why-title = Warum?
why-token-out =
    { $count ->
        [one] Reihe { $rows } schließt { $token } für { $name } aus.
       *[other] Die Reihen { $rows } schließen zusammen { $token } für { $name } aus.
    }
why-token-sure =
    { $count ->
        [one] Reihe { $rows } lässt für { $name } nur { $token } übrig.
       *[other] Die Reihen { $rows } lassen zusammen für { $name } nur { $token } übrig.
    }
why-token-own = Die Nummer { $number } hast du selbst.
why-wrong-call = Ein falscher Ruf schließt es aus, zusammen mit dem, was die Reihen sagen.
