"""Which players of a match were bots: a tag of the record, so that no referee depends on it."""

from collections.abc import Iterable, Mapping
from typing import Final

BOTS_TAG: Final = "bots"
"""The tag with the seats of bots, as in "0,2"."""


def write_bot_seats(seats: Iterable[int]) -> dict[str, str]:
    """The tag for the seats of bots; nothing if there are none."""
    text = ",".join(map(str, seats))
    return {BOTS_TAG: text} if text else {}


def read_bot_seats(tags: Mapping[str, str]) -> frozenset[int]:
    """The seats of bots in a record. Tags are free texts: what is no number is ignored."""
    parts = (part.strip() for part in tags.get(BOTS_TAG, "").split(","))
    return frozenset(int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 3)
