"""The looks of the boxes on cards: the colours of `web/src/board/looks.css` by day. A test compares the two."""

from typing import Final

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


PLAIN: Final = Look(
    "dome",
    ("#e6e3ec", "#c3bed0"),
    "#1d1826",
    ("#6d6678", "#4a4454", "#2c2833"),
    ("#403b4a", "#322e3b"),
    "#ece7f3",
    "#120f17",
)
"""For a box without a look."""

LOOKS: Final = {
    "classic": Look(
        "dome",
        ("#f9c79b", "#ec9a68"),
        "#2c130a",
        ("#7d4f3a", "#5a3526", "#3a2017"),
        ("#54311f", "#432517"),
        "#f0cfb0",
        "#1b0c06",
    ),
    "travel": Look(
        "pin",
        ("#cfeaf5", "#8fcbe4"),
        "#06283c",
        ("#fff", "#eeeeea", "#c9cfd1"),
        ("#1f66a6", "#154b80"),
        "#d8eefc",
        "#08233e",
    ),
    "hasbro94": Look(
        "crown",
        ("#c9efd4", "#82cba2"),
        "#05291a",
        ("#23805f", "#0f5a42", "#063526"),
        ("#0d4f3a", "#083c2b"),
        "#f3e7c4",
        "#02180f",
    ),
    "super": Look(
        "gem",
        ("#e9f3b8", "#bcd56c"),
        "#1c2603",
        ("#2a979b", "#0d666d", "#053c42"),
        ("#0b4a50", "#07383d"),
        "#d9f3ee",
        "#021a1d",
    ),
    "duel": Look(
        "ring",
        ("#e3d8fb", "#b09ce6"),
        "#1d1240",
        ("#6a5bb5", "#3f3487", "#221a55"),
        ("#332a72", "#251d57"),
        "#ddd3ff",
        "#0d0828",
    ),
    "group": Look(
        "pawn",
        ("#ffe69a", "#f2bf48"),
        "#2e2002",
        ("#fffdf6", "#f7efdd", "#d9c9a4"),
        ("#fbf4e4", "#f0e5cb"),
        "#40310f",
        "#6d5a33",
    ),
    "custom": Look(
        "hexagon",
        ("#fcd5d8", "#ee9fa9"),
        "#3a0a14",
        ("#5d6774", "#3c444f", "#232930"),
        ("#363d47", "#2a3038"),
        "#e3e9f0",
        "#0e1115",
    ),
}

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
