### What the command line says.

## keypeg alone

greeting-commands =
    Keypeg : tout le Mastermind.

      keypeg play       une partie dans ce terminal ; une première partie contre un ordinateur : --computer rookie
      keypeg daily      le code du jour
      keypeg puzzle     des rangées et des réponses, un seul code convient : trouvez-le
      keypeg assist     de l’aide à côté d’une vraie boîte
      keypeg analyse    ce que le code peut encore être, et les meilleures rangées : keypeg analyse --row { PEGS("RRYY") }=1,1
      keypeg serve      les pages, pour les navigateurs : http://localhost:8000

    keypeg --help énumère toutes les commandes, keypeg COMMANDE --help en explique une.

command-interrupted = interrompu
standard-output = sortie standard

## keypeg editions: the table of boxes

table-box = Boîte
table-players = Joueurs
table-code = Code
table-rows = Rangées
table-found = Trouvé
table-not-found = Pas trouvé
table-mistake = Réponse fausse
table-ending = Gagne la partie
table-line = { $head } : { $cell }
cell-code = { $holes } de { $colours } couleurs, répétitions permises
cell-code-no-repeats = { $holes } de { $colours } couleurs, sans répétition
cell-code-group = { $holes } places, { $colours } couleurs, un pion par plateau
cell-rows-each = { $rows } chacun
cell-no-limit = sans limite
cell-per-row = codeur : 1 par rangée
cell-point = qui trouve : 1
cell-call = qui annonce : 1
cell-maker = codeur : { $points }
cell-replay = manche rejouée
cell-all-out = tous éliminés : personne
cell-mistake-breaker = décodeur +3, manche rejouée
cell-mistake-transfer = 3 points passent au décodeur, manche rejouée
cell-mistake-maker = codeur −3, manche rejouée
cell-mistake-victim = victime +1, manche rejouée
cell-mistake-void = manche rejouée
cell-ending-draw = le plus haut total ; égalité : partie nulle
cell-ending-extra = le plus haut total ; égalité : manches supplémentaires
cell-ending-majority = la majorité des points d’abord
cell-ending-rounds = le plus de manches ; les ex æquo partagent
editions-options = Options de { $box }
editions-default = par défaut : { $value }
editions-all = Toutes les boîtes
editions-more = Comment jouer une boîte : keypeg rules BOÎTE

## keypeg replay and keypeg play: the score sheet

sheet-title = { $box } : { $players }
sheet-round = Manche { $number }
sheet-attempt = Manche { $number }, essai { $attempt }
sheet-maker =
    { $name ->
        [you] Vous composez le code
       *[other] { $name } compose le code
    }
sheet-code-of =
    { $name ->
        [you] Votre code
       *[other] Code caché par { $name }
    }
sheet-code = Code
sheet-rows-of =
    { $name ->
        [you] Vos rangées
       *[other] Rangées posées par { $name }
    }
sheet-token =
    { $name ->
        [you] Vous avez tiré
       *[other] { $name } a tiré
    }
sheet-opens =
    { $name ->
        [you] Vous commencez
       *[other] { $name } commence
    }
sheet-barred =
    { $name ->
        [you] Vous avez mal répondu : vous ne rejouez pas cette manche, et l’arbitre répond
       *[other] { $name } a mal répondu : ne rejoue pas cette manche, et l’arbitre répond
    }
sheet-call =
    { $name ->
        [you] Vous avez annoncé MASTERMIND : faux
       *[other] { $name } a annoncé MASTERMIND : faux
    }
sheet-mistake =
    { $name ->
        [you] Vous avez répondu { $given } à la rangée { $row } ; il fallait { $right }.
       *[other] { $name } a répondu { $given } à la rangée { $row } ; il fallait { $right }.
    }
sheet-key = { $reds } rouge(s), { $whites } blanche(s)
sheet-points = { $name } { $points }
sheet-no-points = personne ne marque
sheet-score = Score : { $scores }
sheet-again = La manche est rejouée.
sheet-note = Note sur l’action { $action } : { $note }
sheet-unfinished = La partie n’est pas finie : manche { $number } sur { $rounds }.
sheet-won =
    { $name ->
        [you] Vous gagnez la partie ({ $rule }).
       *[other] { $name } gagne la partie ({ $rule }).
    }
sheet-draw = Partie nulle entre { $names } ({ $rule }).
sheet-note-uneven_rounds = À noter : avec un nombre impair de manches, un joueur compose plus de codes que l’autre.

## keypeg play

play-help =
    Tapez une rangée en lettres, majuscules ou non (. pour un trou vide). Et aussi : { $commands }.
play-acts-for = « { $name } : … » agit pour { $name }.
play-pass = Passez le clavier à { $name }, puis appuyez sur Entrée.
play-hide =
    { $name ->
        [you] Cachez un code (Entrée : la table en tire un, sans le montrer) :
       *[other] { $name }, cachez un code (Entrée : la table en tire un, sans le montrer) :
    }
play-guess =
    { $name ->
        [you] Votre rangée :
       *[other] { $name }, votre rangée :
    }
play-mark =
    { $name ->
        [you] Répondez à { PEGS($row) } (rouges blanches, par exemple 1 2) :
       *[other] { $name }, répondez à { PEGS($row) } (rouges blanches, par exemple 1 2) :
    }
play-ask =
    { $name ->
        [you] Une rangée pour questionner, par exemple { PEGS($row) }, ou mastermind et le code :
       *[other] { $name }, une rangée pour questionner, par exemple { PEGS($row) }, ou mastermind et le code :
    }
play-answer =
    { $name ->
        [you] Votre réponse à { PEGS($row) } (noir, blanc, rien) :
       *[other] { $name }, votre réponse à { PEGS($row) } (noir, blanc, rien) :
    }
play-holds =
    { $name ->
        [you] Vous avez
       *[other] { $name } a
    }
play-you = Vous
play-goes-on =
    { $actions ->
        [one] La partie continue après une action.
       *[other] La partie continue après { $actions } actions.
    }
play-no-notes = Vous n’avez pas de notes. { $command } avec un texte en prend une.
play-taken-back = C’est repris.
play-undo-note = À la place de { PEGS($rows) }, repris après en avoir vu la réponse
play-too-late = Trop tard : la manche était finie avant cette rangée.
play-unclear = Je n’ai pas compris.
play-meant = Vouliez-vous dire { $command } ?
play-upheld = La contestation est fondée : une réponse était fausse.
play-not-upheld = Toutes les réponses sont justes jusqu’ici ; on continue.
play-saved = La partie est enregistrée dans { $file }.
play-bye = Arrêt avant la fin.
play-review = Tapez { $command } pour lire ce que valait chaque rangée, ou Entrée pour quitter :
command-resign = abandonner
command-challenge = contester
command-mastermind = mastermind
command-quit = quitter
command-hint = indice
command-review = bilan
command-solution = solution
command-undo = reprendre
command-nobody = personne
command-wrong = faux
command-both = deux
command-out = éliminé
command-mend = corriger
command-rules = règles
command-rows = rangées
command-notes = notes
command-help = aide
answer-black = noir
answer-white = blanc
answer-none = rien
