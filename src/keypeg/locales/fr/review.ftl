### Ce que dit `keypeg review`.

review-count = { $count }
review-left = codes possibles : { $before } → { $after }
review-skill = adresse { $skill }
review-luck = chance { $luck }
review-player = Adresse { $skill }, chance { $luck }.
review-praise-best = Parfait : aucune rangée n’aurait été meilleure.
review-praise-good = Très bien joué.
review-praise-fair = Bien joué, avec un peu de marge.
review-praise-weak = Certaines rangées t’ont appris moins qu’elles n’auraient pu.
review-praise-poor = Regarde les meilleures rangées : elles t’apprennent bien plus.
review-only = Il ne restait que ce code.
review-best = Aucune rangée n’était meilleure.
review-best-known = On ne connaît pas de meilleure rangée.
review-better = En moyenne { $cost } rangée de moins :
review-better-about = En moyenne environ { $cost } rangée de moins :
review-ruled-out =
    { $count ->
        [0] Ce ne pouvait pas être le code : aucun code n’a cette forme.
        [one] Ce ne pouvait pas être le code : la rangée { $rows } l’excluait.
       *[other] Ce ne pouvait pas être le code : les rangées { $rows } l’excluaient chacune.
    }
review-contradiction = Les réponses se contredisent : aucun code ne leur convient à toutes.
review-list = { $first } et { $last }
