"""The exact search: the least a board can cost under an objective, and a strategy tree that reaches it."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from keypeg.thinking import _native
from keypeg.thinking.boards import Board, NotOnThisBoard
from keypeg.thinking.objectives import AVERAGE, NEVER, Objective, at_most
from keypeg.thinking.trees import Tree, grown

Progress = Callable[[int, int, int, int], object]
"""Told the total to beat, the bound of the first row at hand, and how many parts are done of how many."""


class Solution(Struct, frozen=True):
    """The least total over all codes, proven, with a strategy that reaches it."""

    total: int
    tree: Tree


class Impossible(ValueError):
    """No strategy keeps within the rows there are."""


def solve(
    board: Board,
    objective: Objective = AVERAGE,
    *,
    weights: Mapping[str, int] | None = None,
    progress: Progress | None = None,
) -> Solution:
    """The least cost of a board, proven, and a tree that reaches it. Ctrl-C stops it at any moment."""
    proof = _prove(board, objective, weights, progress, with_tree=True)
    return Solution(proof.total, grown(board, proof.tree))


def least_total(
    board: Board,
    objective: Objective = AVERAGE,
    *,
    weights: Mapping[str, int] | None = None,
    progress: Progress | None = None,
) -> int:
    """The least cost of a board alone, proven."""
    return _prove(board, objective, weights, progress, with_tree=False).total


def worst_then_average(board: Board) -> tuple[int, Solution]:
    """The fewest rows that are always enough, and the best average among strategies that need no more."""
    rows = 1
    while True:
        try:
            return rows, solve(board, at_most(rows))
        except Impossible:
            rows += 1


def _prove(
    board: Board,
    objective: Objective,
    weights: Mapping[str, int] | None,
    progress: Progress | None,
    *,
    with_tree: bool,
) -> _native.Proof:
    proof = _native.prove(
        board.native,
        _native.Objective(objective.costs, objective.failure),
        weights=[] if weights is None else weights_of(board, weights),
        memo_bits=memo_bits(board),
        progress=progress,
        with_tree=with_tree,
    )
    if proof.total >= NEVER:
        raise Impossible(f"{len(objective.costs)} rows are not enough to find every code.")
    return proof


def memo_bits(board: Board) -> int:
    """How large a memo a board is worth: it takes 64 bytes for each of 2 ** bits buckets."""
    size = len(board)
    for bits, most in ((12, 300), (13, 1500), (15, 3000), (17, 6000), (20, 10_000)):
        if size <= most:
            return bits + (board.holes > 4 and bits < 18)
    return 21


def weights_of(board: Board, weights: Mapping[str, int]) -> list[int]:
    """Weights in the order of the board; a code that is not among them weighs nothing."""
    listed = [weights.get(code, 0) for code in board]
    unknown = set(weights) - set(board)
    if unknown:
        raise NotOnThisBoard(f"{min(unknown)} is no code of this board.")
    return listed
