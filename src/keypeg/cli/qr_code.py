"""A QR code as text, for a phone to read from the terminal."""

from io import StringIO
from typing import Final, TextIO

import segno

_BLOCKS: Final = "█▀▄"
_WHITE_ON_BLACK: Final = "\x1b[97;40m"
_RESET: Final = "\x1b[0m"


def qr_code(text: str, stream: TextIO) -> list[str]:
    """The lines of a QR code; none if the stream cannot show its blocks.

    Its light parts are drawn and its dark ones are not. In a terminal the colours are set, so that this is right on a
    light background too.
    """
    try:
        _BLOCKS.encode(stream.encoding or "ascii")
    except UnicodeEncodeError:
        return []
    drawn = StringIO()
    segno.make_qr(text).terminal(drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    return [f"{_WHITE_ON_BLACK}{line}{_RESET}" for line in lines] if stream.isatty() else lines
