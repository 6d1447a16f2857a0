"""The matches through which a bot is played: every box, every seat and role, by the referee and by hand."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from keypeg.rules.boxes import BOXES, edition
from keypeg.rules.edition import Machine, OptionValue

Options = dict[str, OptionValue]

BY_HAND: Final[Options] = {"marking": "by_hand"}
BOARD_VARIANTS: Final[tuple[Options, ...]] = (
    {"guesses": "as_code"},
    {"colours": 6, "tie_break": "draw"},
    {"doubles": True, "ninth_colour": True},
    {"pegs": 3, "colours": 5, "repeats": False, "empties": True},
)
"""Options that change what codes and rows look like. A box is played with those that it has."""


class Trick(StrEnum):
    """What happens besides good play."""

    CHALLENGES = "challenged keys"
    """The other players challenge keys that are right, once in each attempt."""
    LIES = "wrong keys"
    """The other players give wrong keys in the first attempt, so that no code may fit."""
    CUTS = "connection cut"
    """The connection of the bot is cut in the middle of the match."""
    NO_BOTS = "no bots wanted"
    """The table wants no bots. The bot should not sit down."""


class Scenario(Struct, frozen=True):
    """One match."""

    edition: str
    seat: int
    """The bot's seat."""
    players: int
    options: Options
    trick: Trick | None = None

    @property
    def name(self) -> str:
        """The match in one line, for reports."""
        parts = [self.edition, f"seat {self.seat} of {self.players}"]
        parts += (f"{option}={str(value).lower()}" for option, value in self.options.items() if option != "rounds")
        return ", ".join([*parts, *([self.trick.value] if self.trick else [])])


def scenarios(editions: Sequence[str]) -> list[Scenario]:
    """The matches of some boxes, in the order in which they are played."""
    return [scenario for name in editions for scenario in _of_box(name)]


def _of_box(name: str) -> Iterator[Scenario]:
    match edition(name).game.machine:
        case Machine.CODEBREAKING:
            yield from _codebreaking(name)
        case Machine.DUEL:
            yield from _duel(name)
        case Machine.GROUP:
            yield from _group(name)


def _codebreaking(name: str) -> Iterator[Scenario]:
    """Two rounds, so that the bot is codemaker and codebreaker in each."""
    known = {option.name for option in BOXES[name].options}
    both: Options = {"rounds": 2}
    for seat in (0, 1):
        yield Scenario(name, seat, 2, both)
        yield Scenario(name, seat, 2, both | BY_HAND, Trick.CHALLENGES)
    yield Scenario(name, 1, 2, BY_HAND | {"rounds": 1}, Trick.LIES)
    yield Scenario(name, 1, 2, both, Trick.CUTS)
    for options in BOARD_VARIANTS:
        if options.keys() <= known:
            yield Scenario(name, 0, 2, both | options)


def _duel(name: str) -> Iterator[Scenario]:
    one: Options = {"rounds": 1}
    for seat in (0, 1):
        yield Scenario(name, seat, 2, one)
        yield Scenario(name, seat, 2, one | {"race": True})
        yield Scenario(name, 0, 2, one | {"handicap": seat})
        yield Scenario(name, seat, 2, one | BY_HAND, Trick.CHALLENGES)
    yield Scenario(name, 0, 2, one | {"rings": 4})
    yield Scenario(name, 1, 2, one | {"race": True} | BY_HAND)
    yield Scenario(name, 1, 2, one | BY_HAND, Trick.LIES)
    yield Scenario(name, 1, 2, one, Trick.CUTS)


def _group(name: str) -> Iterator[Scenario]:
    one: Options = {"rounds": 1}
    for players in edition(name).players:
        for seat in range(players):
            yield Scenario(name, seat, players, one)
        yield Scenario(name, players - 1, players, one | BY_HAND, Trick.CHALLENGES)
    yield Scenario(name, 0, 2, one | {"boards_each": 2})
    yield Scenario(name, 0, 2, one | {"boards_each": 2} | BY_HAND)
    for seat in (0, 1):
        yield Scenario(name, 0, 2, one | {"second_board": seat})
    yield Scenario(name, 1, 3, one | {"calls": "anytime"})
    yield Scenario(name, 1, 3, one | {"rows": "any"})
    yield Scenario(name, 1, 3, one | BY_HAND, Trick.LIES)
    yield Scenario(name, 1, 3, one, Trick.CUTS)
