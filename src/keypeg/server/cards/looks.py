"""The looks of the boxes on cards. `looks.json` has the colours of `web/src/board/looks.css` by day; a test says so."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct


class Look(Struct, frozen=True):
    """The colours of a box, and the body of its pegs."""

    piece: str
    table: tuple[str, str]
    """What the box lies on, from the lamp outwards."""
    ink: str
    """The text on the table."""
    mat: tuple[str, str, str]
    """The material of the box, from light to shade."""
    deck: tuple[str, str]
    print: str
    """The text on the deck."""
    shade: str
    """The inside of a hole."""


LOOKS: Final = msgspec.json.decode((Path(__file__).parent / "looks.json").read_bytes(), type=dict[str, Look])
"""By the name of the box. A box without a look has the one without a name."""
PLAIN: Final = LOOKS.pop("")

PEGS: Final = {
    "R": ("#d4303c", "#fff"),
    "Y": ("#f5bd23", "#2a1a08"),
    "G": ("#12875a", "#fff"),
    "B": ("#2766d8", "#fff"),
    "W": ("#f6f1e7", "#37323d"),
    "K": ("#2b2934", "#fff"),
    "O": ("#ee7b22", "#2a1a08"),
    "P": ("#7a45c0", "#fff"),
    "N": ("#7d4a26", "#fff"),
    "T": ("#3ec3c6", "#2a1a08"),
    "M": ("#c0328b", "#fff"),
    "L": ("#a9d13c", "#2a1a08"),
}
"""The colour of each peg and of its mark, as in `web/src/board/palette.ts`."""

BLANK: Final = "?"
"""A peg whose colour is not told."""
BLANK_FILL: Final = "#e9d6bd"
WINNING_FILL: Final = "#f2b45f"
"""A blank peg in the row that found the code."""


def look_of(box: str) -> Look:
    return LOOKS.get(box, PLAIN)
