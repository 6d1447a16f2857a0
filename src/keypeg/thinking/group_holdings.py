"""Holdings: every way in which the tokens may lie, in arrays, so that thousands of them are compared at once.

Tokens are numbered colour by colour. A code is read as a number in base seven, with 0 for an empty place, which makes
16,807 numbers, as in the title of the rulebook.
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


class GroupSetup(NamedTuple):
    """The tokens of a match, and the boards that draw them."""

    colours: str
    copies: int
    """How many tokens there are of each colour."""
    places: int
    owners: tuple[int, ...]
    """The seat that each board belongs to."""

    @property
    def boards(self) -> int:
        return len(self.owners)

    @property
    def tokens(self) -> int:
        """How many different tokens there are."""
        return len(self.colours) * self.places

    def token_number(self, token: Token) -> int:
        """The number of a token."""
        return self.colours.index(token.colour) * self.places + token.number - 1

    def of_seat(self, seat: int) -> range:
        """The boards of a seat, which stand side by side."""
        first = self.owners.index(seat)
        return range(first, first + self.owners.count(seat))

    def code_row(self, code: int) -> str:
        """The row of a code's number."""
        letters = EMPTY + self.colours
        return "".join(letters[code // len(letters) ** place % len(letters)] for place in range(self.places))

    def code_number(self, row: str) -> int:
        """The number of a row."""
        letters = EMPTY + self.colours
        return sum(letters.index(letter) * len(letters) ** place for place, letter in enumerate(row))


def group_setup(view: GroupView) -> GroupSetup:
    """The tokens and boards of this match."""
    game = edition(view.edition, view.options).game
    assert isinstance(game, GroupGame)
    return GroupSetup(game.colours, game.copies, game.places, view.owners)


class Holdings(NamedTuple):
    """Ways in which the tokens may lie: in each, every board holds one token."""

    held: Ints
    """Holdings × boards: the token on each board."""
    weight: Floats
    """How likely each holding is, up to a factor."""
    code: Ints
    """The code that each holding makes."""

    def only(self, where: Bools | Ints) -> "Holdings":
        """The selected holdings."""
        return Holdings(self.held[where], self.weight[where], self.code[where])


@lru_cache(maxsize=256)
def holdings(setup: GroupSetup, known: tuple[tuple[int, Token], ...]) -> Holdings:
    """Every holding in which some boards hold known tokens, weighted as a draw without replacement (G2)."""
    places, colours = setup.places, len(setup.colours)
    own = dict(known)
    free = [board for board in range(setup.boards) if board not in own]
    taken = {token.number - 1 for token in own.values()}
    numbers = np.array(list(permutations([n for n in range(places) if n not in taken], len(free))), dtype=np.int64)
    shades = np.array(list(product(range(colours), repeat=len(free))), dtype=np.int64)
    table = np.empty((len(shades), len(numbers), setup.boards), dtype=np.int64)
    for board, token in own.items():
        table[:, :, board] = setup.token_number(token)
    for column, board in enumerate(free):
        table[:, :, board] = shades[:, None, column] * places + numbers[None, :, column]
    held: Ints = table.reshape(-1, setup.boards)
    return Holdings(held, weights(setup, held), codes(setup, held))


def weights(setup: GroupSetup, held: Ints) -> Floats:
    """How likely holdings are, up to a factor: each token of a colour leaves one fewer of that colour to draw."""
    colour = held // setup.places
    likely = np.ones(len(held))
    for board in range(1, setup.boards):
        likely *= setup.copies - (colour[:, :board] == colour[:, board, None]).sum(axis=1)
    return likely


def codes(setup: GroupSetup, held: Ints) -> Ints:
    """The code that each holding makes (G3)."""
    base = len(setup.colours) + 1
    powers: Ints = base ** np.arange(setup.places)
    made: Ints = ((held // setup.places + 1) * powers[held % setup.places]).sum(axis=1)
    return made


@lru_cache(maxsize=20_000)
def answers_by_token(setup: GroupSetup, row: str) -> Ints:
    """What each token answers to a row: 0 none, 1 white, 2 black."""
    return np.array(
        [ANSWERS.index(answer(row, colour, place + 1)) for colour in setup.colours for place in range(setup.places)],
        dtype=np.int64,
    )


@lru_cache(maxsize=32)
def hands(setup: GroupSetup, seat: int) -> Ints:
    """Every hand that a seat may hold (hands × its boards), in the order of `hand_numbers`."""
    boards = len(setup.of_seat(seat))
    each = np.meshgrid(*[np.arange(setup.tokens)] * boards, indexing="ij")
    return np.stack(each, axis=-1).reshape(-1, boards)


def hand_numbers(setup: GroupSetup, seat: int, held: Ints) -> Ints:
    """The hand of a seat in each holding, as one number."""
    number: Ints = np.zeros(len(held), dtype=np.int64)
    for board in setup.of_seat(seat):
        number = number * setup.tokens + held[:, board]
    return number


def answer_numbers(setup: GroupSetup, asker: int, rows: Iterable[str], held: Ints) -> Ints:
    """Rows × holdings: the answers of all boards but the asker's, together as one number."""
    answers = np.stack([answers_by_token(setup, row) for row in rows])
    number: Ints = np.zeros((len(answers), len(held)), dtype=np.int64)
    for board in range(setup.boards):
        if board not in setup.of_seat(asker):
            number = number * 3 + answers[:, held[:, board]]
    return number


def add_up(case: Ints, weight: Floats, cases: int) -> Floats:
    """The sum of the weights in each case."""
    return np.bincount(case, weight, cases).astype(np.float64)
