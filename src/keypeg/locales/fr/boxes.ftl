### Les boîtes : leurs noms et leurs buts, ce dont on peut convenir, et les couleurs des fiches.

## Boxes

box-classic-title = Classique
box-classic-line =
    Le jeu que tout le monde connaît : deux joueurs, un code caché de quatre pions en six couleurs et dix
    rangées pour le trouver.
box-classic-aim =
    Le codeur dissimule un code de quatre pions derrière le cache, et le décodeur essaie de le trouver en
    aussi peu de rangées que possible. Le codeur répond à chaque rangée par des fiches rouges et blanches.
    Chaque rangée dont le décodeur a besoin rapporte un point au codeur, puis les joueurs échangent leurs
    rôles. Celui qui a le plus de points après les manches convenues gagne.
box-travel-title = Voyage
box-travel-line =
    Le jeu de poche pour deux : neuf rangées, jamais deux fois la même couleur dans le code, et des curseurs à
    la place des fiches.
box-travel-aim =
    Le codeur cache un code de quatre pions, tous de couleurs différentes, et le décodeur essaie de le trouver
    en aussi peu de rangées que possible. Le codeur répond à chaque rangée en tirant un curseur rouge et un
    curseur blanc. Chaque rangée utilisée rapporte un point au codeur, puis les joueurs échangent leurs rôles.
    Celui qui a le plus de points après les manches convenues gagne.
box-hasbro94-title = Hasbro 1994
box-hasbro94-line =
    Le jeu de 1994 pour deux : huit couleurs, douze rangées et une piste de score, avec les couleurs doubles
    et les trous vides en variantes.
box-hasbro94-aim =
    Le codeur cache un code de quatre pions en huit couleurs, et le décodeur essaie de le trouver en douze
    rangées au plus. Le codeur répond à chaque rangée par des fiches rouges et blanches. Chaque rangée
    utilisée rapporte au codeur un point, marqué sur la piste de score, puis les joueurs échangent leurs
    rôles. Celui qui a le plus de points après les manches convenues gagne.
box-duel-title = Duel
box-duel-line =
    Un vrai duel : chacun des deux joueurs cache un code de cinq anneaux et cherche en même temps celui de
    l’autre.
box-duel-aim =
    Chaque joueur cache un code et cherche celui de son adversaire. À chaque tour, tous deux posent une
    rangée, et c’est seulement ensuite que chacun donne à l’autre sa réponse. Celui qui trouve le code à un
    tour où l’autre ne le trouve pas gagne la manche et un point. Le premier qui détient la majorité des
    points gagne la partie.
box-group-title = Groupe
box-group-line =
    De deux à quatre joueurs : chacun détient une part d’un code commun, et toutes les questions et réponses
    sont publiques.
box-group-aim =
    Chaque plateau détient en secret une couleur et sa position ; réunies, elles forment le code. À tour de
    rôle, chacun pose une rangée et interroge les autres, dont chaque plateau répond pour sa seule part, sous
    les yeux de tous. Celui qui croit connaître le code entier annonce MASTERMIND : s’il a raison, il gagne la
    manche ; s’il a tort, il en est éliminé. Celui qui gagne le plus de manches gagne la partie.
box-custom-title = Votre boîte
box-custom-line =
    Le jeu classique pour deux à votre mesure : pions, couleurs, rangées, répétitions, trous vides et points.
box-custom-aim =
    Comme dans le jeu classique, le codeur cache un code, et le décodeur essaie de le trouver en aussi peu de
    rangées que possible. Chaque rangée utilisée rapporte un point au codeur, puis les joueurs échangent leurs
    rôles. Celui qui a le plus de points après les manches convenues gagne. La taille du code, le nombre de
    rangées et tout le reste sont au choix des joueurs.
box-super-title = Super
box-super-line =
    Notre jeu en plus grand, pour deux : un code caché de cinq pions en huit couleurs, et douze rangées pour le
    trouver.
box-super-aim =
    Le codeur dissimule derrière le cache un code de cinq pions en huit couleurs, et le décodeur essaie de le
    trouver en aussi peu de rangées que possible. Le codeur répond à chaque rangée par des fiches rouges et
    blanches. Chaque rangée utilisée rapporte un point au codeur, puis les joueurs échangent leurs rôles. Celui
    qui a le plus de points après les manches convenues gagne.
box-house = Une boîte à nous : aucun livret imprimé ne lui sert de règle.

## Options

option-rounds = Le nombre de manches de la partie.
option-marking = Qui donne les réponses : l’arbitre, ou les joueurs à la main.
option-hints = Autorise ou interdit les notes automatiques dans le navigateur. Les notes à la main sont toujours permises.
option-first_codemaker = Qui compose le premier code.
option-guesses = Laisse les rangées libres, ou leur impose les règles du code.
option-tie_break = Ce qui suit une égalité : des manches supplémentaires, ou une partie nulle.
option-colours = Le nombre de couleurs des pions.
option-doubles = Permet au code de contenir plusieurs fois la même couleur.
option-ninth_colour = Permet de laisser des trous vides, qui comptent comme une neuvième couleur.
option-penalty =
    Qui perd 3 points pour une réponse fausse : le codeur, ou, selon le texte allemand, le décodeur.
option-rings = Le nombre d’anneaux d’un code : cinq ou quatre.
option-handicap = Quel joueur est le débutant, qui n’a que quatre anneaux à trouver au lieu de cinq.
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

## Colours

colour-R = rouge
colour-G = vert
colour-B = bleu
colour-Y = jaune
colour-O = orange
colour-P = violet
colour-W = blanc
colour-K = noir
colour-N = marron
colour-T = turquoise
colour-M = magenta
colour-L = vert citron
