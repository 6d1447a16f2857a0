### Ce que l’entraîneur dit sur les pages. Ce qu’il dit partout est dans review.ftl.

## Le bilan d’une manche

coach-title = L’entraîneur
coach-thinking = L’entraîneur réfléchit…
coach-retry = Demander encore
coach-open = Voir le bilan
coach-nothing = Il n’y avait aucun choix à juger.
coach-skill = Adresse
coach-luck = Chance
coach-only = Plus de choix
coach-codes-left = Codes possibles :
coach-start = début
coach-how-found =
    { $who ->
        [you] Comment vous l’avez trouvé
       *[other] Comment { $name } l’a trouvé
    }
coach-how-searched =
    { $who ->
        [you] Comment vous avez cherché
       *[other] Comment { $name } a cherché
    }
coach-how-asked =
    { $who ->
        [you] Ce que vous avez demandé
       *[other] Ce que { $name } a demandé
    }
coach-curve = Codes possibles, rangée par rangée
coach-curve-before = Au début { $count }.
coach-curve-after = Après la rangée { $row } { $count }.
coach-curve-left = codes possibles
coach-curve-expected = ce que la rangée laisserait en moyenne
coach-curve-lucky = une réponse chanceuse
coach-curve-unlucky = une réponse malchanceuse
coach-praise-best = Pour { $name }, aucune rangée n’aurait été meilleure.
coach-praise-good = { $name } a très bien joué.
coach-praise-fair = { $name } a bien joué, avec un peu de marge.
coach-praise-weak = Certaines rangées ont appris à { $name } moins qu’elles n’auraient pu.
coach-praise-poor = De meilleures rangées auraient appris bien plus à { $name }.
coach-stopped =
    { $who ->
        [you]
            { $rows ->
                [one] Vous n’avez pas continué après une rangée. Jusque-là : adresse { $skill }.
               *[other] Vous n’avez pas continué après { $rows } rangées. Jusque-là : adresse { $skill }.
            }
       *[other]
            { $rows ->
                [one] { $name } n’a pas continué après une rangée. Jusque-là : adresse { $skill }.
               *[other] { $name } n’a pas continué après { $rows } rangées. Jusque-là : adresse { $skill }.
            }
    }
coach-call-impossible =
    { $who ->
        [you]
            { $codes ->
                [one] Votre annonce ne pouvait pas être juste : { $chance }. Elle vous a fait sortir du jeu ; mieux valait encore une question. Un code convenait encore.
               *[other] Votre annonce ne pouvait pas être juste : { $chance }. Elle vous a fait sortir du jeu ; mieux valait encore une question, car { $codes } codes convenaient encore.
            }
       *[other]
            { $codes ->
                [one] { $name } ne pouvait pas annoncer juste : { $chance }. Mieux valait encore une question. Un code convenait encore.
               *[other] { $name } ne pouvait pas annoncer juste : { $chance }. Mieux valait encore une question, car { $codes } codes convenaient encore.
            }
    }
coach-call-lost =
    { $who ->
        [you]
            { $codes ->
                [one] Votre annonce était fausse et vous a fait sortir du jeu, alors qu’un seul code convenait.
               *[other] Votre annonce était un risque : juste avec { $chance } de chances, car { $codes } codes convenaient encore. Elle vous a fait sortir du jeu.
            }
       *[other]
            { $codes ->
                [one] { $name } a fait une annonce fausse, alors qu’un seul code convenait.
               *[other] { $name } a pris un risque avec son annonce : juste avec { $chance } de chances, car { $codes } codes convenaient encore.
            }
    }
coach-better-new = La prochaine fois : posez une rangée dont vous ne pouvez pas prévoir la réponse. Une réponse connue d’avance ne vous apprend rien.
coach-better-mix =
    { $count ->
        [one] La prochaine fois : mélangez plus de couleurs dans une rangée. La rangée { $rows } en avait si peu que peu de réponses étaient possibles ; une réponse apprend alors peu.
       *[other] La prochaine fois : mélangez plus de couleurs dans une rangée. Les rangées { $rows } en avaient si peu que peu de réponses étaient possibles ; une réponse apprend alors peu.
    }
coach-better-fit =
    { $count ->
        [one] La prochaine fois : avant de poser une rangée, vérifiez qu’elle peut être le code. Chaque rangée d’avant aurait-elle sa réponse ? Pour la rangée { $rows }, non.
       *[other] La prochaine fois : avant de poser une rangée, vérifiez qu’elle peut être le code. Chaque rangée d’avant aurait-elle sa réponse ? Pour les rangées { $rows }, non.
    }
