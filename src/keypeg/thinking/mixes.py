"""Mixes that come with Keypeg: how often a codemaker who knows the game hides each kind of code, board by board.

They are what `keypeg equilibrium` finds, kept because finding them takes minutes on the larger boards.
"""

from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from keypeg.thinking.rulebook_boards import Shapes

FILE: Final = Path(__file__).parent / "strategies" / "mixes.json"


class Mixed(Struct, frozen=True):
    """A codemaker's mix on a board."""

    secures: str
    """What it gets out of every codebreaker at least, in points a round, as a fraction."""
    exact: bool
    """Whether no mix secures more."""
    shares: dict[str, tuple[int, str]]
    """How many codes there are of each kind, and the chance that one of them is hidden."""


def mix_for(shapes: Shapes) -> dict[str, float] | None:
    """How often a code of each kind is hidden, measured by the kind hidden most; None where no mix is known."""
    mixed = shipped_mixes().get(shapes.name)
    return None if mixed is None else _measured(shapes.name)


@cache
def shipped_mixes() -> dict[str, Mixed]:
    """Every mix that is known, by the name of the board."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Mixed])


@cache
def _measured(board: str) -> dict[str, float]:
    each = {kind: Fraction(chance) / codes for kind, (codes, chance) in shipped_mixes()[board].shares.items()}
    most = max(each.values())
    return {kind: float(weight / most) for kind, weight in each.items()}
