### Ce qui est refusé, et pourquoi. Un message par code d’erreur ; le client web le dit d’après les mêmes fichiers.
### Chaque phrase tient sur une ligne, car certaines sont montrées telles quelles.

refused-outright = refusé ({ $code }) : { $message }
refused-at-action = refusé à l’action { $number } ({ $code }) : { $message }
refused-at-row = refusé à la rangée { $number } ({ $code }) : { $message }
refused-after-branch = refusé après { PEGS($branch) } ({ $code }) : { $message }
refused-at-first-row = refusé à la première rangée ({ $code }) : { $message }

## The record or the edition

refusal-no-such-file =
    { $why ->
       *[missing] Il n’y a pas de fichier « { $file } ».
        [folder] « { $file } » est un dossier, pas un fichier.
        [forbidden] Vous n’avez pas le droit d’ouvrir « { $file } ».
        [closed] L’entrée standard est fermée.
        [system] « { $file } » ne peut pas être ouvert (le système dit { $number }).
    }
refusal-too-large =
    { $why ->
       *[record] Une partie enregistrée fait { $most } Mio au plus.
        [receipt] Un reçu fait { $most } Mio au plus.
        [board] Ce plateau permet { $rows } rangées ; on peut réfléchir à { $most } au plus.
        [request] C’est plus long que { $most } Kio.
        [header] L’en-tête d’une requête fait au plus { $most } Kio.
    }
refusal-not-json =
    { $why ->
       *[damaged] Ce n’est pas du JSON : il y a une faute à l’octet { $byte }.
        [cut_short] Ce n’est pas du JSON : la fin manque.
        [no_text] Ce n’est pas du JSON : ce n’est pas un texte en UTF-8.
        [nested] Ce n’est pas une partie enregistrée : l’imbrication est trop profonde.
    }
refusal-not-a-record =
    { $why ->
       *[no_object] Ce n’est pas une partie enregistrée : il faut un objet avec "keypeg", "edition", "players" et "actions".
        [missing] Ce n’est pas une partie enregistrée : « { $field } » manque.
        [unknown_field] Ce n’est pas une partie enregistrée : « { $field } » n’y a pas sa place.
        [actions] Ce n’est pas une partie enregistrée : les actions sont une liste.
        [tags] Ce n’est pas une partie enregistrée : les tags sont un objet, des noms et leurs textes.
        [repeated_key] Ce n’est pas une partie enregistrée : « { $key } » figure deux fois dans le même objet.
        [options] Ce n’est pas une partie enregistrée : les options sont un objet, des noms et leurs valeurs.
        [players] Ce n’est pas une partie enregistrée : les joueurs sont une liste de noms.
    }
refusal-unknown-version = On ne lit ici que la version { $version } : "keypeg": { $version }.
refusal-unknown-edition =
    { $why ->
       *[none_such] Il n’y a pas de boîte « { $edition } » ; choisissez parmi { $editions }.
        [meant] Il n’y a pas de boîte « { $edition } ». Vouliez-vous dire « { $meant } » ?
        [no_name] La boîte est un nom, par exemple "classic".
    }
refusal-unknown-option =
    { $why ->
       *[none_such] La boîte { $edition } n’a pas d’option « { $option } » ; elle a { $options }.
        [meant] La boîte { $edition } n’a pas d’option « { $option } ». Vouliez-vous dire « { $meant } » ?
    }
refusal-bad-option =
    { $why ->
       *[bounds] L’option { $option } de { $edition } prend { $bounds }, et non « { $value } ».
        [meant] L’option { $option } de { $edition } ne prend pas « { $value } ». Vouliez-vous dire « { $meant } » ?
    }
refusal-contradictory-options =
    { $why ->
       *[even_duel] Un duel se joue en un nombre impair de manches, pour que quelqu’un gagne ; choisissez { $fewer } ou { $more }.
        [boards] Deux plateaux chacun, c’est à deux joueurs.
        [second_board] Un second plateau pour un seul joueur va avec boards_each = 1.
        [handicap] Avec rings = 4, chacun ne cherche déjà que 4 anneaux : jouez le handicap avec 5 anneaux, ou renoncez-y.
    }
refusal-impossible-shape =
    { $why ->
       *[repeats] { $pegs } pions en { $colours } couleurs demandent des répétitions : permettez-les, ou prenez moins de pions ou plus de couleurs.
        [nothing] Il faut à un code au moins un trou et une couleur.
        [empties] Le nombre de trous vides ne va pas avec la rangée.
    }
refusal-wrong-player-count = Avec ces options, { $edition } se joue à { $players }, pas à { $count }.
refusal-bad-name =
    { $why ->
       *[length] Un nom a au moins un caractère et { $most } au plus.
        [blank] Un nom a des caractères que l’on peut voir.
        [marks] Ce nom a trop de signes sur une même lettre, ou des signes sans lettre.
    }

