"""Books: strategy trees that answer at once in every position their own rows lead to."""

from collections import defaultdict
from typing import Final

from keypeg.thinking import _native
from keypeg.thinking.advice import Booked
from keypeg.thinking.objectives import Objective
from keypeg.thinking.positions import Position
from keypeg.thinking.tree_files import PackedTree


class TreeBook:
    """A tree to look positions up in. A tree that nothing beats is best in every position below its first row too."""

    def __init__(self, tree: PackedTree) -> None:
        self.tree: Final = tree
        header = tree.header
        self._objective = Objective(header.costs, header.failure) if header.costs else Objective()

    def look_up(self, position: Position, objective: Objective) -> Booked | None:
        """The tree's row, if it is for this board and objective and the rows laid are its own."""
        header, board = self.tree.header, position.board
        if (header.codes, header.rows) != (board.codes, board.rows) or objective != self._objective:
            return None
        node = self.tree.after(position.rows)
        if node is None:
            return None
        total = self._cost(position, node) if node else header.total
        return None if total is None else Booked(self.tree.row(node), total, header.exact)

    def _cost(self, position: Position, node: int) -> int | None:
        """What the tree costs from a node on over the codes left; None if it misses one."""
        board, objective = position.board, self._objective
        cost = 0
        groups = [(node, [board.pegs(code) for code in position], position.laid + 1)]
        while groups:
            node, codes, row = groups.pop()
            cells: defaultdict[int, list[bytes]] = defaultdict(list)
            for code, number in zip(codes, _native.mark(board.pegs(self.tree.row(node)), codes), strict=True):
                cells[number].append(code)
            for number, cell in cells.items():
                key = board.keys[number]
                if key == board.winning:
                    cost += objective.cost(row)
                    continue
                below = self.tree.follow(node, key)
                if below is not None:
                    groups.append((below, cell, row + 1))
                elif objective.costs and row >= len(objective.costs):
                    cost += len(cell) * objective.failure
                else:
                    return None
        return cost
