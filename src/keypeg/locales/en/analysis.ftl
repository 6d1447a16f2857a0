### The analysis board: lay rows and keys freely, and see what is left.

analysis-title = Analysis
analysis-lead = Lay a row with the colours, set its key, and see what is left.
analysis-box = Another box
analysis-box-title = Choose a box
analysis-group =
    In this box every board holds a part of the code, and what you can know depends on your own part. So it has an
    assistant of its own: tell it your tokens and the answers, and it says what you can know and what to ask.
analysis-group-link = To the assistant for this box
analysis-share = Share this position
analysis-retry = Ask again

## What is wrong with an address

analysis-bad-box = There is no box called { $box }. Here is another one.
analysis-bad-option =
    { $count ->
        [0] This was left out: { $option }. The board of this box has no options.
       *[other] This was left out: { $option }. The board of this box has these options: { $allowed }.
    }
analysis-bad-value = This was left out: { $option }. Allowed for { $name }: { $allowed }.
analysis-bad-row = This was left out: { $row }. A row is its letters, a dash, and one digit each for the reds and the whites, for example { $example }.
analysis-bad-length =
    { $letters ->
        [one] This row was left out: { $row }. It has one letter; a row has { $holes } here.
       *[other] This row was left out: { $row }. It has { $letters } letters; a row has { $holes } here.
    }
analysis-bad-colour = This row was left out: { $row }. { $letter } is no colour of this board. Its colours are { $colours }.
analysis-bad-repeat = This row was left out: { $row }. No colour may stand twice here.
analysis-bad-empty = This row was left out: { $row }. The number of its pegs is not allowed: at least { $pegs }, at most { $most }.
analysis-bad-sum = This row was left out: { $row }. Its key is wrong: reds and whites together are at most { $holes }.
analysis-bad-last = This row was left out: { $row }. Its key is wrong: if all pegs but one are in place, the last one cannot be right in another place.
analysis-bad-key = This row was left out: { $row }. It has no key; only the last row may be without one.
analysis-bad-limit = There are { $rows } rows, but the board has room for { $most }. The last ones were left out.

## The board

analysis-board = Rows and keys
analysis-row = Change row { $number }: { $row }
analysis-key = Change the key of row { $number }: { $key }
analysis-key-set = Set the key of row { $number }
analysis-key-title = Key of row { $number }
analysis-key-leaves =
    { $count ->
        [0] { $key }: leaves no code
        [one] { $key }: leaves one code
       *[other] { $key }: leaves { $codes } codes
    }
analysis-lay = Set the key
analysis-remove = Remove row { $number }
analysis-up = Move row { $number } up
analysis-down = Move row { $number } down
analysis-full = The board has no more rows.
analysis-found = Row { $number } is the code.

## What is left

analysis-tabs = What the rows say
analysis-left = Left
analysis-count =
    { $count ->
        [0] No code fits
        [one] One code is left
       *[other] { $codes } codes are left
    }
analysis-of = of { $codes }
analysis-more =
    { $count ->
        [one] and one more
       *[other] and { $codes } more
    }
analysis-likely = How likely each colour is in each hole
analysis-hole = Hole { $number }
analysis-colour = Colour
analysis-thinking = Thinking …

## The best rows, and the keys that can answer a row

analysis-best = Best rows
analysis-path = The steps to this position
analysis-start = Start
analysis-to-go-exact = { $rows } rows to go
analysis-to-go-reached = at most { $rows } rows to go
analysis-to-go-estimated = about { $rows } rows to go
analysis-outlook =
    { $keys ->
        [one] One key is possible. It leaves { $codes } codes.
       *[other] { $keys } keys are possible. They leave { $codes } codes on average and { $largest } at most.
    }
analysis-may-be = May be the code
analysis-not-code = Cannot be the code
analysis-alike =
    { $count ->
        [one] and one like it
       *[other] and { $count } like it
    }
analysis-proven = It is proven that no row is better than the first.
analysis-known = These are the best rows known so far.
analysis-no-better = No row is better.
analysis-no-better-known = No better row is known.
analysis-cost = On average it takes { $rows } rows more than the best row.
analysis-keys = Follow one of its keys

## What is certain

analysis-certain = Certain
analysis-nothing = Nothing is certain yet.
analysis-all-facts = Show all { $count }
analysis-weak-only = No colour and no hole is settled yet.
analysis-weak-facts =
    { $count ->
        [one] Show one weaker fact
       *[other] Show { $count } weaker facts
    }
analysis-mend = Another key for one row would mend it:
analysis-row-number = Row { $number }
analysis-mend-row = Row { $number }: { $key }
analysis-mend-none = Another key for one row alone does not mend it.
