### The assistant for a real box, on the pages.

## Le score

pad-box = La boîte
pad-players = Joueurs
pad-name = Nom du joueur { $number }
pad-begin = Commencer
pad-sheet = Feuille de score
pad-empty = Rien n’est encore noté.
pad-attempt = { $number }, essai { $attempt }
pad-round = Manche { $number } sur { $rounds }
pad-round-again = Manche { $number }, rejouée
pad-round-extra = Manche supplémentaire { $number }
pad-roles = { $maker } cache un code, { $breaker } le cherche.
pad-both-hide = Chacun cache un code et cherche celui de l’autre.
pad-opens = { $name } commence.
pad-barred = { $name } ne rejoue pas cette manche.
pad-won = { $name } gagne la partie
pad-shared = Partie nulle entre { $names }
pad-hid = a caché le code
pad-opened = a commencé
pad-found-in = Trouvé en combien de rangées ?
pad-in-rows =
    { $rows ->
        [one] Trouvé en 1 rangée
       *[other] Trouvé en { $rows } rangées
    }
pad-found-by = { $name } a trouvé le code
pad-not_found = Pas trouvé
pad-both_found = Tous deux l’ont trouvé
pad-out_of_rows = Personne ne l’a trouvé
pad-mastermind-by = { $name } l’a bien annoncé
pad-all_out = Tous sont éliminés
pad-wrong_key = Une réponse était fausse
pad-resigned-by = { $name } a abandonné
pad-no-points = pas de points
pad-again = à rejouer
pad-rare = Autre chose est arrivé
pad-who-wrong = Qui a mal répondu ?
pad-who-opens = Qui commence ? Le sort décide.
pad-draw = Tirer au sort
pad-undo = Reprendre
pad-undone = Repris.
pad-new = Nouvelle partie
pad-new-sure = Commencer une nouvelle partie ?
pad-new-line = Ce que vous avez noté sera perdu.
pad-new-no = Continuer celle-ci
pad-new-yes = Nouvelle partie
pad-retry = Réessayer
pad-mend = Corriger cette ligne
pad-mend-title = Corriger la ligne { $number }
pad-later-lines = Ce qui a été noté ensuite ne va plus avec.
pad-drop-later = Corriger et effacer la suite

## La boîte Groupe

group-aid-you-first = Vous êtes le joueur 1. Les autres suivent dans le sens des aiguilles d’une montre.
group-aid-title = Ce que vous pouvez savoir
group-aid-your-token = Votre jeton
group-aid-colour =
    { $number ->
        [one] Couleur
       *[other] Couleur du jeton { $number }
    }
group-aid-number =
    { $number ->
        [one] Numéro
       *[other] Numéro du jeton { $number }
    }
group-aid-start = C’est mon jeton
group-aid-question = Question
group-aid-none = Aucune question n’est encore notée.
group-aid-held = Ce que chacun peut avoir
group-aid-who-asks = Qui demande ?
group-aid-who-called = Qui a annoncé à tort ?
group-aid-answer = Réponse de { $name }
group-aid-ask = Une question
group-aid-call = Annonce fausse
group-aid-note = Noter la question { $number }
group-aid-note-call = Noter l’annonce fausse
group-aid-row-open =
    { $pegs ->
        [0] Composez la rangée
        [one] La rangée a 1 pion
       *[other] La rangée a { $pegs } pions
    }
group-aid-type = Tapez qui demande, la rangée et les réponses dans l’ordre : { $name } { $row } { $answers }
group-aid-unclear = Pas compris.
group-aid-check = Vérifier les réponses
group-aid-token-of = Jeton de { $name }
group-aid-checked = Vérifier
group-aid-wrong = { $name } a mal répondu à la question { $number } : la bonne réponse est { $answer }.
group-aid-all-right = Toutes les réponses étaient justes.
group-aid-round = Manche suivante
group-aid-own-wrong = Vous avez mal répondu à la question { $number } : la bonne réponse est { $answer }.
group-aid-contradict =
    { $count ->
        [one] Les réponses à la question { $rows } ne peuvent pas être toutes justes.
       *[other] Les réponses aux questions { $rows } se contredisent : aucun code ne va avec toutes.
    }
