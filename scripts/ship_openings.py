"""Finds what every first row costs on the boards of the rulebooks: `python -m scripts.ship_openings [BOARD …]`.

The costs are exact where the whole board can be searched. On the largest board they are those of strategies that a
narrow search found, which takes minutes.
"""

import argparse
import sys
from typing import Final

import msgspec

from keypeg.research.part_search import Opening, PartSearch
from keypeg.thinking.objectives import AVERAGE
from keypeg.thinking.opening_values import FILE, OpeningValue, opening_values
from keypeg.thinking.rulebook_boards import Shapes, distinct_boards
from keypeg.thinking.shipped import STRATEGIES, file_name, known_total
from keypeg.thinking.symmetry_classes import symmetry_class
from keypeg.thinking.tree_files import read_tree

BEYOND_PROOF: Final = {"5x8": 4}
"""Boards that are too large for an exact search, with how many rows the narrow search tries at each point."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="*", metavar="BOARD")
    args = parser.parse_args()
    values = dict(opening_values()) if FILE.exists() else {}
    for name, shapes in distinct_boards().items():
        if name not in (args.boards or [name]):
            continue
        search = PartSearch(shapes.board(), width=BEYOND_PROOF.get(name, 0))
        values[name] = {}
        for opening in search.openings():
            found = _value(search, opening, proven=name not in BEYOND_PROOF)
            values[name][symmetry_class(opening.row, shapes)] = found
            sys.stdout.write(f"{name} {opening.row}: {found.total}{'' if found.exact else ' reached'}\n")
            sys.stdout.flush()
        _take_shipped(values[name], shapes)
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(values), indent=1) + b"\n")


def _value(search: PartSearch, opening: Opening, *, proven: bool) -> OpeningValue:
    parts = [search.solve(opening.row, part.key) for part in opening.parts]
    total = opening.win_cost + sum(part.least for part in parts)
    return OpeningValue(total, exact=proven and all(part.exact for part in parts))


def _take_shipped(values: dict[str, OpeningValue], shapes: Shapes) -> None:
    """The shipped strategy may be better than what a narrow search finds for its first row."""
    path = STRATEGIES / file_name(shapes.name, AVERAGE, "average")
    total = known_total(shapes, AVERAGE)
    if total is not None:
        first = symmetry_class(read_tree(path).row(), shapes)
        if total < values[first].total:
            values[first] = OpeningValue(total, exact=False)


if __name__ == "__main__":
    main()
