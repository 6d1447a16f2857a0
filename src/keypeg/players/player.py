"""The interface of a player: it is shown a view with its offers, and chooses an action."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from keypeg.rules.actions import Action
from keypeg.rules.offers import Offer
from keypeg.rules.referee import View


class Player(ABC):
    """Takes a seat. To write your own player, implement `choose`.

    A player is asked whenever its seat has offers, and may be asked several times about the same moment. Decide by the
    view alone, so that another process can continue the match at any time.
    """

    @abstractmethod
    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        """What to do now; None to wait, where somebody else can act."""

    def pace_seconds(self, view: View) -> float:  # noqa: ARG002 - a player may think longer in some positions
        """How long a person who plays like this takes for the next row. It decides races and nothing else."""
        return 10.0
