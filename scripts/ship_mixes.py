"""Finds the codemaker's mixed strategies that are shipped: `python -m scripts.ship_mixes [BOARD …]`.

The largest boards take minutes. A board whose codes are all of one symmetry class needs no mixed strategy, and the
boards that are too large for a proof have none yet: there every code is equally likely.
"""

import argparse
import sys
from typing import Final

import msgspec

from keypeg.research.equilibrium import equilibrium
from keypeg.thinking.codemaker_strategies import FILE, CodemakerStrategy, codemaker_strategies
from keypeg.thinking.edition_objectives import edition_objective
from keypeg.thinking.objectives import AVERAGE
from keypeg.thinking.rulebook_boards import rulebook_boards
from keypeg.thinking.symmetry_classes import symmetry_classes

BEYOND_PROOF: Final = ("5x8", "4x8-empties")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="*", metavar="BOARD")
    args = parser.parse_args()
    strategies = codemaker_strategies() if FILE.exists() else {}
    for one in rulebook_boards():
        name, objective = one.shapes.name, edition_objective(one.edition)
        if name in BEYOND_PROOF or objective == AVERAGE or name not in (args.boards or [name]):
            continue
        board = one.shapes.board()
        if len(symmetry_classes(board)) == 1:
            continue
        found = equilibrium(board, objective)
        shares = {each.name: (each.codes, str(each.probability)) for each in found.codemaker}
        strategies[name] = CodemakerStrategy(str(found.lower_bound), found.exact, shares)
        sys.stdout.write(f"{name}: {found.lower_bound} {'proven' if found.exact else 'at least'}\n")
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(strategies), indent=1) + b"\n")


if __name__ == "__main__":
    main()
