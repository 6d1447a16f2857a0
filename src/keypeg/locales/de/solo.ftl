### The code of the day and other games alone, on the pages.

## The code of the day

today-title = Der Code des Tages
today-lead = Alle suchen dieselben Codes, und jeder lässt sich einmal spielen.
today-open =
    { $rows ->
        [one] Eine Reihe, um ihn zu finden
       *[other] { $rows } Reihen, um ihn zu finden
    }
today-go-on = Weiter mit Reihe { $row }
today-found =
    { $rows ->
        [one] In der ersten Reihe gefunden
       *[other] In { $rows } Reihen gefunden
    }
today-not_found = Nicht gefunden
today-given_up = Aufgegeben
today-played = { $played } von { $boxes } gespielt
today-streak =
    { $streak ->
        [one] Heute gefunden: Eine Serie beginnt
       *[other] { $streak } Tage in Folge
    }
today-standing = So stehst du
today-none = Du hast noch keinen Code dieser Ausgabe zu Ende gespielt.
today-bar =
    { $rows ->
        [one] In der ersten Reihe: { $count }
       *[other] In { $rows } Reihen: { $count }
    }
today-yesterday = Der Code vom Tag davor
today-later = Er steht hier, sobald dieser Tag überall auf der Erde vorbei ist oder du ihn gespielt hast.
today-before = Der Tag davor

## Choosing a game

solo-title = Allein spielen
solo-lead = Du gegen einen Code. Niemand wartet, und nichts steht auf dem Spiel.
solo-unfinished = Weiterspielen
solo-kind = Was darf es sein?
solo-kind-single = Ein Code, jetzt
solo-kind-single-line = Ein frischer Code, und alle Reihen der Ausgabe, um ihn zu finden.
solo-kind-sprint = Sprint
solo-kind-sprint-line = Zehn Codes in möglichst wenigen Reihen. Ein verfehlter Code zählt eine Reihe mehr, als das Brett hat.
solo-box = In welcher Ausgabe?
solo-no-repeats = Keine Farbe doppelt
solo-no-repeats-line = Im Code steht jede Farbe höchstens einmal. In deinen Reihen darf sie stehen, so oft du willst.
solo-blind = Blind
solo-blind-line = Deine Reihen werden verdeckt, sobald sie liegen. Die Signale bleiben.
solo-begin-single = Los geht’s
solo-begin-sprint = Sprint starten

## Playing

solo-board = Dein Brett
solo-row-of = Reihe { $number } von { $limit }
solo-code-of = Code { $number } von { $codes }
solo-so-far =
    { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    }
solo-give-up = Aufgeben
solo-give-up-title = Aufgeben?
solo-give-up-line = Der Code wird gezeigt und zählt als nicht gefunden.
solo-give-up-no = Weiterspielen
solo-to-board = Zum Brett
solo-text-help =
    { $rows ->
        [one] Tipp { $holes } Farben ein. Du hast eine Reihe. Die Farben: { $colours }.
       *[other] Tipp { $holes } Farben ein. Du hast { $rows } Reihen. Die Farben: { $colours }.
    }
solo-text-unclear = Das ist keine Reihe. Tipp Farben oder ihre Buchstaben ein: { $colours }.

## The end

solo-over = Das Ende
solo-found =
    { $rows ->
        [one] In der ersten Reihe gefunden!
       *[other] Gefunden in { $rows }!
    }
solo-missed = Er hat sein Geheimnis behalten.
solo-given-up = Du hast aufgegeben.
solo-code-was = Der Code war { $code }.
solo-sprint-done =
    { $rows ->
        [one] Zehn Codes in 1 Reihe!
       *[other] Zehn Codes in { $rows } Reihen!
    }
solo-best = Dein Rekord auf diesem Gerät: { $rows } Reihen.
solo-best-first = Dein erster Sprint auf diesem Brett: Den gilt es zu schlagen.
solo-best-new = Neuer Rekord auf diesem Gerät! Bisher: { $rows } Reihen.
solo-codes = Die Codes und wie viele Reihen jeder brauchte
solo-keypeg = Keypeg
solo-again-single = Noch ein Code
solo-again-sprint = Noch ein Sprint
solo-other = Anders wählen
solo-today = Codes des Tages
solo-next-box = Weiter: { $box }
solo-analyse = Analysieren
solo-share = Ohne Spoiler teilen
solo-copy = Ohne Spoiler kopieren
solo-copied = Kopiert
solo-not-counted = Ein früherer Tag zählt nicht für die Serie.
solo-tomorrow = Der nächste Code kommt in { $hours } Std. { $minutes } Min.
