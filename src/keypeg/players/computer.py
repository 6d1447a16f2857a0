"""A computer in any seat of any edition."""

from collections.abc import Sequence
from random import Random

from keypeg.players.codebreaker import choose_row, no_code_fits
from keypeg.players.codemaker import answer_by_hand, choose_code, mark_by_hand
from keypeg.players.group.decisions import choose_action
from keypeg.players.levels import Level, draw_pace_seconds
from keypeg.players.player import Player
from keypeg.players.random_draws import rows_laid, seeded_random
from keypeg.rules.actions import Action, Challenge, GiveAnswer, HideCode, LayRow, MarkRow
from keypeg.rules.offers import MayChallenge, MayGiveAnswer, MayHideCode, MayLayRow, MayMarkRow, Offer
from keypeg.rules.referee import View
from keypeg.rules.views import CodebreakingView, DuelView, GroupView
from keypeg.thinking.breaker_views import breaker_view, shapes_to_hide


class Computer(Player):
    """Plays at a level. It keeps nothing between moves: the same seed chooses the same action in the same view."""

    def __init__(self, level: Level, seed: int) -> None:
        self.level = level
        self.seed = seed

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        """What to do now, or None to wait."""
        if isinstance(view, GroupView):
            return self._in_group(view, offers)
        return self._at_a_board(view, offers)

    def pace_seconds(self, view: View) -> float:
        """About the level's pace, sometimes faster, sometimes slower."""
        return draw_pace_seconds(self.level, self.seed, view)

    def _at_a_board(self, view: CodebreakingView | DuelView, offers: Sequence[Offer]) -> Action | None:
        by_kind = {type(offer): offer for offer in offers}
        hiding, marking, laying = by_kind.get(MayHideCode), by_kind.get(MayMarkRow), by_kind.get(MayLayRow)
        if isinstance(hiding, MayHideCode):
            person, rng = Random(f"{self.seed}/person"), seeded_random(self.seed, view, "hide")
            return HideCode(choose_code(self.level.code_choice, shapes_to_hide(view), person, rng))
        if isinstance(marking, MayMarkRow) and view.code is not None:
            rng = seeded_random(self.seed, view, "mark", rows_laid(view))
            return MarkRow(*mark_by_hand(self.level, marking.row, view.code, rng))
        if isinstance(laying, MayLayRow):
            seen = breaker_view(view)
            if MayChallenge in by_kind and no_code_fits(self.level, seen):
                return Challenge()
            round_rng = seeded_random(self.seed, view, "round")
            rng = seeded_random(self.seed, view, "lay", len(seen.rows))
            return LayRow(choose_row(self.level, seen, round_rng, rng))
        return None

    def _in_group(self, view: GroupView, offers: Sequence[Offer]) -> Action | None:
        for offer in offers:
            if isinstance(offer, MayGiveAnswer):
                colour, number = view.hand[offer.board]
                rng = seeded_random(self.seed, view, "answer", len(view.asked), offer.board)
                return GiveAnswer(answer_by_hand(self.level, offer.row, colour, number, rng), offer.board)
        return choose_action(self.level.group, self.seed, view, offers)
