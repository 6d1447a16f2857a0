"""What a player is: somebody who is shown a view with its offers, and says what to do."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from keypeg.rules.actions import Action
from keypeg.rules.offers import Offer
from keypeg.rules.referee import View


class Player(ABC):
    """Takes a seat. Write one of your own by filling in `choose`.

    A player is asked whenever its seat has offers, and may be asked again about the same moment. Whatever it knows
    comes from the view, so that a match can be taken up again by another process at any time.
    """

    @abstractmethod
    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        """What to do; None to wait, where somebody else can carry the match on."""

    def pace(self, view: View) -> float:  # noqa: ARG002 - a player may think longer in some positions
        """How many seconds a person who plays like this takes for the next row. It decides races and nothing else."""
        return 10.0
