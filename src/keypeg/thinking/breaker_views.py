"""A codebreaker's part of a view: its board, and the shape of the code that it must find."""

from functools import lru_cache

from msgspec import Struct

from keypeg.rules.attempts import Row
from keypeg.rules.boxes import edition
from keypeg.rules.edition import Edition
from keypeg.rules.views import CodebreakingView, DuelView
from keypeg.thinking.boards import Board
from keypeg.thinking.relabelling import LaidRows
from keypeg.thinking.rulebook_boards import Shapes


class BreakerView(Struct, frozen=True):
    """What a codebreaker needs to choose a row."""

    edition: Edition
    seat: int
    shapes: Shapes
    """The code to find and the rows that may be laid."""
    rows: LaidRows
    row_limit: int


def breaker_view(view: CodebreakingView | DuelView) -> BreakerView:
    """What the codebreaker at the view's seat sees."""
    seat = view.seat
    if seat is None:
        raise ValueError("A spectator breaks no code.")
    agreed = edition(view.edition, view.options)
    match view:
        case CodebreakingView(board=board):
            shapes = Shapes(view.code_shape, view.row_shape)
        case DuelView(boards=boards):
            board, shapes = boards[seat], Shapes(view.shapes[seat], view.shapes[seat])
    return BreakerView(agreed, seat, shapes, _laid_rows(board), view.row_limit)


def shapes_to_hide(view: CodebreakingView | DuelView) -> Shapes:
    """The shape of the code that this seat hides, and of the rows that will look for it."""
    if isinstance(view, CodebreakingView):
        return Shapes(view.code_shape, view.row_shape)
    if view.seat is None:
        raise ValueError("A spectator hides no code.")
    return Shapes(view.shapes[1 - view.seat], view.shapes[1 - view.seat])


def _laid_rows(board: tuple[Row, ...]) -> LaidRows:
    return tuple((row, key) for row, key in board if key is not None)


@lru_cache(maxsize=8)
def board_of(shapes: Shapes) -> Board:
    """The board with its codes listed, which takes time: the last few boards are cached."""
    return shapes.board()
