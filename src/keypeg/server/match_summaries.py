"""Match summaries: the small row that a history has of each finished match, written beside play.

A match is summarised when it ends. Those that ended before, or while nobody had time, are when their player asks for
the history. First comes what the table itself knows, so that lists are complete at once; then the coach reviews the
match, attempt by attempt, behind everything that somebody waits for.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec

from keypeg.review.history_tallies import result_of
from keypeg.review.history_values import MatchResult
from keypeg.review.match_figures import FigureSums
from keypeg.review.review_values import AnyAttemptReview
from keypeg.rules.refusals import Refusal
from keypeg.server.cards.characters import computer_name
from keypeg.server.coach import RETRY_SECONDS, Coach, Job, check_board, review_key
from keypeg.server.coach_jobs import review_of
from keypeg.server.errors import HttpError
from keypeg.storage import played_matches
from keypeg.storage.erasure import NOBODY
from keypeg.storage.played_matches import PlayedMatch
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.live_tables import LiveTables
from keypeg.tables.log_lines import Acted, decode
from keypeg.tables.log_store import LATEST, Unavailable
from keypeg.tables.records import ATTEMPTS_PER_PAGE
from keypeg.tables.refusals import TableRefusal
from keypeg.tables.setup import Stage
from keypeg.tables.supervision import log_failure
from keypeg.tables.table import Table
from keypeg.tables.table_state import TableState

MAX_ENDED: Final = 1_000
"""How many matches that have just ended may wait. The others are summarised when their players ask."""
MAX_GUESTS: Final = 8
"""For how many guests older matches are summarised at once. The others have to ask again."""
TABLES_AT_ONCE: Final = 100
LINES_AT_ONCE: Final = 20

_decode_review: Final = msgspec.json.Decoder(AnyAttemptReview).decode


def player_names(state: TableState) -> list[str]:
    """The names of the players, as records have them, but with those of the computers."""
    return [
        computer_name(seat.level, state.setup.character(number)) if seat.level else seat.name or f"Seat {number + 1}"
        for number, seat in enumerate(state.seats)
    ]


def own_seat(state: TableState, guest: str, name: str) -> int:
    """The seat that is a guest's own: of several on one screen the one with their name, or else the first."""
    held = [number for number, seat in enumerate(state.seats) if seat.guest == guest]
    return next((number for number in held if state.seats[number].name == name), held[0])


