"""The lines of a table's log. The log is the record of the match, and of who sat down, came and went.

Every line has a version; state is a fold over them. Lines hold secrets and stay with the table: what leaves it goes
through `telling`.
"""

from typing import Final, Literal

import msgspec
from msgspec import Struct

from keypeg.rules.actions import Action

Cause = Literal["flag", "claim"]


class _Line(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="line"):
    at: int
    """When, in milliseconds since 1970 by the clock that all nodes share."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class Acted(_Line, frozen=True, tag="acted"):
    """An action of the match, as the referee took it."""

    seat: int | None
    action: Action
    cause: Cause | None = None
    """Why the table acted for the seat: its flag fell, or an opponent claimed the round."""
    salt: str | None = None
    commitment: str | None = None


class Seated(_Line, frozen=True, tag="seated"):
    """Somebody took a seat."""

    seat: int
    guest: str
    name: str


class Stood(_Line, frozen=True, tag="stood"):
    """Somebody gave a seat up before the match began."""

    seat: int


class Came(_Line, frozen=True, tag="came"):
    """A seat's player is there, by way of a node."""

    seat: int
    node: str


class Went(_Line, frozen=True, tag="went"):
    """A seat's player is no longer there by way of a node."""

    seat: int
    node: str


class RaceSet(_Line, frozen=True, tag="race_set"):
    """Both codes of a race are hidden: it starts for both at one instant."""

    starts: int


class RematchOffered(_Line, frozen=True, tag="rematch_offered"):
    seat: int


class RematchMade(_Line, frozen=True, tag="rematch_made"):
    address: str


LogLine = Acted | Seated | Stood | Came | Went | RaceSet | RematchOffered | RematchMade

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(LogLine).decode
