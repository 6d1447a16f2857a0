### The boxes: their names and aims, what may be agreed on, and the colours of the pegs.

## Boxes

box-classic-title = Classic
box-classic-line = The one everybody knows: four pegs, six colours, ten rows.
box-travel-title = Travel
box-travel-line = Sliders in place of key pegs, and no colour twice.
box-hasbro94-title = Hasbro 1994
box-hasbro94-line = Eight colours, twelve rows, and a score track.
box-duel-title = Duel
box-duel-line = Both hide a code, and both hunt, at the same time.
box-group-title = Group
box-group-line = One code, and each of you holds a part of it.
box-custom-title = Your own box
box-custom-line = Your own pegs, colours, rows and points.
box-super-title = Super
box-super-line = A size larger: five pegs in eight colours.
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
