"""What live tables need from a database: the interface `LogStore` and the rows that go in and out.

A log is a sequence of lines with versions from 1. Appending is the only write to a match. Several nodes may serve one
table, with optimistic concurrency: an append names the version that it follows, and `Stale` means that another node
appended first. An action's id is stored with its line. A node appends an action after it knows all ids before it, so an
action is played once even if it is sent twice or to two nodes.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from msgspec import Struct

from keypeg.tables.clocks import Outage
from keypeg.tables.setup import Stage, TableSetup

CLOCK_CHECK: Final = -1
"""The seat number of a table's clock check among the due work."""
PARKED: Final = 2**62
"""When work is due at a table of computers alone that nobody follows: not until somebody does."""
LATEST: Final = 2**31 - 1
"""More than any version, number of actions or number of lines."""


class Stale(Exception):
    """Another node appended first; nothing was written."""


class Unavailable(Exception):
    """The database cannot be read or written now. Whether the last write succeeded is unknown until it can be read."""


class AlreadyExists(Exception):
    """A table with this address, or a rematch of this table, already exists."""


class NewLine(Struct, frozen=True, gc=False):
    """A line to append."""

    body: bytes
    seat: int | None = None
    action: str | None = None
    """The id that the sender gave to the action."""

    def __repr__(self) -> str:  # the body may hold secrets
        return f"NewLine({self.seat}, {self.action})"


class StoredLine(NamedTuple):
    """A line of a log."""

    version: int
    seat: int | None
    action: str | None
    body: bytes

    def __repr__(self) -> str:
        return f"StoredLine({self.version}, {self.seat}, {self.action})"


class StoredAction(NamedTuple):
    """The id of an action in a log."""

    version: int
    seat: int
    action: str


class SavedState(NamedTuple):
    """The state of a table after a version, so that its log need not be read from the start."""

    version: int
    actions: int
    """How many actions of the match came before."""
    attempts: int
    """How many attempts were over."""
    format: int
    body: bytes

    def __repr__(self) -> str:  # the body may hold secrets
        return f"SavedState({self.version})"


class DueWork(NamedTuple):
    """Work that any node may do once it is due: a computer's move, or a check of the clocks (`CLOCK_CHECK`)."""

    table: int
    seat: int
    version: int
    """The version of the log after which it became due."""
    at: int | None
    """When it is due; None removes it."""


class LeasedWork(NamedTuple):
    """Due work that a node has taken."""

    due: DueWork
    opener: str
    """Whose account it is on: the guest who opened the table."""
    computers_alone: bool


class SeatHolder(NamedTuple):
    """Who holds a seat, so that guests can find their tables; None if nobody does any longer."""

    seat: int
    guest: str | None


class AppendRequest(Struct, frozen=True, gc=False):
    """Lines to append, with the changes that belong to them. All of it is written, or nothing."""

    table: int
    after: int
    """The version that the lines follow."""
    lines: Sequence[NewLine]
    due: Sequence[DueWork] = ()
    stage: Stage | None = None
    """The table's new stage; None if it does not change."""
    holders: Sequence[SeatHolder] = ()

    @property
    def last_version(self) -> int:
        """The version of the last of these lines."""
        return self.after + len(self.lines)


AppendDone = Callable[[Exception | None], bool]
"""Told that lines are durable (None), or why they were not written: Stale or Unavailable.

It says whether the node has taken the lines over. If it has, a store of one node need not give it notice of them.
"""


class Opener(NamedTuple):
    """Who opened a table, for the quotas."""

    guest: str
    origin: str | None
    """A keyed hash of the network that the request came from. It is stored until the table is over."""


class StoredTable(NamedTuple):
    """A table as the database knows it."""

    table: int
    setup: TableSetup
    stage: Stage


class GuestIdentity(NamedTuple):
    """A guest's id and name."""

    guest: str
    name: str
    bot: bool = False
    """Whether the guest is a program. It said so when it was created, and that never changes."""


ChangedTables = list[tuple[int, int]]
"""Tables whose logs have grown, each with its last version. An empty list means that notices may have been missed."""


