"""Builds the strategies that are shipped: `python -m scripts.ship_strategies [--objective NAME …] [BOARD …]`.

Each board of the rulebooks is solved for the average, for the worst case and for every edition's own points. The tree
for the average is kept; another tree is kept only if it does better under its own objective. Boards that are too large
for a proof take `keypeg strategy build … --seconds` instead. The results are printed as lines of a table.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from keypeg.research.strategy_builder import BuiltStrategy, build_by_proof
from keypeg.thinking.edition_objectives import edition_objective
from keypeg.thinking.objectives import AVERAGE, OBJECTIVE_NAMES, Objective, ObjectiveName
from keypeg.thinking.rulebook_boards import distinct_boards, rulebook_boards
from keypeg.thinking.shipped import STRATEGIES, file_name
from keypeg.thinking.tree_check import TreeCheck

BEYOND_PROOF: Final = ("5x8",)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="*", metavar="BOARD", help=", ".join(distinct_boards()))
    parser.add_argument("--objective", choices=OBJECTIVE_NAMES, action="append")
    parser.add_argument("--to", type=Path, default=STRATEGIES, help="where the trees go")
    args = parser.parse_args()
    for name, shapes in distinct_boards().items():
        if name in (args.boards or set(distinct_boards()) - set(BEYOND_PROOF)):
            board = shapes.board()
            shipped: list[TreeCheck] = []
            for objective_name, own in _tasks(name):
                if objective_name in (args.objective or OBJECTIVE_NAMES):
                    began = time.perf_counter()
                    built = build_by_proof(board, objective_name, own)
                    _print(name, objective_name, built, time.perf_counter() - began)
                    if all(check.cost(built.objective) > built.total for check in shipped):
                        shipped.append(built.check)
                        built.write(args.to / file_name(name, built.objective, objective_name), board)


def _tasks(name: str) -> list[tuple[ObjectiveName, Objective]]:
    owns = {edition_objective(one.edition) for one in rulebook_boards() if one.shapes.name == name} - {AVERAGE}
    return [
        ("average", AVERAGE),
        *[("points", own) for own in sorted(owns, key=lambda own: own.costs)],
        ("worst", AVERAGE),
    ]


def _print(name: str, objective_name: ObjectiveName, built: BuiltStrategy, seconds: float) -> None:
    objective, check = built.objective, built.check
    points = f"points, {len(objective.costs)} rows, else {objective.failure}"
    shown = points if objective_name == "points" else objective_name
    depths = " ".join(str(check.found.get(row, 0)) for row in range(1, check.worst + 1))
    sys.stdout.write(
        f"| {name} | {shown} | {built.total} | {check.total / check.codes:.4f} | {check.worst} | {depths} "
        f"| {seconds:.1f} s |\n"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    main()
