### Ce que disent les pages autres que l’accueil et la table : listes, formulaires, règles, parties enregistrées.

## Tables in lists

mine-title = Vos tables
mine-move = À vous de jouer
mine-go-on = Continuer
mine-wait = Aller à la table
mine-leave = Quitter
list-free = siège libre
list-bots = Bots bienvenus
list-you = { $name } (vous)
list-title = Tables
list-open = Ouvertes à tous
list-none = Aucune table n’est dans la liste en ce moment. Ouvrez-en une à tous, et d’autres vous trouveront ici.
list-start = Ouvrir une table
list-history = Les parties que vous avez jouées
list-record = Revoir une partie à partir d’un fichier
list-watch = Regarder

## Leaving a table

leave-title = Quitter cette table ?
leave-line-open = Vous rendez votre place. Si vous avez ouvert la table, elle est fermée.
leave-line = Elle disparaît de votre liste pour de bon. Si d’autres y jouent, vous abandonnez cette manche.
leave-no = Rester
leave-yes = Quitter pour de bon

## A new table

new-rules = Comment on y joue
new-opponent = Contre qui ?
new-level = De quelle force ?
new-players = Combien de joueurs ?
new-me = Moi
new-second-computer = L’ordinateur
new-second-here = L’autre joueur
new-second-link = Mon adversaire
new-second-anyone = Mon adversaire
new-computer = Ordinateur : { $level }
new-name-of = Nom du joueur { $number }
new-listed = Montrer la table dans la liste
new-listed-line = Tout le monde l’y trouve et peut regarder. Personne n’y voit plus que ce qu’un spectateur peut voir.
new-bots = Les bots peuvent jouer
new-bots-line = Des programmes écrits par d’autres peuvent prendre une place libre. Tout le monde voit que ce sont des bots.
new-options = Règles
new-options-usual = celles du livret
new-narrowed = Ce qui est barré ou hors d’atteinte ne va pas avec vos autres choix.
new-open = Ouvrir la table
sitter-computer = Ordinateur
sitter-here = À deux sur cet écran
sitter-here-line = L’écran passe de main en main. Un rideau tombe avant chaque secret.
sitter-link = Invité par un lien
sitter-link-line = Vous recevez un lien et un code QR à transmettre. La partie commence dès que votre adversaire est là.
sitter-anyone = N’importe qui
sitter-anyone-line = La table entre dans la liste, et le premier qui s’assied joue avec vous.
seat-for-here = Sur cet écran
seat-for-link = Par un lien
seat-for-anyone = N’importe qui
step-less = { $label } : un de moins
step-more = { $label } : un de plus
clock-title = Pendule
clock-kind-none = Aucune
clock-kind-per_move = Par coup
clock-kind-bank = En tout
clock-kind-days = Jours
clock-line-per_move = Celui qui laisse passer ce temps abandonne la manche.
clock-line-bank = Le temps de tous ses coups d’une manche, et un peu plus à chaque coup.
clock-line-days = Pour ceux qui passent de temps en temps.
clock-field-move = Pour chaque coup
clock-field-bank = Pour chaque manche
clock-field-increment = En plus à chaque coup
span-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

## Another device

transfer-line = Créez un lien et ouvrez-le sur votre autre appareil. Vous y êtes le même joueur, à toutes vos tables, et ici vous restez qui vous êtes.
transfer-make = Créer un lien
transfer-once = Le lien sert une seule fois et vaut { $minutes } minutes. Ne le donnez à personne : qui le possède devient vous.
transfer-ask = Voulez-vous être aussi sur cet appareil le joueur qui a créé ce lien ?
transfer-instead = Sur cet appareil, vous êtes pour l’instant { $name }. Vous y perdrez les tables de ce joueur.
transfer-yes = Oui, c’est moi
transfer-no = Non, ne rien changer
transfer-arrived = Sur cet appareil, vous êtes maintenant { $name }.

## Rules

