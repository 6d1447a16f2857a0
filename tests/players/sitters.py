"""Players that tests seat in the arena by `module:factory`: one who can play group, and some who cannot play."""

# ruff: noqa: ARG002 - whoever cannot play looks at nothing

from collections.abc import Sequence
from random import Random
from threading import Event

from keypeg.players import LEVELS, Player
from keypeg.players.computer import Computer
from keypeg.players.random_draws import draw_code
from keypeg.rules import View
from keypeg.rules.actions import Action, AskRow, CallMastermind, HideCode, LayRow, Resign
from keypeg.rules.keys import answer
from keypeg.rules.offers import MayAskRow, MayCallMastermind, MayHideCode, MayLayRow, Offer
from keypeg.rules.palette import EMPTY
from keypeg.rules.views import GroupView


class Sitter(Player):
    def __init__(self, seed: int) -> None:
        self.seed = seed


class Caller(Sitter):
    """Plays group: asks any row, and calls when one code is left, or sooner by mistake."""

    hasty = 0.0

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        asking = next((offer for offer in offers if isinstance(offer, MayAskRow)), None)
        calling = next((offer for offer in offers if isinstance(offer, MayCallMastermind)), None)
        if asking is None or calling is None or not isinstance(view, GroupView) or view.seat is None:
            return None
        chance = Random(f"{self.seed}/{view.number}/{view.attempt}/{len(view.asked)}")
        places = [EMPTY] * calling.shape.holes
        sure = True
        for board in range(view.seats):
            left = [view.hand[0]] if board == view.seat else self._left(view, board, calling.shape.colours)
            sure = sure and len(left) == 1
            colour, number = chance.choice(left)
            places[number - 1] = colour
        row = "".join(places)
        if sure or (chance.random() < self.hasty and row.count(EMPTY) == calling.shape.fewest_empty):
            return CallMastermind(row)
        return AskRow(draw_code(asking.shape, chance))

    def _left(self, view: GroupView, board: int, colours: str) -> list[tuple[str, int]]:
        given = [(asked.row, asked.answers[board]) for asked in view.asked if asked.answers[board]]
        return [
            (colour, number)
            for colour in colours
            for number in range(1, 6)
            if number != view.hand[0].number and all(answer(row, colour, number) == said for row, said in given)
        ]


class Hasty(Caller):
    """Calls before it knows, now and then."""

    hasty = 0.2


class GivesUp(Sitter):
    """Hides a code, and resigns where it should break one."""

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        if any(isinstance(offer, MayLayRow) for offer in offers):
            return Resign()
        return Computer(LEVELS["casual"], self.seed).choose(view, offers)


class Raises(Sitter):
    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        raise LookupError("lost the\nbook")


class Cheats(Sitter):
    """Lays and hides what is not in the box."""

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        for offer in offers:
            if isinstance(offer, MayHideCode):
                return HideCode("ZZZZ")
            if isinstance(offer, MayLayRow):
                return LayRow("RRRRR")
        return None


class Agrees(Sitter):
    """Hides and lays always the same; two of them find each other's code at once, again and again."""

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        for offer in offers:
            if isinstance(offer, MayHideCode):
                return HideCode("R" * offer.shape.holes)
            if isinstance(offer, MayLayRow):
                return LayRow("R" * offer.shape.holes)
        return None


class Mumbles(Sitter):
    """Says a row where an action is asked for."""

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        return "RRGG"  # type: ignore[return-value]


class Misspells(Sitter):
    """Makes actions of the wrong things."""

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        return LayRow(7)  # type: ignore[arg-type]


class Waits(Sitter):
    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        return None


class Dreams(Sitter):
    """Takes longer over its first move than anybody wants to wait."""

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        Event().wait(60)
        return None


class Asks(Sitter):
    """Asks on and on."""

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        asking = [offer for offer in offers if isinstance(offer, MayAskRow)]
        return AskRow(draw_code(asking[0].shape, Random(0))) if asking else None


class Hurries(GivesUp):
    def pace_seconds(self, view: View) -> float:
        return -1.0

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        return Computer(LEVELS["casual"], self.seed).choose(view, offers)


class Shy:
    """Takes no seat unless the seed is 0."""

    def __new__(cls, seed: int) -> Player:  # type: ignore[misc]
        if seed:
            raise OSError("not today")
        return Waits(seed)


NOBODY = 3


def stranger(seed: int) -> object:
    return seed
