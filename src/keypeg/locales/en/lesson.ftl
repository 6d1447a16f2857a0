### The lesson: a first game that teaches. A child of nine reads it.

lesson-board = The board of the lesson
lesson-part = Step { $part } of { $parts }
lesson-skip = Skip
lesson-back = Back
lesson-next = Next
lesson-again = Once more
lesson-play-first = Play your first match
lesson-play = Play a match

## Colours at the start of a sentence

lesson-colour-R = Red
lesson-colour-Y = Yellow
lesson-colour-G = Green
lesson-colour-B = Blue

## The steps

lesson-lay-title = Guess the code
lesson-lay = Three different colours are hidden up there. Lay three of your own.
lesson-used = { $colour } is in hole { $hole } already: every colour is there only once.
lesson-red-title = Red: right place
lesson-red = { $colour } is in the code, and in the right place. That earns a red key peg.
lesson-white-title = White: wrong place
lesson-white = { $colour } is in the code, but in another place. That earns a white key peg.
lesson-order-title = Nothing: not in the code
lesson-order = { $colour } is not in the code. In a match nobody draws the lines: key pegs never say which peg they mean. You find out!
lesson-find-title = Your turn
lesson-find = A new code is hidden. Only one code fits the key pegs of both rows. Which one?
lesson-wrong-title = Not quite
lesson-wrong = Then row { $number } would have: { $would }. But it has: { $got }.
lesson-hint = { $colour } is out: row 1 has three key pegs for its three colours.
lesson-found-title = You cracked it!
lesson-found = That is all of Mastermind: lay a row, read the key pegs, think. In a match the code is longer, and in some boxes a colour may come twice.

## The lines in words

lesson-pair-red = Red key peg: { $colour } is in hole { $hole } of the row and of the code.
lesson-pair-white = White key peg: { $colour } is in hole { $hole } of the row and in hole { $place } of the code.

## The lesson in text mode

lesson-text-lay = Three different colours are hidden. Type three colours of your own: { $colours }.
lesson-text-unclear = Type three different colours: { $colours }.
lesson-text-field = Your colours
lesson-to-board = To the board