## The action itself

refusal-bad-action =
    { $why ->
       *[no_object] Une action est un objet, par exemple {"{"}"seat": 1, "do": "guess", …{"}"}.
        [no_act] Une action est un objet, par exemple {"{"}"do": "guess", "row": "RGBY"{"}"}.
        [missing] Dans l’action « { $action } », il manque « { $field } ».
        [unknown_field] Dans l’action « { $action } », « { $field } » n’a pas sa place.
        [value] Dans l’action « { $action } », « { $field } » s’écrit ainsi : { $example }.
        [note] Une note est un texte de { $most } caractères au plus.
        [no_secret] Seuls un code caché (hide) et un tirage (deal) portent un sel et un engagement.
        [no_hex] Un sel et un engagement s’écrivent en chiffres hexadécimaux.
        [no_row] « { $row } » n’est pas une rangée avec sa réponse ; écrivez par exemple RVBJ=1,2, les rouges d’abord.
    }
refusal-unknown-action = "do" est l’un de ceux-ci : { $actions }.
refusal-unknown-seat =
    { $why ->
       *[none_such] Ce siège n’existe pas ; les sièges vont de 0 à { $last }.
        [no_number] Un siège est un nombre : 0, 1, …
        [unnamed] Dites quel siège fait cela.
        [handicap] Avec un handicap, les sièges ne cherchent pas le même code : dites quel siège.
    }
refusal-hidden = Cette partie n’était pas finie, et ce qui y était caché manque dans l’enregistrement (null). Exportez-la à nouveau une fois la manche finie.
refusal-commitment-missing = Quelque chose est caché ici sans sel ni engagement.
refusal-commitment-mismatch = Ce qui était caché n’est pas ce à quoi on s’était engagé.

## A receipt beside the record

refusal-not-a-receipt =
    { $why ->
       *[no_json] Ce n’est pas un reçu : ce n’est pas du JSON, ou il est incomplet.
        [fields] Ce n’est pas un reçu : un champ manque, ou contient ce qu’un reçu n’a jamais à cet endroit.
        [nested] Ce n’est pas un reçu : l’imbrication est trop profonde.
        [twice] Ce n’est pas un reçu : il contient deux engagements pour un même code.
    }
refusal-other-match =
    { $why ->
       *[table] Le reçu vient de la table { $receipt }, la partie enregistrée de la table { $record }.
        [edition] Le reçu vient d’une partie de { $receipt }, l’enregistrement d’une partie de { $record }.
        [players] Le reçu vient d’une partie à { $receipt } joueurs, l’enregistrement d’une partie à { $record }.
    }
refusal-receipt-mismatch =
    { $why ->
       *[code] Manche { $round }, essai { $attempt } : le code de { $name } a été changé. Son engagement était { $expected } quand il a été caché ; la partie enregistrée porte { $found }.
        [deal] Manche { $round }, essai { $attempt } : les jetons ont été changés. Leur engagement était { $expected } au tirage ; la partie enregistrée porte { $found }.
    }
refusal-not-in-record =
    { $why ->
       *[code] Manche { $round }, essai { $attempt } : le reçu contient un code de { $name }, la partie enregistrée n’en a pas. Elle a été coupée ou modifiée.
        [deal] Manche { $round }, essai { $attempt } : le reçu contient un tirage des jetons, la partie enregistrée n’en a pas. Elle a été coupée ou modifiée.
    }

## The moment

refusal-match-over = La partie est finie.
refusal-not-in-this-edition =
    { $why ->
       *[action] Il n’y a pas de « { $action } » dans { $edition }.
        [no_codebreaker] Dans la boîte Groupe, chaque plateau répond pour lui-même et tous l’entendent : il n’y a pas de plateau pour un seul décodeur, donc pas d’arbre de stratégie.
    }
refusal-not-your-turn =
    { $why ->
       *[key_awaited] Attendez la réponse à votre dernière rangée.
        [codemaker_hides] Dans cette manche, c’est l’autre joueur qui compose le code.
        [own_code] Ce code est le vôtre ; c’est à l’autre joueur de le trouver.
        [codemaker_marks] C’est le codeur qui donne les réponses.
        [own_keys] Ces réponses sont les vôtres ; seul le décodeur peut les contester.
        [row_down] Votre rangée est posée ; attendez celle de l’autre joueur.
        [mark_first] Répondez d’abord à la rangée de l’autre joueur : le tour n’est pas fini.
        [key_owed] Répondez d’abord à la rangée de l’autre joueur : dans une course, la réponse est due aussitôt.
        [table_deals] C’est la table qui tire les jetons, pas les joueurs.
        [answers_awaited] Attendez que chaque plateau ait répondu à la dernière rangée.
        [turn_of] C’est au siège { $seat } de jouer.
        [call_on_turn] Annoncez à votre tour, à la place d’une question.
        [took_last_turn] Vous avez joué le dernier tour : laissez d’abord jouer un autre joueur.
    }
