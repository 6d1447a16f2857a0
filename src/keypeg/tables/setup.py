"""The setup of a table: what was agreed when it was opened and never changes. It is stored with the table."""

from enum import StrEnum
from typing import Final

from msgspec import Struct, field

from keypeg.tables.clocks import Clock

CHARACTERS: Final = 4
"""Each level has as many characters as a table may have seats, so that no two computers at a table are alike."""


class SeatKind(StrEnum):
    """Who may take a seat."""

    GUEST = "guest"
    """One guest: whoever opened the table or, in a rematch, whoever played the first match."""
    LINK = "link"
    """Whoever has the seat's link."""
    ANYONE = "anyone"
    COMPUTER = "computer"


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """Who may take one seat of a table."""

    kind: SeatKind = field(name="sitter")
    level: str | None = None
    """A computer's level."""
    seed: int | None = None
    """The seed of a computer's random choices. Secret."""
    character: int | None = None
    """Which character of its level a computer was before a rematch. Otherwise the address and the seat decide."""
    guest: str | None = None
    """The guest that the seat is reserved for."""
    link: str | None = None
    """The hash of the secret in the seat's link."""

    def __repr__(self) -> str:
        return f"SeatPlan({self.kind}, {self.level})"


class TableSetup(Struct, frozen=True, omit_defaults=True):
    """What was agreed when a table was opened."""

    address: str
    """The public part of the table's URL. It gives nobody a seat that is not free to anyone."""
    edition: str
    options: dict[str, str | int | bool | None]
    plans: tuple[SeatPlan, ...]
    created: int
    listed: bool = False
    """Whether the lobby shows the table."""
    clock: Clock | None = None
    rematch_of: int | None = None
    """The number of the table that this is the rematch of."""
    opener: str | None = None
    """The guest who opened the table, and may close it before the match begins."""
    opener_name: str | None = None
    bots: bool = False
    """Whether bots may take its free seats."""

    def __repr__(self) -> str:
        return f"TableSetup({self.address}, {self.edition})"

    def character(self, seat: int) -> int:
        """Which character of its level the computer at a seat is. In a rematch it stays the same."""
        kept = self.plans[seat].character
        return (seat + sum(map(ord, self.address))) % CHARACTERS if kept is None else kept

    @property
    def computers_alone(self) -> bool:
        """Whether only computers play."""
        return all(plan.kind is SeatKind.COMPUTER for plan in self.plans)


class Stage(StrEnum):
    """How far a table has come."""

    OPEN = "open"
    """Some seats are free."""
    PLAYING = "playing"
    OVER = "over"
