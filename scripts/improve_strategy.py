"""Improves a shipped strategy where a search finds better play below it: `python -m scripts.improve_strategy BOARD`.

A strategy for a board that is too large for an exact search need not be the best in every position. This walks through its
positions, searches each that is small enough, and takes over what costs less. Progress is kept in a file, so that a run
that was stopped goes on where it was.
"""

import argparse
import sys
from typing import Final

from keypeg.rules.keys import Key
from keypeg.thinking.advice import advise
from keypeg.thinking.objectives import AVERAGE
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import distinct_boards
from keypeg.thinking.shipped import STRATEGIES, file_name
from keypeg.thinking.tree_files import read_tree, write_tree
from keypeg.thinking.trees import Tree

MOST_CODES: Final = 1200
"""Larger positions are not searched. What follows them is."""
SEARCH_STEPS: Final = 2000


def cells(position: Position, row: str) -> dict[Key, int]:
    """How many of the codes that fit answer a row with each key."""
    sizes: dict[Key, int] = {}
    for key in position.board.mark_all(row, position.codes()):
        sizes[key] = sizes.get(key, 0) + 1
    return sizes


def searched(position: Position) -> tuple[Tree, int]:
    """The best strategy that a search finds for a position, and the rows that it needs over all codes."""
    advice = advise(position, count=1, seconds=1.0, checks=SEARCH_STEPS)
    row = advice.rows[0].row
    total, below = len(position), {}
    for key in cells(position, row):
        if key != position.board.winning:
            below[key], cost = searched(position.after(row, key))
            total += cost
    return Tree(row, below), total


def improved(position: Position, tree: Tree, told: bool = False) -> tuple[Tree, int]:  # noqa: FBT001, FBT002
    """A strategy that is at least as good as `tree`, and the rows that it needs over all codes."""
    total, below = len(position), {}
    count = len(position)
    if count <= 2:
        return tree, count * (count + 1) // 2
    best = None
    if count <= MOST_CODES:
        advice = advise(position, count=1, seconds=1.0, checks=SEARCH_STEPS)
        known = cost_of(position, tree)
        if advice.exact and round((advice.rows[0].expected - position.laid) * count) >= known:
            return tree, known
        best = searched(position)
    for key in cells(position, tree.row):
        if key != position.board.winning:
            below[key], cost = improved(position.after(tree.row, key), tree.next[key])
            total += cost
    mine = Tree(tree.row, below), total
    if best is not None and best[1] < total:
        return best
    return mine


def cost_of(position: Position, tree: Tree) -> int:
    """The rows that a strategy needs over all codes that fit."""
    total = len(position)
    for key, size in cells(position, tree.row).items():
        if key != position.board.winning:
            total += 1 if size == 1 else cost_of(position.after(tree.row, key), tree.next[key])
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("board", metavar="BOARD")
    args = parser.parse_args()
    shapes = distinct_boards()[args.board]
    board = shapes.board()
    path = STRATEGIES / file_name(args.board, AVERAGE, "average")
    while True:
        packed = read_tree(path)
        tree, total = packed.tree(), packed.header.total
        before = total
        for key in sorted(tree.next, key=lambda key: board.split(tree.row)[key]):
            position = Position(board, [(tree.row, key)])
            old = cost_of(position, tree.next[key])
            new, cost = improved(position, tree.next[key])
            if cost < old:
                total -= old - cost
                tree = Tree(tree.row, tree.next | {key: new})
                header = packed.header.__class__(shapes.codes, shapes.rows, 0, total, packed.header.exact)
                write_tree(path, tree, header)
            sys.stdout.write(f"{tree.row} {key.reds},{key.whites}: {old} -> {cost}; total {total}\n")
            sys.stdout.flush()
        if total == before:
            return


if __name__ == "__main__":
    main()