rules-title = Comment jouer
rules-of = Comment jouer : { $box }
rules-example = Une rangée, sa réponse et le code
rules-red = Rouge, carrée : bonne couleur, bonne place.
rules-white = Blanche, ronde : bonne couleur, mauvaise place.
rules-lines = Les traits ne sont que sur cette image. Dans une partie, les fiches ne disent jamais quel pion elles visent.
rules-options = Ce dont on peut convenir
rules-values = { $values } (d’habitude { $usual })
rules-range = { $least } à { $most }
rules-least = { $least } ou plus
rules-yes = oui
rules-no = non
rules-whole = Toutes les règles de cette boîte
rules-page = Ouvrir dans une page
rules-play = Jouer à cette boîte
box-classic-aim =
    Le codeur dissimule un code de quatre pions derrière le cache, et le décodeur essaie de le trouver en
    aussi peu de rangées que possible. Le codeur répond à chaque rangée par des fiches rouges et blanches.
    Chaque rangée dont le décodeur a besoin rapporte un point au codeur, puis les joueurs échangent leurs
    rôles. Celui qui a le plus de points après les manches convenues gagne.
box-travel-aim =
    Le codeur cache un code de quatre pions, tous de couleurs différentes, et le décodeur essaie de le trouver
    en aussi peu de rangées que possible. Le codeur répond à chaque rangée en tirant un curseur rouge et un
    curseur blanc. Chaque rangée utilisée rapporte un point au codeur, puis les joueurs échangent leurs rôles.
    Celui qui a le plus de points après les manches convenues gagne.
box-hasbro94-aim =
    Le codeur cache un code de quatre pions en huit couleurs, et le décodeur essaie de le trouver en douze
    rangées au plus. Le codeur répond à chaque rangée par des fiches rouges et blanches. Chaque rangée
    utilisée rapporte au codeur un point, marqué sur la piste de score, puis les joueurs échangent leurs
    rôles. Celui qui a le plus de points après les manches convenues gagne.
box-duel-aim =
    Chaque joueur cache un code et cherche celui de son adversaire. À chaque tour, tous deux posent une
    rangée, et c’est seulement ensuite que chacun donne à l’autre sa réponse. Celui qui trouve le code à un
    tour où l’autre ne le trouve pas gagne la manche et un point. Le premier qui détient la majorité des
    points gagne la partie.
box-group-aim =
    Chaque plateau détient en secret une couleur et sa position ; réunies, elles forment le code. À tour de
    rôle, chacun pose une rangée et interroge les autres, dont chaque plateau répond pour sa seule part, sous
    les yeux de tous. Celui qui croit connaître le code entier annonce MASTERMIND : s’il a raison, il gagne la
    manche ; s’il a tort, il en est éliminé. Celui qui gagne le plus de manches gagne la partie.
box-custom-aim =
    Comme dans le jeu classique, le codeur cache un code, et le décodeur essaie de le trouver en aussi peu de
    rangées que possible. Chaque rangée utilisée rapporte un point au codeur, puis les joueurs échangent leurs
    rôles. Celui qui a le plus de points après les manches convenues gagne. La taille du code, le nombre de
    rangées et tout le reste sont au choix des joueurs.
box-super-aim =
    Le codeur dissimule derrière le cache un code de cinq pions en huit couleurs, et le décodeur essaie de le
    trouver en aussi peu de rangées que possible. Le codeur répond à chaque rangée par des fiches rouges et
    blanches. Chaque rangée utilisée rapporte un point au codeur, puis les joueurs échangent leurs rôles. Celui
    qui a le plus de points après les manches convenues gagne.

## What may be agreed on

