"""A player of your own, for the boxes with codes and rows: `keypeg arena classic strong own_player:FirstFit`.

It lays the first code, in the order of its palette, that fits every key so far, and hides any code at all.
"""

from collections.abc import Sequence
from random import Random

from keypeg.players import Player
from keypeg.rules import View, mark
from keypeg.rules.actions import Action, HideCode, LayRow
from keypeg.rules.offers import MayHideCode, MayLayRow, Offer
from keypeg.rules.views import CodebreakingView, DuelView


class FirstFit(Player):
    """The arena calls FirstFit(seed) for each seat and match; take all random numbers from that seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        """An action that is offered, or None to wait for others."""
        for offer in offers:
            if isinstance(offer, MayHideCode):
                codes = list(offer.shape.rows())
                return HideCode(Random(f"{self.seed} {view.number} {view.attempt}").choice(codes))
            if isinstance(offer, MayLayRow) and isinstance(view, CodebreakingView | DuelView) and view.seat is not None:
                board = view.board if isinstance(view, CodebreakingView) else view.boards[view.seat]
                shape = view.code_shape if isinstance(view, CodebreakingView) else offer.shape
                return LayRow(next(code for code in shape.rows() if all(mark(row, code) == key for row, key in board)))
        return None
