"""Kinds of codes: those that turn into each other when holes change places and colours names.

Nobody gains by treating codes of one kind differently, so a codemaker's mix is a chance for each kind.
"""

from collections import Counter, defaultdict
from string import ascii_uppercase

from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.rulebook_boards import Shapes


def kinds(board: Board) -> dict[str, tuple[str, ...]]:
    """The codes of a board by kind. A kind is spelled like a code whose colours have no names: AABC, or AB.. ."""
    shapes = Shapes(board.codes, board.rows)
    listed: defaultdict[str, list[str]] = defaultdict(list)
    for code in board:
        listed[kind_of(code, shapes)].append(code)
    return {kind: tuple(codes) for kind, codes in sorted(listed.items())}


def kind_of(code: str, shapes: Shapes) -> str:
    """The kind of a code of a board with these shapes."""
    empty = "" if _empty_is_a_colour(shapes.codes) and _empty_is_a_colour(shapes.rows) else EMPTY
    counts = Counter(code)
    holes = counts.pop(empty, 0)
    pegs = sorted(counts.values(), reverse=True)
    return "".join(letter * count for letter, count in zip(ascii_uppercase, pegs, strict=False)) + empty * holes


def _empty_is_a_colour(shape: Shape) -> bool:
    """Whether an empty hole may stand wherever and as often as a peg."""
    return shape.repeats and shape.fewest_empty == 0 and shape.most_empty == shape.holes
