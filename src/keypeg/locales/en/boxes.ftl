### The boxes: their names and aims, what may be agreed on, and the colours of the pegs.

## Boxes

box-classic-title = Classic
box-classic-line =
    The game as most people know it: two players, a hidden code of four pegs in six colours, and ten rows to
    find it.
box-classic-aim =
    The codemaker hides a code of four pegs behind the code shield, and the codebreaker tries to find it in as
    few rows as possible. The codemaker answers each row with red and white key pegs. Every row the
    codebreaker needs is a point for the codemaker; then the players switch roles. Whoever has more points
    after the agreed rounds wins.
box-travel-title = Travel
box-travel-line =
    The pocket game for two: nine rows, no colour twice in the code, and sliders in place of key pegs.
box-travel-aim =
    The codemaker hides a code of four pegs, all of different colours, and the codebreaker tries to find it in
    as few rows as possible. The codemaker answers each row by pulling out a red and a white slider. Every row
    used is a point for the codemaker; then the players switch roles. Whoever has more points after the agreed
    rounds wins.
box-hasbro94-title = Hasbro 1994
box-hasbro94-line =
    The 1994 game for two: eight colours, twelve rows and a score track, with doubled colours and empty holes
    as variants.
box-hasbro94-aim =
    The codemaker hides a code of four pegs in eight colours, and the codebreaker tries to find it within
    twelve rows. The codemaker answers each row with red and white key pegs. Every row used is a point for the
    codemaker, marked on the score track; then the players switch roles. Whoever has more points after the
    agreed rounds wins.
box-duel-title = Duel
box-duel-line =
    A duel for two: both players hide a code of five rings, and each hunts for the other’s at the same time.
box-duel-aim =
    Each player hides a code and tries to find the opponent’s. In every turn both lay a row, and only then
    does each give the other the key. A player who finds the code in a turn in which the opponent does not
    wins the round and a point. The first to hold a majority of the points wins the match.
box-group-title = Group
box-group-line =
    For two to four players: everyone holds a part of one shared code, and all questions and answers are open.
box-group-aim =
    Every board secretly holds one colour and its position; together they make up the code. In turn, players
    lay a row and question the others, whose boards each answer for their own part, and everybody sees the
    answers. A player who believes they know the whole code calls MASTERMIND: if they are right they win the
    round, and if they are wrong they are out of it. Whoever wins the most rounds wins the match.
box-custom-title = Your own box
box-custom-line =
    The classic game for two in a shape of your choice: pegs, colours, rows, repeats, empty holes and points.
box-custom-aim =
    As in the classic game, the codemaker hides a code and the codebreaker tries to find it in as few rows as
    possible. Every row used is a point for the codemaker; then the players switch roles. Whoever has more
    points after the agreed rounds wins. The size of the code, the number of rows and the rest are for the
    players to choose.
box-super-title = Super
box-super-line =
    Our own larger game for two: a hidden code of five pegs in eight colours, and twelve rows to find it.
box-super-aim =
    The codemaker hides a code of five pegs in eight colours behind the code shield, and the codebreaker tries
    to find it in as few rows as possible. The codemaker answers each row with red and white key pegs. Every row
    the codebreaker needs is a point for the codemaker; then the players switch roles. Whoever has more points
    after the agreed rounds wins.
box-house = A box of our own: there is no printed rulebook behind it.

## Options

option-rounds = How many rounds the match has.
option-marking = Who gives the keys: the referee, or the players by hand.
option-hints = Whether automatic notes are allowed in the browser. Notes by hand always are.
option-first_codemaker = Who makes the first code.
option-guesses = Whether rows are free or must obey the rules for the code.
option-tie_break = What happens on a tie: extra rounds, or a draw.
option-colours = How many colours the pegs come in.
option-doubles = Whether the code may hold a colour more than once.
option-ninth_colour = Whether holes may stay empty and count as a ninth colour.
option-penalty = Who loses 3 points for a wrong key: the codemaker, or, as printed in German, the codebreaker.
option-rings = How many rings a code has: five or four.
option-handicap = Which player is the beginner, with four rings to find instead of five.
option-race = Whether both players guess at their own pace instead of in turns.
option-boards_each = How many boards each player has; two only with two players.
option-second_board = Which player alone has two boards; for two players, the other has one.
option-rows = Whether a row must have the shape of a code or may be anything.
option-calls = When MASTERMIND may be called: only on one’s turn, or at any time.
option-pegs = How many pegs the code has.
option-row_limit = How many rows the codebreaker has.
option-repeats = Whether the code may repeat colours.
option-empties = Whether holes may stay empty and count as a further colour.
option-bonus = How many extra points the codemaker scores if the code is not found.
option-mistake = How points are given or taken for a wrong key.

## Colours

colour-R = red
colour-G = green
colour-B = blue
colour-Y = yellow
colour-O = orange
colour-P = purple
colour-W = white
colour-K = black
colour-N = brown
colour-T = turquoise
colour-M = magenta
colour-L = lime
