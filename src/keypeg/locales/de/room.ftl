### Vor einer Partie: die Einladung und der Raum, in dem man aufeinander wartet.

## Die Einladung

invite-title =
    { $box ->
        [duel] { $name } fordert dich zum Duell
       *[other] { $name } lädt dich zu einer Partie { $title } ein
    }
invite-somebody = Jemand
invite-name-line = So sehen dich die anderen am Tisch.
invite-sit = Platz nehmen und spielen
invite-watch = Zuschauen
invite-own = Das ist deine eigene Einladung
invite-own-line = Schick den Link jemand anderem, dann kann es losgehen.
invite-here = Auch hier Platz nehmen, an diesem Gerät

## Der Warteraum

room-send =
    { $links ->
        [one] Schick das deinem Gegner
       *[other] Schick jedem Mitspieler einen Link
    }
room-send-line = Sobald alle sitzen, geht es los.
room-anyone = Warten auf einen Gegner
room-anyone-line = Dein Tisch steht in der Liste, die alle sehen. Wer zuerst Platz nimmt, spielt mit dir.
room-bots = Auch Bots dürfen sich setzen.
room-anyone-unlisted = Wer diesen Link öffnet, kann Platz nehmen.
room-waiting = Warten auf die anderen
room-onlooker = Du schaust zu
room-onlooker-line = Die Partie beginnt, sobald alle Plätze besetzt sind.
room-stood = Du hast deinen Platz aufgegeben
room-stood-line = Er ist frei, bis jemand anders ihn nimmt.
room-back = Wieder Platz nehmen
room-local = Dieser Link geht nur auf diesem Gerät, denn darin steht „{ $host }“. Öffne Keypeg unter der Adresse, die dieser Computer in deinem Netz hat, und schick den Link von dort.
room-share-text =
    { $box ->
        [duel] Lust auf ein Duell?
       *[other] Lust auf eine Partie { $title }?
    }
room-share = Einladung senden
room-name-line = Er steht in der Einladung.
room-seats = Die Plätze
room-you = du
room-for-you = dein Platz
room-ready = bereit
room-away = gerade nicht da
room-free-link = frei, per Link
room-ask-link = frei: frag nach dem Einladungslink
room-free-anyone = frei
room-free-guest = für jemanden freigehalten
room-stand = Platz aufgeben
room-stand-sure = Deinen Platz aufgeben?
room-stand-line = Du kannst ihn wieder nehmen, bis jemand anders dort sitzt.
room-stand-no = Bleiben
room-stand-yes = Aufgeben
room-close = Tisch schließen
room-close-sure = Diesen Tisch schließen?
room-close-line = Die Einladungen gelten dann nicht mehr, und wer hier wartet, erfährt es.
room-close-no = Offen lassen
room-close-yes = Schließen
room-told-sat = { $name } hat Platz genommen.
room-told-stood = { $name } hat den Platz aufgegeben.
room-meanwhile = Solange gegen Computer spielen
room-meanwhile-line = Du wirst gerufen, wenn jemand kommt.
room-came = { $name } ist da. Eure Partie beginnt!
room-came-closed = Der Tisch, an dem du gewartet hast, wurde geschlossen.
room-go = Zum Tisch
