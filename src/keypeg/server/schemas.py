"""Schemas of the HTTP interface: the bodies of requests and responses, as the OpenAPI document shows them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from keypeg.records.names import clean_name
from keypeg.rules.actions import Action
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.edition import Machine
from keypeg.rules.shapes import Shape
from keypeg.tables.clocks import Clock
from keypeg.tables.log_lines import Reaction
from keypeg.tables.messages import SeatView, Snapshot
from keypeg.tables.seat_plans import SeatRequest
from keypeg.tables.setup import SeatKind, Stage, TableSetup

MAX_NAME_LENGTH = 40

Name = Annotated[str, Meta(min_length=1, extra_json_schema={"maxLength": MAX_NAME_LENGTH}, examples=["Ada"])]
"""The document says how long a name is. One that is longer is decoded, and refused as a name."""
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$", examples=["V3J5dFfQ0n8yq2Zc0u7mX1aBkPpQwErT"])]
Seat = Annotated[int, Meta(ge=0, le=7, examples=[0])]
Id = Annotated[str, Meta(min_length=1, max_length=80, pattern="^[ -~]+$", examples=["5f3a-1"])]
"""Chosen by the sender. What is sent again under the same id is answered again, and not done twice."""


class _Request(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewGuest(_Request, frozen=True):
    """A new guest."""

    name: Name
    bot: Annotated[bool, Meta(description="Whether it is a program. Everybody sees it, and it cannot be changed.")] = (
        False
    )


class NewName(_Request, frozen=True):
    """Another name for a guest."""

    name: Name


class Arrival(_Request, frozen=True):
    """The secret of a transfer link, sent by another device."""

    secret: Secret


class Guest(Struct, frozen=True):
    """A guest."""

    guest: str
    name: str
    bot: bool
    """Whether it is a program."""


class Welcomed(Struct, frozen=True):
    """A new guest with its token, which is shown once."""

    guest: str
    name: str
    token: str
    bot: bool

    def __repr__(self) -> str:
        return f"Welcomed({self.guest})"


class Transfer(Struct, frozen=True):
    """A secret that gives another device a token for you. It works once, for `seconds`."""

    secret: str
    seconds: int

    def __repr__(self) -> str:
        return "Transfer"


class WantedSeat(_Request, frozen=True):
    """Who may take a seat."""

    sitter: Annotated[
        Literal["me", "link", "anyone", "computer"],
        Meta(description="`me` is whoever opens the table.", examples=["me"]),
    ]
    level: Annotated[
        Literal["rookie", "novice", "casual", "strong", "master"] | None,
        Meta(description="A computer's level.", examples=["casual"]),
    ] = None
    name: Annotated[Name | None, Meta(description="For several people who share a screen.")] = None

    def seat_request(self) -> SeatRequest:
        """The same, as `keypeg.tables` has it."""
        sitter = SeatKind.GUEST if self.sitter == "me" else SeatKind(self.sitter)
        return SeatRequest(sitter, self.level, None if self.name is None else clean_name(self.name, MAX_NAME_LENGTH))


class NewTable(_Request, frozen=True):
    """A table to open."""

    edition: Annotated[str, Meta(max_length=40, examples=[DEFAULT_BOX])]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str | int | bool | None], Meta(examples=[{"rounds": 2}])] = {}
    clock: Clock | None = None
    listed: bool = False
    bots: Annotated[bool, Meta(description="Whether bots may take free seats.")] = False


class OpenedTable(Struct, frozen=True):
    """A new table, with the secrets of the links to its seats. They are shown once."""

    address: str
    links: dict[str, str]

    def __repr__(self) -> str:
        return f"OpenedTable({self.address})"


class ListedTable(Struct, frozen=True):
    """A table in a list."""

    address: str
    edition: str
    options: dict[str, str | int | bool | None]
    stage: Stage
    listed: bool
    bots: bool
    """Whether bots may take free seats."""
    clock: Clock | None
    seats: list[SeatView] | None
    """None in lists that leave the seats out."""
    seat: int | None = None
    """Your seat, in a list of your own tables."""


class SeenTable(Struct, frozen=True):
    """A table as a viewer may know it."""

    table: ListedTable
    yours: list[int]
    """Your seats."""
    for_you: list[int]
    """The free seats that you may take without a link."""
    opened: bool
    """Whether you opened it."""
    snapshot: Snapshot


class Sit(_Request, frozen=True):
    """Take a seat."""

    seat: Seat
    id: Id
    link: Secret | None = None
    name: Name | None = None


class AtSeat(_Request, frozen=True):
    """A request for one of your seats."""

    seat: Seat
    id: Id


class Act(_Request, frozen=True):
    """An action of the match."""

    seat: Seat
    id: Id
    act: Action

    def __repr__(self) -> str:  # a code may be in it
        return f"Act({self.seat}, {self.id})"


class Claim(_Request, frozen=True):
    """A claim of the round from a player who is away and has to act."""

    seat: Seat
    against: Seat
    id: Id


class RematchAnswer(_Request, frozen=True):
    """Whether you want to play again."""

    seat: Seat
    id: Id
    wanted: bool = True


class React(_Request, frozen=True):
    """A reaction for everybody at the table."""

    seat: Seat
    id: Id
    reaction: Reaction


class Done(Struct, frozen=True):
    """The request is in the log under this version. Sent again, it is answered alike."""

    id: str
    version: int


class ClosedTable(Struct, frozen=True):
    """The table that is closed."""

    address: str


class Rematch(Struct, frozen=True):
    """The address of the new table, once everybody has offered a rematch."""

    id: str
    address: str | None


class OptionRange(Struct, frozen=True, omit_defaults=True):
    """An option: its default, and its values or bounds."""

    default: str | int | bool | None
    rule: str | None
    """The paragraph about it, where a rulebook has one."""
    values: list[str | int | bool | None] | None = None
    least: int | None = None
    most: int | None = None
    """None for a number without an upper bound."""
    step: int = 1
    """The distance between its numbers, from the least one on."""
    changes_board: bool = False
    """Whether codes or rows look different with it."""


class Box(Struct, frozen=True):
    """An edition with its options."""

    players: list[int]
    options: dict[str, OptionRange]
    parts: list[tuple[str, list[str]]]
    """Its rulebook in reading order: each heading with the ids of its paragraphs."""
    kind: Machine
    """How it is played; the views of its matches have the same `kind`."""
    usual_players: int
    """How many players a new table has until somebody chooses."""
    code_shape: Shape
    """The shape of a code with the default options and the usual number of players."""
    row_limit: int | None
    """How many rows a board has with the default options; None where there is no limit."""
    sliders: bool
    """Whether the board shows keys on sliders instead of key pegs."""
    score_track: int | None
    """How many notches its score track has, if it has one."""
    free_form: bool
    """Whether the players choose the game itself by its options."""
    contradictions: list[dict[str, str | int | bool | None]]
    """Choices that do not go together: values of options, and the number of `players`."""


class Boxes(Struct, frozen=True):
    """Everything a client needs to open a table."""

    editions: dict[str, Box]
    levels: list[str]


class MatchRecord(_Request, frozen=True):
    """A match, or the beginning of one. The page on match records describes it."""

    keypeg: Annotated[int, Meta(examples=[1])]
    edition: Annotated[str, Meta(max_length=40, examples=[DEFAULT_BOX])]
    players: Annotated[list[str], Meta(examples=[["Ada", "Bo"]])]
    actions: Annotated[
        list[Any],
        Meta(examples=[[{"seat": 0, "do": "hide", "code": "RGBY"}, {"seat": 1, "do": "guess", "row": "RRGG"}]]),
    ]
    """The referee reads each of them, so that a refusal can name it."""
    options: Annotated[dict[str, str | int | bool | None], Meta(examples=[{"rounds": 2}])] = {}
    tags: Annotated[dict[str, str], Meta(examples=[{"date": "2026-11-16", "event": "Kitchen cup"}])] = {}
    """Texts for people; nothing depends on them."""


class KeptRecord(Struct, frozen=True):
    """The address of a stored record."""

    address: str


class Health(Struct, frozen=True):
    """The state of the server."""

    status: Literal["ok", "stopping"]


def listed_table(
    setup: TableSetup, stage: Stage, seats: list[SeatView] | None = None, seat: int | None = None
) -> ListedTable:
    """A table for a list: its public fields alone."""
    return ListedTable(
        setup.address, setup.edition, setup.options, stage, setup.listed, setup.bots, setup.clock, seats, seat
    )
