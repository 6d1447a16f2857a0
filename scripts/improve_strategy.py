"""Improves a shipped strategy where a search finds better play below it: `python -m scripts.improve_strategy BOARD`.

A strategy for a board that is too large for an exact search need not be the best in every position. This walks through
its positions, searches each that is small enough, and takes over what costs less, until nothing does. Every improvement
is written to the file of the strategy at once, so that a run that was stopped goes on where it was.
"""

import argparse
import sys
from typing import Final

from msgspec.structs import replace

from keypeg.review.row_values import split
from keypeg.thinking.advice import advise
from keypeg.thinking.objectives import AVERAGE
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import distinct_boards
from keypeg.thinking.shipped import STRATEGIES, file_name
from keypeg.thinking.tree_files import packed_tree, read_tree, write_tree
from keypeg.thinking.trees import Tree

MOST_CODES: Final = 1200
"""Larger positions are not searched. What follows them is."""
SEARCH_STEPS: Final = 2000


def searched(position: Position) -> tuple[Tree, int]:
    """The best strategy that a search finds for a position, and the rows that it needs over all codes."""
    advice = advise(position, count=1, seconds=1.0, checks=SEARCH_STEPS)
    row = advice.rows[0].row
    total, below = len(position), {}
    for key in split(position, row):
        if key != position.board.winning:
            below[key], cost = searched(position.after(row, key))
            total += cost
    return Tree(row, below), total


def improved(position: Position, tree: Tree) -> tuple[Tree, int]:
    """A strategy that is at least as good as `tree`, and the rows that it needs over all codes."""
    count = len(position)
    if count <= 2:
        return tree, count * (count + 1) // 2
    candidates: list[tuple[Tree, int]] = []
    if count <= MOST_CODES:
        advice = advise(position, count=1, seconds=1.0, checks=SEARCH_STEPS)
        known = cost_of(position, tree)
        if advice.exact and round((advice.rows[0].expected - position.laid) * count) >= known:
            return tree, known
        candidates.append(searched(position))
    total, below = count, {}
    for key in split(position, tree.row):
        if key != position.board.winning:
            below[key], cost = improved(position.after(tree.row, key), tree.next[key])
            total += cost
    candidates.append((Tree(tree.row, below), total))
    return min(candidates, key=lambda candidate: candidate[1])


def cost_of(position: Position, tree: Tree) -> int:
    """The rows that a strategy needs over all codes that fit."""
    total = len(position)
    for key, size in split(position, tree.row).items():
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
    improving = True
    while improving:
        improving = False
        packed = read_tree(path)
        tree, total = packed.tree(), packed.header.total
        sizes = board.split(tree.row)
        for key in sorted(tree.next, key=lambda key: sizes[key]):
            position = Position(board, [(tree.row, key)])
            before = cost_of(position, tree.next[key])
            better, cost = improved(position, tree.next[key])
            if cost < before:
                improving = True
                total -= before - cost
                tree = Tree(tree.row, tree.next | {key: better})
                write_tree(path, packed_tree(tree, replace(packed.header, total=total)))
            sys.stdout.write(f"{tree.row} {key.reds},{key.whites}: {before} -> {cost}; total {total}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
