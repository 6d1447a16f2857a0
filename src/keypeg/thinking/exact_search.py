"""The exact search: the least total cost of a board under an objective, proven, and a strategy tree that reaches it."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from keypeg.thinking import _native
from keypeg.thinking.boards import Board
from keypeg.thinking.objectives import AVERAGE, NEVER, Objective, at_most
from keypeg.thinking.refusals import ThinkingFault, ThinkingRefusal
from keypeg.thinking.trees import Tree, tree_from_stream

NO_BUDGET: Final = 8 * NEVER
"""A budget that no cost exceeds."""

ProgressCallback = Callable[[int, int, int, int], object]
"""Called with the incumbent total, the lower bound of the current first row, the parts done and all its parts."""


class Solution(Struct, frozen=True):
    """The least total over all codes, proven, with a strategy that reaches it."""

    total: int
    tree: Tree


class TooFewRows(ThinkingRefusal):
    """No strategy finds every code within the rows allowed."""

    def __init__(self, rows: int) -> None:
        super().__init__(ThinkingFault.TOO_FEW_ROWS, rows=rows)


def solve(
    board: Board,
    objective: Objective = AVERAGE,
    *,
    weights: Mapping[str, int] | None = None,
    progress: ProgressCallback | None = None,
) -> Solution:
    """The least total of a board, proven, and a tree that reaches it. Ctrl-C stops the search at any moment."""
    proof = _prove(board, objective, weights, progress, with_tree=True)
    return Solution(proof.total, tree_from_stream(board, proof.tree))


def least_total(
    board: Board,
    objective: Objective = AVERAGE,
    *,
    weights: Mapping[str, int] | None = None,
    progress: ProgressCallback | None = None,
) -> int:
    """The least total of a board, proven, without a tree."""
    return _prove(board, objective, weights, progress, with_tree=False).total


def worst_then_average(board: Board, *, progress: ProgressCallback | None = None) -> tuple[int, Solution]:
    """The fewest rows that are always enough, and the best average among strategies that need no more."""
    rows = fewest_rows(board, progress=progress)
    return rows, solve(board, at_most(rows), progress=progress)


def fewest_rows(board: Board, *, progress: ProgressCallback | None = None) -> int:
    """The fewest rows in which every code can be found, proven."""
    rows = 1
    while not fits_in(board, rows, progress=progress):
        rows += 1
    return rows


def fits_in(board: Board, rows: int, *, progress: ProgressCallback | None = None) -> bool:
    """Whether a strategy finds every code within so many rows. The first code that is not found settles a branch."""
    missed = Objective((0,) * rows, failure=1)
    return _prove(board, missed, None, progress, with_tree=False, budget=0).total == 0


def _prove(
    board: Board,
    objective: Objective,
    weights: Mapping[str, int] | None,
    progress: ProgressCallback | None,
    *,
    with_tree: bool,
    budget: int = NO_BUDGET,
) -> _native.Proof:
    proof = _native.prove(
        board.native,
        _native.Objective(objective.costs, objective.failure),
        weights=board.weights(weights),
        memo_bits=memo_bits(board),
        progress=progress,
        with_tree=with_tree,
        budget=budget,
    )
    if proof.total >= NEVER:
        raise TooFewRows(len(objective.costs))
    return proof


def memo_bits(board: Board) -> int:
    """The size of the memo that a board is worth. A memo takes 64 bytes for each of its 2 ** bits buckets."""
    size = len(board)
    for bits, most in ((12, 300), (13, 1500), (15, 3000), (17, 6000), (20, 10_000)):
        if size <= most:
            return bits + (board.holes > 4 and bits < 18)
    return 21
