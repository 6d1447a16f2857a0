# keypeg bot-check: ein Bot spielt alle Ausgaben durch.

bot-match-good = ✓ { $match }
bot-match-bad = ✗ { $match }
bot-fault-match = { $times ->
    [one] in: { $match }
   *[other] in: { $match } ({ $times }-mal)
}
bot-result = { $finished } von { $matches } Partien zu Ende gespielt. { $faults ->
    [0] Keine Fehler.
    [one] Ein Fehler.
   *[other] { $faults } Fehler.
}
bot-fault-not-seated = Niemand hat sich an einen Tisch der Liste gesetzt, der Bots will.
bot-fault-not-marked = Der Bot hat nicht gesagt, dass er einer ist. Sende "bot": true, wenn du Gast wirst.
bot-fault-sits-unwanted = Der Bot hat sich an einen Tisch gesetzt, der keine Bots will, oder es versucht. Achte auf "bots" in der Liste.
bot-fault-bad-request = Der Server konnte eine Anfrage nicht lesen, oder sie stand dem Bot nicht zu.
bot-fault-illegal-action = Der Bot hat etwas gelegt, was die Regeln nicht erlauben. Die Form im Angebot sagt, was sie erlauben.
bot-fault-out-of-turn = Der Bot hat etwas getan, was nicht angeboten war. Richte dich nur nach den Angeboten.
bot-fault-too-early = Der Bot hat eine Reihe gelegt, bevor das Rennen begann. Warte bis "race_starts".
bot-fault-after-the-end = Der Bot hat nach dem Ende der Partie weitergemacht. Höre auf, wenn die Stufe "over" ist.
bot-fault-ignores-refusals = Der Bot wurde immer wieder aus demselben Grund abgelehnt und hat nichts geändert.
bot-fault-wrong-key = Der Bot hat ein falsches Signal oder eine falsche Antwort gegeben.
bot-fault-resigned = Der Bot hat eine Runde aufgegeben.
bot-fault-too-slow = Die Partie hat auf den Bot gewartet, und der Bot hat nichts getan.
bot-fault-crashed = Das Programm des Bots ist zu Ende gegangen.
bot-fault-not-back = Die Verbindung wurde getrennt, und der Bot hat nicht weitergemacht. Verbinde dich neu: Der Schnappschuss enthält alles.
bot-fault-stuck-at-end = Nach einer Partie hat sich der Bot nicht an den nächsten Tisch gesetzt.
bot-fault-endless = Die Partie kam nicht zu einem Ende.
