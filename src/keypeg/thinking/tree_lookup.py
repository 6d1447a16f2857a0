"""Tree lookup: a strategy tree answers at once in every position that its own rows lead to.

Holes and colours may have other names than in the tree: the position is found all the same.
"""

from collections import defaultdict

from msgspec import Struct

from keypeg.thinking import _native
from keypeg.thinking.objectives import Objective
from keypeg.thinking.positions import Position
from keypeg.thinking.relabelling import Relabelling, relabelling_between
from keypeg.thinking.tree_files import PackedTree


class KnownRow(Struct, frozen=True):
    """A row for which a strategy is known."""

    row: str
    total: int
    """The cost of the strategy over all codes left. The rows already laid count."""
    exact: bool
    """Whether no strategy costs less, whatever row it begins with."""


def known_row(tree: PackedTree, position: Position, objective: Objective) -> KnownRow | None:
    """The tree's row in a position; None if the tree is for another board or objective, or other rows were laid.

    A tree that nothing beats is best in every position below its first row too.
    """
    header, board = tree.header, position.board
    if (header.codes, header.rows) != (board.codes, board.rows) or objective != tree.objective:
        return None
    if not position.laid:
        return KnownRow(tree.row(0), header.total, header.exact)
    found = _find(tree, position)
    if found is None:
        return None
    node, names = found
    total = _cost(tree, Position(board, names.apply_to_all(position.rows)), node)
    return None if total is None else KnownRow(names.undo(tree.row(node)), total, header.exact)


def _find(tree: PackedTree, position: Position) -> tuple[int, Relabelling] | None:
    """The node of a position, and the names under which its rows are those of the tree."""
    node, laid = 0, list[str]()
    for _, key in position.rows:
        laid.append(tree.row(node))
        below = tree.follow(node, key)
        if below is None:
            return None
        node = below
    names = relabelling_between(position.board.exchangeable, [row for row, _ in position.rows], laid)
    return None if names is None else (node, names)


def _cost(tree: PackedTree, position: Position, node: int) -> int | None:
    """The cost of a tree from a node on, over the codes left; None if it misses one."""
    board, objective = position.board, tree.objective
    cost = 0
    groups = [(node, [board.pegs(code) for code in position], position.laid + 1)]
    while groups:
        node, codes, row = groups.pop()
        cells: defaultdict[int, list[bytes]] = defaultdict(list)
        for code, number in zip(codes, _native.mark(board.pegs(tree.row(node)), codes), strict=True):
            cells[number].append(code)
        for number, cell in cells.items():
            key = board.keys[number]
            if key == board.winning:
                cost += objective.cost(row)
                continue
            below = tree.follow(node, key)
            if below is not None:
                groups.append((below, cell, row + 1))
            elif objective.costs and row >= len(objective.costs):
                cost += len(cell) * objective.failure
            else:
                return None
    return cost