class LogStore(Protocol):
    """The database behind live tables."""

    @property
    def down(self) -> list[str]:
        """The parts of the store that should run but do not: its writer, or what listens to other nodes."""

    async def now(self) -> int:
        """The time that all nodes share, in milliseconds since 1970."""

    # Tables and their logs

    async def create(
        self, setup: TableSetup, stage: Stage, due: Sequence[DueWork] = (), opener: Opener | None = None
    ) -> int:
        """Create a table and return its number. Raises AlreadyExists for an address or a rematch that exists."""

    async def find(self, address: str) -> StoredTable | None:
        """The table at an address."""

    async def get(self, table: int) -> StoredTable | None:
        """The table with a number."""

    async def rematch_of(self, table: int) -> StoredTable | None:
        """The table that is the rematch of another."""

    def submit(self, request: AppendRequest, done: AppendDone) -> None:
        """Append lines, without waiting. `done` is called later, once they are durable or if they were not written.

        A clock check that is already scheduled is only ever moved to an earlier time by this.
        """

    async def read(self, table: int, after: int = 0, most: int = LATEST) -> list[StoredLine]:
        """The lines that follow a version, or the first of them."""

    async def read_many(self, after: Mapping[int, int]) -> dict[int, list[StoredLine]]:
        """The same for several tables at once: table numbers to the versions that the lines follow."""

    async def actions(self, table: int, after: int, most: int) -> list[StoredAction]:
        """The ids of the actions that follow a version, or the first of them."""

    async def version_of_action(self, table: int, seat: int, action: str) -> int | None:
        """The version under which the log holds an action with this id; None if it does not. It reads the whole log."""

    async def save_state(self, table: int, state: SavedState) -> None:
        """Save the state of a table after a version. It replaces one that is saved for the same version."""

    async def saved_state(self, table: int, version: int, actions: int, attempts: int) -> SavedState | None:
        """The newest saved state that is not after this version, nor after so many actions or attempts."""

    async def listed_tables(self, limit: int, each_origin: int = 0) -> list[StoredTable]:
        """The tables for the lobby, newest first: listed ones that are not over.

        Of each origin there are at most `each_origin`, unless that is 0.
        """

    async def tables_of_guest(self, guest: str, limit: int) -> list[tuple[StoredTable, int]]:
        """A guest's tables with the seats that they hold, newest first."""

    def watch(self) -> AsyncIterator[ChangedTables]:
        """Notices of tables that have grown, whichever node appended, for the tables that this node listens to."""

    async def listen_to(self, table: int) -> None:
        """Get notices of a table. Whatever is appended from now on is notified."""

    async def stop_listening(self, tables: Collection[int]) -> None:
        """Get no more notices of some tables."""

    # Due work

    async def lease_work(self, now: int, until: int, limit: int, busy: Collection[str] = ()) -> list[LeasedWork]:
        """Take work that is due. Until the instant `until` no other node gets it.

        Work at tables where people play comes before that of computers alone, and each guest's turn before anybody's
        second. No work on the account of a `busy` guest is taken.
        """

    async def follow(self, tables: Sequence[int], now: int, until: int) -> None:
        """Note that somebody follows these tables, until a time. Their parked work is due now."""

    async def park(self, due: DueWork, now: int) -> bool:
        """Park work of a table of computers alone, unless somebody follows the table. Returns whether it is parked."""

    async def reschedule(self, due: DueWork) -> None:
        """Remove work, or change its time, unless a later version has replaced it."""

    async def next_due(self, busy: Collection[str] = ()) -> int | None:
        """When the next work is due, without that of busy guests and what is parked."""

    # Guests

    async def add_guest(self, guest: str, name: str, token: bytes, now: int, *, bot: bool = False) -> None:
        """Add a guest with the hash of a token."""

    async def rename_guest(self, guest: str, name: str) -> None:
        """Change a guest's name."""

    async def add_token(self, guest: str, token: bytes, expires: int | None) -> None:
        """Add the hash of another device's token, or, if it expires, of a transfer link's secret."""

    async def guest_of_token(self, token: bytes) -> GuestIdentity | None:
        """The guest whose token has this hash."""

    async def redeem_transfer(self, transfer: bytes, token: bytes, now: int) -> GuestIdentity | None:
        """Replace the hash of a transfer link's secret, once, by that of a device's token."""

    # Imported records

    async def keep_record(self, address: str, document: bytes, now: int) -> None:
        """Keep an imported match record. An address that is in use keeps its record."""

    async def kept_record(self, address: str) -> bytes | None:
        """The record at an address."""

    # Nodes

    async def heartbeat(self, node: str, now: int) -> None:
        """Record that a node is alive."""

    async def last_heartbeats(self) -> dict[str, int]:
        """When each node was last alive."""

    async def latest_heartbeat(self) -> int | None:
        """The time of the heartbeat that was written last. Another may have a later time, if a clock was set back."""

    async def add_outage(self, outage: Outage) -> None:
        """Record an outage."""

    async def outages(self) -> list[Outage]:
        """All outages, in order of time."""

    async def close(self) -> None:
        """Finish the writes that wait, and close the database."""


def settle(future: "asyncio.Future[Any]", outcome: object) -> bool:
    """Give a future its result or exception, unless whoever waited for it was cancelled.

    As an `AppendDone` it says that the lines are not taken over yet.
    """
    if future.done():
        return False
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
    return False
