### Les joueurs ordinateurs : cinq niveaux.

level-rookie = Apprenti
level-rookie-line = Pour une première partie : oublie beaucoup, néglige la moitié des fiches blanches et repose des rangées déjà posées.
level-novice = Débutant
level-novice-line = Ne retient que les dernières rangées, néglige parfois les fiches blanches et se trompe en marquant à la main.
level-casual = Amateur
level-casual-line = Pose toujours une rangée compatible avec tout ce qu’on lui a dit.
level-strong = Confirmé
level-strong-line = Pose la rangée qui apprend le plus, qu’elle puisse être le code ou non.
level-master = Maître
level-master-line = Joue le mieux que l’on sache pour les points de l’édition, et cache ses codes selon la théorie.

# The name of a player that is a program of somebody's own.
bot-name = { $name } (bot)