coach-keys-kind = Les réponses étaient généreuses.
coach-keys-even = Les réponses n’étaient ni généreuses ni avares.
coach-keys-unkind = Les réponses étaient avares : aucune adresse n’y peut rien.
coach-rows-found =
    { $who ->
        [you]
            { $rows ->
                [one] Il vous a fallu une rangée. La meilleure stratégie en met { $average } en moyenne.
               *[other] Il vous a fallu { $rows } rangées. La meilleure stratégie en met { $average } en moyenne.
            }
       *[other]
            { $rows ->
                [one] Il a fallu une rangée à { $name }. La meilleure stratégie en met { $average } en moyenne.
               *[other] Il a fallu { $rows } rangées à { $name }. La meilleure stratégie en met { $average } en moyenne.
            }
    }
coach-rows-not-found =
    { $who ->
        [you]
            { $rows ->
                [one] Vous ne l’avez pas trouvé en une rangée. La meilleure stratégie en met { $average } en moyenne.
               *[other] Vous ne l’avez pas trouvé en { $rows } rangées. La meilleure stratégie en met { $average } en moyenne.
            }
       *[other]
            { $rows ->
                [one] { $name } ne l’a pas trouvé en une rangée. La meilleure stratégie en met { $average } en moyenne.
               *[other] { $name } ne l’a pas trouvé en { $rows } rangées. La meilleure stratégie en met { $average } en moyenne.
            }
    }
coach-code-of =
    { $who ->
        [you] Votre code :
       *[other] Code caché par { $name } :
    }
coach-code-found =
    { $who ->
        [you]
            { $rows ->
                [one] Vous l’avez trouvé dès la première rangée.
               *[other] Vous l’avez trouvé en { $rows } rangées.
            }
       *[other]
            { $rows ->
                [one] { $name } l’a trouvé dès la première rangée.
               *[other] { $name } l’a trouvé en { $rows } rangées.
            }
    }
coach-code-not-found =
    { $who ->
        [you]
            { $rows ->
                [one] Vous ne l’avez pas trouvé en une rangée.
               *[other] Vous ne l’avez pas trouvé en { $rows } rangées.
            }
       *[other]
            { $rows ->
                [one] { $name } ne l’a pas trouvé en une rangée.
               *[other] { $name } ne l’a pas trouvé en { $rows } rangées.
            }
    }
coach-mistake =
    { $who ->
        [you] Réponse fausse à votre rangée { $row } :
        [vowel] Réponse fausse à la rangée { $row } d’{ $name } :
       *[other] Réponse fausse à la rangée { $row } de { $name } :
    }
coach-key-wrong = Cette réponse était fausse. La bonne était : { $right }.
coach-certain-after =
    { $who ->
        [you]
            { $rows ->
                [0] pour vous dès le début
                [one] pour vous après une rangée
               *[other] pour vous après { $rows } rangées
            }
       *[other]
            { $rows ->
                [0] pour { $name } dès le début
                [one] pour { $name } après une rangée
               *[other] pour { $name } après { $rows } rangées
            }
    }
coach-certain-never =
    { $who ->
        [you] pour vous jamais
       *[other] pour { $name } jamais
    }

## Le moment décisif

coach-moment-cost = La rangée { $row } a coûté le plus : environ { $cost } rangées de plus qu’avec la meilleure.
coach-moment-lucky =
    { $left ->
        [one] La rangée { $row } a été décisive : sa réponse a laissé un seul code ; la normale était d’environ { $expected }.
       *[other] La rangée { $row } a été décisive : sa réponse a laissé { $left } codes ; la normale était d’environ { $expected }.
    }
coach-moment-found =
    { $codes ->
        [one] La rangée { $row } a été décisive : c’était le code.
       *[other] La rangée { $row } a été décisive : c’était le code, alors que { $left } codes étaient encore possibles. Un coup de chance !
    }
coach-moment-unlucky =
    { $left ->
        [one] La rangée { $row } n’a pas eu de chance : sa réponse a laissé un seul code ; la normale était d’environ { $expected }.
       *[other] La rangée { $row } n’a pas eu de chance : sa réponse a laissé { $left } codes ; la normale était d’environ { $expected }.
    }
coach-moment-turn =
    { $who ->
        [you] Le tour { $turn } a été décisif : vos chances pour le point sont passées de { $from } à { $to }.
        [vowel] Le tour { $turn } a été décisif : les chances d’{ $name } sont passées de { $from } à { $to }.
       *[other] Le tour { $turn } a été décisif : les chances de { $name } sont passées de { $from } à { $to }.
    }
coach-moment-mistake = La réponse fausse à la rangée { $row } a été décisive. Ce qui a été posé ensuite ne pouvait pas mieux savoir.
coach-moment-certain =
    { $who ->
        [you]
            { $rows ->
                [one] Vous pouviez connaître le code en premier, après une rangée.
               *[other] Vous pouviez connaître le code en premier, après { $rows } rangées.
            }
       *[other]
            { $rows ->
                [one] { $name } pouvait connaître le code en premier, après une rangée.
               *[other] { $name } pouvait connaître le code en premier, après { $rows } rangées.
            }
    }
