### La leçon : une première partie qui apprend le jeu. Un enfant de neuf ans la lit.

lesson-board = Le plateau de la leçon
lesson-part = Étape { $part } sur { $parts }
lesson-skip = Passer
lesson-back = Retour
lesson-next = Suivant
lesson-again = Recommencer
lesson-play-first = Votre première partie
lesson-play = Jouer une partie

## Colours at the start of a sentence

lesson-colour-R = Le rouge
lesson-colour-Y = Le jaune
lesson-colour-G = Le vert
lesson-colour-B = Le bleu

## The steps

lesson-lay-title = Devinez le code
lesson-lay = Trois couleurs différentes sont cachées là-haut. Posez une rangée de trois.
lesson-used = { $colour } est déjà au trou { $hole } : chaque couleur ne sert qu’une fois.
lesson-red-title = Rouge : bonne place
lesson-red = { $colour } est dans le code, et à la bonne place. Il gagne une fiche rouge.
lesson-white-title = Blanche : mauvaise place
lesson-white = { $colour } est dans le code, mais à une autre place. Il gagne une fiche blanche.
lesson-order-title = Rien : pas dans le code
lesson-order = { $colour } n’est pas dans le code. Dans une partie, personne ne trace les lignes : les fiches ne disent jamais de quel pion elles parlent. À vous de trouver !
lesson-find-title = À vous
lesson-find = Un nouveau code est caché. Un seul va avec les fiches des deux rangées. Lequel ?
lesson-wrong-title = Presque !
lesson-wrong = Alors la rangée { $number } aurait : { $would }. Or elle a : { $got }.
lesson-hint = { $colour } est exclu : la rangée 1 a trois fiches pour ses trois couleurs.
lesson-found-title = Code trouvé !
lesson-found = C’est tout le Mastermind : poser une rangée, lire les fiches, réfléchir. Dans une partie, le code est plus long, et certaines boîtes y admettent deux fois la même couleur.

## The lines in words

lesson-pair-red = Fiche rouge : { $colour }, au trou { $hole } de la rangée et du code.
lesson-pair-white = Fiche blanche : { $colour }, au trou { $hole } de la rangée et au trou { $place } du code.

## The lesson in text mode

lesson-text-lay = Trois couleurs différentes sont cachées. Tapez-en trois à votre tour : { $colours }.
lesson-text-unclear = Tapez trois couleurs différentes : { $colours }.
lesson-text-field = Vos couleurs
lesson-to-board = Au plateau
