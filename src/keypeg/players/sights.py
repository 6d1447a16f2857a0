"""What a codebreaker has before its eyes: its board, what it must find, and in a duel the opponent's board."""

from functools import lru_cache

from msgspec import Struct

from keypeg.players.frames import Marked
from keypeg.rules.attempts import Row
from keypeg.rules.boxes import edition
from keypeg.rules.edition import Edition, OptionValue
from keypeg.rules.views import CodebreakingView, DuelView
from keypeg.thinking.rulebook_boards import Shapes


class Sight(Struct, frozen=True):
    """A codebreaker's part of a view."""

    edition: Edition
    seat: int
    shapes: Shapes
    """What is to be found and what may be laid."""
    rows: Marked
    """The rows laid, with their keys."""
    row_limit: int
    opponent: Marked | None = None
    """The opponent's rows with their keys, where both break a code."""


def sight(view: CodebreakingView | DuelView) -> Sight:
    """What the codebreaker at the view's seat has before its eyes."""
    seat = view.seat
    if seat is None:
        raise ValueError("A spectator breaks no code.")
    agreed = _agreed(view.edition, tuple(view.options.items()))
    if isinstance(view, CodebreakingView):
        shapes = Shapes(view.code_shape, view.row_shape)
        return Sight(agreed, seat, shapes, _marked(view.board), view.row_limit)
    shapes = Shapes(view.shapes[seat], view.shapes[seat])
    opponent = _marked(view.boards[1 - seat])
    return Sight(agreed, seat, shapes, _marked(view.boards[seat]), view.row_limit, opponent)


def _marked(board: tuple[Row, ...]) -> Marked:
    return tuple((row, key) for row, key in board if key is not None)


@lru_cache(maxsize=64)
def _agreed(name: str, options: tuple[tuple[str, OptionValue], ...]) -> Edition:
    return edition(name, dict(options))
