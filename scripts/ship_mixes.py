"""Finds the codemaker's mixes that are shipped: `python -m scripts.ship_mixes [BOARD …]`; the largest take minutes.

Boards whose codes are all of one kind need no mix, and the boards that are too large for a proof have none yet: there
every code is drawn alike.
"""

import argparse
import sys
from typing import Final

import msgspec

from keypeg.research.equilibrium import equilibrium
from keypeg.thinking.kinds import kinds
from keypeg.thinking.mixes import FILE, Mixed, shipped_mixes
from keypeg.thinking.objectives import AVERAGE
from keypeg.thinking.rulebook_boards import own_objective, rulebook_boards

BEYOND_PROOF: Final = ("5x8", "4x8-empties")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="*", metavar="BOARD")
    args = parser.parse_args()
    mixes = shipped_mixes() if FILE.exists() else {}
    for one in rulebook_boards():
        name, objective = one.shapes.name, own_objective(one.edition)
        if name in BEYOND_PROOF or objective == AVERAGE or name not in (args.boards or [name]):
            continue
        board = one.shapes.board()
        if len(kinds(board)) == 1:
            continue
        found = equilibrium(board, objective)
        shares = {share.kind: (share.codes, str(share.chance)) for share in found.hide}
        mixes[name] = Mixed(str(found.least), found.exact, shares)
        sys.stdout.write(f"{name}: {found.least} {'proven' if found.exact else 'at least'}\n")
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(mixes), indent=1) + b"\n")


if __name__ == "__main__":
    main()
