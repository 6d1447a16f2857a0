"""Styles: how a level that hides its hand plays a round. It draws one of several styles before each round.

The shares and the numbers of the styles were found by matches among many players, see docs/players.md.
"""

from typing import Final

from msgspec import Struct

from keypeg.players.group.reading import Reading
from keypeg.players.random_draws import seeded_random
from keypeg.rules.views import GroupView


class Style(Struct, frozen=True, kw_only=True):
    """One way to play a round."""

    share: float
    """In how many rounds it is played, relative to the others."""
    bluffs: bool = False
    """Whether it asks as if it held another hand; if not, it asks by what the table knows."""
    reading: Reading
    """How it reads the rows of others."""


def style_of_round(styles: tuple[Style, ...], seed: int, view: GroupView) -> Style:
    """The style of this round. Nobody else can know it, because the seed is secret."""
    rng = seeded_random(seed, view, "style")
    return rng.choices(styles, [style.share for style in styles])[0]


READING: Final = Reading(anything=0.8, lies=0.3, rounds=0.7)
"""How the master reads the rows of others."""
HIDING: Final = (
    Style(share=0.9, reading=READING),
    Style(share=0.1, bluffs=True, reading=READING),
)
"""The styles of the master."""
