### Computer players: the five levels.

level-rookie = Rookie
level-rookie-line = For a first game: forgets, overlooks half of the white pegs, and lays rows again.
level-novice = Novice
level-novice-line = Bears only the last rows in mind, now and then overlooks white pegs, and errs when marking by hand.
level-casual = Casual
level-casual-line = Always lays a row that fits everything it has been told.
level-strong = Strong
level-strong-line = Lays the row that tells most, whether it may be the code or not.
level-master = Master
level-master-line = Plays the best that is known for the edition's own score, and hides codes as the theory has it.

# The name of a player that is a program of somebody's own.
bot-name = { $name } (bot)
