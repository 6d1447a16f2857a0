### The assistant for a real box, at `keypeg assist`.

assist-title-adviser = { $box }: adviser. Tell me the rows and keys as they fall.
assist-title-breaker = { $box }: I look for your code. Hide one, and answer my rows.
assist-title-marker = { $box }: I mark your rows. Type the code first; the screen is cleared then.
assist-title-codemaker = { $box }: I hide a code, and you look for it.
assist-help-adviser = Type a row and its key, such as { PEGS($row) } 1 2 (reds first). Also: { $commands }.
assist-help-breaker = Type the key, such as 1 2 (reds first). Also: { $commands }.
assist-help-marker = Type a row to get its key, or a row and a key, such as { PEGS($row) } 1 2, to have the key checked. Also: { $commands }.
assist-help-codemaker = Type a row. Also: { $commands }.
assist-prompt-row = Row { $number }:
assist-prompt-code = The code:
assist-prompt-key = My row { $number }. Its key:
assist-empty = There is nothing to take back.
assist-contradiction =
    { $count ->
        [one] No code earns row { $rows } its key.
       *[other] Rows { $rows } contradict each other: no code fits them all.
    }
assist-repair = If row { $row } had { $key }, it would fit again.
assist-no-repair = More than one key is wrong: no single change would mend it.
assist-only-one = Only this code is left:
assist-found-mine =
    { $rows ->
        [one] Found it in the first row.
       *[other] Found it in { $rows } rows.
    }
assist-key = Key: { $key }
assist-reds =
    { $count ->
        [one] Red for hole { $holes }.
       *[other] Red for holes { $holes }.
    }
assist-whites = White for the colours that are elsewhere: { $colours }.
assist-nothing = No colour of this row is in the code.
assist-key-right = This key is right.
assist-key-wrong = This key is wrong. The right one is { $key }.
assist-hidden = A code is hidden. You have { $rows } rows.
assist-not-found = No row is left. The code was

## The score keeper

assist-prompt-result = How did it end?
assist-prompt-opener = Who opens the first round? A name, or Enter to draw one:
assist-results-codebreaking = Type the number of rows in which the code was found (1 to { $rows }), “{ $nobody }” if it was not found, or “{ $wrong }” if a key was wrong.
assist-results-duel = Type the name of whoever found the code, “{ $both }”, “{ $nobody }”, or “{ $wrong }” with the name of whoever gave a wrong key, such as “{ $wrong } { $name }”.
assist-results-group = Type the name of whoever called the code, “{ $nobody }” if everybody is out, or “{ $wrong }” with the names of those who answered wrongly, such as “{ $wrong } { $name }”. Those who were out before may be added: “{ $name } { $out } { $other }”.
assist-results-also = Also: “{ $resign } { $name }” if somebody gave the round up, “{ $undo }”, “{ $mend } 2 …” to change line 2, { $help }, { $quit }.
assist-rows =
    { $rows ->
        [one] In the first row.
       *[other] In { $rows } rows.
    }
assist-extra-round = an extra round
assist-barred = { $name } is out of it

## The group box

assist-title-group-adviser = { $box }: adviser. Tell me your token, and the questions and answers as they fall.
assist-title-group-marker = { $box }: I answer for every board. Type all tokens first; the screen is cleared then.
assist-help-group-adviser = Type who asks, the row, and the answers of the others in their order: { $name } { PEGS($row) } { $answers } (b black, w white, - nothing; your own answer is known). A wrong call of MASTERMIND: “wrong” with the name and the row. Also: { $commands }.
assist-help-group-marker = Type who asks and the row to get the answers, or add the answers to have them checked: { $name } { PEGS($row) } { $answers } (b black, w white, - nothing). Also: { $commands }.
assist-prompt-token = Token of { $name }, such as R2:
assist-prompt-question = Question { $number }:
assist-answers-contradict =
    { $count ->
        [one] The answers to question { $rows } cannot all be right.
       *[other] The answers to questions { $rows } contradict each other: no code fits them all.
    }
assist-answer-repair = If { $name } had answered question { $row } with { $answer }, it would fit again.
assist-no-answer-repair = More than one answer is wrong: no single change would mend it.
assist-answer-wrong = { $name } answered question { $row } wrongly: right is { $right }.
assist-answers-right = These answers are right.
