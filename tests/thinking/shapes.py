"""Shapes that the tests of thinking try: every board of the rulebooks, and every kind of shape up to the largest."""

import random
from collections.abc import Iterator

from keypeg.rules.palette import EMPTY, LETTERS
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board


def box(holes: int, colours: int, *, repeats: bool = True, empties: int = 0) -> Shape:
    """A shape of the first so many colours."""
    return Shape(holes, LETTERS[:colours], repeats, 0, empties)


def board(holes: int, colours: int, *, repeats: bool = True, empties: int = 0, any_row: bool = False) -> Board:
    """A board; with `any_row` the rows may repeat colours that the codes may not."""
    codes = box(holes, colours, repeats=repeats, empties=empties)
    return Board(codes, box(holes, colours, repeats=True, empties=empties) if any_row else codes)


def every_shape() -> Iterator[Shape]:
    """Every shape from one hole to eight, two colours to twelve, repeats or not, empties or not, where codes exist."""
    for holes in range(1, 9):
        for colours in range(2, 13):
            for empties in (0, 1, holes):
                yield box(holes, colours, empties=empties)
                if holes - empties <= colours:
                    yield box(holes, colours, repeats=False, empties=empties)


def drawn(shape: Shape, rng: random.Random) -> str:
    """A random row of a shape."""
    empties = rng.randint(shape.fewest_empty, shape.most_empty)
    if not shape.repeats:
        empties = max(empties, shape.holes - len(shape.colours))
    pegs = shape.holes - empties
    chosen = rng.choices(shape.colours, k=pegs) if shape.repeats else rng.sample(shape.colours, pegs)
    row = [*chosen, *(EMPTY * empties)]
    rng.shuffle(row)
    return "".join(row)