coach-moment-empty = Les rangées { $rows } n’ont rien appris de nouveau : leurs réponses étaient connues d’avance.
coach-moment-tied =
    { $rows ->
        [one] Après une rangée, plusieurs pouvaient connaître le code : la première annonce a été décisive.
       *[other] Après { $rows } rangées, plusieurs pouvaient connaître le code : la première annonce a été décisive.
    }
coach-moment-open = Personne ne pouvait connaître le code avec certitude.
coach-moment-none = Aucune rangée n’a été décisive à elle seule.

## Un duel

coach-shares = Les chances pour le point avant chaque tour
coach-turn = Tour

## The whole match

coach-match-open = Toute la partie
coach-match = Adresse et chance, manche par manche
coach-match-round = Manche { $number }
coach-match-progress = { $done } manches sur { $all }
coach-match-more = Plus de manches
coach-match-mean = En moyenne

## Essayer encore

coach-analyse = Sur le plateau d’analyse
coach-try = Réessayer à partir d’ici
try-title = À partir de la rangée { $row }
try-board = Plateau d’entraînement
try-back = Retour au bilan
try-match =
    { $rows ->
        [one] Le même code. Dans la partie, il a été trouvé en une rangée. Personne ne voit vos essais.
       *[other] Le même code. Dans la partie, il a été trouvé en { $rows } rangées. Personne ne voit vos essais.
    }
try-match-not = Le même code. Dans la partie, il n’a pas été trouvé. Personne ne voit vos essais.
try-sooner =
    { $by ->
        [one]
            { $rows ->
                [one] Trouvé en une rangée : une rangée plus tôt que dans la partie !
               *[other] Trouvé en { $rows } rangées : une rangée plus tôt que dans la partie !
            }
       *[other]
            { $rows ->
                [one] Trouvé en une rangée : { $by } rangées plus tôt que dans la partie !
               *[other] Trouvé en { $rows } rangées : { $by } rangées plus tôt que dans la partie !
            }
    }
try-same =
    { $rows ->
        [one] Trouvé en une rangée, comme dans la partie.
       *[other] Trouvé en { $rows } rangées, comme dans la partie.
    }
try-later =
    { $by ->
        [one] Trouvé en { $rows } rangées : une rangée plus tard que dans la partie.
       *[other] Trouvé en { $rows } rangées : { $by } rangées plus tard que dans la partie.
    }
try-first =
    { $rows ->
        [one] Trouvé en une rangée ! Dans la partie, il n’a pas été trouvé.
       *[other] Trouvé en { $rows } rangées ! Dans la partie, il n’a pas été trouvé.
    }
try-not = Pas trouvé cette fois. Le code est maintenant découvert.
try-repeat = Encore une fois
try-rows = Vos nouvelles rangées
try-skill = Adresse de vos nouvelles rangées : { $skill }. Dans la partie, à partir d’ici : { $before }.
try-skill-alone = Adresse de vos nouvelles rangées : { $skill }.
try-to-go =
    { $rows ->
        [one] À partir de la rangée { $row }, le meilleur jeu met { $average } rangées en moyenne. Vous en avez posé une.
       *[other] À partir de la rangée { $row }, le meilleur jeu met { $average } rangées en moyenne. Vous en avez posé { $rows }.
    }

## Indices

hint-title = Indices
hint-public = Tout le monde voit que vous avez demandé un indice. Personne d’autre ne voit ce qu’il dit.
hint-step-1 = Combien de codes restent ?
hint-step-2 = Qu’est-ce qui est certain ?
hint-step-3 = Une bonne rangée
hint-step-4 = La meilleure rangée
hint-asker-1 = Combien de codes conviennent ?
hint-asker-2 = Que pouvez-vous savoir ?
hint-asker-3 = Une question qui vaut la peine
hint-asker-4 = Annoncer ou attendre ?
hint-leaves = En moyenne, elle laisse { $codes } codes.
hint-same-row = La bonne rangée est aussi la meilleure, avec { $rows } rangées encore en moyenne :
hint-same-known = La bonne rangée est aussi la meilleure connue, avec environ { $rows } rangées encore en moyenne :
hint-put = La mettre dans la rangée
hint-put-call = La mettre dans une annonce

## Pourquoi une note est là

why-title = Pourquoi ?
why-token-out =
    { $count ->
        [one] La rangée { $rows } exclut { $token } pour { $name }.
       *[other] Ensemble, les rangées { $rows } excluent { $token } pour { $name }.
    }
why-token-sure =
    { $count ->
        [one] La rangée { $rows } ne laisse que { $token } pour { $name }.
       *[other] Ensemble, les rangées { $rows } ne laissent que { $token } pour { $name }.
    }
why-token-own = Vous avez vous-même le numéro { $number }.
why-wrong-call = Une annonce fausse l’exclut, avec ce que disent les rangées.
