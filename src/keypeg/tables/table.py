"""A live table: what people do at it, and what it does by itself. The only authority over its match on this node."""

from keypeg.rules.actions import Action, Resign
from keypeg.tables.clocks import deadlines
from keypeg.tables.journal import Journal
from keypeg.tables.log_lines import Acted, Came, LogLine, RematchMade, RematchOffered, Seated, Stood, Went
from keypeg.tables.log_store import SeatHolder
from keypeg.tables.messages import claim_from
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.setup import Stage
from keypeg.tables.table_state import sealed


class Table(Journal):
    """One live match."""

    __slots__ = ()

    # What people do

    async def act(self, guest: str, seat: int, action: Action, id: str) -> int:  # noqa: A002 - the action's id
        """Do something at a seat one holds. Gives the version it has in the log, the same however often it is sent."""
        await self._admit(guest, seat)
        return await self._once((seat, id), lambda now: [sealed(now, seat, action, self._chance.salt)])

    async def sit(self, guest: str, name: str, seat: int, id: str) -> int:  # noqa: A002
        """Take a free seat; whether one may is for the house to say."""
        self.check_seat(seat)
        # The id is the guest's own: nobody else has a say in what becomes of it.
        key = (seat, f"{guest} sits {id}")
        return await self._once(key, lambda now: [Seated(now, seat, guest, name)], [SeatHolder(seat, guest)])

    async def stand(self, guest: str, seat: int, id: str) -> int:  # noqa: A002
        """Give a seat up before the match begins."""
        await self._admit(guest, seat)
        return await self._once((seat, id), lambda now: [self._leaving(now, seat)], [SeatHolder(seat, None)])

    def _leaving(self, now: int, seat: int) -> LogLine:
        if self.state.begun:
            raise TableRefusal(TableFault.ALREADY_BEGUN)
        return Stood(now, seat)

    async def claim(self, guest: str, seat: int, against: int, id: str) -> int:  # noqa: A002
        """Claim the round from somebody who is away and waited for, after the countdown that everybody sees."""
        await self._admit(guest, seat)
        return await self._once((seat, id), lambda now: [self._claiming(now, seat, against)])

    def _claiming(self, now: int, seat: int, against: int) -> LogLine:
        self.check_seat(against)
        since = claim_from(self.state, against)
        if against == seat or since is None or now < since:
            raise TableRefusal(TableFault.NOTHING_TO_CLAIM)
        return Acted(now, against, Resign(), "claim")

    async def offer_rematch(self, guest: str, seat: int, id: str) -> int:  # noqa: A002
        """Offer to play again with the roles switched."""
        await self._admit(guest, seat)
        return await self._once((seat, id), lambda now: [self._again(now, seat)])

    def _again(self, now: int, seat: int) -> LogLine:
        if self.state.stage is not Stage.OVER:
            raise TableRefusal(TableFault.NOT_OVER)
        return RematchOffered(now, seat)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that there is not."""
        if not 0 <= seat < len(self.state.seats):
            raise TableRefusal(TableFault.NOT_YOUR_SEAT, why="none_such", last=len(self.state.seats) - 1)

    def check_holder(self, guest: str, seat: int) -> None:
        """Refuse whoever does not hold the seat."""
        self.check_seat(seat)
        if self.state.seats[seat].guest != guest:
            raise TableRefusal(TableFault.NOT_YOUR_SEAT, why="not_there")

    async def _admit(self, guest: str, seat: int) -> None:
        """Refuse whoever does not hold the seat, as far as any node knows."""
        self.check_seat(seat)
        if self.state.seats[seat].guest != guest:
            await self.catch_up()
            self.check_holder(guest, seat)

    # What the table does by itself

    async def came(self, seat: int, node: str) -> None:
        """A seat's player is there by way of a node."""
        await self._write(lambda now: [] if node in self.state.seats[seat].nodes else [Came(now, seat, node)])

    async def went(self, seat: int, node: str) -> None:
        """A seat's player is there by way of a node no longer."""
        await self._write(lambda now: [Went(now, seat, node)] if node in self.state.seats[seat].nodes else [])

    async def rematched(self, address: str) -> None:
        """The match goes on at another table."""
        await self._write(lambda now: [] if self.state.rematch else [RematchMade(now, address)])

    async def check_clocks(self) -> int | None:
        """Let a flag that is down fall. Gives the next instant at which one may be."""
        await self._write(self._flagged)
        return min((at for at in deadlines(self.state.waits, self.state.outages) if at is not None), default=None)

    def _flagged(self, now: int) -> list[LogLine]:
        due = deadlines(self.state.waits, self.state.outages)
        down = [(at, seat) for seat, at in enumerate(due) if at is not None and at <= now]
        return [Acted(now, min(down)[1], Resign(), "flag")] if down else []

    async def move(self, seat: int, act: int, action: Action) -> None:
        """A computer's move, thought out when the seat had acted so often; once it has acted again it is too late."""

        def plan(now: int) -> list[LogLine]:
            late = self.state.acts[seat] != act
            return [] if late else [sealed(now, seat, action, self._chance.salt)]

        await self._write(plan, (seat, f"move {act}"))