refusal-code-not-hidden =
    { $why ->
       *[one] Attendez que le code soit caché.
        [both] Attendez que les deux codes soient cachés.
    }
refusal-code-already-hidden = Votre code est déjà caché ; il reste tel quel.
refusal-not-by-hand = C’est l’arbitre qui donne ici les réponses : il n’y a ni fiche à placer, ni réponse à donner, ni rien à contester.
refusal-nothing-to-mark = Chaque rangée a sa réponse ; attendez la suivante.
refusal-nothing-to-challenge =
    { $why ->
       *[keys] Il n’y a pas encore de réponse que vous puissiez contester.
        [answers] Aucune réponse n’a encore été donnée.
    }
refusal-no-rows-left =
    { $why ->
       *[wait] Vous n’avez plus de rangées ; attendez l’autre joueur.
        [laid] { $rows } rangées sont posées, et le plateau en a { $limit }.
    }
refusal-hints-forbidden = Cette partie se joue sans indices, comme convenu.
refusal-not-dealt = Attendez que les jetons soient tirés.
refusal-already-dealt = Les jetons de cette manche sont déjà tirés.
refusal-nothing-to-answer = Ce plateau n’a pas de rangée à laquelle répondre.
refusal-unknown-board =
    { $boards ->
        [one] Vous avez un plateau : le numéro 0.
       *[other] Vous avez { $boards } plateaux, comptés à partir de 0.
    }
refusal-out-of-round =
    { $why ->
       *[answers] Vous êtes éliminé de cette manche ; continuez de répondre aux autres.
        [barred] Vous avez mal répondu : vous ne rejouez pas cette manche, et l’arbitre répond pour vous.
    }

## What was laid

refusal-wrong-length =
    { $letters ->
        [one] « { PEGS($row) } » a { $letters } lettre ; il en faut { $holes }.
       *[other] « { PEGS($row) } » a { $letters } lettres ; il en faut { $holes }.
    }
refusal-unknown-letter = « { PEGS($letter) } » n’est pas une couleur ; prenez { PEGS($colours) }.
refusal-colour-not-in-box = « { PEGS($letter) } » n’est pas une couleur de cette boîte ; prenez { PEGS($colours) }.
refusal-colour-repeated = { PEGS($row) } contient plusieurs fois { PEGS($colour) } ; chaque couleur sert une fois au plus.
refusal-empty-hole = { PEGS($row) } laisse un trou vide ; remplissez-en { $holes }.
refusal-wrong-peg-count = { PEGS($row) } n’a pas le bon nombre de pions ; posez-en { $pegs }.
refusal-impossible-key = Aucune rangée de { $holes } ne peut recevoir cette réponse : donnez { $holes } fiches au plus, et jamais { $reds } rouges avec 1 blanche.
refusal-impossible-deal =
    { $why ->
       *[count] { $boards } plateaux tirent { $boards } jetons.
        [numbers] Les numéros 1 à { $last } y sont une fois chacun.
        [colours] Les jetons sont des couleurs { PEGS($colours) }.
        [second_opener] Seul le premier tirage désigne celui qui ouvre.
        [no_opener] Le premier tirage désigne le siège qui ouvre.
    }
refusal-contradictory-keys =
    { $count ->
        [one] Aucun code ne convient à la rangée { PEGS($rows) }.
       *[other] Aucun code ne convient à la fois à ces rangées : { PEGS($rows) }.
    }

## At a live table

refusal-no-such-table = Cette table n’existe pas.
refusal-bad-plan = Le niveau d’un ordinateur est l’un de ceux-ci : { $levels }.
refusal-too-many-rounds = Une partie à une table compte au plus { $most } manches.
refusal-not-your-seat =
    { $why ->
       *[not_there] Ce siège n’est pas le vôtre.
        [none_such] Ce siège n’existe pas ; les sièges vont de 0 à { $last }.
        [onlooker] Qui regarde ne joue pas.
    }
refusal-seat-taken =
    { $why ->
       *[taken] Quelqu’un est déjà assis là.
        [kept] Ce siège est gardé pour quelqu’un d’autre.
    }
refusal-wrong-link =
    { $why ->
       *[seat] Ce siège est pour qui en a le lien.
        [transfer] Ce lien a déjà servi, ou il est trop vieux.
    }
refusal-no-bots = Cette table est pour des personnes. Les bots peuvent s’asseoir là où la table le dit.
refusal-not-begun = Attendez que tous les sièges soient pris.
refusal-already-begun =
    { $why ->
       *[seat] La partie a commencé : abandonnez, ou laissez les autres réclamer la manche.
        [rematch] La revanche a déjà commencé.
    }