group-aid-repair = Question { $number } : { $name } voulait dire { $answer }
group-aid-no-repair = Plus d’une réponse est fausse : aucun changement ne suffit à lui seul.

## Les rôles

assistant-title = À côté de la vraie boîte
assistant-lead = Posez le téléphone sur la table, à côté de votre jeu. Quel rôle doit-il tenir ?
assistant-goes-on = Reprend là où vous en étiez
assistant-private = Seul cet appareil garde ce que vous saisissez. L’écran reste allumé tant qu’un rôle est ouvert.
assistant-adviser = Conseiller
assistant-adviser-line = Vous cherchez un code. Il dit ce qui reste possible et donne des indices.
assistant-marker = Répondeur
assistant-marker-line = Vous avez caché un code. Il donne la réponse à chaque rangée, ou vérifie celles qui ont été données.
assistant-codemaker = Codeur
assistant-codemaker-line = Vous êtes seul avec le jeu. Il cache un code et répond à vos rangées.
assistant-breaker = Décodeur
assistant-breaker-line = Vous cachez un code et répondez. Il cherche le code.
assistant-scores = Marqueur de points
assistant-scores-line = Les noms, les manches et les points, selon les règles.
assistant-group = Conseiller pour le jeu à plusieurs
assistant-group-line = Jetons, questions et réponses : ce que vous pouvez savoir.

## On every screen

assistant-roles = Tous les rôles
assistant-box = Boîte :
assistant-start-over = Recommencer
assistant-start-over-line = Les rangées notées ici seront perdues.
assistant-set-key = Réponse : { $key }
assistant-row-done = Rangée juste
assistant-found =
    { $rows ->
        [one] Trouvé à la première rangée.
       *[other] Trouvé en { $rows } rangées.
    }

## Adviser

assistant-adviser-first = Posez la première rangée comme sur le plateau, puis sa réponse.

## Codebreaker

assistant-breaker-lay = Posez ceci en rangée { $number } et donnez la réponse.
assistant-breaker-sure = La rangée { $number } doit être votre code. Donnez la réponse.
assistant-breaker-wrong = Quelle réponse était fausse ?
assistant-breaker-found =
    { $rows ->
        [one] Votre code, dès la première rangée !
       *[other] Votre code, trouvé en { $rows } rangées.
    }
assistant-breaker-full =
    { $count ->
        [one] Il ne reste plus de rangée. Un seul code convenait encore.
       *[other] Il ne reste plus de rangée. { $codes } codes conviennent encore : vous avez gagné.
    }
assistant-breaker-again = Un autre code

## Codemaker

assistant-codemaker-first = Un code est caché. Trouvez-le en { $rows } rangées.
assistant-codemaker-key = Rangée { $number } : { $key }
assistant-codemaker-missed = Cette fois, le code a gagné.
assistant-codemaker-show = Montrer le code
assistant-codemaker-show-line = Il compte alors comme non trouvé.
assistant-codemaker-restart = Recommencer
assistant-codemaker-restart-line = Un autre code est caché, et le score repart de zéro.
assistant-no = Non, continuer
assistant-yes = Oui
assistant-score =
    { $codes ->
        [one] Un code joué, trouvé en { $rows } rangées
       *[other] { $codes } codes joués, { $found } trouvés, { $rows } rangées en moyenne
    }
assistant-score-none =
    { $codes ->
        [one] Un code joué, non trouvé
       *[other] { $codes } codes joués, aucun trouvé
    }

## Marker

