### Les boîtes : leurs noms et leurs buts, ce dont on peut convenir, et les couleurs des fiches.

## Boxes

box-classic-title = Classique
box-classic-line = Celle que tout le monde connaît : quatre pions, six couleurs, dix rangées.
box-travel-title = Voyage
box-travel-line = Des curseurs à la place des fiches, et jamais deux fois la même couleur.
box-hasbro94-title = Hasbro 1994
box-hasbro94-line = Huit couleurs, douze rangées et une piste de score.
box-duel-title = Duel
box-duel-line = Chacun cache un code et cherche celui de l’autre, en même temps.
box-group-title = Groupe
box-group-line = Un seul code, dont chacun détient une part.
box-custom-title = Votre boîte
box-custom-line = Vos pions, vos couleurs, vos rangées, vos points.
box-super-title = Super
box-super-line = Une taille au-dessus : cinq pions en huit couleurs.
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
