"""Best plays: the rows by which the strategy that comes with Keypeg finds a code."""

from keypeg.review.row_values import seat_tree
from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key, mark


def best_play(agreed: Edition, code: str) -> list[tuple[str, Key]]:
    """The rows by which the strategy that comes with Keypeg finds a code. Empty if none comes with it."""
    tree = seat_tree(agreed, 0)
    rows: list[tuple[str, Key]] = []
    node = None if tree is None else 0
    while tree is not None and node is not None:
        row = tree.row(node)
        rows.append((row, mark(row, code)))
        node = tree.follow(node, rows[-1][1])
    return rows
