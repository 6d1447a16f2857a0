"""A turn of the group edition: ask a row, or call MASTERMIND."""

from collections.abc import Sequence

from keypeg.players.chance import toss
from keypeg.players.group.asking import fitting_row, telling_row
from keypeg.players.group.calling import worth_of_asking
from keypeg.players.group.askers import read
from keypeg.players.group.beliefs import believe
from keypeg.players.levels import Level
from keypeg.rules.actions import Action, Ask, CallMastermind, Challenge
from keypeg.rules.offers import MayAsk, MayCall, MayChallenge, Offer
from keypeg.rules.views import GroupView

import os, json
TH = json.loads(os.environ.get("TH", "{}"))

PATIENCE = int(os.environ.get("PATIENCE", "6"))


def act(level: Level, seed: int, view: GroupView, offers: Sequence[Offer]) -> Action | None:
    """What a player of this level does, or None to wait for others."""
    may = {type(offer): offer for offer in offers}
    asking, calling = may.get(MayAsk), may.get(MayCall)
    if view.seat is None or not (asking or calling or MayChallenge in may):
        return None
    belief = believe(view, level.remembers)
    if not len(belief):
        return Challenge() if MayChallenge in may else None
    chance = toss(seed, view, "group", len(view.asked), len(view.wrong_calls))
    if calling and belief.certain:
        return CallMastermind(belief.likeliest)
    own = frozenset(token.number - 1 for token in view.hand)
    if isinstance(asking, MayAsk):
        if level.rank == 0:
            if sum(row.seat == view.seat for row in view.asked) >= PATIENCE:
                return CallMastermind(fitting_row(belief, chance))
            return Ask(fitting_row(belief, chance))
        if level.rank == 1:
            return Ask(fitting_row(belief, chance))
        alone = sum(not out for out in view.out) == 1
        key = f"{level.name}{view.seats}{view.boards_each}"
        if level.rank == 3:
            belief = read(view, belief)
        row, named = telling_row(belief, own, asking.shape, chance)
        if not alone and belief.best >= TH.get(key, 0.2) and belief.best >= worth_of_asking(view, belief, row, level.name):
            return CallMastermind(belief.likeliest)
        return Ask(row)
    return None