refusal-race-not-started = La course n’est pas encore partie.
refusal-nothing-to-claim = Personne qu’on attende n’est absent depuis assez longtemps.
refusal-not-over = La partie n’est pas encore finie.
refusal-not-opener = Seule la personne qui a ouvert cette table peut la fermer.
refusal-reaction-too-soon = Une réaction à la fois : attendez un instant.
refusal-bad-id = L’identifiant d’une action a de 1 à { $most } caractères.
refusal-table-closed =
    { $why ->
       *[operator] Le responsable de ce serveur a fermé cette table.
        [disuse] Cette table a été fermée parce que personne ne s’en servait.
        [opener] La personne qui a ouvert cette table l’a fermée.
    }

## In the arena

refusal-no-such-player =
    { $why ->
       *[unknown] Il n’y a pas de joueur « { $player } » ; prenez { $levels }, ou un joueur à vous sous la forme module:factory.
        [meant] Il n’y a pas de joueur « { $player } ». Vouliez-vous dire « { $meant } » ?
        [no_module] { $player } : il n’y a pas de module { $module }.
        [module] { $player } : le module { $module } ne peut pas être importé : { $error }.
        [attribute] { $player } : le module { $module } n’a ni classe ni fonction { $name }.
        [type] { $player } a renvoyé un objet de { $type }, et non un keypeg.players.Player.
        [raised] { $player } ne prend pas place : { $error }.
    }
refusal-wrong-entrant-count =
    { $why ->
       *[few] Une arène demande au moins deux joueurs ; nommez-en un deux fois pour qu’il joue contre lui-même.
        [many] Une arène prend { $most } joueurs au plus, et non { $count }.
    }
refusal-player-failed =
    { $why ->
       *[raised] Partie { $match } de la graine { $seed } : { $player } (place { $seat }) échoue : { $error }.
        [seat] Partie { $match } de la graine { $seed } : { $player } (place { $seat }) ne prend pas place : { $error }.
    }
refusal-not-an-action = Partie { $match } de la graine { $seed } : { $player } (place { $seat }) ne renvoie pas une action, mais { $value }.
refusal-bad-pace = Partie { $match } de la graine { $seed } : { $player } (place { $seat }) met { $seconds } secondes pour une rangée.
refusal-illegal-action =
    { $why ->
       *[match] Partie { $match } de la graine { $seed } : l’arbitre refuse ce que joue { $player } (place { $seat }) : { $reason }.
        [seat] L’arbitre refuse ce que joue la place { $seat } : { $reason }.
    }
refusal-match-stalled =
    { $why ->
       *[match] Partie { $match } de la graine { $seed } : tout le monde attend les autres ({ $players }).
        [round] Tout le monde attend les autres à la manche { $round }.
    }
refusal-endless-match =
    { $why ->
       *[round] Partie { $match } de la graine { $seed } : une manche n’est pas finie après { $actions } actions.
        [match] Partie { $match } de la graine { $seed } : elle n’est pas finie après { $attempts } tentatives.
    }
refusal-worker-died = Un processus de calcul est mort, peut-être dans les parties { $first } à { $last } de la graine { $seed }.
refusal-plots-not-installed = Les graphiques demandent matplotlib, qui n’est pas installé : pip install 'keypeg[plots]'.

## The server itself

refusal-bad-request =
    { $why ->
       *[detail] La demande n’est pas claire : { $detail }.
        [json] Ce n’est pas le JSON attendu.
        [nothing] Dites que faire : act, claim ou rematch.
        [seat] Un siège est un nombre : 0, 1, …
    }
refusal-wrong-host = Ce serveur ne porte pas ce nom ; voyez --allow-hosts.
refusal-not-known =
    { $why ->
       *[stranger] Devenez d’abord un invité : POST /api/guests.
        [silent] Dites d’abord qui vous êtes : {"{"}"token": "…"{"}"}.
        [token] Personne n’a ce jeton d’accès.
    }
refusal-wrong-origin = La page d’un autre site ne peut pas se servir de ce serveur.
refusal-no-such-record = Cette partie enregistrée n’existe pas.
refusal-no-such-game = Vous n’avez pas de telle partie.
refusal-no-such-page = Cette page n’existe pas.
refusal-wrong-method = Cette adresse ne s’utilise pas ainsi.
refusal-too-fast =
    { $why ->
       *[guest] C’est plus qu’un invité ne peut envoyer. Attendez un instant.
        [address] C’est plus qu’une adresse ne peut envoyer. Attendez un instant.
        [guests] Trop d’invités arrivent de votre adresse. Attendez un instant.
        [records] Trop de parties enregistrées viennent de votre adresse. Attendez un instant.
        [coach] Vous demandez trop de choses à la fois à l’entraîneur. Attendez un instant.
        [puzzles] C’est trop d’énigmes et de réponses à la fois. Attendez un instant.
        [tables] Trop de tables s’ouvrent. Attendez un instant.
        [reads] Votre adresse lit trop de parties. Attendez un instant.
        [solo] Vous commencez trop de parties. Attendez un instant.
    }
