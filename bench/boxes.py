"""What every box is worth: the least average, the fewest rows that are always enough, and the edition's own points.

    python -m bench.boxes

Each line is proven and its tree replayed by the rules before it is printed.
"""

import time

from keypeg.rules.palette import LETTERS
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import solve, worst_then_average
from keypeg.thinking.objectives import points
from keypeg.thinking.tree_check import check_tree

BOXES = [
    ("classic", 6, True, 0, False, (10, 11)),
    ("travel, rows as codes", 8, False, 0, False, (9, 9)),
    ("travel, any row", 8, False, 0, True, (9, 9)),
    ("hasbro94, rows as codes", 8, False, 0, False, (12, 13)),
    ("hasbro94, any row", 8, False, 0, True, (12, 13)),
    ("hasbro94 with empties, rows as codes", 8, False, 4, False, (12, 13)),
    ("hasbro94 with empties, any row", 8, False, 4, True, (12, 13)),
    ("hasbro94 with doubles", 8, True, 0, False, (12, 13)),
    ("hasbro94 with doubles and empties", 8, True, 4, False, (12, 13)),
]


def main() -> None:
    for name, colours, repeats, empties, any_row, (rows, failure) in BOXES:
        codes = Shape(4, LETTERS[:colours], repeats, 0, empties)
        board = Board(codes, Shape(4, LETTERS[:colours], repeats or any_row, 0, empties))
        start = time.process_time()
        best = solve(board)
        shown = check_tree(best.tree, board)
        assert shown.total == best.total
        line = f"{name:38} {len(board):5} codes: {best.total} rows, {shown.average:.4f} a code, worst {shown.worst}"
        print(f"{line}  ({time.process_time() - start:.1f} s)", flush=True)
        start = time.process_time()
        most, safe = worst_then_average(board)
        assert check_tree(safe.tree, board).cost(points(most, failure)) == safe.total
        print(f"{'':38} never more than {most}: {safe.total}  ({time.process_time() - start:.1f} s)", flush=True)
        start = time.process_time()
        scored = solve(board, points(rows, failure))
        print(f"{'':38} points, {rows} rows: {scored.total}  ({time.process_time() - start:.1f} s)", flush=True)


if __name__ == "__main__":
    main()
