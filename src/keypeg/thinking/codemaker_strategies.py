"""The codemaker's mixed strategies that come with Keypeg: how often to hide each symmetry class of codes.

`keypeg equilibrium` finds them. They are shipped because finding them takes minutes on the larger boards.
"""

from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from keypeg.thinking.rulebook_boards import Shapes

FILE: Final = Path(__file__).parent / "strategies" / "mixes.json"


class CodemakerStrategy(Struct, frozen=True):
    """A codemaker's mixed strategy on a board."""

    secures: str
    """The points a round that it secures against every codebreaker, as a fraction."""
    exact: bool
    """Whether no mixed strategy secures more."""
    shares: dict[str, tuple[int, str]]
    """For each symmetry class, how many codes it has and the probability that one of them is hidden."""


def hiding_frequencies(shapes: Shapes) -> dict[str, float] | None:
    """How often a code of each class is hidden, relative to the most frequent class. None if no strategy is shipped."""
    return _frequencies(shapes.name) if shapes.name in codemaker_strategies() else None


@cache
def codemaker_strategies() -> dict[str, CodemakerStrategy]:
    """Every shipped strategy, by the name of its board."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, CodemakerStrategy])


@cache
def _frequencies(board: str) -> dict[str, float]:
    shares = codemaker_strategies()[board].shares
    each = {name: Fraction(probability) / codes for name, (codes, probability) in shares.items()}
    most = max(each.values())
    return {name: float(frequency / most) for name, frequency in each.items()}
