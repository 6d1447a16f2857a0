### Ce que disent les pages.

## The bar and the settings

bar-skip = Aller au plateau
bar-home = Accueil
bar-nav = Keypeg
bar-daily = Aujourd’hui
bar-tables = Tables
bar-rules = Règles
bar-learn = Apprendre en une minute
bar-analyse = Analyse
bar-settings = Réglages
failed-no-connection = Le serveur est injoignable. Réessayez dans un instant.
dialog-close = Fermer

## Home

home-title = Percez le code.
home-play = Jouer
home-play-box = Jouer : { $box }
home-play-own = Jouer avec votre boîte
home-level = Niveau de l’ordinateur
home-players = De { $least } à { $most } joueurs
home-today = Aujourd’hui
home-daily = Le code du jour
home-puzzles = Énigmes
home-solo = Un code, maintenant
home-assistant = À côté de la vraie boîte
home-history = Vos parties
home-new = Première visite ?
home-new-line = Apprenez le jeu en moins d’une minute, sur un plateau.
home-new-no = Je le connais
guest-name = Invité

## Pegs, rows and keys

peg-empty = vide
row-covered = recouverte
key-words =
    { $reds ->
        [0] aucune rouge
        [one] 1 rouge
       *[other] { $reds } rouges
    }, { $whites ->
        [0] aucune blanche
        [one] 1 blanche
       *[other] { $whites } blanches
    }
key-open = pas encore de réponse
answer-open = sans réponse
row-words = Rangée { $number } : { $row } – { $key }.
row-words-open = Rangée { $number } : { $row }. Pas encore de réponse.
row-copy = Reprendre la rangée { $number }
row-sealed = Scellée
code-of =
    { $who ->
        [you] Votre code
        [vowel] Code d’{ $name }
       *[other] Code de { $name }
    }
board-of =
    { $who ->
        [you] Votre plateau
        [vowel] Plateau d’{ $name }
       *[other] Plateau de { $name }
    }
shield-open = Le code : { $code }
shield-shut = Un code se trouve derrière le cache.
shield-empty = Pas encore de code.
board-of-maker =
    { $who ->
        [you] Plateau avec votre code
        [vowel] Plateau avec le code d’{ $name }
       *[other] Plateau avec le code de { $name }
    }
board-of-breaker =
    { $who ->
        [you] Votre plateau
        [vowel] Plateau d’{ $name }
       *[other] Plateau de { $name }
    }
board-named =
    { $who ->
        [you] Votre plateau { $number }
       *[other] { $name }, plateau { $number }
    }
duel-down = ✓ rangée posée

## The tray

tray-label = Votre rangée
tray-hole = Trou { $number } : { $colour }
tray-hole-held = Trou { $number } : { $colour }, gardé
tray-palette = Couleurs
tray-undo = Annuler
verb-hide = Cacher le code
verb-guess = Poser la rangée
lay-row = Poser la rangée { $number }
pegs-missing =
    { $count ->
        [one] Encore 1 pion
       *[other] Encore { $count } pions
    }
pegs-extra =
    { $count ->
        [one] 1 pion de trop
       *[other] { $count } pions de trop
    }
dock-answer = Répondez d’abord
dock-waits = Ce n’est pas encore à vous
dock-onlooker = Vous regardez cette partie.

## Marking and answering by hand

mark-code = Code

## The table

table-title = Une table
table-coming = Vous arrivez à la table…
seat-you = Vous
seat-number = Siège { $number }
player-number = Joueur { $number }
seat-named = { $name } ({ $number })
seat-there = présent
seat-away = absent
role-maker = codeur
role-breaker = décodeur
role-out = éliminé de la manche
role-barred = hors jeu ; l’arbitre répond
players-label = Joueurs
score-words =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
track-words-red = { $points } sur la piste de score de { $notches } crans, fiche rouge
track-words-white = { $points } sur la piste de score de { $notches } crans, fiche blanche
round-of = Manche { $number } sur { $rounds }
round-attempt = essai { $attempt }
clock-days = { $days } j { $hours } h
claim-in = Absent. La manche pourra être réclamée dans { $time }.
claim-now = Réclamer la manche
connection-reconnecting = Reconnexion… Rien n’est perdu.
connection-offline = Cet appareil est hors ligne. La partie reprendra à son retour.
connection-ended = Le serveur vous a fermé cette table.
race-in = La course commence dans { $seconds }
notes-title = Notes
menu-more = Plus
menu-challenge = Contester une réponse
rule-why = Pourquoi ? ({ $rule })
record-see = Rangée par rangée

## Choosing a box and a table

home-boxes = Choisissez une boîte
home-tables = Rejoignez une partie, ou regardez-en une.
