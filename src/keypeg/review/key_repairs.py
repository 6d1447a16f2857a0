"""Key repairs: where keys contradict each other, the single keys whose change would mend it."""

from msgspec import Struct

from keypeg.review.row_values import split
from keypeg.rules.keys import Key
from keypeg.thinking.positions import Position


class KeyRepair(Struct, frozen=True):
    """Another key for one row, with which all rows fit together."""

    row: int
    """Counted from 1."""
    key: Key
    codes: int
    """How many codes would fit then."""


def key_repairs(position: Position) -> list[KeyRepair]:
    """Every change of a single key after which a code fits, the likeliest first: the one that most codes fit.

    Empty if a code fits already, or if more than one key is wrong.
    """
    if len(position):
        return []
    found: list[KeyRepair] = []
    for index, (row, _) in enumerate(position.rows):
        others = Position(position.board, position.rows[:index] + position.rows[index + 1 :])
        if len(others):
            found += (KeyRepair(index + 1, key, codes) for key, codes in split(others, row).items())
    return sorted(found, key=lambda repair: (-repair.codes, repair.row, repair.key))
