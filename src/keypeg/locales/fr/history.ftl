### What `keypeg history` says.

history-title =
    { $matches ->
        [one] Une partie
       *[other] { $matches } parties
    }
history-matches =
    { $matches ->
        [0] aucune partie finie
        [one] une partie finie : gagnées { $won }, nulles { $drawn }, perdues { $lost }
       *[other] { $matches } parties finies : gagnées { $won }, nulles { $drawn }, perdues { $lost }
    }
history-box =
    { $codes ->
        [one] { $box } : codes cherchés 1, trouvés { $found }
       *[other] { $box } : codes cherchés { $codes }, trouvés { $found }
    }
history-rows = Trouvé en { $rows } rangées en moyenne.
history-opponents = Contre
history-mistakes = Les erreurs qui reviennent
history-times =
    { $times ->
        [one] { $what } : une fois
       *[other] { $what } : { $times } fois
    }
history-times-cost =
    { $times ->
        [one] { $what } : une fois, { $cost } rangées perdues
       *[other] { $what } : { $times } fois, { $cost } rangées perdues
    }
history-forgot-row = A oublié ce que disait la rangée { $row }
history-told-nothing = A posé une rangée dont la réponse était connue d’avance
history-told-less = La rangée { $row } en disait moins qu’une autre
history-asked-less = A posé une question qui apprend peu
history-called-wrong = A annoncé MASTERMIND à tort
history-wrong-key = A donné une réponse fausse
