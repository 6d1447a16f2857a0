"""Strategy trees: which row to lay after which keys, from the first row to the last."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.thinking.boards import Board, key_number

GIVEN_UP = 0xFFFFFFFF
"""Stands for a row in a stream where no rows are left."""


class Tree(Struct, frozen=True):
    """A row, and the tree that follows each key it may earn. The winning key is left out."""

    row: str
    next: dict[Key, "Tree"]


class BrokenStream(ValueError):
    """A stream that is no tree."""


def grown(board: Board, stream: Sequence[int]) -> Tree:
    """A tree from the native core's stream: row, number of cells, then for each cell its key and its tree."""
    tree, end = _grown(board, stream, 0)
    if tree is None or end != len(stream):
        raise BrokenStream(f"The tree ends at {end} of {len(stream)}.")
    return tree


def planted(board: Board, row: str, streams: Mapping[Key, Sequence[int]]) -> Tree:
    """A tree from its first row and the stream that follows each key."""
    stream = [board.row_number(row), len(streams)]
    for key in sorted(streams, key=key_number):
        stream += [key_number(key), *streams[key]]
    return grown(board, stream)


def _grown(board: Board, stream: Sequence[int], at: int) -> tuple[Tree | None, int]:
    row, cells = stream[at], stream[at + 1]
    at += 2
    if row == GIVEN_UP:
        return None, at
    below: dict[Key, Tree] = {}
    for _ in range(cells):
        key = board.keys[stream[at]]
        child, at = _grown(board, stream, at + 1)
        if child is not None:
            below[key] = child
    return Tree(board.row(row), below), at
