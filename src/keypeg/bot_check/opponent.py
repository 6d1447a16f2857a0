"""The other players at the bot's table: computers that also challenge and lie where the match asks for it."""

from collections.abc import Sequence

from keypeg.bot_check.scenarios import Trick
from keypeg.players import LEVELS
from keypeg.players.computer import Computer
from keypeg.rules.actions import Action, Challenge, GiveAnswer, MarkRow
from keypeg.rules.offers import MayChallenge, Offer
from keypeg.rules.referee import View

LEVEL = LEVELS["casual"]


class Opponent:
    """Plays one seat. It never gives a wrong key unless it is told to lie."""

    def __init__(self, seed: int, trick: Trick | None) -> None:
        self._computer = Computer(LEVEL, seed)
        self._trick = trick
        self._challenged: tuple[int, int] | None = None

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        """What to do now, or None to wait."""
        moment = (view.number, view.attempt)
        can_challenge = any(isinstance(offer, MayChallenge) for offer in offers)
        if self._trick is Trick.CHALLENGES and can_challenge and self._challenged != moment:
            self._challenged = moment
            return Challenge()
        action = self._computer.choose(view, offers)
        if self._trick is Trick.LIES and moment == (1, 1):
            return _wrong(action)
        return action


def _wrong(action: Action | None) -> Action | None:
    """A key or an answer that is wrong, but possible."""
    match action:
        case MarkRow(reds=0, whites=0):
            return MarkRow(1, 0)
        case MarkRow():
            return MarkRow(0, 0)
        case GiveAnswer(key="none", board=board):
            return GiveAnswer("black", board)
        case GiveAnswer(board=board):
            return GiveAnswer("none", board)
        case _:
            return action
