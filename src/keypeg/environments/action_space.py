"""The action space: a number for everything that one seat can ever do in an edition.

Number 0 is to pass. Then come, where the edition has them, a challenge, the keys of a row, the answers of a board, and
a block for each kind of row: the code to hide, the row to lay, the row to ask, the row to call. Within its block, a
row's number has the row's letters as its digits, the first hole first.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from keypeg.rules.actions import (
    Action,
    AskRow,
    CallMastermind,
    Challenge,
    GiveAnswer,
    HideCode,
    LayRow,
    MarkRow,
)
from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition, GroupGame
from keypeg.rules.keys import Answer, Key, can_exist
from keypeg.rules.offers import (
    MayAskRow,
    MayCallMastermind,
    MayChallenge,
    MayGiveAnswer,
    MayHideCode,
    MayLayRow,
    MayMarkRow,
    Offer,
)
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape

MOST_ROWS: Final = 2**20
"""The largest block: how many rows of one kind can be numbered."""
PASS: Final = 0
ANSWERS: Final[tuple[Answer, ...]] = ("black", "white", "none")

Mask: TypeAlias = NDArray[np.int8]
RowAction = HideCode | LayRow | AskRow | CallMastermind
_OFFERED: Final[dict[type[Offer], type[RowAction]]] = {
    MayHideCode: HideCode,
    MayLayRow: LayRow,
    MayAskRow: AskRow,
    MayCallMastermind: CallMastermind,
}


class ActionNumbers:
    """The actions of one seat and their numbers."""

    def __init__(self, edition: Edition, seats: int, seat: int) -> None:
        few: list[Action | None] = [None]
        kinds: list[tuple[type[RowAction], Shape]]
        if edition.by_hand:
            few.append(Challenge())
        match edition.game:
            case CodebreakingGame(code=code, row=row):
                kinds = [(HideCode, code), (LayRow, row)]
                few += _marks(row.holes) if edition.by_hand else []
            case DuelGame(to_find=to_find):
                kinds = [(HideCode, to_find[1 - seat]), (LayRow, to_find[seat])]
                few += _marks(to_find[1 - seat].holes) if edition.by_hand else []
            case GroupGame() as game:
                each = game.owners(seats).count(seat)
                kinds = [(AskRow, game.row_shape(seats)), (CallMastermind, game.code_shape(seats))]
                few += [GiveAnswer(key, board) for board in range(each) for key in ANSWERS if edition.by_hand]
        self._few = few
        self._numbers = {action: number for number, action in enumerate(few)}
        self._blocks: dict[type[RowAction], tuple[int, Shape]] = {}
        self.size = len(few)
        """The size of the action space."""
        for kind, shape in kinds:
            self._blocks[kind] = self.size, shape
            self.size += _block_size(shape)

    def number(self, action: Action | None) -> int:
        """The number of an action; None is to pass."""
        if isinstance(action, RowAction) and (block := self._blocks.get(type(action))):
            start, shape = block
            return start + _row_number(_pegs(action), shape)
        if action not in self._numbers:
            raise ValueError(f"{action} has no number for this seat.")
        return self._numbers[action]

    def action(self, number: int) -> Action | None:
        """The action of a number; None is to pass."""
        if not 0 <= number < self.size:
            raise ValueError(f"Actions are numbered 0 to {self.size - 1}, not {number}.")
        if number < len(self._few):
            return self._few[number]
        kind, start, shape = max(
            ((kind, start, shape) for kind, (start, shape) in self._blocks.items() if start <= number),
            key=lambda block: block[1],
        )
        return _row_maker(kind)(_row(number - start, shape))

    def mask(self, offers: Iterable[Offer], *, may_pass: bool) -> Mask:
        """1 for each action that takes one of these offers."""
        mask = np.zeros(self.size, np.int8)
        mask[PASS] = may_pass
        for offer in offers:
            match offer:
                case (
                    MayHideCode(shape=shape)
                    | MayLayRow(shape=shape)
                    | MayAskRow(shape=shape)
                    | MayCallMastermind(shape=shape)
                ):
                    start, _ = self._blocks[_OFFERED[type(offer)]]
                    mask[start : start + _block_size(shape)] = allowed_rows(shape)
                case MayMarkRow(row=row):
                    for number, action in enumerate(self._few):
                        if isinstance(action, MarkRow):
                            mask[number] = can_exist(Key(action.reds, action.whites), len(row))
                case MayGiveAnswer(board=board):
                    for key in ANSWERS:
                        mask[self.number(GiveAnswer(key, board))] = 1
                case MayChallenge():
                    mask[self.number(Challenge())] = 1
                case _:
                    raise ValueError(f"{type(offer).__name__} has no numbers here.")
        return mask


def _marks(holes: int) -> list[MarkRow]:
    """Every key that a row can earn."""
    keys = (Key(reds, whites) for reds in range(holes + 1) for whites in range(holes + 1))
    return [MarkRow(*key) for key in keys if can_exist(key, holes)]


def _pegs(action: RowAction) -> str:
    return action.code if isinstance(action, HideCode) else action.row


def _row_maker(kind: type[RowAction]) -> Callable[[str], RowAction]:
    return kind


def _letters(shape: Shape) -> str:
    return shape.colours + (EMPTY if shape.most_empty else "")


def _block_size(shape: Shape) -> int:
    """How many numbers the rows of a shape take, including rows that the shape does not allow."""
    letters = len(_letters(shape))
    if letters**shape.holes > MOST_ROWS:
        raise ValueError(
            f"{shape.holes} holes of {letters} kinds make {letters**shape.holes:,} rows, "
            f"more than the {MOST_ROWS:,} that an environment can number: take fewer holes or colours."
        )
    return int(letters**shape.holes)


def _row_number(row: str, shape: Shape) -> int:
    letters = _letters(shape)
    if len(row) != shape.holes or set(row) - set(letters):
        raise ValueError(f"{row!r} is not a row of {shape.holes} holes with the letters {letters}.")
    number = 0
    for letter in row:
        number = number * len(letters) + letters.index(letter)
    return number


def _row(number: int, shape: Shape) -> str:
    letters = _letters(shape)
    row = ""
    for _ in range(shape.holes):
        number, place = divmod(number, len(letters))
        row = letters[place] + row
    return row


@lru_cache(maxsize=32)
def allowed_rows(shape: Shape) -> NDArray[np.bool_]:
    """Which numbers of a block are rows that the shape allows."""
    letters = len(_letters(shape))
    left = np.arange(_block_size(shape), dtype=np.int32)
    places = []
    for _ in range(shape.holes):
        left, place = np.divmod(left, np.int32(letters))
        places.append(place.astype(np.int8))
    fits = np.ones(len(left), np.bool_)
    nothing = len(shape.colours)  # the digit of an empty hole, where there is one
    if shape.most_empty:
        empty = np.sum([place == nothing for place in places], axis=0)
        fits &= (shape.fewest_empty <= empty) & (empty <= shape.most_empty)
    if not shape.repeats:
        for index, place in enumerate(places):
            for other in places[:index]:
                fits &= (place != other) | (place == nothing)
    fits.setflags(write=False)
    return fits
