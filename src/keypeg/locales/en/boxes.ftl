### The boxes: their names and aims, what may be agreed on, and the colours of the pegs.

## Boxes

box-classic-title = Classic
box-classic-line =
    The game as most people know it: two players, a hidden code of four pegs in six colours, and ten rows to
    find it.
box-travel-title = Travel
box-travel-line =
    The pocket game for two: nine rows, no colour twice in the code, and sliders in place of key pegs.
box-hasbro94-title = Hasbro 1994
box-hasbro94-line =
    The 1994 game for two: eight colours, twelve rows and a score track, with doubled colours and empty holes
    as variants.
box-duel-title = Duel
box-duel-line =
    A duel for two: both players hide a code of five rings, and each hunts for the other’s at the same time.
box-group-title = Group
box-group-line =
    For two to four players: everyone holds a part of one shared code, and all questions and answers are open.
box-custom-title = Your own box
box-custom-line =
    The classic game for two in a shape of your choice: pegs, colours, rows, repeats, empty holes and points.
box-super-title = Super
box-super-line =
    Our own larger game for two: a hidden code of five pegs in eight colours, and twelve rows to find it.
box-house = A box of our own: there is no printed rulebook behind it.

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
