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

## Der Spielstand

assist-prompt-result = Wie ging es aus?
assist-prompt-opener = Wer beginnt die erste Runde? Ein Name, oder die Eingabetaste für das Los:
assist-results-codebreaking = Tipp ein, in wie vielen Reihen der Code gefunden wurde (1 bis { $rows }), „{ $nobody }“, wenn er nicht gefunden wurde, oder „{ $wrong }“, wenn ein Signal falsch war.
assist-results-duel = Tipp den Namen dessen ein, der den Code gefunden hat, „{ $both }“, „{ $nobody }“ oder „{ $wrong }“ mit dem Namen dessen, der ein falsches Signal gegeben hat, etwa „{ $wrong } { $name }“.
assist-results-group = Tipp den Namen dessen ein, der den Code gerufen hat, „{ $nobody }“, wenn alle ausgeschieden sind, oder „{ $wrong }“ mit den Namen derer, die falsch geantwortet haben, etwa „{ $wrong } { $name }“. Wer vorher ausgeschieden war, lässt sich anhängen: „{ $name } { $out } { $other }“.
assist-results-also = Außerdem: „{ $resign } { $name }“, wenn jemand die Runde aufgegeben hat, „{ $undo }“, „{ $mend } 2 …“, um Zeile 2 zu ändern, { $help }, { $quit }.
assist-rows =
    { $rows ->
        [one] Gleich in der ersten Reihe.
       *[other] In { $rows } Reihen.
    }
assist-extra-round = eine Zusatzrunde
assist-barred = { $name } spielt sie nicht mit

## Das Gruppenspiel

assist-title-group-adviser = { $box }: Rat. Sag mir dein Plättchen und dann die Fragen und Antworten, wie sie fallen.
assist-title-group-marker = { $box }: Ich antworte für jedes Brett. Tipp zuerst alle Plättchen ein; danach wird der Bildschirm gelöscht.
assist-help-group-adviser = Tipp ein, wer fragt, die Reihe und die Antworten der anderen in ihrer Folge: { $name } { PEGS($row) } { $answers } (s schwarz, w weiß, - nichts; deine eigene Antwort ist bekannt). Ein falscher MASTERMIND-Ruf: „falsch“ mit Name und Reihe. Außerdem: { $commands }.
assist-help-group-marker = Tipp ein, wer fragt, und die Reihe, und du bekommst die Antworten; häng die Antworten an, um sie prüfen zu lassen: { $name } { PEGS($row) } { $answers } (s schwarz, w weiß, - nichts). Außerdem: { $commands }.
assist-prompt-token = Plättchen von { $name }, etwa R2:
assist-prompt-question = Frage { $number }:
assist-answers-contradict =
    { $count ->
        [one] Die Antworten auf Frage { $rows } können nicht alle stimmen.
       *[other] Die Antworten auf die Fragen { $rows } widersprechen einander: Kein Code passt zu allen.
    }
assist-answer-repair = Hätte { $name } auf Frage { $row } mit „{ $answer }“ geantwortet, würde es wieder passen.
assist-no-answer-repair = Mehr als eine Antwort ist falsch: Eine einzelne Änderung genügt nicht.
assist-answer-wrong = { $name } hat Frage { $row } falsch beantwortet: Richtig ist „{ $right }“.
assist-answers-right = Diese Antworten stimmen.
