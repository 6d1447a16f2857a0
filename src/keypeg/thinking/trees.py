"""Strategy trees: which row to lay after which keys, from the first row to the last."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from keypeg.rules.keys import Key
from keypeg.thinking.boards import Board, key_number

NO_ROW = 0xFFFFFFFF
"""Stands for a row in the native core's stream where no rows are left."""


Branch = tuple[str, ...]
"""A place in a tree: the rows laid before it with their keys, such as `RRGB=1,2`."""


class Tree(Struct, frozen=True):
    """A row, and the tree that follows each key it may earn. The winning key is left out."""

    row: str
    next: dict[Key, "Tree"]


def step(row: str, key: Key) -> str:
    """A row and its key, as a step of a branch."""
    return f"{row}={key.reds},{key.whites}"


def tree_from_stream(board: Board, stream: Sequence[int]) -> Tree:
    """A tree from the native core's stream: row, number of cells, then for each cell its key and its tree."""
    tree, end = _read(board, stream, 0)
    if tree is None or end != len(stream):
        raise ValueError(f"The tree ends at {end} of {len(stream)}.")
    return tree


def tree_from_parts(board: Board, row: str, streams: Mapping[Key, Sequence[int]]) -> Tree:
    """A tree from its first row and the native core's stream for each key."""
    stream = [board.row_number(row), len(streams)]
    for key in sorted(streams, key=key_number):
        stream += [key_number(key), *streams[key]]
    return tree_from_stream(board, stream)


def _read(board: Board, stream: Sequence[int], at: int) -> tuple[Tree | None, int]:
    row, cells = stream[at], stream[at + 1]
    at += 2
    if row == NO_ROW:
        return None, at
    below: dict[Key, Tree] = {}
    for _ in range(cells):
        key = board.keys[stream[at]]
        child, at = _read(board, stream, at + 1)
        if child is not None:
            below[key] = child
    return Tree(board.row(row), below), at
