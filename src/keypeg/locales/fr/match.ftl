### How a board answers and how a round ends, wherever that is said.

outcome-found =
    { $name ->
        [you] Vous avez trouvé le code.
       *[other] { $name } a trouvé le code.
    }
outcome-not_found = Le code n’a pas été trouvé.
outcome-wrong_key = Une réponse était fausse.
outcome-both_found = Les deux ont trouvé le code au même tour.
outcome-out_of_rows = Personne n’a trouvé le code.
outcome-mastermind =
    { $name ->
        [you] MASTERMIND ! Vous avez annoncé le code.
       *[other] MASTERMIND ! { $name } a annoncé le code.
    }
outcome-all_out = Tous les joueurs sont éliminés.
outcome-resigned =
    { $name ->
        [you] Vous avez abandonné la manche.
       *[other] { $name } a abandonné la manche.
    }

sheet-answer-black = noir
sheet-answer-white = blanc
sheet-answer-none = rien

## A record beside a receipt

receipt-checked = Le reçu s’accorde avec la partie : { $checked } sur { $hidden } vérifiés, rien n’a été changé.
receipt-empty = Le reçu n’a aucun engagement de cette partie : rien n’a pu être vérifié.
