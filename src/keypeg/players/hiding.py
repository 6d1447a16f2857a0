"""Hiding a code: as people do, out of a hat, or as the equilibrium of the board has it."""

from random import Random
from typing import Final, assert_never

from keypeg.players.dealing import draw_code
from keypeg.players.levels import Hiding
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.thinking.codemaker_strategies import hiding_frequencies
from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.symmetry_classes import symmetry_class

REPEATS: Final = 0.25
"""How often somebody with habits lets a colour stand twice when it comes to mind twice."""
EMPTIES: Final = 0.1
"""How often such a person leaves a hole empty where that is allowed."""


def hide(way: Hiding, shapes: Shapes, person: Random, chance: Random) -> str:
    """A code. Which colours somebody likes hangs on `person`, and is the same in every round."""
    match way:
        case Hiding.HABIT:
            return _by_habit(shapes.codes, person, chance)
        case Hiding.DRAWN:
            return draw_code(shapes.codes, chance)
        case Hiding.MIXED:
            return _mixed(shapes, chance)
        case _:
            assert_never(way)


def _by_habit(shape: Shape, person: Random, chance: Random) -> str:
    """Favourite colours come to mind most often, and seldom twice."""
    favourites = person.sample(shape.colours, len(shape.colours))
    liking = [1 / (place + 2) for place in range(len(favourites))]
    code = ""
    while len(code) < shape.holes:
        free = len(set(shape.colours) - set(code))
        if code.count(EMPTY) < shape.most_empty and (chance.random() < EMPTIES or not (shape.repeats or free)):
            code += EMPTY
            continue
        (colour,) = chance.choices(favourites, liking)
        if colour not in code or (shape.repeats and (not free or chance.random() < REPEATS)):
            code += colour
    return "".join(chance.sample(code, len(code)))


def _mixed(shapes: Shapes, chance: Random) -> str:
    """By the board's equilibrium mix; where none is known, every code alike."""
    mix = hiding_frequencies(shapes)
    while True:
        code = draw_code(shapes.codes, chance)
        # A code drawn out of a hat is kept as often as its kind is to be hidden, measured by the most wanted kind.
        if mix is None or chance.random() < mix[symmetry_class(code, shapes)]:
            return code
