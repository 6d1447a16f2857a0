### Ce que dit `keypeg review`.

review-count = { $count }
review-left = codes possibles : { $codes }
review-told = Ce que les autres ont appris : { $players }.
review-call-right = MASTERMIND, et juste, avec { $chance } de chances d’après ce qui était connu :
review-call-wrong = MASTERMIND, et faux, avec { $chance } de chances d’après ce qui était connu :
review-certain =
    { $rows ->
        [one] Le code était certain dès la première rangée posée.
       *[other] Le code était certain dès que { $rows } rangées étaient posées.
    }
review-skill = adresse { $skill }
review-luck = chance { $luck }
review-player = Adresse { $skill }, chance { $luck }.
review-praise-best = Parfait : aucune rangée n’aurait été meilleure.
review-praise-good = Très bien joué.
review-praise-fair = Bien joué, avec un peu de marge.
review-praise-weak = Certaines rangées t’ont appris moins qu’elles n’auraient pu.
review-praise-poor = Regarde les meilleures rangées : elles t’apprennent bien plus.
review-nothing = Pas encore de rangée à examiner.
review-only = Il ne restait que ce code.
review-best = Aucune rangée n’était meilleure.
review-best-known = On ne connaît pas de meilleure rangée.
review-better = En moyenne { $cost } rangée de moins :
review-better-about = En moyenne environ { $cost } rangée de moins :
review-ruled-out =
    { $count ->
        [0] Ce ne pouvait pas être le code : aucun code n’a cette forme.
        [one] Ce ne pouvait pas être le code : la rangée { $rows } l’excluait.
       *[other] Ce ne pouvait pas être le code : les rangées { $rows } l’excluaient chacune.
    }
review-contradiction = Les réponses se contredisent : aucun code ne leur convient à toutes.
review-list = { $first } et { $last }

## Ce que prouvent les rangées

fact-heading = Ce que prouvent les rangées
fact-empty = vide
fact-none =
    { $count ->
        [one] La rangée { $rows } ne laisse aucune place à : { $colour }.
       *[other] Ensemble, les rangées { $rows } ne laissent aucune place à : { $colour }.
    }
fact-exactly =
    { $count ->
        [one] La rangée { $rows } montre : exactement { $pegs } × { $colour }.
       *[other] Ensemble, les rangées { $rows } montrent : exactement { $pegs } × { $colour }.
    }
fact-least =
    { $count ->
        [one] La rangée { $rows } montre : au moins { $pegs } × { $colour }.
       *[other] Ensemble, les rangées { $rows } montrent : au moins { $pegs } × { $colour }.
    }
fact-most =
    { $count ->
        [one] La rangée { $rows } montre : au plus { $pegs } × { $colour }.
       *[other] Ensemble, les rangées { $rows } montrent : au plus { $pegs } × { $colour }.
    }
fact-between =
    { $count ->
        [one] La rangée { $rows } montre : de { $least } à { $most } × { $colour }.
       *[other] Ensemble, les rangées { $rows } montrent : de { $least } à { $most } × { $colour }.
    }
fact-hole-is =
    { $count ->
        [one] La rangée { $rows } montre : le trou { $hole } est { $colour }.
       *[other] Ensemble, les rangées { $rows } montrent : le trou { $hole } est { $colour }.
    }
fact-hole-is-not =
    { $count ->
        [one] La rangée { $rows } montre : le trou { $hole } n’est pas { $colour }.
       *[other] Ensemble, les rangées { $rows } montrent : le trou { $hole } n’est pas { $colour }.
    }
