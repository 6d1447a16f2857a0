"""A box: one rulebook as data."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from keypeg.rules.edition import Game, Paragraphs
from keypeg.rules.options import Option

Settled = dict[str, Any]
"""Every option of a box with its value, which is one that the option allows."""


class Box(Struct, frozen=True):
    """What may be agreed on, what the rules say, and the game that follows."""

    name: str
    options: tuple[Option, ...]
    parts: tuple[tuple[str, tuple[str, ...]], ...]
    """The paragraphs in reading order, as (heading, rule ids)."""
    paragraphs: Callable[[Settled], Paragraphs]
    game: Callable[[Settled], Game]
    players: Callable[[Settled], tuple[int, ...]] = lambda _: (2,)
    house: bool = False
    """Whether this box is ours and no printed rulebook is behind it."""
