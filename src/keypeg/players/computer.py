"""A computer in any seat of any edition: it takes each offer to whoever knows about it."""

from collections.abc import Sequence
from random import Random

from keypeg.players.breaking import lay_row, no_code_fits
from keypeg.players.chance import toss
from keypeg.players.group.acting import act
from keypeg.players.hiding import hide
from keypeg.players.levels import Level
from keypeg.players.marking import answer_by_hand, mark_by_hand
from keypeg.players.pace import laid, pace
from keypeg.players.player import Player
from keypeg.players.sights import sight, to_hide
from keypeg.rules.actions import Action, Challenge, GiveAnswer, HideCode, LayRow, MarkRow
from keypeg.rules.offers import MayChallenge, MayGiveAnswer, MayHideCode, MayLayRow, MayMarkRow, Offer
from keypeg.rules.referee import View
from keypeg.rules.views import CodebreakingView, DuelView, GroupView


class Computer(Player):
    """Plays at a level. It keeps nothing between moves: the same seed does the same in the same view."""

    def __init__(self, level: Level, seed: int) -> None:
        self.level = level
        self.seed = seed

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        """What to do now, or None to wait."""
        if isinstance(view, GroupView):
            return self._in_group(view, offers)
        return self._at_a_board(view, offers)

    def pace(self, view: View) -> float:
        """About the level's pace, now quicker, now slower."""
        return pace(self.level, self.seed, view)

    def _at_a_board(self, view: CodebreakingView | DuelView, offers: Sequence[Offer]) -> Action | None:
        by_kind = {type(offer): offer for offer in offers}
        hiding, marking, laying = by_kind.get(MayHideCode), by_kind.get(MayMarkRow), by_kind.get(MayLayRow)
        if isinstance(hiding, MayHideCode):
            person = Random(f"{self.seed}/person")
            return HideCode(hide(self.level.hiding, to_hide(view), person, toss(self.seed, view, "hide")))
        if isinstance(marking, MayMarkRow) and view.code is not None:
            chance = toss(self.seed, view, "mark", laid(view))
            return MarkRow(*mark_by_hand(self.level, marking.row, view.code, chance))
        if isinstance(laying, MayLayRow):
            seen = sight(view)
            if MayChallenge in by_kind and no_code_fits(self.level, seen):
                return Challenge()
            chance = toss(self.seed, view, "lay", len(seen.rows))
            return LayRow(lay_row(self.level, seen, toss(self.seed, view, "round"), chance))
        return None

    def _in_group(self, view: GroupView, offers: Sequence[Offer]) -> Action | None:
        for offer in offers:
            if isinstance(offer, MayGiveAnswer):
                colour, number = view.hand[offer.board]
                chance = toss(self.seed, view, "answer", len(view.asked), offer.board)
                return GiveAnswer(answer_by_hand(self.level, offer.row, colour, number, chance), offer.board)
        return act(self.level, self.seed, view, offers)
