"""Actions: what a seat, or the table, wants to do. What follows from an action is for the referee to say."""

from typing import Annotated, ClassVar, NamedTuple

from msgspec import Meta, Struct

from keypeg.rules.keys import Answer
from keypeg.rules.secrecy import Secret, Until


class Token(NamedTuple):
    """What a board of a group match draws: a colour, and the number of its place in the code (G2)."""

    colour: str
    number: int


class _Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    secret: ClassVar[Secret | None] = None
    """What an event of this action may hide. Where the event hides nothing, all of the action is open."""


class HideCode(_Action, frozen=True, tag="hide"):
    """Hide a code; in a duel, the code that the other seat must find."""

    secret: ClassVar[Secret | None] = Secret("code", Until.ATTEMPT_ENDED)
    code: str


class LayRow(_Action, frozen=True, tag="guess"):
    """Fill the next row. In a duel it is covered until both rows of the turn are down."""

    secret: ClassVar[Secret | None] = Secret("row", Until.ROWS_OPENED)
    row: str


class MarkRow(_Action, frozen=True, tag="mark"):
    """Give, by hand, the key of the opponent's oldest unmarked row."""

    reds: int
    whites: int


class Challenge(_Action, frozen=True, tag="challenge"):
    """Claim that a key given by hand is wrong."""


class Resign(_Action, frozen=True, tag="resign"):
    """Give up the round."""


class Deal(_Action, frozen=True, tag="deal"):
    """The table's draw for a round of a group match: one token for each board, seat by seat."""

    secret: ClassVar[Secret | None] = Secret("tokens", Until.ATTEMPT_ENDED, one_each=True)
    tokens: tuple[Token, ...]
    opener: int | None = None


class AskRow(_Action, frozen=True, tag="ask"):
    """Lay a row and ask the other boards."""

    row: str


class GiveAnswer(_Action, frozen=True, tag="answer"):
    """Answer, by hand, for one of one's own boards."""

    key: Answer
    board: int = 0


class CallMastermind(_Action, frozen=True, tag="mastermind"):
    """Announce MASTERMIND and lay the whole code."""

    row: str


class TakeHint(_Action, frozen=True, tag="hint"):
    """Note that help was used. It changes nothing else."""

    step: Annotated[int, Meta(ge=1)]


Action = HideCode | LayRow | MarkRow | Challenge | Resign | Deal | AskRow | GiveAnswer | CallMastermind | TakeHint
