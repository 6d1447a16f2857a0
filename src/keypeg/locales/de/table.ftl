### Was an einem Tisch gesagt wird: was zu tun ist und was geschehen ist.

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
