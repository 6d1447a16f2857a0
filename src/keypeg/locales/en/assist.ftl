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