agreed-option = { $label } : { $value }
agreed-not = { $label } : non
label-rounds = Manches
label-marking = Réponses
label-hints = Aides et notes automatiques
label-first_codemaker = Qui compose le premier code ?
label-guesses = Rangées
label-tie_break = En cas d’égalité
label-colours = Couleurs
label-doubles = Couleurs doubles
label-ninth_colour = Neuvième couleur
label-penalty = Pénalité
label-rings = Anneaux
label-handicap = Avance
label-race = Course
label-boards_each = Plateaux par joueur
label-second_board = Deux plateaux pour
label-rows = Rangées
label-calls = MASTERMIND
label-pegs = Pions
label-row_limit = Nombre de rangées
label-repeats = Couleurs répétées
label-empties = Trous vides
label-bonus = Bonus
label-mistake = Réponse fausse
choice-marking-referee = par l’arbitre
choice-marking-by_hand = à la main
choice-hints-allowed = permises
choice-hints-forbidden = interdites
choice-first_codemaker-0 = { $first }
choice-first_codemaker-1 = { $second }
choice-first_codemaker-lot = Au hasard
choice-guesses-any = libres
choice-guesses-as_code = comme un code
choice-tie_break-extra_round = manches supplémentaires
choice-tie_break-draw = partie nulle
choice-penalty-codemaker = codeur
choice-penalty-as_printed = décodeur, texte allemand
choice-handicap-null = personne
choice-handicap-0 = { $first }
choice-handicap-1 = { $second }
choice-second_board-null = personne
choice-second_board-0 = { $first }
choice-second_board-1 = { $second }
choice-rows-as_code = comme un code
choice-rows-any = libres
choice-calls-on_turn = à son tour
choice-calls-anytime = à tout moment
choice-mistake-breaker_plus_3 = décodeur +3
choice-mistake-transfer_3 = 3 points du codeur au décodeur
choice-mistake-maker_minus_3 = codeur −3
clock-words-none = aucune
clock-words-per_move = { $time } par coup
clock-words-bank = { $time } par manche
clock-words-bank-more = { $time } par manche + { $more } s par coup
clock-words-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
span-seconds = { $seconds } s
span-minutes = { $minutes } min

## Options

option-rounds = Le nombre de manches de la partie.
option-marking = Qui donne les réponses : l’arbitre, ou les joueurs à la main.
option-hints = Autorise ou interdit les aides et les notes automatiques. Les notes à la main sont toujours permises.
option-first_codemaker = Qui compose le premier code.
option-guesses = Laisse les rangées libres, ou leur impose les règles du code.
option-tie_break = Ce qui suit une égalité : des manches supplémentaires, ou une partie nulle.
option-colours = Le nombre de couleurs des pions.
option-doubles = Permet au code de contenir plusieurs fois la même couleur.
option-ninth_colour = Permet de laisser des trous vides, qui comptent comme une neuvième couleur.
option-penalty =
    Qui perd 3 points pour une réponse fausse : le codeur, ou, selon le texte allemand, le décodeur.
option-rings = Le nombre d’anneaux d’un code : cinq ou quatre.
option-handicap = Qui reçoit une avance : quatre anneaux à trouver au lieu de cinq.
option-race = Fait jouer chacun à son rythme, sans tours.
option-boards_each = Le nombre de plateaux par joueur ; deux seulement si l’on joue à deux.
option-second_board = Le joueur qui est seul à avoir deux plateaux ; à deux joueurs, l’autre en a un.
option-rows = Impose aux rangées la forme d’un code, ou les laisse libres.
option-calls = Quand on peut annoncer MASTERMIND : à son tour seulement, ou à tout moment.
option-pegs = Le nombre de pions du code.
option-row_limit = Le nombre de rangées du décodeur.
option-repeats = Permet de répéter des couleurs dans le code.
option-empties = Permet de laisser des trous vides, qui comptent comme une couleur de plus.
option-bonus = Le nombre de points que le codeur marque en plus si le code n’est pas trouvé.
option-mistake = Les points donnés ou retirés pour une réponse fausse.

## The record of a match, and sharing it

record-title = Une partie, rangée par rangée
record-rounds = Manches
record-steps = Étapes
record-step = Étape
record-back = Une étape en arrière
record-forward = Une étape en avant
record-at = Étape { $step } sur { $steps }
record-codes = Montrer dès le début ce qui était caché
record-tags = À propos de la partie
record-note = Note : { $note }
record-analyse = Analyser cette position
record-analyse-of =
    { $who ->
        [you] Analyser votre plateau
        [vowel] Analyser le plateau d’{ $name }
       *[other] Analyser le plateau de { $name }
    }
