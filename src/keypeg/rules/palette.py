"""The colours of the code pegs. Each has a letter, a name and a mark, so that nobody needs to tell colours apart."""

from typing import Final

from msgspec import Struct

EMPTY: Final = "."
"""The letter of a hole left empty."""


class Colour(Struct, frozen=True):
    """One colour of code peg."""

    letter: str
    name: str
    mark: str
    """A shape of its own, printed or drawn on every peg of this colour."""
    rgb: str


PALETTE: Final = {
    colour.letter: colour
    for colour in (
        Colour("R", "red", "▲", "#d7263d"),
        Colour("G", "green", "■", "#1f9d55"),
        Colour("B", "blue", "●", "#2364d2"),
        Colour("Y", "yellow", "★", "#f2c230"),
        Colour("O", "orange", "◆", "#f07f13"),
        Colour("P", "purple", "✚", "#7d3cb5"),
        Colour("W", "white", "○", "#f4f1ea"),
        Colour("K", "black", "✖", "#26242b"),
        Colour("N", "brown", "▼", "#7a4b2a"),
        Colour("T", "turquoise", "◐", "#1fb5ad"),
        Colour("M", "magenta", "♥", "#d6409f"),
        Colour("L", "lime", "♣", "#9bcf2f"),
    )
}

LETTERS: Final = "".join(PALETTE)
"""Every letter in palette order; a custom box takes the first n."""
