"""Symmetry classes of codes: codes that turn into each other when holes change places and colours change names.

Neither side gains by treating two codes of one class differently. So a codemaker's mixed strategy is a probability for
each class. People read the class as a *kind* of code.
"""

from collections import Counter, defaultdict
from string import ascii_uppercase

from keypeg.rules.palette import EMPTY
from keypeg.thinking.boards import Board
from keypeg.thinking.rulebook_boards import Shapes


def symmetry_classes(board: Board) -> dict[str, tuple[str, ...]]:
    """The codes of a board by class. A class is written like a code with nameless colours: AABC, or AB.. ."""
    shapes = Shapes(board.codes, board.rows)
    listed: defaultdict[str, list[str]] = defaultdict(list)
    for code in board:
        listed[symmetry_class(code, shapes)].append(code)
    return {name: tuple(codes) for name, codes in sorted(listed.items())}


def symmetry_class(code: str, shapes: Shapes) -> str:
    """The class of a code on a board with these shapes."""
    empty = "" if shapes.codes.empty_is_a_colour and shapes.rows.empty_is_a_colour else EMPTY
    counts = Counter(code)
    holes = counts.pop(empty, 0)
    pegs = sorted(counts.values(), reverse=True)
    return "".join(letter * count for letter, count in zip(ascii_uppercase, pegs, strict=False)) + empty * holes
