"""Part plans: the search of a large part, cut into one piece for each second row.

A part costs what it costs with the best second row. So it costs more than a budget if it does with every second row.
Rows that a scan already shows to be above the budget need no search, and one row stands for all that split the part as
it does or that a symmetry maps to it. The others are the pieces. See docs/solver.md, "Why the pieces are a proof".
"""

from collections import deque
from collections.abc import Mapping

from msgspec import Struct

from keypeg.research.ledgers import PartProgress, Piece
from keypeg.research.part_search import Bound, RowBound, SecondRows
from keypeg.rules.keys import Key


class OpenPiece(Struct, frozen=True):
    """A piece to search, with what is known of its cells."""

    second_row: str
    cells: dict[Key, Bound] = {}


class PartPlan:
    """The pieces of one part, and what they show so far."""

    def __init__(
        self, row: str, key: Key, budget: int, listed: SecondRows, known: Mapping[str, Piece], least: int = 0
    ) -> None:
        """Plan to show that a part costs more than the budget, or to find its cost.

        `known` are pieces from before, and `least` is a lower bound for the part and so for every piece.
        """
        self.row = row
        self.key = key
        self.seconds = 0.0
        self._budget = budget
        self._others = listed.others
        self._least = least
        self._count = len(listed.rows)
        self._settled: dict[str, Bound] = {}
        self._running = 0
        self._waiting: deque[OpenPiece] = deque()
        exact = [known[row].bound.least for row in listed.rows if row in known and known[row].bound.exact]
        limit = min([budget, *(least - 1 for least in exact)])
        for second_row in listed.rows:
            piece = known.get(second_row)
            if piece is not None:
                self.seconds += piece.seconds
            if piece is not None and (piece.bound.exact or piece.bound.least > limit):
                self._settled[second_row] = piece.bound
            else:
                self._waiting.append(OpenPiece(second_row, piece.cells if piece else {}))

    @property
    def limit(self) -> int:
        """The highest cost that is still worth finding."""
        return min([self._budget, *(bound.least - 1 for bound in self._settled.values() if bound.exact)])

    def lower_budget(self, budget: int) -> None:
        """Other parts turned out dearer, so that less is left for this one."""
        self._budget = min(self._budget, budget)

    @property
    def waiting(self) -> bool:
        """Whether a piece is left that nobody searches and that may cost less than all that is known."""
        return bool(self._waiting) and self.limit >= self._least

    @property
    def finished(self) -> bool:
        """Whether all pieces are settled."""
        return not self.waiting and not self._running

    def take(self, count: int) -> list[OpenPiece]:
        """The next pieces for a worker, the most promising first."""
        taken = [self._waiting.popleft() for _ in range(min(count, len(self._waiting)))]
        self._running += len(taken)
        return taken

    def put_back(self, piece: OpenPiece) -> None:
        """A piece that was taken is not done."""
        self._running -= 1
        self._waiting.appendleft(piece)

    def settle(self, piece: OpenPiece, found: RowBound) -> None:
        """Take in the result of a piece. If its time was up, it comes up again."""
        if not found.finished:
            self.put_back(OpenPiece(piece.second_row, found.cells))
            return
        self._running -= 1
        self._settled[piece.second_row] = found.bound

    def outcome(self) -> Bound:
        """What the pieces show of the part: a lower bound, and the cost if one of them reaches it."""
        unsearched = [self._least] if self._waiting else []
        least = min([self._others, *unsearched, *(bound.least for bound in self._settled.values())])
        return Bound(least, any(bound == Bound(least, exact=True) for bound in self._settled.values()))

    def progress(self) -> PartProgress:
        """How far it is."""
        return PartProgress(self.row, self.key, self.limit, len(self._settled), self._count, self.seconds)
