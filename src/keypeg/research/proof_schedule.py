"""The schedule of a proof: which part or piece is searched next, and with what budget.

Work goes to the opening with the least lower bound, because that is the lower bound of the whole. The budget of a part
is what the other parts leave of the total to beat, so it falls as they become dearer. Small parts are searched first,
and whole. Large parts are raised a little at a time, and next comes the part whose bound is likely to rise fastest: how
long the next raise takes is guessed from those before it. So what an opening lacks is taken where it costs least.
"""

from collections.abc import Iterator
from typing import Any, Final, assert_never

from keypeg.research.ledgers import Ledger, PartProgress, Piece
from keypeg.research.part_plan import PartPlan
from keypeg.research.part_search import Opening, Part
from keypeg.research.proof_tasks import BoundTask, ListTask, PartTask, PieceTask, Task, TaskResult, TreeTask
from keypeg.rules.keys import Key
from keypeg.thinking.objectives import NEVER

PIECES_FROM: Final = 1000
"""Parts of so many codes or more are cut into pieces. Smaller ones take seconds."""
RAISE: Final = 0.08
"""How much a raise adds to the lower bound of a large part, for each code."""
LEAST_GROWTH: Final = 2.0
"""A raise is expected to take so many times as long as the one before it, or more if that one did."""
PIECE_SECONDS: Final = 30
"""A worker reports after about so long."""
MOST_PIECES: Final = 200
"""The most pieces that a worker gets at once."""
LEAST_SECONDS: Final = 0.2
"""Pieces that took less are not written down: to do them again costs little more than to read them."""


class Schedule:
    """What to do next for a ledger, and what was found."""

    def __init__(self, ledger: Ledger, pieces_from: int) -> None:
        self._ledger = ledger
        self._pieces_from = pieces_from
        self._taken: set[tuple[str, Key]] = set()
        """Parts with a task under way, except for pieces."""
        self._plans: dict[tuple[str, Key], PartPlan] = {}

    def next_task(self) -> Task | None:
        """The next task; None if there is nothing to do until a worker is back."""
        ledger = self._ledger
        unknown = [
            (opening.row, part.key)
            for opening in ledger.openings.values()
            for part in opening.parts
            if ledger.bound(opening.row, part.key) is None
        ]
        if unknown:
            return next((self._start(BoundTask(**self._part(*one))) for one in unknown if one not in self._taken), None)
        return next((task for opening in ledger.open_openings() for task in self._tasks(opening)), None)

    def _tasks(self, opening: Opening) -> Iterator[Task]:
        """Tasks for an opening. Only the first is done, so that the second is made of what is known by then."""
        row, ledger = opening.row, self._ledger
        spare = ledger.budget - ledger.lower_bound(opening)
        large: list[Part] = []
        for part in opening.parts:
            known = ledger.bound(row, part.key)
            if known is None or known.exact:
                continue
            if part.size >= self._pieces_from:
                large.append(part)
            elif (row, part.key) not in self._taken:
                yield self._start(PartTask(**self._part(row, part.key), budget=known.least + spare))
        for part in sorted(large, key=lambda one: self._order(row, one)):
            plan, known = self._plans.get((row, part.key)), ledger.bound(row, part.key)
            if plan is not None and plan.waiting and known is not None:
                plan.lower_budget(known.least + spare)
                yield self._piece_task(plan)
            elif plan is None and (row, part.key) not in self._taken:
                yield self._start(ListTask(**self._part(row, part.key), budget=self._target(row, part, spare)))

    def settle(self, task: Task, result: TaskResult) -> PartProgress | None:
        """Take in what a worker found. Returns how far the part is, if it is searched in pieces."""
        at = (task.row, task.key)
        self._taken.discard(at)
        match task:
            case BoundTask() | PartTask():
                if result.bound is not None:
                    self._ledger.record(*at, result.bound, result.seconds)
                return None
            case ListTask():
                if result.listed is None:
                    return None
                known = self._ledger.bound(*at)
                least = known.least if known else 0
                plan = PartPlan(*at, task.budget, result.listed, self._ledger.pieces(*at), least)
                self._plans[at] = plan
            case PieceTask():
                plan = self._plans[at]
                self._settle_pieces(plan, task, result)
            case TreeTask():
                return None  # after the proof; it says nothing new
            case _:
                assert_never(task)
        progress = plan.progress()
        if plan.finished:
            del self._plans[at]
            self._ledger.record(*at, plan.outcome(), plan.seconds)
        return progress

    def lose(self, task: Task) -> None:
        """A worker was lost. What it did is still to be done."""
        self._taken.discard((task.row, task.key))
        if isinstance(task, PieceTask):
            for piece in reversed(task.pieces):
                self._plans[task.row, task.key].put_back(piece)

    def _settle_pieces(self, plan: PartPlan, task: PieceTask, result: TaskResult) -> None:
        for piece in reversed(task.pieces[len(result.pieces) :]):
            plan.put_back(piece)
        for piece, done in zip(task.pieces, result.pieces, strict=False):
            plan.settle(piece, done.found)
            plan.seconds += done.seconds
            if done.seconds >= LEAST_SECONDS:
                cells = {} if done.found.finished else done.found.cells
                found = Piece(done.found.bound, cells, done.seconds)
                self._ledger.record_piece(plan.row, plan.key, piece.second_row, found)

    def _order(self, row: str, part: Part) -> tuple[float, float, int]:
        return self._seconds_for_a_row(row, part), self._raised(row, part), part.size

    def _seconds_for_a_row(self, row: str, part: Part) -> float:
        """How long it is likely to take to raise the bound of a part by a row of its total."""
        plan = self._plans.get((row, part.key))
        left = plan.progress().seconds_left if plan is not None else None
        if left is None:
            before, last = self._ledger.last_seconds(row, part.key)
            left = last * max(last / before if before else 0.0, LEAST_GROWTH)
        return left / part.size

    def _raised(self, row: str, part: Part) -> float:
        known = self._ledger.bound(row, part.key)
        return ((known.least if known else 0) - self._ledger.first_bound(row, part.key)) / part.size

    def _target(self, row: str, part: Part, spare: int) -> int:
        """The budget of the next turn of a part: a little above its bound, or all that is left for it."""
        first, known = self._ledger.first_bound(row, part.key), self._ledger.bound(row, part.key)
        least = known.least if known else first
        step = max(1, round(RAISE * part.size))
        target = first + ((least - first) // step + 1) * step
        if self._ledger.incumbent >= NEVER:
            return least + spare  # an impossible part could be raised for ever
        return least + spare if target + step // 2 >= least + spare else target

    def _piece_task(self, plan: PartPlan) -> PieceTask:
        pieces = tuple(plan.take(MOST_PIECES))
        return PieceTask(**self._part(plan.row, plan.key), budget=plan.limit, pieces=pieces, seconds=PIECE_SECONDS)

    def _part(self, row: str, key: Key) -> dict[str, Any]:
        board = self._ledger.board
        return {"codes": board.codes, "rows": board.rows, "objective": self._ledger.objective, "row": row, "key": key}

    def _start(self, task: Task) -> Task:
        self._taken.add((task.row, task.key))
        return task
