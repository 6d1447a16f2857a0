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
    usual_players: int = 2
    """How many players a new table has until somebody chooses."""
    sliders: bool = False
    """Whether the board shows keys on sliders instead of key pegs."""
    score_track: int | None = None
    """How many notches its score track has, if it has one."""
    free_form: bool = False
    """Whether the players choose the game itself by its options."""
    house: bool = False
    """Whether this box is ours and no printed rulebook is behind it."""
