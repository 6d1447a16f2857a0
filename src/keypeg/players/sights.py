"""What a codebreaker has before its eyes: its board, what it must find, and in a duel the opponent's board."""

from functools import lru_cache

from msgspec import Struct

from keypeg.players.frames import Marked
from keypeg.rules.attempts import Row
from keypeg.rules.boxes import edition
from keypeg.rules.edition import Edition
from keypeg.rules.views import CodebreakingView, DuelView
from keypeg.thinking.boards import Board
from keypeg.thinking.rulebook_boards import Shapes


class Rival(Struct, frozen=True):
    """The open board of somebody who breaks a code at the same time."""

    shapes: Shapes
    rows: Marked


class Sight(Struct, frozen=True):
    """A codebreaker's part of a view."""

    edition: Edition
    seat: int
    shapes: Shapes
    """What is to be found and what may be laid."""
    rows: Marked
    """The rows laid, with their keys."""
    row_limit: int
    opponent: Rival | None = None
    """The opponent's board, where both break a code turn by turn."""


def sight(view: CodebreakingView | DuelView) -> Sight:
    """What the codebreaker at the view's seat has before its eyes."""
    seat = view.seat
    if seat is None:
        raise ValueError("A spectator breaks no code.")
    agreed = edition(view.edition, view.options)
    if isinstance(view, CodebreakingView):
        shapes = Shapes(view.code_shape, view.row_shape)
        return Sight(agreed, seat, shapes, _marked(view.board), view.row_limit)
    shapes = Shapes(view.shapes[seat], view.shapes[seat])
    other = 1 - seat
    rival = Rival(Shapes(view.shapes[other], view.shapes[other]), _marked(view.boards[other]))
    return Sight(agreed, seat, shapes, _marked(view.boards[seat]), view.row_limit, None if view.race else rival)


def to_hide(view: CodebreakingView | DuelView) -> Shapes:
    """What the code that this seat hides looks like, and the rows that will look for it."""
    if isinstance(view, CodebreakingView):
        return Shapes(view.code_shape, view.row_shape)
    if view.seat is None:
        raise ValueError("A spectator hides no code.")
    return Shapes(view.shapes[1 - view.seat], view.shapes[1 - view.seat])


def _marked(board: tuple[Row, ...]) -> Marked:
    return tuple((row, key) for row, key in board if key is not None)


@lru_cache(maxsize=8)
def board_of(shapes: Shapes) -> Board:
    """The board, its codes listed."""
    return shapes.board()
