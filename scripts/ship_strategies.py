"""Builds the strategies that are shipped: `python -m scripts.ship_strategies [--aim AIM …] [BOARD …]`.

Each board of the rulebooks is solved for the average, for the worst case and for every edition's own points; a tree
is kept for the average, and another one only where it costs more there than need be. Boards too large for a proof
take `keypeg strategy build … --seconds` instead. What was seen is printed as the lines of a table, with the seconds it
took.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from keypeg.research.strategy_builder import Built, by_proof
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.replay import Replay
from keypeg.thinking.rulebook_boards import AIMS, Aim, distinct_boards, own_objective, rulebook_boards
from keypeg.thinking.shipped import STRATEGIES, file_name

BEYOND_PROOF: Final = ("5x8",)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="*", metavar="BOARD", help=", ".join(distinct_boards()))
    parser.add_argument("--aim", choices=AIMS, action="append")
    parser.add_argument("--to", type=Path, default=STRATEGIES, help="where the trees go")
    args = parser.parse_args()
    for name, shapes in distinct_boards().items():
        if name in (args.boards or set(distinct_boards()) - set(BEYOND_PROOF)):
            board = shapes.board()
            shipped: list[Replay] = []
            for aim, own in _tasks(name):
                if aim in (args.aim or AIMS):
                    began = time.perf_counter()
                    built = by_proof(board, aim, own)
                    _say(name, aim, built, time.perf_counter() - began)
                    if all(played.cost(built.objective) > built.total for played in shipped):
                        shipped.append(built.replay)
                        built.write(args.to / file_name(name, built.objective, aim), board)


def _tasks(name: str) -> list[tuple[Aim, Objective]]:
    owns = {own_objective(one.edition) for one in rulebook_boards() if one.shapes.name == name} - {AVERAGE}
    return [
        ("average", AVERAGE),
        *[("points", own) for own in sorted(owns, key=lambda own: own.costs)],
        ("worst", AVERAGE),
    ]


def _say(name: str, aim: Aim, built: Built, seconds: float) -> None:
    goal = aim if aim != "points" else f"points, {len(built.objective.costs)} rows, else {built.objective.failure}"
    played = built.replay
    depths = " ".join(str(played.found.get(row, 0)) for row in range(1, played.worst + 1))
    sys.stdout.write(
        f"| {name} | {goal} | {built.total} | {played.total / played.codes:.4f} | {played.worst} | {depths} "
        f"| {seconds:.1f} s |\n"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    main()
