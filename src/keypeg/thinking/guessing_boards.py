"""Which board of the rulebooks a tree without a name is for."""

from math import log

from keypeg.thinking.rulebook_boards import Shapes, distinct_boards
from keypeg.thinking.trees import Tree


def board_of(tree: Tree) -> Shapes | None:
    """The board that a tree is most likely for: its rows may be laid there, and it lays about one for each code.

    A tree has a last row for each code and few others, so the number of rows tells boards of one size apart. That a
    branch is missing changes it little, and so a faulty tree is held against the board it was meant for.
    """
    waiting, rows, count = [tree], set[str](), 0
    while waiting:
        node = waiting.pop()
        count += 1
        rows.add(node.row)
        waiting += node.next.values()
    letters, lengths = set().union(*rows), {len(row) for row in rows}
    fitting = [
        shapes
        for shapes in distinct_boards().values()
        if lengths == {shapes.rows.holes}
        and letters <= set(shapes.rows.colours + ("." if shapes.rows.most_empty else ""))
        and (shapes.rows.repeats or all(_no_repeats(row) for row in rows))
    ]
    return min(fitting, key=lambda one: (abs(log(count / one.codes.size)), one.rows.size), default=None)


def _no_repeats(row: str) -> bool:
    pegs = row.replace(".", "")
    return len(set(pegs)) == len(pegs)
