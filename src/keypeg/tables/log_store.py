"""What a table needs of the storage behind it. Append is the only write to a match.

A log is a sequence of lines with versions from 1. Two nodes may serve one table: whoever appends to a version that is
no longer the last is `Stale`, reads what is new and decides again. An action's id is kept with its line, so that it is
played once however often it is sent, and to whichever node.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct

from keypeg.tables.clocks import Outage
from keypeg.tables.setup import Stage, TableSetup

FLAG = -1
"""The seat under which a table's next flag is due."""


class Stale(Exception):
    """Somebody else appended first; nothing was written."""


class Repeated(Exception):
    """This action is in the log already; nothing was written."""

    def __init__(self, version: int) -> None:
        super().__init__(f"in the log as version {version}")
        self.version = version


class Unavailable(Exception):
    """The storage cannot be written or read now. Whether the last write arrived shows once it can be read again."""


class AlreadyExists(Exception):
    """There is such a table already."""


class NewLine(NamedTuple):
    """A line to append."""

    body: bytes
    seat: int | None = None
    action: str | None = None
    """The id that its sender gave it."""

    def __repr__(self) -> str:  # what it holds may be secret
        return f"NewLine({self.seat}, {self.action})"


class StoredLine(NamedTuple):
    """A line of a log."""

    version: int
    seat: int | None
    action: str | None
    body: bytes

    def __repr__(self) -> str:
        return f"StoredLine({self.version}, {self.seat}, {self.action})"


class DueWork(NamedTuple):
    """Work that anybody may take once its time has come: a computer's move, or (`FLAG`) a look at the clocks."""

    table: int
    seat: int
    version: int
    """The version it became due at."""
    at: int | None
    """When; None strikes it out."""


class SeatHolder(NamedTuple):
    """Who sits where, for finding one's own tables; None is nobody any more."""

    seat: int
    guest: str | None


class Append(Struct, frozen=True, gc=False):
    """Lines to append, and what goes with them or not at all."""

    table: int
    after: int
    """The version that the lines follow."""
    lines: Sequence[NewLine]
    due: Sequence[DueWork] = ()
    stage: Stage | None = None
    holders: Sequence[SeatHolder] = ()


class StoredTable(NamedTuple):
    """A table as the storage knows it."""

    table: int
    setup: TableSetup
    stage: Stage


class Identity(NamedTuple):
    """Whose a token is."""

    guest: str
    name: str


class LogStore(Protocol):
    """The storage behind live tables."""

    async def now(self) -> int:
        """The time that all nodes share, in milliseconds."""

    async def create(self, setup: TableSetup, stage: Stage, due: Sequence[DueWork] = ()) -> int:
        """A new table. Raises AlreadyExists for an address, or a rematch, that there is already."""

    async def find(self, address: str) -> StoredTable | None: ...

    async def get(self, table: int) -> StoredTable | None: ...

    async def rematch_of(self, table: int) -> StoredTable | None: ...

    async def append(self, append: Append) -> None:
        """All of it or nothing, durable on return. Raises Stale, Repeated or Unavailable.

        A flag that is due already is only ever brought forward by this.
        """

    async def read(self, table: int, after: int = 0) -> list[StoredLine]:
        """The lines that follow a version."""

    async def read_several(self, after: Mapping[int, int]) -> dict[int, list[StoredLine]]:
        """The same for several tables at once, each with the version that it follows."""

    async def acted(self, table: int, seat: int, action: str) -> int | None:
        """The version of an action by its id."""

    async def claim(self, now: int, until: int, most: int) -> list[DueWork]:
        """Take work that is due: nobody else will be given it before `until`."""

    async def settle(self, due: DueWork) -> None:
        """Strike work out, or put it off, unless newer work has taken its place."""

    async def next_due(self) -> int | None:
        """When the next work is due."""

    async def listed(self, most: int) -> list[StoredTable]:
        """LiveTables for the lobby, newest first: listed ones with a free seat or a match to watch."""

    async def held(self, guest: str, most: int) -> list[tuple[StoredTable, int]]:
        """A guest's tables with the seats held at them, newest first."""

    async def add_guest(self, guest: str, name: str, token: bytes, now: int) -> None:
        """A guest with the hash of a device's token."""

    async def rename_guest(self, guest: str, name: str) -> None: ...

    async def add_token(self, guest: str, token: bytes, expires: int | None) -> None:
        """Another device's token, or, where it expires, a transfer link's."""

    async def device(self, token: bytes) -> Identity | None:
        """Whose a device's token is."""

    async def redeem(self, transfer: bytes, token: bytes, now: int) -> Identity | None:
        """Turn a transfer link's token, once, into a device's."""

    async def keep_record(self, address: str, document: bytes, now: int) -> None:
        """Keep a match record that somebody brought; one that is there already stays as it is."""

    async def kept_record(self, address: str) -> bytes | None:
        """The record under an address."""

    async def beat(self, node: str, now: int) -> None:
        """This node is alive."""

    async def seen(self) -> dict[str, int]:
        """When each node was last alive."""

    async def add_outage(self, outage: Outage) -> None: ...

    async def outages(self) -> list[Outage]: ...

    def watch(self) -> AsyncIterator[list[tuple[int, int]]]:
        """LiveTables that have grown, with their last version, whichever node did it. Empty: anything may have."""

    async def close(self) -> None: ...
