### Ce que dit `keypeg review`.

review-count = { $count }
review-percent-under = moins de 1 %
review-percent-over = plus de 99 %
review-left = codes possibles : { $codes }
review-told = Ce que les autres ont appris : { $players }.
review-call-right = MASTERMIND, et juste, avec { $chance } de chances d’après ce qui était connu :
review-call-wrong = MASTERMIND, et faux, avec { $chance } de chances d’après ce qui était connu :
review-call-lost =
    { $codes ->
        [one] Cette annonce a été éliminatoire, alors qu’un seul code convenait.
       *[other] Cette annonce a été éliminatoire : { $codes } codes convenaient encore.
    }
review-call-impossible =
    { $codes ->
        [one] Cette annonce ne pouvait pas être juste et a été éliminatoire ; mieux valait encore une question. Un code convenait encore.
       *[other] Cette annonce ne pouvait pas être juste et a été éliminatoire ; mieux valait encore une question : { $codes } codes convenaient encore.
    }
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
review-praise-weak = Certaines rangées vous ont appris moins qu’elles n’auraient pu.
review-praise-poor = Regardez les meilleures rangées : elles vous apprennent bien plus.
review-stopped =
    { $rows ->
        [one] { $name } n’a pas continué après une rangée.
       *[other] { $name } n’a pas continué après { $rows } rangées.
    }
review-nothing = Il n’y a pas de rangée à examiner.
review-without-keys =
    { $rows ->
        [one] La réponse à une rangée de cette manche manque : son code est encore caché et n’est pas dans l’enregistrement. Refaites le bilan une fois la manche finie.
       *[other] Les réponses à { $rows } rangées de cette manche manquent : leur code est encore caché et n’est pas dans l’enregistrement. Refaites le bilan une fois la manche finie.
    }
review-only = Il ne restait que ce code.
review-best = Aucune rangée n’était meilleure.
review-best-known = On ne connaît pas de meilleure rangée.
review-better = Une meilleure rangée, qui épargne { $cost } rangée en moyenne :
review-better-about = Une meilleure rangée, qui épargne environ { $cost } rangée en moyenne :
review-better-hardly = Une rangée un peu meilleure, qui épargne moins de 0,01 rangée en moyenne :
review-ruled-out =
    { $count ->
        [0] Ce ne pouvait pas être le code : aucun code n’a cette forme.
        [one] Ce ne pouvait pas être le code : la rangée { $rows } l’excluait.
       *[other] Ce ne pouvait pas être le code : les rangées { $rows } l’excluaient chacune.
    }
review-tells-nothing = Sa réponse était connue d’avance : elle n’a rien appris de nouveau.
review-list = { $first } et { $last }
review-verdict-only = seul choix
review-verdict-best = la meilleure
review-verdict-good = bonne
review-verdict-fair = correcte
review-verdict-weak = faible
review-verdict-poor = coûteuse
review-why-both = En moyenne, elle laisse { $codes } codes au lieu de { $laid }, et { $keys } réponses différentes sont possibles au lieu de { $laid_keys }.
review-why-codes = En moyenne, elle laisse { $codes } codes au lieu de { $laid }.
review-why-keys = { $keys } réponses différentes sont possibles au lieu de { $laid_keys }.
review-why-code = Elle en apprend autant, et elle pouvait être le code.
review-why-later = Elle laisse des codes que les rangées suivantes distinguent plus facilement.
review-contradicting =
    { $count ->
        [one] Aucun code ne vaut sa réponse à la rangée { $rows }.
       *[other] Les réponses aux rangées { $rows } se contredisent : aucun code ne leur convient à toutes.
    }
review-code-of = Code caché par { $name } :
review-code-found =
    { $rows ->
        [one] { $name } l’a trouvé dès la première rangée.
       *[other] { $name } l’a trouvé en { $rows } rangées.
    }
review-code-not-found =
    { $rows ->
        [one] { $name } ne l’a pas trouvé en une rangée.
       *[other] { $name } ne l’a pas trouvé en { $rows } rangées.
    }
review-code-hard = Plus difficile que { $hardness } codes sur 100 : la meilleure stratégie met { $best } rangées pour un code de ce genre, { $average } en moyenne.
review-code-average = À peu près aussi difficile que le code moyen : la meilleure stratégie met { $average } rangées.
review-mistake = Réponse fausse à la rangée { $row } de { $name } :
review-mistake-key = donnée : { $given } ; juste : { $right }.
review-mistake-cost =
    { $rows ->
        [0] Codes possibles ensuite : { $left }, et le bon n’en était pas. La réponse juste en aurait laissé { $right }.
        [one] Codes possibles ensuite : { $left }, et le bon n’en était pas. La réponse juste en aurait laissé { $right }. Une rangée a été posée en vain ensuite.
       *[other] Codes possibles ensuite : { $left }, et le bon n’en était pas. La réponse juste en aurait laissé { $right }. { $rows } rangées ont été posées en vain ensuite.
    }
