"""The computers as characters. The pages name them alike: `web/src/players/computers.ts` reads the same names."""

from pathlib import Path
from typing import Final

import msgspec

NAMES: Final = msgspec.json.decode(
    (Path(__file__).parent / "characters.json").read_bytes(), type=dict[str, tuple[str, str, str, str]]
)


def computer_name(level: str, address: str, seat: int) -> str:
    """The name of the computer at a seat. It stays the same for as long as the table exists."""
    characters = NAMES[level]
    return characters[(seat + sum(map(ord, address))) % len(characters)]
