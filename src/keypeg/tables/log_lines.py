"""The lines of a table's log: the actions of the match, and everything else that happened at the table.

Each line has a version, and the state of the table is a fold over the lines. Lines hold secrets and never leave the
table as they are: what clients get is built in `messages` and `records`.
"""

from collections.abc import Callable
from typing import Final, Literal

import msgspec
from msgspec import Struct

from keypeg.records.commitments import commitment, secret_of
from keypeg.rules.actions import Action

Cause = Literal["flag", "claim"]
ClosedBy = Literal["operator", "disuse", "opener"]
"""Why a table was closed before the end of its match: an operator ended it, nobody used it, or its opener closed it."""
Reaction = Literal["clap", "think", "wow", "party", "well_played", "thanks"]
"""What a player may say to the others. There is no free text."""


class _Line(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="line"):
    at: int
    """When, in milliseconds since 1970, by the clock that all nodes share."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class Acted(_Line, frozen=True, tag="acted"):
    """An action of the match that the referee accepted."""

    seat: int | None
    """None for a deal, which is the table's own action."""
    action: Action
    cause: Cause | None = None
    """Why the table acted for the seat: its time ran out, or an opponent claimed the round."""
    salt: str | None = None
    commitment: str | None = None


class Seated(_Line, frozen=True, tag="seated"):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str
    bot: bool = False
    """Whether the guest is a program."""


class StoodUp(_Line, frozen=True, tag="stood"):
    """A guest gave up a seat before the match began."""

    seat: int


class PlayerConnected(_Line, frozen=True, tag="came"):
    """A seat's player is connected to a node."""

    seat: int
    node: str


class PlayerDisconnected(_Line, frozen=True, tag="went"):
    """A seat's player is no longer connected to a node."""

    seat: int
    node: str


class RaceAnnounced(_Line, frozen=True, tag="race_set"):
    """Both codes of a race are hidden; it starts for both players at the same instant."""

    starts: int


class RematchOffered(_Line, frozen=True, tag="rematch_offered"):
    """A player offered a rematch."""

    seat: int


class RematchDeclined(_Line, frozen=True, tag="rematch_declined"):
    """A player does not want a rematch, or no longer."""

    seat: int


class RematchMade(_Line, frozen=True, tag="rematch_made"):
    """The rematch was created, as a new table at this address."""

    address: str


class Reacted(_Line, frozen=True, tag="reacted"):
    """A player said something to the others by one of the reactions."""

    seat: int
    reaction: Reaction


class OnlookersCounted(_Line, frozen=True, tag="watched"):
    """The number of onlookers who are connected to a node has changed."""

    node: str
    onlookers: int


class Closed(_Line, frozen=True, tag="closed"):
    """The table was closed before the end of its match. It is the last line of a log. It reveals nothing."""

    by: ClosedBy


LogLine = (
    Acted
    | Seated
    | StoodUp
    | PlayerConnected
    | PlayerDisconnected
    | RaceAnnounced
    | RematchOffered
    | RematchDeclined
    | RematchMade
    | Reacted
    | OnlookersCounted
    | Closed
)

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(LogLine).decode


def action_line(at: int, seat: int | None, action: Action, new_salt: Callable[[], str]) -> Acted:
    """The line of an action. If the action hides something, the line has a salt and a commitment."""
    secret = secret_of(action)
    if secret is None:
        return Acted(at, seat, action)
    salt = new_salt()
    return Acted(at, seat, action, None, salt, commitment(salt, secret))