review-shares = Les chances de { $name } pour le point avant chaque tour : { $shares }.
review-tied = Les deux codes ont été trouvés au même tour : la manche est rejouée.
review-question = Une question plus instructive : elle laisse environ { $best } codes au lieu de { $laid } :
review-question-good = Presque aucune question n’aurait appris davantage.
review-rivals = Chances qu’un autre ait été le premier : { $chance }.
review-certain-seats = Le code pouvait être connu avec certitude : { $players }.
review-certain-after =
    { $rows ->
        [0] pour { $name } dès le début
        [one] pour { $name } après une rangée
       *[other] pour { $name } après { $rows } rangées
    }
review-certain-never = pour { $name } jamais
review-asker = Adresse { $skill }.

## Ce que prouvent les rangées

fact-heading = Ce que prouvent les rangées
fact-empty = vide
fact-colour =
    { $letter ->
        [empty] à un trou vide
        [O] à l’orange
       *[other] au { $colour }
    }
fact-pegs =
    { $letter ->
        [empty]
            { $pegs ->
                [one] un trou vide
               *[other] { $pegs } trous vides
            }
        [R]
            { $pegs ->
                [one] un pion { $colour }
               *[other] { $pegs } pions rouges
            }
        [G]
            { $pegs ->
                [one] un pion { $colour }
               *[other] { $pegs } pions verts
            }
        [B]
            { $pegs ->
                [one] un pion { $colour }
               *[other] { $pegs } pions bleus
            }
        [Y]
            { $pegs ->
                [one] un pion { $colour }
               *[other] { $pegs } pions jaunes
            }
        [P]
            { $pegs ->
                [one] un pion { $colour }
               *[other] { $pegs } pions violets
            }
        [W]
            { $pegs ->
                [one] un pion { $colour }
               *[other] { $pegs } pions blancs
            }
        [K]
            { $pegs ->
                [one] un pion { $colour }
               *[other] { $pegs } pions noirs
            }
       *[other]
            { $pegs ->
                [one] un pion { $colour }
               *[other] { $pegs } pions { $colour }
            }
    }
fact-none =
    { $count ->
        [one] La rangée { $rows } ne laisse aucune place { $colour }.
       *[other] Ensemble, les rangées { $rows } ne laissent aucune place { $colour }.
    }
fact-exactly =
    { $count ->
        [one] La rangée { $rows } prouve que le code a exactement { $pegs }.
       *[other] Ensemble, les rangées { $rows } prouvent que le code a exactement { $pegs }.
    }
fact-least =
    { $count ->
        [one] La rangée { $rows } prouve que le code a au moins { $pegs }.
       *[other] Ensemble, les rangées { $rows } prouvent que le code a au moins { $pegs }.
    }
fact-most =
    { $count ->
        [one] La rangée { $rows } prouve que le code a au plus { $pegs }.
       *[other] Ensemble, les rangées { $rows } prouvent que le code a au plus { $pegs }.
    }
fact-between =
    { $count ->
        [one] La rangée { $rows } prouve que le code a au moins { $least } et au plus { $pegs }.
       *[other] Ensemble, les rangées { $rows } prouvent que le code a au moins { $least } et au plus { $pegs }.
    }
fact-hole-is =
    { $count ->
        [one] La rangée { $rows } prouve que le trou { $hole } est { $colour }.
       *[other] Ensemble, les rangées { $rows } prouvent que le trou { $hole } est { $colour }.
    }
fact-hole-is-not =
    { $count ->
        [one] La rangée { $rows } prouve que le trou { $hole } n’est pas { $colour }.
       *[other] Ensemble, les rangées { $rows } prouvent que le trou { $hole } n’est pas { $colour }.
    }

## Indices

hint-codes =
    { $count ->
        [one] Il ne reste qu’un code.
       *[other] Il reste { $count } codes.
    }
hint-no-fact = Rien n’est encore certain.
hint-good-row =
    { $keys ->
        [one] Une bonne rangée, qui peut être le code (une seule réponse est possible) :
       *[other] Une bonne rangée, qui peut être le code ({ $keys } réponses différentes sont possibles) :
    }
hint-best-row = La meilleure rangée, avec { $rows } rangées encore en moyenne :
hint-best-known = La meilleure rangée connue, avec environ { $rows } rangées encore en moyenne :
hint-question = Une question qui vaut la peine : sur { $all } codes, les réponses en laissent environ { $codes } en moyenne :
hint-certain = Vous pouvez déjà connaître le code.
hint-call = Annoncez MASTERMIND, juste avec { $chance } de chances :
hint-wait = N’annoncez pas encore. Le code le plus probable n’est juste qu’avec { $chance } de chances :
hint-rivals = Chances qu’un autre annonce juste avant vous : { $chance }.
hint-more = Tapez encore { $command } pour en savoir plus.
