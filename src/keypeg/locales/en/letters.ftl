### The letters of the colours: one each, wherever a person types or reads one. Records keep the letters behind `letter-`.
### Messages write a row in them as PEGS($row). How they are chosen: docs/decisions/0404.

letter-R = R
letter-G = G
letter-B = B
letter-Y = Y
letter-O = O
letter-P = P
letter-W = W
letter-K = K
letter-N = N
letter-T = T
letter-M = M
letter-L = L