record-download = Télécharger la partie
record-to-table = À la table
record-empty = Rien n’a encore été joué ici.
record-other = Ouvrir une autre partie…
bring-line = Une partie depuis un fichier, tel que Keypeg l’enregistre :
bring-no-record = Ce fichier ne contient pas de partie.
share-title = Partager cette partie
share-colours = Avec les couleurs (dévoile le code)
share-text = En texte
share-copy-text = Copier le texte
share-save = Enregistrer l’image
share-round =
    { $rows ->
        [one] Manche { $number } : { $outcome } { $rows } rangée.
       *[other] Manche { $number } : { $outcome } { $rows } rangées.
    }

## Names, devices and rounds

home-you = Vous
home-name = Votre nom
home-name-keep = Garder
home-name-kept = Aux tables, vous vous appelez désormais { $name }.
transfer-title = Jouer sur un autre appareil
record-round = Manche { $number }
record-replay = Manche { $number }, essai { $attempt }

## Fair play

fair-line = Quand un code est caché, la table publie un engagement : un nombre qui ne trahit rien et ne convient qu’à ce code. Ce navigateur le garde et le compare au code lors du dévoilement.
fair-none = Aucun engagement n’a été publié depuis l’ouverture de cette page.
fair-place = { $when } : { $what }
fair-code =
    { $who ->
        [you] votre code
        [vowel] le code d’{ $name }
       *[other] le code de { $name }
    }
fair-deal = les jetons
fair-hidden = Encore caché.
fair-same =
    { $codes ->
        [one] Vérifié : le code n’a pas été changé.
       *[other] Vérifié : les codes n’ont pas été changés.
    }
fair-same-deal = Vérifié : les jetons n’ont pas été changés.
fair-changed =
    { $who ->
        [you] Attention : votre code n’est pas celui qui avait été caché. Enregistrez le reçu.
        [vowel] Attention : le code d’{ $name } n’est pas celui qui avait été caché. Enregistrez le reçu.
       *[other] Attention : le code de { $name } n’est pas celui qui avait été caché. Enregistrez le reçu.
    }
fair-changed-deal = Attention : les jetons ne sont pas ceux qui avaient été tirés. Enregistrez le reçu.
fair-unseen = Non vérifié : cette page n’était pas là quand le code a été caché.
fair-details = Détails
fair-text = Comparé au SHA-256 de ce texte :
fair-receipt = Un reçu rassemble ces engagements dans un fichier. L’enregistrement de la partie peut y être comparé à tout moment, sur la page qui montre la partie rangée par rangée.
fair-save = Enregistrer le reçu
fair-bring = Un reçu dans un fichier, pour vérifier cette partie :
file-choose = Choisir un fichier…

## The notebook

notes-code = le code
notes-of = Notes : { $what }
notes-pages = Le jeton de qui
notes-cell = { $colour }, { $place } : { $mark }
notes-mark-possible = possible
notes-mark-out = exclu
notes-mark-sure = certain
notes-automatic = { $mark } (automatique)
notes-cross-out = Rayer { $colour } partout, ou le rétablir
notes-own =
    { $who ->
        [you] Vous détenez { $tokens }.
       *[other] { $name } détient { $tokens }.
    }
notes-auto = Notes automatiques
notes-by-hand = À la main seulement, comme convenu
notes-clear = Effacer cette page
notes-fits =
    { $codes ->
        [one] Un seul code s’accorde avec ce qui est visible.
       *[other] { $codes } codes s’accordent avec ce qui est visible.
    }
notes-none-fits = Aucun code ne s’accorde avec ce qui est visible : une réponse est forcément fausse.
notes-too-many = Trop de codes à parcourir. Seul ce qu’une rangée dit à elle seule est noté.

## Marking by hand

mark-label = La réponse à cette rangée
mark-row = Rangée
mark-reds = Rouge : bonne couleur, bonne place
mark-whites = Blanche : bonne couleur, mauvaise place
mark-red-less = Une fiche rouge de moins
mark-red-more = Une fiche rouge de plus
mark-white-less = Une fiche blanche de moins
mark-white-more = Une fiche blanche de plus
mark-give = Donner { $key }

## The group box

