"""What a row costs in all, by the proven totals of the boards that it leaves."""

from keypeg.review.row_values import split
from keypeg.thinking.exact_search import least_total
from keypeg.thinking.positions import Position


def least_after(position: Position, row: str) -> int:
    """The fewest rows that are needed over all codes if a row is laid. The rows already laid count."""
    total = len(position) * (position.laid + 1)
    for key, size in split(position, row).items():
        if key != position.board.winning:
            weights = dict.fromkeys(position.after(row, key), 1)
            assert len(weights) == size
            total += least_total(position.board, weights=weights)
    return total