refusal-too-many = Votre adresse suit trop de tables à la fois.
refusal-too-many-tables =
    { $why ->
       *[open] Au plus { $most } de vos tables peuvent attendre des joueurs. Laissez-en une commencer, ou attendez qu’elle expire.
        [listed] Au plus { $most } de vos tables peuvent être dans la liste. Laissez-en une finir, ou ouvrez celle-ci par un lien pour des amis.
    }
refusal-banned =
    { $why ->
       *[guest] Le responsable de ce serveur vous a exclu.
        [address] Le responsable de ce serveur a exclu votre adresse.
    }
refusal-unexpected = Quelque chose n’a pas marché ici. C’est dans le journal sous { $number }.
refusal-no-coach =
    { $why ->
       *[busy] L’entraîneur est occupé. Redemandez dans un instant.
        [none] Ce serveur n’a pas d’entraîneur.
    }
refusal-unavailable = La base de données ne répond pas. Renvoyez la même chose : elle n’est faite qu’une fois.
refusal-stopping = Le serveur est sur le point de s’arrêter.

## Boards, positions and strategy trees

refusal-bad-board =
    { $why ->
       *[colours] Les codes et les rangées doivent avoir les mêmes trous et les mêmes couleurs.
        [rows] Chaque code doit être une rangée que l’on peut poser.
    }
refusal-not-on-this-board =
    { $why ->
       *[row] « { PEGS($row) } » ne peut pas être posée sur ce plateau.
        [code] « { PEGS($code) } » n’est pas un code de ce plateau.
    }
refusal-too-many-rows = { $rows } rangées, c’est trop ; on peut réfléchir à { $most } au plus.
refusal-too-few-rows =
    { $rows ->
        [one] Une seule rangée ne suffit pas pour trouver chaque code.
       *[other] { $rows } rangées ne suffisent pas pour trouver chaque code.
    }
refusal-no-code-fits = Aucun code ne convient à ces rangées : l’une des réponses est fausse.
refusal-not-shipped = Keypeg n’a pas de stratégie toute faite pour le plateau { $board } : calculez-en une avec « keypeg strategy build ».
refusal-bad-tree =
    { $why ->
       *[not_json] Ce n’est pas un arbre en JSON : le JSON est abîmé à l’octet { $byte }.
        [nested] Ce n’est pas un arbre en JSON : l’imbrication est trop profonde.
        [no_object] Un arbre doit être un objet avec un champ "row".
        [bad_next] "next" doit être un objet avec un arbre pour chaque réponse.
        [unknown_field] Le champ « { $field } » est inconnu ; un arbre a "row" et "next".
        [bad_key] { $row } ne peut pas recevoir la réponse « { $key } » ; écrivez rouges,blanches.
        [after_win] { $row }={ $key } gagne ; rien ne suit.
        [other_length] « { $row } » n’est pas une rangée pour des codes comme { $code }.
        [missed] Aucune rangée ne suit, et { $code } peut encore être le code.
        [repeated] La même rangée encore une fois n’apprend rien de nouveau.
        [too_deep] { $code } reste caché après { $rows } rangées.
    }
refusal-bad-tree-file =
    { $why ->
       *[no_tree] « { $file } » n’est pas un arbre de stratégie.
        [cut_header] « { $file } » s’arrête au milieu de l’en-tête.
        [bad_header] L’en-tête de « { $file } » est abîmé en { $field }.
        [bad_count] « { $file } » annonce { $nodes } nœuds ; un arbre en a de 1 à { $most }.
        [damaged] « { $file } » est abîmé à l’octet { $byte }.
        [cut_short] « { $file } » s’arrête trop tôt, à l’octet { $byte }.
        [wrong_length] « { $file } » contient autre chose que les { $nodes } nœuds annoncés.
        [no_such_row] « { $file } » est abîmé : il n’y a pas de rangée numéro { $number }.
        [bad_key] « { $file } » est abîmé : au nœud { $node }, une rangée suit une réponse impossible ou gagnante.
        [no_parent] « { $file } » est abîmé : aucune rangée ne mène au nœud { $node }.
        [wrong_count] « { $file } » annonce { $nodes } nœuds, et ses réponses mènent à { $found }.
        [other_board] « { $file } » est l’arbre d’un autre plateau que celui de { $edition } avec ces options.
        [wrong_total] « { $file } » annonce un total de { $total }, et ses rangées donnent { $found }.
        [too_large] « { $file } » dépasse { $most } Mo : c’est trop pour un arbre.
    }