token-open = { $colour } sur le { $number }
token-covered = face cachée
group-asks = interroge
group-won =
    { $rounds ->
        [0] aucune manche gagnée
        [one] 1 manche gagnée
       *[other] { $rounds } manches gagnées
    }
group-doing-asks =
    { $who ->
        [you] à vous
       *[other] interroge
    }
group-doing-answers =
    { $who ->
        [you] votre réponse…
       *[other] répond…
    }
group-doing-out = éliminé
group-doing-barred = hors jeu ; l’arbitre répond
group-rows = Les rangées posées jusqu’ici
group-rows-of =
    { $who ->
        [you] Vos rangées
        [vowel] Les rangées d’{ $name }
       *[other] Les rangées de { $name }
    }
group-nothing = Aucune question n’a encore été posée.
group-undealt = On tire les jetons.
group-code = Ce qu’on sait du code : { $code }
group-unknown = inconnu
group-which = plateau { $number }
group-asked =
    { $who ->
        [you] Rangée { $number }, vous interrogez : { $row }
       *[other] Rangée { $number }, { $name } interroge : { $row }
    }
group-called =
    { $who ->
        [you] Vous avez annoncé MASTERMIND : { $row }. C’est faux.
       *[other] { $name } a annoncé MASTERMIND : { $row }. C’est faux.
    }
group-turn =
    { $who ->
        [you] C’est à vous.
       *[other] { $name }, c’est à vous.
    }
group-pegs =
    Posez { $pegs ->
        [one] 1 pion
       *[other] { $pegs } pions
    }, laissez { $empty ->
        [one] 1 place vide
       *[other] { $empty } places vides
    }.
group-out =
    { $who ->
        [you] Vous ne jouez plus cette manche, mais vous continuez de répondre.
       *[other] { $name } ne joue plus cette manche, mais continue de répondre.
    }
group-barred =
    { $who ->
        [you] Vous avez mal répondu et ne rejouez pas cette manche. L’arbitre répond.
       *[other] { $name } a mal répondu et ne rejoue pas cette manche. L’arbitre répond.
    }
call-line =
    { $who ->
        [you] Le code entier : s’il est faux, vous êtes éliminé.
       *[other] { $name }, le code entier : s’il est faux, vous êtes éliminé.
    }

## The settings

settings-language = Langue
settings-theme = Couleurs de la page
settings-theme-auto = Comme le système
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-board = Le plateau
settings-board-auto = Selon l’écran
settings-board-standing = Debout
settings-board-lying = Couché
settings-play = En jouant
settings-sounds = Sons et vibrations
settings-text = Mode texte : des commandes tapées au lieu d’un plateau

## An address that does not exist

lost-title = Il n’y a rien ici
lost-line = Cette adresse ne mène nulle part. Il y manque peut-être une lettre.

## The menu of a match and its dialogs

tray-hold = Garder le trou { $number } pour la rangée suivante
tray-wipe = Vider
empty-row-sure = Poser cette rangée sans un seul pion ?
empty-row-no = Pas encore
empty-row-yes = La poser vide
note-uneven_rounds = Avec un nombre impair de manches, un joueur compose plus de codes que l’autre.
fair-title = Fair-play
menu-rules = Règles
menu-resign = Abandonner la manche
menu-text = Mode texte
menu-pass = Passer l’écran à { $name }
resign-sure = Abandonner cette manche ?
resign-cost-breaker = { $name } marque alors comme si le code avait tenu.
resign-cost-maker = Les règles de cette boîte disent ce que coûte l’abandon à celui qui a caché le code.
resign-cost-duel = Le point de cette manche va alors à { $name }.
resign-cost-group = Vous êtes alors hors de cette manche. Les autres continuent.
resign-no = Continuer
resign-yes = Abandonner

## Asking and calling

verb-ask = Interroger
verb-mastermind = MASTERMIND !
call-do = Annoncer MASTERMIND…
call-not = Ne pas annoncer
answer-label = Votre réponse à cette rangée

## Links and sharing

room-sit = S’asseoir
share-code = Le lien en code QR
share-link = Lien
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer…
share-match = Partager…