assistant-mode-mark = Donner les réponses
assistant-mode-check = Vérifier
assistant-mark-code = Posez votre code ici quand personne ne regarde.
assistant-mark-begin = Poser le code
assistant-mark-first = Le code est couvert. Posez les rangées comme elles viennent.
assistant-check-code = Après la manche : posez le code, puis chaque rangée avec la réponse reçue.
assistant-check-code-done = C’est le code
assistant-check-first = Posez la première rangée, puis la réponse reçue.
assistant-check-more = Posez la rangée suivante, puis sa réponse.
assistant-check-right =
    { $rows ->
        [one] Cette réponse est juste.
       *[other] Les { $rows } réponses sont justes.
    }
assistant-check-wrong = La réponse à la rangée { $number } est fausse : c’était { $given }, il fallait { $right }.
assistant-check-typo = Changer
assistant-why = Pourquoi ?
assistant-why-key = Pourquoi la rangée { $number } a-t-elle { $key } ?
assistant-why-title = Rangée { $number } : { $key }
assistant-why-none = Aucune couleur de cette rangée n’est dans le code.
assistant-why-order = L’ordre des fiches ne dit rien : mettez les rouges d’abord.
assistant-curtain = Pour le codeur seulement
assistant-curtain-code = Que les autres détournent les yeux : le code se pose maintenant.
assistant-curtain-why = Que les autres détournent les yeux : l’explication montre le code.
assistant-curtain-lift = Je suis le codeur

## Text mode

assistant-type-help = aide
assistant-type-rows = rangées
assistant-type-hint = indice
assistant-type-undo = annuler
assistant-type-key = réponse
assistant-type-why = pourquoi
assistant-type-code = code
assistant-type-check = vérifier
assistant-type-again = encore
assistant-to-board = Montrer le plateau
assistant-text-field = Une rangée, une réponse ou une commande
assistant-text-adviser = Tapez une rangée et sa réponse, les rouges d’abord, par exemple { $row } 1 2. Pour changer la réponse à la rangée 3 : réponse 3 1 2.
assistant-text-marker = Tapez d’abord le code, puis des rangées comme { $row } ; chacune reçoit sa réponse, et « pourquoi » en donne la raison. Pour vérifier après une manche, tapez « vérifier », le code, puis les rangées avec leur réponse, par exemple { $row } 1 2.
assistant-text-codemaker = Tapez des rangées comme { $row }. « code » montre le code, qui compte alors comme non trouvé.
assistant-text-breaker = Répondez à chaque rangée, les rouges d’abord, par exemple 1 2. Pour changer la réponse à la rangée 3 : réponse 3 1 2.
assistant-text-colours = Les couleurs : { $colours }.
assistant-text-commands = Commandes : { $commands }.
assistant-text-covered = Le code est connu.
assistant-text-only-key = Il pose lui-même les rangées. Tapez seulement la réponse, par exemple 1 2.
assistant-text-no-key = Cette rangée n’a pas de réponse. Tapez-la après la rangée, les rouges d’abord : { PEGS($row) } 1 2.
assistant-text-no-row = Aucune rangée n’attend une réponse seule. Tapez une rangée avant.
assistant-text-no-rows = Aucune rangée n’est encore posée.
assistant-text-bad-key = Tapez le numéro d’une rangée posée et sa nouvelle réponse, par exemple réponse 1 2 0.
assistant-text-no-hint = Il n’y a pas d’indice pour cette position.
assistant-text-not-here = Ce rôle n’a pas cette commande.
assistant-bad-empty = Tapez une rangée comme { $row }, ou « aide ».
assistant-bad-row = Un mot n’est pas une couleur. Tapez des couleurs ou leurs lettres, par exemple { $row }.
assistant-bad-shape = Cette rangée ne va pas sur le plateau. Il a { $holes } trous, comme dans { $row }.
assistant-bad-key = Ce n’est pas une réponse. Tapez les rouges puis les blanches, par exemple { $row } 1 2 ; avec { $holes } trous, au plus { $holes } fiches.
