### How a board answers and how a round ends, wherever that is said.

outcome-found =
    { $name ->
        [you] Du hast den Code gefunden.
       *[other] { $name } hat den Code gefunden.
    }
outcome-not_found = Der Code wurde nicht gefunden.
outcome-wrong_key = Ein Signal war falsch.
outcome-both_found = Beide fanden den Code im selben Durchgang.
outcome-out_of_rows = Niemand fand den Code.
outcome-mastermind =
    { $name ->
        [you] MASTERMIND! Du hast den Code richtig gerufen.
       *[other] MASTERMIND! { $name } hat den Code richtig gerufen.
    }
outcome-all_out = Alle sind ausgeschieden.
outcome-resigned =
    { $name ->
        [you] Du hast die Runde aufgegeben.
       *[other] { $name } hat die Runde aufgegeben.
    }

sheet-answer-black = schwarz
sheet-answer-white = weiß
sheet-answer-none = nichts

## A record beside a receipt

receipt-checked = Der Beleg stimmt mit der Partie überein: { $checked } von { $hidden } geprüft, nichts ausgetauscht.
receipt-empty = Der Beleg enthält nichts zu dieser Partie: Es gab nichts zu prüfen.
