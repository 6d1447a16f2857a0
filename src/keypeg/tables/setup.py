"""What was agreed on when a table was opened: the edition, who may sit where, the clock, and who may find it."""

from enum import StrEnum

from msgspec import Struct

from keypeg.tables.clocks import Clock


class SeatKind(StrEnum):
    """Whom a seat is kept for."""

    GUEST = "guest"
    """Whoever opened the table, or (in a rematch) whoever sat there."""
    LINK = "link"
    """Whoever has the seat's link."""
    ANYONE = "anyone"
    COMPUTER = "computer"


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """One seat of a table, as it was planned."""

    sitter: SeatKind
    level: str | None = None
    """A computer's level."""
    seed: int | None = None
    """A computer's chance. Known to the table alone."""
    guest: str | None = None
    """Who the seat is kept for, where it is for one."""
    link: str | None = None
    """The hash of the secret in the seat's link."""

    def __repr__(self) -> str:
        return f"SeatPlan({self.sitter}, {self.level})"


class TableSetup(Struct, frozen=True, omit_defaults=True):
    """What a table is before anything happens at it."""

    address: str
    """Where people find the table. It is public and lets nobody take a seat that is not free to all."""
    edition: str
    options: dict[str, str | int | bool | None]
    plans: tuple[SeatPlan, ...]
    created: int
    listed: bool = False
    clock: Clock | None = None
    rematch_of: int | None = None

    def __repr__(self) -> str:
        return f"TableSetup({self.address}, {self.edition})"


class Stage(StrEnum):
    """How far a table has come."""

    OPEN = "open"
    """Seats are free."""
    PLAYING = "playing"
    OVER = "over"
