"""How long puzzles take: to make one of each grade on every board, to explain it, and to make one of the best row.

    python -m bench.puzzles [COUNT]

Makes COUNT puzzles of each grade (10 by default) in CPU time of one core. The floor is what nobody can do without: to
check that one code fits all rows of the puzzle, and more than one without any of them.
"""

import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median

from keypeg.review.puzzle_values import Puzzle
from keypeg.review.puzzles import hardest_grade, make_puzzle, puzzle_board, solution
from keypeg.review.row_puzzles import make_row_puzzle
from keypeg.rules.boxes import edition
from keypeg.rules.edition import Edition
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.positions import Position

EDITIONS: dict[str, Edition] = {
    "classic": edition("classic"),
    "travel": edition("travel"),
    "travel, 6 colours": edition("travel", {"colours": 6}),
    "hasbro94": edition("hasbro94"),
    "hasbro94, doubles, 9 colours": edition("hasbro94", {"doubles": True, "ninth_colour": True}),
    "duel": edition("duel"),
    "custom, 3 of 6": edition("custom", {"pegs": 3}),
    "custom, 6 of 6": edition("custom", {"pegs": 6}),
}


def seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def check(agreed: Edition, puzzle: Puzzle) -> None:
    """The floor: one code fits all rows, and more than one without any of them."""
    board = board_of(puzzle_board(agreed))
    assert len(Position(board, puzzle.rows)) == 1
    for index in range(len(puzzle.rows)):
        assert len(Position(board, puzzle.rows[:index] + puzzle.rows[index + 1 :])) > 1


def line(what: str, times: list[float], floor: list[float]) -> float:
    ratio = median(times) / max(median(floor), 1e-9)
    print(f"{what:<42} {1000 * median(times):8.1f} ms   longest {1000 * max(times):8.1f} ms   {ratio:7.0f} × the floor")
    return max(times)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    longest = 0.0
    for name, agreed in EDITIONS.items():
        make_puzzle(agreed, count)  # lists the codes of the board, once
        floor: list[float] = []
        for grade in range(1, hardest_grade(puzzle_board(agreed)) + 1):
            times = [seconds(partial(make_puzzle, agreed, seed, grade)) for seed in range(count)]
            puzzles = [make_puzzle(agreed, seed, grade) for seed in range(count)]
            floor = [seconds(partial(check, agreed, puzzle)) for puzzle in puzzles]
            longest = max(longest, line(f"{name}, grade {grade}", times, floor))
        line(f"{name}, the solution", [seconds(partial(solution, puzzle)) for puzzle in puzzles], floor)
        rows = [seconds(partial(make_row_puzzle, agreed, seed)) for seed in range(count)]
        longest = max(longest, line(f"{name}, the best row", rows, floor))
    print(f"longest of all: {longest:.2f} s")


if __name__ == "__main__":
    main()
