"""Proof tasks: what a worker of a proof is asked to do, and how it does it."""

from collections.abc import Iterator
from threading import local
from time import monotonic, process_time
from typing import Final, assert_never

from msgspec import Struct

from keypeg.research.part_plan import OpenPiece
from keypeg.research.part_search import Bound, PartSearch, RowBound, SecondRows
from keypeg.research.shared_memo import MemoLease
from keypeg.research.workers import belong_to_parent
from keypeg.rules.keys import Key
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.objectives import Objective

_LEAST_SHARE: Final = 0.3
"""A worker begins another piece only if this share of its time is left."""


class SearchTask(Struct, frozen=True, kw_only=True):
    """One part of a board, with all that a worker needs to know to search it."""

    codes: Shape
    rows: Shape
    objective: Objective
    row: str
    key: Key


class BoundTask(SearchTask, frozen=True):
    """Find a quick bound of a part."""


class PartTask(SearchTask, frozen=True):
    """Search a whole part."""

    budget: int


class ListTask(SearchTask, frozen=True):
    """List the second rows of a part that may be within the budget."""

    budget: int


class PieceTask(SearchTask, frozen=True):
    """Search some pieces of a part, as many as the time allows."""

    budget: int
    pieces: tuple[OpenPiece, ...]
    seconds: float


class TreeTask(SearchTask, frozen=True):
    """Write out a strategy for a part whose cost is known."""

    cost: int


Task = BoundTask | PartTask | ListTask | PieceTask | TreeTask


class PieceResult(Struct, frozen=True):
    """What a worker found out about a piece, and the processor time it took."""

    found: RowBound
    seconds: float


class TaskResult(Struct, frozen=True):
    """What a worker hands back: a bound, a list of second rows, one result for each piece begun, or a strategy."""

    bound: Bound | None = None
    listed: SecondRows | None = None
    pieces: tuple[PieceResult, ...] = ()
    stream: tuple[int, ...] = ()
    """A strategy for the part; empty if the part costs more than was said."""
    seconds: float = 0


def do_task(task: Task) -> TaskResult:
    """Do a task, in a worker. A worker keeps what it learns for the next part of the same board."""
    search, began = _search(task.codes, task.rows, task.objective), process_time()
    match task:
        case BoundTask():
            return TaskResult(search.quick_bound(task.row, task.key))
        case PartTask():
            bound = search.solve(task.row, task.key, task.budget)
            return TaskResult(bound, seconds=process_time() - began)
        case ListTask():
            return TaskResult(listed=search.second_rows(task.row, task.key, task.budget))
        case PieceTask():
            return TaskResult(pieces=tuple(_search_pieces(search, task)))
        case TreeTask():
            bound, stream = search.tree(task.row, task.key, task.cost)
            return TaskResult(bound, stream=tuple(stream))
        case _:
            assert_never(task)


def _search_pieces(search: PartSearch, task: PieceTask) -> Iterator[PieceResult]:
    """Search as many pieces as the time allows, and at least one."""
    budget, end = task.budget, monotonic() + task.seconds
    for number, piece in enumerate(task.pieces):
        left, began = end - monotonic(), process_time()
        if number and left < task.seconds * _LEAST_SHARE:
            return
        found = search.solve_second_row(task.row, task.key, piece.second_row, budget, known=piece.cells, seconds=left)
        yield PieceResult(found, process_time() - began)
        if found.finished and found.bound.exact:
            budget = min(budget, found.bound.least - 1)


class _SearchCache(local):
    """The search that a worker keeps. Each thread has its own, because a search does one thing at a time."""

    board: tuple[Shape, Shape, Objective] | None = None
    search: PartSearch


_cache = _SearchCache()
_lease: MemoLease | None = None


def start_worker(memo: str | None) -> None:
    """Initialise a worker process. It uses the memo of that name together with the others."""
    global _lease
    belong_to_parent()
    _lease = None if memo is None else MemoLease(memo)


def _search(codes: Shape, rows: Shape, objective: Objective) -> PartSearch:
    if _cache.board != (codes, rows, objective):
        memo = None if _lease is None else _lease.view
        _cache.search = PartSearch(Board(codes, rows), objective, memo=memo)
        _cache.board = (codes, rows, objective)
    return _cache.search
