### How a board answers and how a round ends, wherever that is said.

outcome-found =
    { $name ->
        [you] You found the code.
       *[other] { $name } found the code.
    }
outcome-not_found = The code was not found.
outcome-wrong_key = A key was wrong.
outcome-both_found = Both found the code in the same turn.
outcome-out_of_rows = Nobody found the code.
outcome-mastermind =
    { $name ->
        [you] MASTERMIND! You called the code.
       *[other] MASTERMIND! { $name } called the code.
    }
outcome-all_out = Everybody is out.
outcome-resigned =
    { $name ->
        [you] You gave the round up.
       *[other] { $name } gave the round up.
    }

sheet-answer-black = black
sheet-answer-white = white
sheet-answer-none = nothing

## A record beside a receipt

receipt-checked = The receipt agrees with the record: { $checked } of { $hidden } checked, none changed.
receipt-empty = The receipt has no commitment of this match: nothing could be checked.
