### Computerspieler: die fünf Stufen.

level-rookie = Neuling
level-rookie-line = Für die erste Partie: vergisst viel, übersieht die Hälfte der weißen Stifte und setzt Reihen noch einmal.
level-novice = Anfänger
level-novice-line = Merkt sich nur die letzten Reihen, übersieht mitunter weiße Stifte und irrt sich beim Setzen von Hand.
level-casual = Amateur
level-casual-line = Legt immer eine Reihe, die zu allem passt, was gesagt wurde.
level-strong = Könner
level-strong-line = Legt die Reihe, die am meisten verrät, ob sie nun der Code sein kann oder nicht.
level-master = Meister
level-master-line = Spielt das Beste, was man für die Punkte der Ausgabe kennt, und versteckt Codes nach der Theorie.

# The name of a player that is a program of somebody's own.
bot-name = { $name } (Bot)
