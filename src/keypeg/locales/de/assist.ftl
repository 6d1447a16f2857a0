### The assistant for a real box, at `keypeg assist`.

assist-title-adviser = { $box }: Rat. Sag mir die Reihen und Signale, wie sie fallen.
assist-title-breaker = { $box }: Ich suche deinen Code. Versteck einen und beantworte meine Reihen.
assist-title-marker = { $box }: Ich beantworte deine Reihen. Tipp zuerst den Code ein; danach wird der Bildschirm gelöscht.
assist-title-codemaker = { $box }: Ich verstecke einen Code, und du suchst ihn.
assist-help-adviser = Tipp eine Reihe und ihr Signal ein, etwa { PEGS($row) } 1 2 (rote zuerst). Außerdem: { $commands }.
assist-help-breaker = Tipp das Signal ein, etwa 1 2 (rote zuerst). Außerdem: { $commands }.
assist-help-marker = Tipp eine Reihe ein und du bekommst ihr Signal, oder eine Reihe mit Signal, etwa { PEGS($row) } 1 2, um es prüfen zu lassen. Außerdem: { $commands }.
assist-help-codemaker = Tipp eine Reihe ein. Außerdem: { $commands }.
assist-prompt-row = Reihe { $number }:
assist-prompt-code = Der Code:
assist-prompt-key = Meine Reihe { $number }. Ihr Signal:
assist-empty = Es gibt nichts zurückzunehmen.
assist-contradiction =
    { $count ->
        [one] Kein Code gibt Reihe { $rows } dieses Signal.
       *[other] Die Reihen { $rows } widersprechen einander: Kein Code passt zu allen.
    }
assist-repair = Hätte Reihe { $row } { $key }, würde es wieder passen.
assist-no-repair = Mehr als ein Signal ist falsch: Eine einzelne Änderung genügt nicht.
assist-only-one = Nur dieser Code ist noch möglich:
assist-found-mine =
    { $rows ->
        [one] In der ersten Reihe gefunden.
       *[other] In { $rows } Reihen gefunden.
    }
assist-key = Signal: { $key }
assist-reds =
    { $count ->
        [one] Rot für Loch { $holes }.
       *[other] Rot für die Löcher { $holes }.
    }
assist-whites = Weiß für Farben, die woanders stehen: { $colours }.
assist-nothing = Keine Farbe dieser Reihe ist im Code.
assist-key-right = Dieses Signal stimmt.
assist-key-wrong = Dieses Signal stimmt nicht. Richtig ist { $key }.
assist-hidden = Ein Code ist versteckt. Du hast { $rows } Reihen.
assist-not-found = Keine Reihe ist mehr übrig. Der Code war
