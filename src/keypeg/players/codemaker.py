"""The codemaker: which code to hide, and which keys and answers to give where they are given by hand."""

from random import Random
from typing import Final, assert_never

from keypeg.players.levels import CodeChoice, Level
from keypeg.players.random_draws import draw_code
from keypeg.rules.keys import Answer, Key, answer, can_exist, mark
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.thinking.codemaker_strategies import hiding_frequencies
from keypeg.thinking.rulebook_boards import Shapes
from keypeg.thinking.symmetry_classes import symmetry_class

REPEAT_CHANCE: Final = 0.25
"""The chance that a person repeats a colour that comes to mind a second time."""
EMPTY_CHANCE: Final = 0.1
"""The chance that a person leaves the next hole empty, where that is allowed."""
ANSWERS: Final[tuple[Answer, ...]] = ("black", "white", "none")


def choose_code(choice: CodeChoice, shapes: Shapes, person: Random, rng: Random) -> str:
    """A code to hide. `person` draws the favourite colours, which are the same in every round."""
    match choice:
        case CodeChoice.HABIT:
            return _habitual_code(shapes.codes, person, rng)
        case CodeChoice.UNIFORM:
            return draw_code(shapes.codes, rng)
        case CodeChoice.EQUILIBRIUM:
            return _equilibrium_code(shapes, rng)
        case _:
            assert_never(choice)


def _habitual_code(shape: Shape, person: Random, rng: Random) -> str:
    """A code as people choose it: with favourite colours and few repeats."""
    favourites = person.sample(shape.colours, len(shape.colours))
    liking = [1 / (place + 2) for place in range(len(favourites))]
    code = ""
    while len(code) < shape.holes:
        free = len(set(shape.colours) - set(code))
        if code.count(EMPTY) < shape.most_empty and (rng.random() < EMPTY_CHANCE or not (shape.repeats or free)):
            code += EMPTY
            continue
        (colour,) = rng.choices(favourites, liking)
        if colour not in code or (shape.repeats and (not free or rng.random() < REPEAT_CHANCE)):
            code += colour
    return "".join(rng.sample(code, len(code)))


def _equilibrium_code(shapes: Shapes, rng: Random) -> str:
    """A code drawn from the board's equilibrium; where none is known, every code is equally likely."""
    mix = hiding_frequencies(shapes)
    while True:
        code = draw_code(shapes.codes, rng)
        # Rejection sampling: the mix is scaled so that codes of the most frequent kind are always kept.
        if mix is None or rng.random() < mix[symmetry_class(code, shapes)]:
            return code


def mark_by_hand(level: Level, row: str, code: str, rng: Random) -> Key:
    """The key of a row. A wrong key is wrong by one peg: overlooked, counted twice, or of the other colour."""
    right = mark(row, code)
    if rng.random() >= level.error_chance:
        return right
    reds, whites = right
    slips = [
        Key(reds, whites - 1),
        Key(reds, whites + 1),
        Key(reds - 1, whites),
        Key(reds - 1, whites + 1),
        Key(reds + 1, whites - 1),
    ]
    # Nobody overlooks that the code is found, or believes that it is when it is not.
    likely = [key for key in slips if can_exist(key, len(row)) and key.reds < len(row)]
    return rng.choice(likely) if right.reds < len(row) and likely else right


def answer_by_hand(level: Level, row: str, colour: str, number: int, rng: Random) -> Answer:
    """What a board of the group edition answers for its token."""
    right = answer(row, colour, number)
    if rng.random() >= level.error_chance:
        return right
    return rng.choice([other for other in ANSWERS if other != right])