## Proofs and equilibria

refusal-bad-ledger =
    { $why ->
       *[no_header] « { $file } », ligne 1 : il manque l’en-tête.
        [bad_field] « { $file } », ligne { $line } : { $field } manque, est inconnu ou n’est pas du bon type.
        [not_json] « { $file } », ligne { $line } : le JSON est abîmé à l’octet { $byte }.
        [cut_short] « { $file } », ligne { $line } : la ligne s’arrête trop tôt.
        [other_board] « { $file } » est le registre d’un autre plateau ou d’un autre objectif.
        [no_part] « { $file } », ligne { $line } : { $row } n’a pas de partie { $key } ici.
        [contradicted] « { $file } », ligne { $line } : { $row } { $key } contredit une ligne précédente.
        [wrong_cost] « { $file } » est faux : il donne à { $row } { $key } un coût { $claimed }, et il est { $found }.
        [out_of_reach] Rien n’atteint { $total } : aucune stratégie n’est au-dessous de { $least }.
        [wrong_total] « { $file } » annonce un total de { $total }, et sa stratégie coûte { $found }.
        [no_opening] « { $file } » n’a pas de première rangée qui atteigne { $total }.
        [unsupported] « { $file } » annonce un total de { $total } que rien ne montre : ni ses parties ni un arbre ne l’atteignent.
        [other_tree] L’arbre donné pour « { $file } » est celui d’un autre plateau.
        [cells] « { $file } », ligne { $line } : les cellules de { $row } { $key } ne donnent pas le coût au total.
        [too_high] « { $file } » est faux : selon lui, aucune stratégie n’est au-dessous de { $least }, et une stratégie rejouée coûte { $total }.
        [unreached] « { $file } » : ses parties annoncent un total de { $total }, et la meilleure stratégie disponible coûte { $found }. Avec --all, une stratégie est construite à partir des parties.
        [too_many_rows] « { $file } » permet { $rows } rangées, et moins suffisent toujours.
    }
refusal-needs-proof = Le pire des cas demande une preuve : laissez de côté --beam et --seconds.
refusal-too-many-codes = Ce plateau a { $codes } codes ; on peut en explorer { $most } au plus.
refusal-workers-lost =
    { $why ->
       *[died] Les processus de calcul s’arrêtent sans cesse ; le registre garde tout ce qui est fait.
        [part] Les processus de calcul s’arrêtent sans cesse, en dernier à { $row } { $key } ({ $detail }) ; le registre garde tout ce qui est fait.
        [unreachable] La grappe de calcul ne répond plus ({ $detail }) ; le registre garde tout ce qui est fait.
    }

## The command line

refusal-unknown-command =
    { $why ->
       *[none_such] Il n’y a pas de commande « { $command } ». { $parent } --help les énumère toutes.
        [meant] Il n’y a pas de commande « { $command } ». Vouliez-vous dire « { $parent } { $meant } » ?
    }
refusal-unknown-argument =
    { $why ->
       *[word] « { $word } » est un mot de trop. { $command } --help dit ce qui peut être là.
        [option] Il n’y a pas d’option « { $word } ». { $command } --help les énumère toutes.
        [meant] Il n’y a pas d’option « { $word } ». Vouliez-vous dire « { $meant } » ?
    }
refusal-missing-argument =
    { $why ->
       *[required] Il manque quelque chose : { $arguments }. { $command } --help l’explique.
        [value] { $argument } demande une valeur.
    }
refusal-bad-argument =
    { $why ->
       *[whole] { $argument } prend un nombre entier de { $least } à { $most }, et non « { $value } ».
        [amount] { $argument } prend un nombre de 0 à { $most }, et non « { $value } ».
        [above] { $argument } prend un nombre au-dessus de 0 et d’au plus { $most }, et non « { $value } ».
        [ending] { $argument } prend un fichier qui finit par { $endings }, et non « { $value } ».
        [pair] { $argument } prend un nom et une valeur, par exemple rounds=4, et non « { $value } ».
        [choice] { $argument } prend l’une des valeurs { $choices }, et non « { $value } ».
        [meant] { $argument } ne prend pas « { $value } ». Vouliez-vous dire « { $meant } » ?
        [none] { $argument } ne prend pas de valeur.
        [other] { $argument } ne prend pas « { $value } ».
    }
refusal-missing-extra = Il faut pour cela { $module }, qui n’est pas installé : pip install 'keypeg[{ $extra }]'.
refusal-needs-edition =
    { $why ->
       *[options] Les options et les sièges vont avec une boîte : nommez-la après le fichier.
        [points] Les points vont avec une boîte : nommez-la après le fichier.
        [board] Aucun plateau des règles n’a ces rangées : nommez la boîte après le fichier, et donnez ses --option.
    }
