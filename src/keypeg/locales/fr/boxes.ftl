### Les boîtes : leurs noms et leurs buts, ce dont on peut convenir, et les couleurs des fiches.

## Boxes

box-classic-title = Classique
box-classic-line =
    Le jeu que tout le monde connaît : deux joueurs, un code caché de quatre pions en six couleurs et dix
    rangées pour le trouver.
box-travel-title = Voyage
box-travel-line =
    Le jeu de poche pour deux : neuf rangées, jamais deux fois la même couleur dans le code, et des curseurs à
    la place des fiches.
box-hasbro94-title = Hasbro 1994
box-hasbro94-line =
    Le jeu de 1994 pour deux : huit couleurs, douze rangées et une piste de score, avec les couleurs doubles
    et les trous vides en variantes.
box-duel-title = Duel
box-duel-line =
    Un vrai duel : chacun des deux joueurs cache un code de cinq anneaux et cherche en même temps celui de
    l’autre.
box-group-title = Groupe
box-group-line =
    De deux à quatre joueurs : chacun détient une part d’un code commun, et toutes les questions et réponses
    sont publiques.
box-custom-title = Votre boîte
box-custom-line =
    Le jeu classique pour deux à votre mesure : pions, couleurs, rangées, répétitions, trous vides et points.
box-super-title = Super
box-super-line =
    Notre jeu en plus grand, pour deux : un code caché de cinq pions en huit couleurs, et douze rangées pour le
    trouver.
box-house = Une boîte à nous : aucun livret imprimé ne lui sert de règle.

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
