### Wie Runden und Partien enden, und noch einmal spielen.

## How a round ended

over-found =
    { $who ->
        [you] Du hast ihn in { $rows } geknackt!
       *[other] { $name } hat ihn in { $rows } geknackt.
    }
over-held =
    { $who ->
        [you] Dein Code hat gehalten!
       *[other] Der Code hat gehalten.
    }
over-missed = Du hast ihn nicht gefunden.
over-both-held = Beide Codes haben gehalten.
over-both-found = Beide Codes in { $rows } geknackt.
over-mastermind =
    { $who ->
        [you] MASTERMIND! Du hast richtig gerufen.
       *[other] MASTERMIND! { $name } hat richtig gerufen.
    }
over-all-out = Alle sind ausgeschieden.
over-wrong-key =
    { $who ->
        [you] Eins deiner Signale war falsch.
       *[other] Ein Signal von { $name } war falsch.
    }
over-wrong-keys = Auf beiden Seiten waren Signale falsch.
over-wrong-answer =
    { $who ->
        [you] Eine deiner Antworten war falsch.
       *[other] Eine Antwort von { $name } war falsch.
    }
over-wrong-answers = Mehrere haben falsch geantwortet.
over-code = Der Code war { $code }.
over-code-of =
    { $who ->
        [you] Dein Code war { $code }.
       *[other] Der Code von { $name } war { $code }.
    }
over-mistake =
    { $who ->
        [you] Du hast Reihe { $number } ({ $row }) mit { $given } beantwortet. Richtig war { $right }.
       *[other] { $name } hat Reihe { $number } ({ $row }) mit { $given } beantwortet. Richtig war { $right }.
    }
over-points =
    { $points ->
        [one] { $name }: 1 Punkt.
       *[other] { $name }: { $points } Punkte.
    }
over-no-points = Niemand erhält Punkte.
over-again = Die Runde wird wiederholt.

## What it scored, and why

score-rows =
    { $who ->
        [you] { $points } für dich: ein Punkt für jede Reihe.
       *[other] { $points } für { $name }: ein Punkt für jede Reihe.
    }
score-held =
    { $who ->
        [you] { $points } für dich: { $rows } Reihen und { $bonus } dazu, weil der Code gehalten hat.
       *[other] { $points } für { $name }: { $rows } Reihen und { $bonus } dazu, weil der Code gehalten hat.
    }
score-resigned =
    { $who ->
        [you] { $points } für dich, als hätte dein Code gehalten.
       *[other] { $points } für { $name }, als hätte der Code gehalten.
    }
score-changes = Punkte: { $changes }.
score-point =
    { $who ->
        [you] Der Punkt geht an dich.
       *[other] Der Punkt geht an { $name }.
    }
score-round =
    { $who ->
        [you] Die Runde geht an dich.
       *[other] Die Runde geht an { $name }.
    }
score-no-round = Niemand gewinnt die Runde.
score-no-point = Kein Punkt.

## Rare feats

feat-first-row = Gleich in der ersten Reihe! So ein Glück erzählt man weiter.
feat-second-row = In zwei Reihen! Das gelingt fast niemandem.
feat-third-row = In drei Reihen! Das ist selten.
feat-last-row = In der allerletzten Reihe!
feat-comeback =
    { $who ->
        [you] Du hast einen Rückstand aufgeholt.
       *[other] { $name } hat einen Rückstand aufgeholt.
    }

## What comes next

next-hides =
    { $who ->
        [you] Weiter: Du verbirgst
       *[other] Weiter: { $name } verbirgt
    }
next-again = Runde wiederholen
next-round = Weiter: Runde { $number }

## The end of a match

told-won =
    { $who ->
        [you] Du gewinnst die Partie.
       *[other] { $name } gewinnt die Partie.
    }
told-draw =
    { $who ->
        [you] Du teilst dir die Partie mit { $names }.
       *[other] Die Partie teilen sich { $names }.
    }
match-won =
    { $who ->
        [you] Du gewinnst, { $score }!
       *[other] { $name } gewinnt, { $score }.
    }
match-drawn = Unentschieden, { $score }.
match-shared =
    { $who ->
        [you] Du teilst mit { $names }, { $score }.
       *[other] Geteilt von { $names }, { $score }.
    }
match-rounds = Die Runden

## Noch einmal spielen

rematch-offer =
    { $kind ->
        [codebreaking] Noch einmal, mit getauschten Rollen
       *[other] Noch einmal spielen
    }
rematch-accept =
    { $kind ->
        [codebreaking] Ja, mit getauschten Rollen
       *[other] Ja, noch einmal
    }
rematch-decline = Nein, danke
rematch-take-back = Angebot zurückziehen
rematch-after-all = Doch noch einmal spielen
rematch-wants =
    { $count ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
rematch-waiting = Du möchtest noch einmal spielen. Warten auf { $names }.
rematch-away = Du möchtest noch einmal spielen. { $name } hat den Tisch verlassen.
rematch-declined =
    { $who ->
        [you] Du möchtest nicht noch einmal spielen.
       *[other] { $name } möchte nicht noch einmal spielen.
    }
rematch-go = Zur nächsten Partie

## A round in a few words

tile-found =
    { $who ->
        [you] Du, in { $rows }
       *[other] { $name }, in { $rows }
    }
tile-mastermind =
    { $who ->
        [you] Du riefst ihn
       *[other] { $name } rief ihn
    }
tile-resigned =
    { $who ->
        [you] Du gabst auf
       *[other] { $name } gab auf
    }
tile-wrong_key = Ein falsches Signal
tile-not_found = Nicht gefunden
