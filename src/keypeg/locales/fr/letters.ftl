### The letters of the colours: one each, wherever a person types or reads one. Records keep the letters behind `letter-`.
### Messages write a row in them as PEGS($row). How they are chosen: docs/decisions/0404.

letter-R = R
letter-G = V
letter-B = B
letter-Y = J
letter-O = O
letter-P = I
letter-W = L
letter-K = N
letter-N = M
letter-T = T
letter-M = A
letter-L = C
