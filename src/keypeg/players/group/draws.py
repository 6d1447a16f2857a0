"""What can be drawn: tokens, codes and rows by number, so that thousands of holdings can be weighed at once.

A token is counted colour by colour, a code is read in base seven with 0 for an empty place: 16,807 numbers, as the
rulebook's title says.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations, product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from keypeg.rules.actions import Token
from keypeg.rules.boxes import edition
from keypeg.rules.edition import GroupGame
from keypeg.rules.keys import Answer, answer
from keypeg.rules.palette import EMPTY
from keypeg.rules.views import GroupView

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

ANSWERS: Final[tuple[Answer, ...]] = ("none", "white", "black")


class Draw(NamedTuple):
    """What the boards of a match draw from."""

    colours: str
    copies: int
    """How many tokens there are of each colour."""
    places: int
    boards: int
    boards_each: int

    @property
    def tokens(self) -> int:
        """How many different tokens there are."""
        return len(self.colours) * self.places

    def number(self, token: Token) -> int:
        """A token by its number."""
        return self.colours.index(token.colour) * self.places + token.number - 1

    def of_seat(self, seat: int) -> range:
        """The boards of a seat."""
        return range(seat * self.boards_each, (seat + 1) * self.boards_each)

    def code_row(self, code: int) -> str:
        """A code as it is laid."""
        letters = EMPTY + self.colours
        return "".join(letters[code // len(letters) ** place % len(letters)] for place in range(self.places))

    def code_number(self, row: str) -> int:
        """A row by its number."""
        letters = EMPTY + self.colours
        return sum(letters.index(letter) * len(letters) ** place for place, letter in enumerate(row))


def drawn_from(view: GroupView) -> Draw:
    """What the boards of this match drew from."""
    game = edition(view.edition, view.options).game
    assert isinstance(game, GroupGame)
    return Draw(game.colours, game.copies, game.places, view.seats * game.boards_each, game.boards_each)


class Holdings(NamedTuple):
    """Ways in which the tokens may lie: who holds what."""

    held: Ints
    """Holdings × boards: the token on each board."""
    chance: Floats
    """How likely each is, up to a factor."""
    code: Ints
    """The code that each makes."""

    def only(self, where: Bools | Ints) -> "Holdings":
        """Those of them that are meant."""
        return Holdings(self.held[where], self.chance[where], self.code[where])


@lru_cache(maxsize=256)
def holdings(draw: Draw, known: tuple[tuple[int, Token], ...]) -> Holdings:
    """Every holding of the boards whose tokens are not known, weighed as a draw without replacement (G2)."""
    places, colours = draw.places, len(draw.colours)
    own = dict(known)
    free = [board for board in range(draw.boards) if board not in own]
    taken = {token.number - 1 for token in own.values()}
    numbers = np.array(list(permutations([n for n in range(places) if n not in taken], len(free))), dtype=np.int64)
    shades = np.array(list(product(range(colours), repeat=len(free))), dtype=np.int64)
    table = np.empty((len(shades), len(numbers), draw.boards), dtype=np.int64)
    for board, token in own.items():
        table[:, :, board] = draw.number(token)
    for column, board in enumerate(free):
        table[:, :, board] = shades[:, None, column] * places + numbers[None, :, column]
    held: Ints = table.reshape(-1, draw.boards)
    return Holdings(held, chances(draw, held), codes(draw, held))


def chances(draw: Draw, held: Ints) -> Floats:
    """How likely holdings are, up to a factor: every token that has a colour makes another of it rarer."""
    colour = held // draw.places
    likely = np.ones(len(held))
    for board in range(1, draw.boards):
        likely *= draw.copies - (colour[:, :board] == colour[:, board, None]).sum(axis=1)
    return likely


def add_up(case: Ints, chance: Floats, cases: int) -> Floats:
    """The chances of all that falls under the same case."""
    return np.bincount(case, chance, cases).astype(np.float64)


def codes(draw: Draw, held: Ints) -> Ints:
    """The code that each holding makes (G3)."""
    base = len(draw.colours) + 1
    powers: Ints = base ** np.arange(draw.places)
    made: Ints = ((held // draw.places + 1) * powers[held % draw.places]).sum(axis=1)
    return made


@lru_cache(maxsize=20_000)
def replies(draw: Draw, row: str) -> Ints:
    """What each token answers to a row: 0 nothing, 1 white, 2 black."""
    return np.array(
        [ANSWERS.index(answer(row, colour, place + 1)) for colour in draw.colours for place in range(draw.places)],
        dtype=np.int64,
    )


@lru_cache(maxsize=32)
def hands(draw: Draw) -> Ints:
    """Every hand that a seat could be thought to hold (hands × its boards), in the order of `hand_numbers`."""
    each = np.meshgrid(*[np.arange(draw.tokens)] * draw.boards_each, indexing="ij")
    return np.stack(each, axis=-1).reshape(-1, draw.boards_each)


def hand_numbers(draw: Draw, seat: int, held: Ints) -> Ints:
    """The hand of a seat in each holding, as one number."""
    number: Ints = np.zeros(len(held), dtype=np.int64)
    for board in draw.of_seat(seat):
        number = number * draw.tokens + held[:, board]
    return number


def answer_numbers(draw: Draw, asker: int, rows: list[str], held: Ints) -> Ints:
    """Rows × holdings: what all boards but the asker's answer together, as one number."""
    table = reply_table(draw, rows)
    number: Ints = np.zeros((len(rows), len(held)), dtype=np.int64)
    for board in range(draw.boards):
        if board not in draw.of_seat(asker):
            number = number * 3 + table[:, held[:, board]]
    return number


def reply_table(draw: Draw, rows: Iterable[str]) -> Ints:
    """Rows × tokens: what each token answers to each row."""
    return np.stack([replies(draw, row) for row in rows])
