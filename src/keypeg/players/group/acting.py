"""A turn of the group edition: ask a row, or call MASTERMIND."""

from collections.abc import Sequence

from keypeg.players.chance import toss
from keypeg.players.dealing import draw_code
from keypeg.players.levels import Level
from keypeg.rules.actions import Action, Ask
from keypeg.rules.offers import MayAsk, Offer
from keypeg.rules.views import GroupView


def act(level: Level, seed: int, view: GroupView, offers: Sequence[Offer]) -> Action | None:
    """What a player of this level does, or None to wait for others."""
    for offer in offers:
        if isinstance(offer, MayAsk):
            return Ask(draw_code(offer.shape, toss(seed, view, len(view.asked))))
    return None
