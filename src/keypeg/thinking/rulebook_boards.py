"""From the rulebooks to the boards: which codes a seat has to find in an edition, and what a code costs there."""

from collections.abc import Iterator
from typing import Final, Literal, assert_never, get_args

from msgspec import Struct

from keypeg.rules.boxes import BOXES, editions_by_board
from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition, GroupGame
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.objectives import AVERAGE, Objective, points

Aim = Literal["average", "worst", "points"]
"""What people may ask a strategy for: fewest rows on average, fewest at worst, or the edition's own score."""

AIMS: Final[tuple[Aim, ...]] = get_args(Aim)


class Shapes(Struct, frozen=True):
    """The shapes of a board: what may be hidden and what may be laid."""

    codes: Shape
    rows: Shape

    @property
    def name(self) -> str:
        """A short name, the same for boards that differ only in the letters of their colours."""
        name = f"{self.codes.holes}x{len(self.codes.colours)}"
        if self.codes.most_empty:
            name += "-empties"
            if (self.codes.fewest_empty, self.codes.most_empty) != (0, self.codes.holes):
                name += f"-{self.codes.fewest_empty}-{self.codes.most_empty}"
        if not self.codes.repeats:
            name += "-no-repeats"
        return name if self.rows == self.codes else name + "-any-row"

    def board(self) -> Board:
        """The board itself, its codes listed."""
        return Board(self.codes, self.rows)


def shapes_of(agreed: Edition, seat: int | None = None) -> Shapes:
    """What a codebreaker has to find in an edition. Only a handicap duel needs to know at which seat."""
    if seat not in (None, 0, 1):
        rule = agreed.paragraphs.players
        raise Refusal(Fault.UNKNOWN_SEAT, rule, why="none_such", last=1)
    match agreed.game:
        case CodebreakingGame(code=code, row=row):
            return Shapes(code, row)
        case DuelGame(to_find=to_find):
            if seat is None:
                if to_find[0] != to_find[1]:
                    raise Refusal(Fault.UNKNOWN_SEAT, agreed.paragraphs.to_find, why="handicap")
                seat = 0
            return Shapes(to_find[seat], to_find[seat])
        case GroupGame():
            raise Refusal(Fault.NOT_IN_THIS_EDITION, agreed.paragraphs.row, why="no_codebreaker")
        case game:
            assert_never(game)


def own_objective(agreed: Edition) -> Objective:
    """What an edition itself counts: the codemaker's points within the rows there are; in a duel, rows."""
    match agreed.game:
        case CodebreakingGame(row_limit=limit, bonus=bonus):
            return points(limit, limit + bonus)
        case DuelGame():
            return AVERAGE
        case GroupGame():
            shapes_of(agreed)
            raise AssertionError("the group edition has no board")
        case game:
            assert_never(game)


def row_limit(agreed: Edition) -> int:
    """How many rows a codebreaker has."""
    match agreed.game:
        case CodebreakingGame(row_limit=limit) | DuelGame(row_limit=limit):
            return limit
        case GroupGame():
            shapes_of(agreed)
            raise AssertionError("the group edition has no board")
        case game:
            assert_never(game)


class RulebookBoard(Struct, frozen=True):
    """An edition whose board is in a rulebook, and the seat that plays it where that matters."""

    edition: Edition
    seat: int | None = None

    @property
    def shapes(self) -> Shapes:
        return shapes_of(self.edition, self.seat)


def rulebook_boards() -> Iterator[RulebookBoard]:
    """Every edition of the rulebooks that changes the board or its score; several may share a board."""
    for box in BOXES.values():
        if not box.house:
            for agreed in editions_by_board(box):
                yield from _boards(agreed)


def _boards(agreed: Edition) -> Iterator[RulebookBoard]:
    match agreed.game:
        case CodebreakingGame():
            yield RulebookBoard(agreed)
        case DuelGame(to_find=(first, second)):
            if first == second:
                yield RulebookBoard(agreed)
            else:
                yield RulebookBoard(agreed, 0)
                yield RulebookBoard(agreed, 1)
        case GroupGame():
            return
        case game:
            assert_never(game)


def distinct_boards() -> dict[str, Shapes]:
    """Every board of the rulebooks once, by name."""
    return {board.shapes.name: board.shapes for board in rulebook_boards()}
