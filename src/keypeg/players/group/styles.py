"""Styles: how a level that hides its hand plays a round. It draws one of several styles before each round.

The shares and the numbers of the styles were found by matches among many players, see docs/players.md.
"""

from collections.abc import Mapping
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


Styles = Mapping[int, tuple[Style, ...]]
"""The styles, by how many play."""


def style_of_round(styles: Styles, seed: int, view: GroupView) -> Style:
    """The style of this round. Nobody else can know it, because the seed is secret."""
    rng = seeded_random(seed, view, "style")
    here = styles[view.seats]
    return rng.choices(here, [style.share for style in here])[0]


DUEL_READING: Final = Reading(anything=0.8, lies=0.3, rounds=0.7)
"""How the master reads the rows of one rival."""
READING: Final = Reading(anything=0.8, lies=0.3, bluffs=0.05, rounds=0.7)
"""How it reads those of several, where two who bluff could read each other."""
HIDING: Final[Styles] = {
    2: (Style(share=0.95, reading=DUEL_READING), Style(share=0.05, bluffs=True, reading=DUEL_READING)),
    3: (Style(share=1, reading=READING),),
    4: (Style(share=1, reading=READING),),
}
"""The styles of the master. The shares are those that `bench.group_selfplay --bluffs` found."""
