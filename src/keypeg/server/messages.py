"""Messages: what is sent to the server and what it answers, as the OpenAPI document describes it."""

import unicodedata
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from keypeg.records.refusals import RecordFault
from keypeg.rules.actions import Action
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.refusals import Refusal
from keypeg.tables.clocks import Clock
from keypeg.tables.planning import Wanted
from keypeg.tables.settings import Head, Sitter, Stage
from keypeg.tables.telling import Sitting, Snapshot

LONGEST_NAME = 40

Name = Annotated[str, Meta(min_length=1, max_length=200, examples=["Ada"])]
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$", examples=["V3J5dFfQ0n8yq2Zc0u7mX1aBkPpQwErT"])]
Seat = Annotated[int, Meta(ge=0, le=7, examples=[0])]
Id = Annotated[str, Meta(min_length=1, max_length=80, pattern="^[ -~]+$", examples=["5f3a-1"])]
"""A sender's own name for what it sends: sent again under the same id, it is answered again and not done twice."""


class _Asked(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewGuest(_Asked, frozen=True):
    """Who wants to play."""

    name: Name


class Arrival(_Asked, frozen=True):
    """A transfer link's secret, on another device."""

    secret: Secret


class Guest(Struct, frozen=True):
    """Who you are here."""

    guest: str
    name: str


class Welcomed(Struct, frozen=True):
    """Who you are here, and the token that says so. It is shown once."""

    guest: str
    name: str
    token: str

    def __repr__(self) -> str:
        return f"Welcomed({self.guest})"


class Transfer(Struct, frozen=True):
    """A secret that makes another device yours, once and within ten minutes."""

    secret: str
    seconds: int

    def __repr__(self) -> str:
        return "Transfer"


class WantedSeat(_Asked, frozen=True):
    """Whom a seat is for."""

    sitter: Annotated[
        Literal["me", "link", "anyone", "computer"],
        Meta(description="`me` is whoever opens the table.", examples=["me"]),
    ]
    level: Annotated[
        Literal["novice", "casual", "strong", "master"] | None,
        Meta(description="A computer's level.", examples=["casual"]),
    ] = None
    name: Annotated[Name | None, Meta(description="Of one of several people who share a screen.")] = None

    def wanted(self) -> Wanted:
        """The seat in the words of the tables."""
        sitter = Sitter.GUEST if self.sitter == "me" else Sitter(self.sitter)
        return Wanted(sitter, self.level, None if self.name is None else clean(self.name))


class NewTable(_Asked, frozen=True):
    """A table as somebody wants it."""

    edition: Annotated[str, Meta(max_length=40, examples=[DEFAULT_BOX])]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str | int | bool | None], Meta(examples=[{"rounds": 2}])] = {}
    clock: Clock | None = None
    listed: bool = False


class OpenedTable(Struct, frozen=True):
    """A new table, with the secrets of the links to its seats. They are shown once."""

    address: str
    links: dict[str, str]

    def __repr__(self) -> str:
        return f"OpenedTable({self.address})"


class ListedTable(Struct, frozen=True):
    """A table as a list shows it."""

    address: str
    edition: str
    options: dict[str, str | int | bool | None]
    stage: Stage
    listed: bool
    clock: Clock | None
    seats: list[Sitting] | None
    """None where a list does not look at each table."""
    seat: int | None = None
    """Where you sit, in a list of your own tables."""


class SeenTable(Struct, frozen=True):
    """A table as somebody may know it."""

    table: ListedTable
    yours: list[int]
    """Your seats."""
    snapshot: Snapshot


class Sit(_Asked, frozen=True):
    """Take a seat."""

    seat: Seat
    id: Id
    link: Secret | None = None
    name: Name | None = None


class AtSeat(_Asked, frozen=True):
    """Something done at a seat of one's own."""

    seat: Seat
    id: Id


class Act(_Asked, frozen=True):
    """An action of the match."""

    seat: Seat
    id: Id
    act: Action

    def __repr__(self) -> str:  # a code may be in it
        return f"Act({self.seat}, {self.id})"


class Claim(_Asked, frozen=True):
    """Claim the round from somebody who is away and waited for."""

    seat: Seat
    against: Seat
    id: Id


class Done(Struct, frozen=True):
    """It is in the log, under this version, however often it is sent."""

    id: str
    version: int


class Rematch(Struct, frozen=True):
    """The table at which it goes on, once everybody has offered."""

    id: str
    address: str | None


class OptionRange(Struct, frozen=True, omit_defaults=True):
    """An option: its default, and its values or bounds."""

    default: str | int | bool | None
    rule: str
    values: list[str | int | bool | None] | None = None
    least: int | None = None
    most: int | None = None
    """None for a number without an end."""
    step: int = 1
    """How far apart its numbers are, from the least one on."""


class Box(Struct, frozen=True):
    """An edition with what may be agreed on."""

    players: list[int]
    options: dict[str, OptionRange]
    parts: list[tuple[str, list[str]]]
    """Its rulebook in reading order: each heading with the ids of its paragraphs."""


class Boxes(Struct, frozen=True):
    """Everything a client needs to open a table."""

    editions: dict[str, Box]
    levels: list[str]


class MatchRecord(_Asked, frozen=True):
    """A match, or the beginning of one, as the page about match records has it."""

    keypeg: Annotated[int, Meta(examples=[1])]
    edition: Annotated[str, Meta(max_length=40, examples=[DEFAULT_BOX])]
    players: Annotated[list[str], Meta(examples=[["Ada", "Bo"]])]
    actions: Annotated[
        list[dict[str, Any]],
        Meta(examples=[[{"seat": 0, "do": "hide", "code": "RGBY"}, {"seat": 1, "do": "guess", "row": "RRGG"}]]),
    ]
    options: Annotated[dict[str, str | int | bool | None], Meta(examples=[{"rounds": 2}])] = {}


class KeptRecord(Struct, frozen=True):
    """Where a record is kept."""

    address: str


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "stopping"]


def clean(name: str, longest: int = LONGEST_NAME) -> str:
    """A name without control characters, invisible ones, and space around it."""
    shown = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", name)
        if character.isspace() or unicodedata.category(character)[0] != "C"
    )
    shown = " ".join(shown.split())
    if not 0 < len(shown) <= longest:
        raise Refusal(RecordFault.BAD_NAME, most=longest)
    return shown


def listed_table(head: Head, stage: Stage, seats: list[Sitting] | None = None, seat: int | None = None) -> ListedTable:
    """A table for a list, by naming what is public of it."""
    return ListedTable(head.address, head.edition, head.options, stage, head.listed, head.clock, seats, seat)
