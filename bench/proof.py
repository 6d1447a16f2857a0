"""Prove a board part by part over a ledger, and say how long it took.

    python -m bench.proof 5 6 --workers 2 --ledger build/5x6.ledger

First an anytime search finds a total to beat. Then every first row is searched or refuted. Ctrl-C stops the proof; the
same command continues it where the ledger ends.
"""

import argparse
import time
from pathlib import Path

from keypeg.research.anytime_search import improve
from keypeg.research.ledgers import Ledger, ProofProgress
from keypeg.research.parallel_proof import prove
from keypeg.rules.palette import LETTERS
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.objectives import AVERAGE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("holes", type=int)
    parser.add_argument("colours", type=int)
    parser.add_argument("--no-repeats", action="store_true", help="codes hold every colour at most once")
    parser.add_argument("--any-row", action="store_true", help="rows may repeat colours even if codes may not")
    parser.add_argument("--empties", type=int, default=0, help="holes that may stay empty")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--widths", type=int, nargs="+", default=[1, 2, 4, 8], help="of the any-time search")
    parser.add_argument("--ledger", type=Path, required=True)
    asked = parser.parse_args()

    colours = LETTERS[: asked.colours]
    codes = Shape(asked.holes, colours, not asked.no_repeats, 0, asked.empties)
    rows = Shape(asked.holes, colours, not asked.no_repeats or asked.any_row, 0, asked.empties)
    board = Board(codes, rows)
    start = time.perf_counter()
    best = improve(board, widths=asked.widths)
    print(f"{time.perf_counter() - start:9.1f} s  a strategy of {best.total} rows over {len(board)} codes", flush=True)

    def show(proof: ProofProgress) -> None:
        print(
            f"{time.perf_counter() - start:9.1f} s  best {proof.incumbent}, "
            f"proven at least {proof.lower_bound}, {proof.open_parts} parts open",
            flush=True,
        )

    ledger = Ledger(asked.ledger, board, AVERAGE, best.total)
    proof = prove(ledger, workers=asked.workers, progress=show)
    took = time.perf_counter() - start
    print(f"{took:9.1f} s  {proof.incumbent} rows, proven; {proof.incumbent / len(board):.4f} a code")


if __name__ == "__main__":
    main()
