"""A live table: what people do at it, and what it does by itself."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from keypeg.rules.actions import Action, Resign
from keypeg.tables.automatic_lines import Randomness, adds_lines, automatic_line
from keypeg.tables.clocks import deadlines
from keypeg.tables.log_lines import (
    Acted,
    Closed,
    ClosedBy,
    LogLine,
    OnlookersCounted,
    PlayerConnected,
    PlayerDisconnected,
    Reacted,
    Reaction,
    RematchDeclined,
    RematchMade,
    RematchOffered,
    Seated,
    StoodUp,
    action_line,
)
from keypeg.tables.log_store import AppendRequest, LogStore, SeatHolder, Stale, settle
from keypeg.tables.messages import Viewer, snapshot
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.setup import SeatKind, Stage
from keypeg.tables.subscriptions import Subscribers, Subscription
from keypeg.tables.table_log import Proposal, TableLog, WriteDone
from keypeg.tables.table_state import TableState, claim_from
from keypeg.tables.time_source import TimeSource
from keypeg.tables.work_schedule import next_deadline


class Table:
    """One live match on this node.

    Methods that carry an `id` are idempotent: sent again under the same id, an action is not done again, and the answer
    is the same. They return the version of the action in the log.
    """

    __slots__ = ("_new_salt", "_time_source", "log", "subscriptions")

    def __init__(
        self,
        number: int,
        state: TableState,
        store: LogStore,
        time_source: TimeSource,
        randomness: Randomness,
        on_append: Callable[[TableLog, AppendRequest], None],
    ) -> None:
        self.subscriptions = Subscribers()
        self.log = TableLog(
            number,
            state,
            store,
            time_source,
            follow_up=partial(automatic_line, randomness) if adds_lines(state) else None,
            publish=self.subscriptions.publish,
            on_append=on_append,
        )
        self._new_salt = randomness.new_salt
        self._time_source = time_source

    def __repr__(self) -> str:
        return f"Table({self.state.setup.address}, version {self.state.version})"

    @property
    def id(self) -> int:
        """The table's number in the database."""
        return self.log.id

    @property
    def state(self) -> TableState:
        """The table after the last line that this node knows."""
        return self.log.state

    # What people do

    async def act(self, guest: str, seat: int, action: Action, id: str) -> int:  # noqa: A002 - the action's id
        """Play an action at a seat that the guest holds."""
        future = asyncio.get_running_loop().create_future()
        if self.act_now(guest, seat, action, id, partial(settle, future)):
            with suppress(Stale):
                version: int = await future
                return version
        await self._require_holder(guest, seat)
        return await self.log.write_once((seat, id), self._play(seat, action))

    def act_now(self, guest: str, seat: int, action: Action, id: str, done: WriteDone) -> bool:  # noqa: A002
        """Begin to play an action, if nothing is in the way: then `done` is called later, as `TableLog.write_now` says.

        Otherwise nothing has happened, and `act` does it.
        """
        return self._is_holder(guest, seat) and self.log.write_now((seat, id), self._play(seat, action), done)

    def _play(self, seat: int, action: Action) -> Proposal:
        return lambda now: [action_line(now, seat, action, self._new_salt)]

    async def sit(self, guest: str, name: str, seat: int, id: str, *, bot: bool = False) -> int:  # noqa: A002
        """Take a free seat, or another name. Whether the guest may have the seat is for the caller to check."""
        self.check_seat(seat)
        # With the guest in the id, nobody else's message can be mistaken for this one.
        key = (seat, f"{guest} sits {id}")
        holder = [SeatHolder(seat, guest)]
        return await self.log.write_once(key, lambda now: [Seated(now, seat, guest, name, bot)], holder)

    async def stand(self, guest: str, seat: int, id: str) -> int:  # noqa: A002
        """Give up a seat before the match begins."""
        await self._require_holder(guest, seat)
        nobody = [SeatHolder(seat, None)]
        return await self.log.write_once((seat, id), lambda now: [self._stand_line(now, seat)], nobody)

    def _stand_line(self, now: int, seat: int) -> LogLine:
        if self.state.begun:
            raise TableRefusal(TableFault.ALREADY_BEGUN, why="seat")
        return StoodUp(now, seat)

    async def claim(self, guest: str, seat: int, against: int, id: str) -> int:  # noqa: A002
        """Claim the round from a player who is away and whom the match waits for, once their countdown has ended."""
        await self._require_holder(guest, seat)
        return await self.log.write_once((seat, id), lambda now: [self._claim_line(now, seat, against)])

    def _claim_line(self, now: int, seat: int, against: int) -> LogLine:
        self.check_seat(against)
        since = claim_from(self.state, against)
        if against == seat or since is None or now < since:
            raise TableRefusal(TableFault.NOTHING_TO_CLAIM)
        return Acted(now, against, Resign(), "claim")

    async def offer_rematch(self, guest: str, seat: int, id: str) -> int:  # noqa: A002
        """Offer to play again with the roles switched."""
        await self._require_holder(guest, seat)
        return await self.log.write_once((seat, id), lambda now: [self._rematch_line(RematchOffered(now, seat))])

    async def decline_rematch(self, guest: str, seat: int, id: str) -> int:  # noqa: A002
        """Decline a rematch, or take an offer back, until the rematch is created."""
        await self._require_holder(guest, seat)
        return await self.log.write_once((seat, id), lambda now: [self._rematch_line(RematchDeclined(now, seat))])

    def _rematch_line(self, line: RematchOffered | RematchDeclined) -> LogLine:
        if self.state.stage is not Stage.OVER:
            raise TableRefusal(TableFault.NOT_OVER)
        if isinstance(line, RematchDeclined) and self.state.rematch is not None:
            raise TableRefusal(TableFault.ALREADY_BEGUN, why="rematch")
        return line

    async def react(self, guest: str, seat: int, reaction: Reaction, id: str) -> int:  # noqa: A002
        """Send a reaction to everybody at the table. A seat may send one every few seconds."""
        await self._require_holder(guest, seat)
        return await self.log.write_once((seat, id), lambda now: [Reacted(now, seat, reaction)])

    async def close_unplayed(self, guest: str) -> None:
        """Close the table before the match begins. Only whoever opened it may. Closed already, it stays so."""
        if guest != self.state.setup.opener:
            raise TableRefusal(TableFault.NOT_OPENER)
        await self.log.catch_up()  # somebody may have sat down at another node
        await self.log.write(self._close_unplayed_lines)

    def _close_unplayed_lines(self, now: int) -> list[LogLine]:
        if self.state.closed == "opener":
            return []
        if self.state.begun:
            raise TableRefusal(TableFault.ALREADY_BEGUN, why="seat")
        return [Closed(now, "opener")]

    def seats_for(self, guest: str, *, bot: bool = False) -> list[int]:
        """The free seats that a guest may take without a link: for anyone, for them, or given up by them."""
        if self.state.stage is not Stage.OPEN:
            return []
        anyone = self.state.setup.bots or not bot
        return [
            number
            for number, (seat, plan) in enumerate(zip(self.state.seats, self.state.setup.plans, strict=True))
            if not seat.taken and ((plan.kind is SeatKind.ANYONE and anyone) or guest in (plan.guest, seat.left_by))
        ]

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that does not exist."""
        if not 0 <= seat < len(self.state.seats):
            raise TableRefusal(TableFault.NOT_YOUR_SEAT, why="none_such", last=len(self.state.seats) - 1)

    def check_holder(self, guest: str, seat: int) -> None:
        """Refuse a guest who does not hold the seat, as far as this node knows."""
        self.check_seat(seat)
        if not self._is_holder(guest, seat):
            raise TableRefusal(TableFault.NOT_YOUR_SEAT, why="not_there")

    async def _require_holder(self, guest: str, seat: int) -> None:
        """Refuse a guest who does not hold the seat, even after reading what other nodes appended."""
        self.check_seat(seat)
        if not self._is_holder(guest, seat):
            await self.log.catch_up()
            self.check_holder(guest, seat)

    def _is_holder(self, guest: str, seat: int) -> bool:
        seats = self.log.state.seats
        return 0 <= seat < len(seats) and seats[seat].guest == guest

    # What the table does by itself

    async def mark_present(self, seat: int, node: str) -> None:
        """Record that a seat's player is connected to a node."""

        def propose(now: int) -> list[LogLine]:
            known = self.state.closed or node in self.state.seats[seat].nodes
            return [] if known else [PlayerConnected(now, seat, node)]

        await self.log.write(propose)

    async def mark_absent(self, seat: int, node: str) -> None:
        """Record that a seat's player is no longer connected to a node."""

        def propose(now: int) -> list[LogLine]:
            there = not self.state.closed and node in self.state.seats[seat].nodes
            return [PlayerDisconnected(now, seat, node)] if there else []

        await self.log.write(propose)

    async def mark_audience(self, node: str, onlookers: int) -> None:
        """Record how many onlookers are connected to a node."""

        def propose(now: int) -> list[LogLine]:
            known = self.state.closed or dict(self.state.audience).get(node, 0) == onlookers
            return [] if known else [OnlookersCounted(now, node, onlookers)]

        await self.log.write(propose)

    async def record_rematch(self, address: str) -> None:
        """Record where the rematch is played."""
        await self.log.write(lambda now: [] if self.state.rematch else [RematchMade(now, address)])

    async def close(self, by: ClosedBy, at_version: int | None = None) -> None:
        """Close the table before the end of its match. With `at_version`, only if its log has not grown since."""

        def propose(now: int) -> list[LogLine]:
            if self.state.stage is Stage.OVER or at_version not in (None, self.state.version):
                return []
            return [Closed(now, by)]

        await self.log.write(propose)

    async def flag_expired_clock(self) -> int | None:
        """Resign for a player whose time has run out. Returns the next deadline."""
        await self.log.write(self._flag_lines)
        return None if self.state.setup.computers_alone else next_deadline(self.state)

    def _flag_lines(self, now: int) -> list[LogLine]:
        if self.state.setup.computers_alone:  # they stop while nobody follows them, and lose nothing by it
            return []
        due = deadlines(self.state.timers, self.state.outages)
        expired = [(at, seat) for seat, at in enumerate(due) if at is not None and at <= now]
        return [Acted(now, min(expired)[1], Resign(), "flag")] if expired else []

    async def play_computer_move(self, seat: int, action_count: int, action: Action) -> None:
        """Play a computer's move, unless the seat has acted since the move was chosen.

        `action_count` is how many actions the seat had then. It makes the id, so that two nodes play the move once.
        """

        def propose(now: int) -> list[LogLine]:
            if self.state.action_counts[seat] != action_count:
                return []
            return [action_line(now, seat, action, self._new_salt)]

        await self.log.write(propose, (seat, f"move {action_count}"))

    # Subscriptions

    def subscribe(self, viewer: Viewer, *, views: bool = False) -> Subscription:
        """Subscribe a seat, or a spectator (None). With `views`, the messages of versions include the whole view."""
        subscription = Subscription(viewer, self.snapshot, self.subscriptions.remove, views=views)
        self.subscriptions.append(subscription)
        return subscription

    def snapshot(self, viewer: Viewer) -> bytes:
        """What a viewer may know about the table now."""
        return snapshot(self.state, viewer, self._time_source.now())
