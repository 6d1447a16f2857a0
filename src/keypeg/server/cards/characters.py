"""The computers as characters. The pages name them alike: `web/src/players/computers.ts` reads the same names."""

from pathlib import Path
from typing import Final

import msgspec

NAMES: Final = msgspec.json.decode(
    (Path(__file__).parent / "characters.json").read_bytes(), type=dict[str, tuple[str, str, str, str]]
)


def computer_name(level: str, character: int) -> str:
    """The name of one of the characters of a level."""
    return NAMES[level][character]
