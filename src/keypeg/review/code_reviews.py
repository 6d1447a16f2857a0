"""Code reviews: how hard a hidden code was to find, for the player who looked for it and for the best strategy known.

A strategy may rename holes and colours as it likes. So what counts is the kind of a code: codes that turn into each
other when holes change places and colours change names are equally hard.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

from keypeg.review.review_values import DECIMALS, CodeReview
from keypeg.review.row_values import seat_tree
from keypeg.rules.attempts import Row
from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key
from keypeg.thinking import _native
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.rulebook_boards import Shapes, shapes_of
from keypeg.thinking.symmetry_classes import symmetry_class
from keypeg.thinking.tree_files import PackedTree


class _Hardness(NamedTuple):
    """How many rows a strategy needs."""

    by_kind: dict[str, float]
    """On average, for each kind of code."""
    by_code: tuple[float, ...]
    """The same for each code of the board, in order."""

    @property
    def average(self) -> float:
        return sum(self.by_code) / len(self.by_code)


def review_code(agreed: Edition, seat: int, code: str, breaker: int, rows: tuple[Row, ...]) -> CodeReview:
    """Review a code that a seat had hidden, with the rows of whoever looked for it."""
    shapes = shapes_of(agreed, breaker)
    found = any(row.row == code for row in rows)
    tree = seat_tree(agreed, breaker)
    if tree is None:
        return CodeReview(seat, code, breaker, len(rows), found)
    hardness = _hardness(shapes, tree)
    needed = hardness.by_kind[symmetry_class(code, shapes)]
    sooner, as_soon = bisect_left(hardness.by_code, needed), bisect_right(hardness.by_code, needed)
    return CodeReview(
        seat,
        code,
        breaker,
        len(rows),
        found,
        best_rows=round(needed, DECIMALS),
        average_rows=round(hardness.average, DECIMALS),
        hardness=100 * (sooner + as_soon) // (2 * len(hardness.by_code)),
    )


@lru_cache(maxsize=16)
def _hardness(shapes: Shapes, tree: PackedTree) -> _Hardness:
    """How many rows a strategy needs for each code of its board."""
    kinds: defaultdict[str, list[int]] = defaultdict(list)
    board = board_of(shapes)
    winning = board.winning
    waiting = [(0, [board.pegs(code) for code in board], 1)]
    while waiting:
        node, codes, row = waiting.pop()
        parts: defaultdict[Key, list[bytes]] = defaultdict(list)
        for code, number in zip(codes, _native.mark(board.pegs(tree.row(node)), codes), strict=True):
            parts[board.keys[number]].append(code)
        for key, part in parts.items():
            if key == winning:
                kinds[symmetry_class(tree.row(node), shapes)].append(row)
            elif (below := tree.follow(node, key)) is not None:
                waiting.append((below, part, row + 1))
    by_kind = {kind: sum(rows) / len(rows) for kind, rows in kinds.items()}
    by_code = sorted(by_kind[kind] for kind, rows in kinds.items() for _ in rows)
    return _Hardness(by_kind, tuple(by_code))