class MatchSummaries:
    """Summarises the matches of one node's guests."""

    def __init__(self, store: SqlStore, tables: LiveTables, coach: Coach) -> None:
        self._store = store
        self._tables = tables
        self._coach = coach
        self._ended: asyncio.Queue[int] = asyncio.Queue(MAX_ENDED)
        self._guests: dict[str, asyncio.Task[None]] = {}
        """The guests whose older matches are being summarised."""

    def match_over(self, table: int) -> None:
        """Note that a match has ended."""
        if not self._ended.full():
            self._ended.put_nowait(table)

    async def run(self) -> None:
        """Summarise matches as they end, until cancelled."""
        while True:
            table = await self._ended.get()
            await self._guarded(self._add, table)
            if self._coach.present:
                await self._guarded(self._review, table)

    def catch_up(self, guest: str) -> None:
        """Summarise the matches of a guest that are not summarised yet, in the background."""
        if guest in self._guests or len(self._guests) >= MAX_GUESTS:
            return
        task = asyncio.create_task(self._catch_up(guest), name="history")
        self._guests[guest] = task
        task.add_done_callback(lambda _: self._guests.pop(guest, None))

    async def _catch_up(self, guest: str) -> None:
        await self._work_off(partial(played_matches.tables_without_row, self._store, guest), self._add)
        if self._coach.present:
            await self._work_off(partial(played_matches.tables_without_figures, self._store, guest), self._review)

    async def _work_off(
        self, find: Callable[[int], Awaitable[list[int]]], work: Callable[[int], Awaitable[None]]
    ) -> None:
        """Do something with each table that is found, once."""
        tried: set[int] = set()
        try:
            while tables := [table for table in await find(TABLES_AT_ONCE + len(tried)) if table not in tried]:
                for table in tables:
                    tried.add(table)
                    await self._guarded(work, table)
        except Unavailable:  # whoever asks next starts it again
            return

    async def _guarded(self, work: Callable[[int], Awaitable[None]], table: int) -> None:
        """Do something with a table. One that cannot be read does not keep the others waiting."""
        try:
            await work(table)
        except (TableRefusal, Unavailable):  # it was removed, or the database does not answer
            return
        except Exception as error:
            log_failure("match cannot be summarised", error, table=table)
        finally:
            self._tables.release(table)

    async def _add(self, number: int) -> None:
        """Add what the table itself knows of a match."""
        state = (await self._tables.by_number(number)).state
        if state.stage is not Stage.OVER:
            return
        names, ended = player_names(state), await self._ended_at(number, state)
        held = [seat.guest for seat in state.seats if seat.guest not in (None, NOBODY)]
        rows = []
        for guest in dict.fromkeys(held):
            assert guest is not None
            seat = own_seat(state, guest, await self._name(guest))
            others = tuple(dict.fromkeys(name for at, name in enumerate(names) if at != seat))
            programs = {names[at] for at, each in enumerate(state.seats) if each.bot and at != seat}
            bots = tuple(place for place, name in enumerate(others) if name in programs)
            result = result_of(seat, state.match.winners)
            match = PlayedMatch(number, seat, state.setup.address, ended, state.setup.edition, result, others)
            rows.append((guest, match._replace(reviewable=result is not MatchResult.UNFINISHED, bots=bots)))
        await played_matches.add_matches(self._store, rows, len(held))

    async def _name(self, guest: str) -> str:
        rows = await self._store.select("SELECT name FROM guests WHERE id = $1", guest)
        return rows[0][0] if rows else ""

    async def _ended_at(self, number: int, state: TableState) -> int:
        """When the last action was played. Reactions, visits and rematches come after it."""
        before = LATEST
        while lines := await played_matches.last_lines(self._store, number, before, LINES_AT_ONCE):
            decoded = (decode(body) for _, body in lines)
            if last := next((line for line in decoded if isinstance(line, Acted)), None):
                return last.at
            before = lines[-1][0]
        return state.setup.created

    async def _review(self, number: int) -> None:
        """Let the coach review a match, and keep what it comes to."""
        seats = await played_matches.seats_to_review(self._store, number)
        if not seats:
            return
        table = await self._tables.by_number(number)
        sums = {guest: FigureSums(seat) for guest, seat in seats}
        try:
            check_board(table.state.match.edition)
            await self._add_attempts(table, seats[0][0], list(sums.values()))
        except Unavailable:
            raise
        except Exception as error:
            if not isinstance(error, Refusal):
                log_failure("match cannot be reviewed", error, table=number)
            await played_matches.set_figures(self._store, number, [(guest, None) for guest, _ in seats])
            return
        found = [(guest, each.figures()) for guest, each in sums.items()]
        await played_matches.set_figures(self._store, number, found)

    async def _add_attempts(self, table: Table, account: str, sums: list[FigureSums]) -> None:
        agreed, count = table.state.match.edition, table.state.match.past.count
        for first in range(0, count, ATTEMPTS_PER_PAGE):
            attempts = await self._tables.played_attempts(table, first, ATTEMPTS_PER_PAGE)
            for at, attempt in enumerate(attempts, first):
                job = partial(review_of, agreed, attempt)
                review = _decode_review(await self._answer(account, table.id, at, job))
                for each in sums:
                    each.add(review)

    async def _answer(self, account: str, table: int, attempt: int, job: Job) -> bytes:
        while True:
            try:
                return await self._coach.answer(account, review_key(table, attempt), job, can_wait=True)
            except HttpError:  # it has too much to do; there is no hurry
                await asyncio.sleep(RETRY_SECONDS)

    async def stop(self) -> None:
        """End what is under way. It is begun again when somebody asks."""
        for task in list(self._guests.values()):
            task.cancel()
        await asyncio.gather(*self._guests.values(), return_exceptions=True)
