"""Finds the strategies for duels that are shipped: `python -m scripts.ship_duels RINGS [--seconds N]`.

The opponent is assumed to follow the best strategy on average. How often that needs 1, 2, 3 … rows gives the cost of
each row. With four rings the search ends with a proof; with five it is stopped. The output shows how often the new
strategy beats the one it was made against. If it is also better on average, it should replace it.
"""

import argparse
import signal
import sys
from collections.abc import Mapping

from keypeg.research.anytime_search import SearchProgress, improve
from keypeg.rules import edition
from keypeg.thinking.edition_objectives import duel_objective
from keypeg.thinking.exact_search import solve
from keypeg.thinking.rulebook_boards import row_limit, shapes_of
from keypeg.thinking.shipped import STRATEGIES, tree_for
from keypeg.thinking.tree_check import check_tree
from keypeg.thinking.tree_files import TreeHeader, packed_tree, write_tree


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rings", type=int, choices=(4, 5))
    parser.add_argument("--seconds", type=int, default=1500, help="how long to look, with five rings")
    args = parser.parse_args()
    agreed = edition("duel", {"rings": args.rings})
    shapes = shapes_of(agreed)
    board, average = shapes.board(), check_tree(tree_for(agreed).tree(), list(shapes.board()))
    # A number of rows that never occurred counts for one round: even the best player may slip.
    objective = duel_objective([average.found.get(row, 0) or 1 for row in range(1, row_limit(agreed) + 1)]).objective
    if args.rings == 4:
        tree, exact = solve(board, objective).tree, True
    else:
        signal.signal(signal.SIGALRM, signal.default_int_handler)
        signal.alarm(args.seconds)
        tree, exact = improve(board, objective, progress=_show).tree, False
    played = check_tree(tree, board, objective)
    total = played.cost(objective)
    header = TreeHeader(board.codes, board.rows, 0, total, exact, objective.costs, objective.failure)
    write_tree(STRATEGIES / f"{shapes.name}.duel.tree", packed_tree(tree, header))
    sys.stdout.write(f"found by row {played.found}, {played.total} rows in all\n")
    sys.stdout.write(
        f"share of decided rounds against the best on average: {_share(played.found, average.found):.4%}\n"
    )


def _show(progress: SearchProgress) -> None:
    sys.stderr.write(f"\r{progress.width} rows wide, {progress.row}: {progress.best}    ")


def _share(mine: Mapping[int, int], other: Mapping[int, int]) -> float:
    """The share of decided rounds that the first player wins. If both finish together, the round is played again."""
    pairs = [(one, two, a * b) for one, a in mine.items() for two, b in other.items()]
    won = sum(count for one, two, count in pairs if one < two)
    lost = sum(count for one, two, count in pairs if one > two)
    return won / (won + lost)


if __name__ == "__main__":
    main()