refusal-file-exists = « { $file } » existe déjà ; donnez --force pour le remplacer.
refusal-not-writable =
    { $why ->
       *[place] « { $file } » : on ne peut pas y écrire de fichier.
        [folder] « { $file } » ne peut pas être écrit : il n’y a pas de tel dossier.
        [file] « { $file } » est un fichier, pas un dossier.
        [forbidden] « { $file } » ne peut pas être écrit : ce n’est pas permis.
        [full] « { $file } » ne peut pas être écrit : il n’y a plus de place.
        [closed] La sortie standard est fermée.
        [system] « { $file } » ne peut pas être écrit (le système dit { $number }).
    }
refusal-ignored-option =
    { $why ->
       *[together] { $option } et { $other } s’excluent : retirez l’une des deux options.
        [alone] { $option } ne sert qu’avec { $other }.
        [tree] { $option } ne sert que pour les registres, et « { $file } » n’en est pas un.
    }
refusal-no-cluster =
    { $why ->
       *[no_ledger] Une grappe de calcul travaille sur un registre : avec --dask, donnez aussi --ledger FICHIER.
        [not_installed] Dask n’est pas installé : pip install 'keypeg[research]'.
        [no_answer] Aucune grappe Dask ne répond à { $address }.
        [no_workers] La grappe Dask à { $address } n’a pas de processus de calcul.
    }
refusal-off-the-tree =
    { $why ->
       *[nothing_left] Il n’y a plus rien à poser.
        [other_row] Cette stratégie pose { PEGS($expected) }, pas { PEGS($row) }.
    }
refusal-no-codemaker = { $edition } n’a pas de codeur : chaque joueur tient du hasard une part du code. Choisissez une autre boîte.
refusal-unequal-codes = Les deux codes de ce duel n’ont pas la même taille. Renoncez au handicap, ou demandez avec rings = 4.
refusal-no-database =
    { $why ->
       *[missing] Il n’y a pas de base de données « { $file } ».
        [schema] La base de données n’est pas de cette version de Keypeg : lancez d’abord « keypeg migrate », ou installez la version de son serveur.
        [driver] PostgreSQL demande son pilote : pip install 'keypeg[postgres]'.
        [silent] La base de données ne répond pas.
    }
refusal-no-such-guest = Il n’y a pas d’invité { $guest }.
refusal-no-such-ban = { $subject } ne fait l’objet d’aucune exclusion.
refusal-bad-network = « { $text } » n’est ni l’identifiant d’un invité, ni une adresse IP, ni un réseau comme 192.0.2.0/24.
refusal-table-over = La partie à la table { $address } est déjà finie.
refusal-use-pg-dump = « keypeg backup » copie des fichiers SQLite. Une base PostgreSQL se sauvegarde avec pg_dump.
refusal-no-hint =
    { $why ->
        [codemaker] C’est vous qui avez caché le code : les indices sont pour qui le cherche.
        [contradiction] Les réponses se contredisent : aucun indice n’est possible.
       *[no_row] Il n’y a pas de rangée à poser maintenant.
    }

## Puzzles, daily codes and histories

refusal-no-puzzle =
    { $why ->
       *[no_codebreaker] La boîte de groupe n’a pas d’énigmes : personne n’y cherche seul un code. Choisissez une autre boîte.
        [large] Ce plateau a { $codes } codes ou rangées ; les énigmes en demandent { $most } au plus.
        [small] Ce plateau n’a que { $codes } codes ; les énigmes en demandent au moins { $least }.
        [rows] Ce numéro ne donne aucune énigme de la meilleure rangée sur ce plateau. Choisissez un autre numéro ou un plateau plus grand.
    }
refusal-bad-grade =
    { $why ->
       *[unknown] Un degré est un nombre entier de 1 à { $most }.
        [board] Les énigmes les plus difficiles de ce plateau sont de degré { $most }.
        [best_row] Les énigmes de la meilleure rangée n’ont pas de degré.
        [seed] Ce numéro ne donne aucune énigme de degré { $grade } sur ce plateau. Choisissez un autre numéro ou un autre degré.
    }
refusal-bad-seed = Le numéro d’une énigme est un nombre entier de 0 à { $most }.
refusal-no-daily = La boîte { $box } n’a pas de code du jour ; choisissez parmi { $boxes }.
refusal-impossible-result =
    { $why ->
       *[outcome] Une manche de cette boîte ne peut pas finir ainsi.
        [seat] Ce résultat ne nomme pas les bons joueurs pour cette fin de manche.
        [rows] Le code se trouve en 1 à { $most } rangées.
        [needless_rows] On ne note les rangées que si le code a été trouvé.
        [barred] Qui a mal répondu ne joue pas la manche rejouée.
        [out] Qui est éliminé ne peut pas gagner la manche.
        [unasked] Il ne reste qu’un joueur pour demander : personne ne l’a donc interrogé.
    }
