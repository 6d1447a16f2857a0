### Was an einem Tisch gesagt wird: was geschehen ist und wie Runden und Partien enden.

## What happened, a sentence each

told-hidden =
    { $who ->
        [you] Du hast einen Code verborgen.
       *[other] { $name } hat einen Code verborgen.
    }
told-covered =
    { $who ->
        [you] Du hast eine Reihe gesetzt.
       *[other] { $name } hat eine Reihe gesetzt.
    }
told-row = { $name }: { $row } – { $key }.
told-row-open = { $name }: { $row }.
told-upheld =
    { $who ->
        [you] Du hast ein Signal angefochten, und ein Signal war falsch.
       *[other] { $name } hat ein Signal angefochten, und ein Signal war falsch.
    }
told-not-upheld =
    { $who ->
        [you] Du hast ein Signal angefochten. Alle Signale bisher sind richtig.
       *[other] { $name } hat ein Signal angefochten. Alle Signale bisher sind richtig.
    }
told-resigned =
    { $who ->
        [you] Du hast die Runde aufgegeben.
       *[other] { $name } hat die Runde aufgegeben.
    }
told-resigned-flag =
    { $who ->
        [you] Deine Zeit ist abgelaufen.
       *[other] Die Zeit von { $name } ist abgelaufen.
    }
told-resigned-claim =
    { $who ->
        [you] Du warst zu lange nicht da und verlierst die Runde.
       *[other] { $name } war zu lange nicht da und verliert die Runde.
    }
hint-button = Tipp
hints-taken =
    { $count ->
        [one] 1 Tipp genommen
       *[other] { $count } Tipps genommen
    }
told-hint =
    { $who ->
        [you] Du hast einen Tipp genommen.
       *[other] { $name } hat einen Tipp genommen.
    }
told-dealt =
    { $who ->
        [you] Die Plättchen sind gezogen. Du beginnst.
       *[other] Die Plättchen sind gezogen. { $name } beginnt.
    }
told-asked =
    { $who ->
        [you] Du fragst: { $row }.
       *[other] { $name } fragt: { $row }.
    }
told-answered = { $name }: { $answer }.
told-called-right =
    { $who ->
        [you] Du rufst MASTERMIND: { $row }. Richtig!
       *[other] { $name } ruft MASTERMIND: { $row }. Richtig!
    }
told-called-wrong =
    { $who ->
        [you] Du rufst MASTERMIND: { $row }. Falsch.
       *[other] { $name } ruft MASTERMIND: { $row }. Falsch.
    }
told-round = Runde { $number } beginnt.
told-round-maker =
    { $who ->
        [you] Runde { $number } beginnt. Du setzt den Code.
       *[other] Runde { $number } beginnt. { $name } setzt den Code.
    }
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

## What to do now

prompt-hide =
    { $who ->
        [you] Verbirg einen Code.
       *[other] { $name }, verbirg einen Code.
    }
prompt-guess =
    { $who ->
        [you] Deine Reihe.
       *[other] { $name }, deine Reihe.
    }
prompt-mark =
    { $who ->
        [you] Gib das Signal.
       *[other] { $name }, gib das Signal.
    }
prompt-ask =
    { $who ->
        [you] Du bist am Zug: Frag, oder ruf MASTERMIND.
       *[other] { $name }, du bist am Zug: Frag, oder ruf MASTERMIND.
    }
prompt-answer =
    { $who ->
        [you] Antworte für dein eigenes Plättchen.
       *[other] { $name }, antworte für dein eigenes Plättchen.
    }
prompt-race = Wettlauf! Wer findet den Code zuerst?
prompt-none = Auf niemanden wird gewartet.
prompt-thinks =
    { $count ->
        [one] { $names } überlegt …
       *[other] { $names } überlegen …
    }
prompt-waits = Warten auf { $names }.

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

## The pace of a computer

pace-label = Tempo des Computers
pace-1 = So schnell wie ein Mensch
pace-3 = Dreimal so schnell
pace-0 = Alles auf einmal
pace-too-late = Das kam zu spät: Die Runde ist vorbei.

## Several people at one screen

curtain-for = Nur für { $name }
curtain-line = Alle anderen schauen weg.
curtain-lift = Ich bin { $name }
curtain-row = { $name } setzt eine Reihe.
curtain-row-line = Sie bleibt verdeckt, bis beide Reihen stehen: nicht hinschauen.
menu-look-tokens = Meine Plättchen
menu-look-code = Mein Code
menu-cover = Wieder verdecken

## Die Leute am Tisch

invite-taken = Dieser Platz ist schon besetzt. Du kannst zuschauen.
tab-move = Du bist am Zug

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

## Zurufe

reaction-label = Etwas zurufen
reaction-mute = Zurufe ausblenden
reaction-said = { $name }: { $reaction }
reaction-clap = Bravo!
reaction-think = Hm …
reaction-wow = Wow!
reaction-party = Hurra!
reaction-well_played = Gut gespielt!
reaction-thanks = Danke!

## Zuschauer

watch-count =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