refusal-no-tokens = La boîte { $edition } n’a pas de jetons : cette aide est pour les boîtes où chacun détient une partie du code.
refusal-bad-date =
    { $why ->
       *[form] « { $date } » n’est pas une date comme 2026-11-18.
        [none_such] Le jour { $date } n’existe pas.
        [out_of_range] Le { $date } n’a pas de code : les codes du jour vont du { $first } au { $last }.
        [future] Le { $date } n’est pas encore arrivé.
        [not_over] Le code du { $date } est révélé une fois la journée finie.
    }
refusal-bad-share =
    { $why ->
       *[form] « { $line } » n’est pas une ligne d’un texte à partager de Keypeg.
        [count] Le texte annonce { $said } rangées et en a { $rows }. Il a été modifié.
        [limit] Cette boîte a { $limit } rangées. Le texte a été modifié.
        [ending] La rangée { $row } est impossible : seule la dernière rangée, celle qui trouve le code, est toute rouge. Le texte a été modifié.
        [key] Avec le code du { $date }, aucune rangée n’obtient { $reds } rouge, { $whites } blanc, comme le dit la rangée { $row }. Le texte a été modifié.
    }
refusal-no-solo = Dans cette boîte, on ne cherche pas de code seul. Choisissez-en une autre.
refusal-solo-over = Cette partie est terminée.
refusal-not-next-row = Vous avez continué cette partie ailleurs. Elle compte maintenant { $laid ->
    [one] une rangée
   *[other] { $laid } rangées
}.
refusal-daily-played = Vous avez déjà joué le code du { $date }. Chaque code se joue une seule fois.
refusal-bad-daily-file = « { $file } » est endommagé : vos codes du jour ne peuvent pas être lus. Rien n’a été modifié : réparez ce fichier, ou déplacez-le.
refusal-bad-names =
    { $why ->
       *[none] Dites qui joue, par exemple --players Ada,Ben.
        [unclear] Chaque joueur a besoin d’un nom à lui, de { $longest } caractères au plus.
    }
refusal-bad-score-file = « { $file } » est abîmé : le score ne peut pas être lu. Rien n’a été changé : réparez le fichier ou déplacez-le.
refusal-other-score = « { $file } » contient une autre partie, celle de { $names }. Ajoutez --force pour en commencer une nouvelle à cet endroit, ou choisissez un autre fichier avec --file.
refusal-nobody-of-that-name = Personne ne s’appelle « { $name } » dans ces parties.
refusal-no-own-seats = Aucune de ces parties ne dit quel siège était le vôtre. Un historique exporté le dit.
refusal-no-bot =
    { $why ->
        [answer] Le serveur « { $bot } » répond par le statut { $status } : ce n’est pas un serveur de Keypeg, ou il refuse la vérification.
        [foreign] Ce qui répond à l’adresse « { $bot } » n’est pas un serveur de Keypeg.
        [server] Le serveur « { $bot } » ne répond pas. Son adresse est-elle juste, et est-il en marche ?
        [missing] Il n’y a pas de programme « { $bot } ». Mettez toute la commande entre guillemets, par exemple "python bot.py".
        [forbidden] Il est interdit de lancer « { $bot } ».
        [own_server] Le serveur de la vérification elle-même n’a pas pu démarrer ({ $number }). Réessayez.
        [words] « { $bot } » n’est pas une commande : un guillemet n’est pas fermé, ou il n’y a rien.
       *[system] « { $bot } » ne peut pas être lancé (le système dit { $number }).
    }
refusal-cannot-resume =
    { $why ->
       *[foreign] « { $file } » n’est pas une partie que keypeg play a gardée. Choisissez un autre fichier, ou remplacez-le avec --force.
        [over] La partie dans « { $file } » est finie. Choisissez un autre fichier, ou commencez-y une nouvelle partie avec --force.
        [other] « { $file } » contient une autre partie : { $edition }, avec { $players }. Continuez-la sans en nommer une autre, choisissez un autre fichier, ou commencez-y une nouvelle partie avec --force.
        [arena] « { $file } » vient d’une autre arène, ou est abîmé : { $edition }, { $players }, graine { $seed }. Continuez cette arène par la même commande, choisissez un autre endroit, ou commencez-y une nouvelle arène avec --force.
    }
refusal-nothing-to-undo =
    { $why ->
       *[nothing] Il n’y a rien à reprendre.
        [other] La dernière action est de { $name }, qui peut seul la reprendre.
        [over] La manche est finie : c’est joué.
        [seen] Vous avez vu la réponse à cette rangée : contre un ordinateur, elle reste.
    }
