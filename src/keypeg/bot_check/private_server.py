"""A server of the check's own, in a thread: on a free port, with a database that is removed at the end.

It is the same server as `keypeg serve`. The check hears of every request that it refuses.
"""

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final, NamedTuple

from keypeg.bot_check.faults import FaultKind, fault_of
from keypeg.server.errors import Error
from keypeg.server.lifecycle import Server, server_config
from keypeg.server.node import Node, RefusedRequest
from keypeg.server.settings import Settings
from keypeg.server.sockets import listen, server_url
from keypeg.tables.log_lines import decode
from keypeg.tables.table_state import apply, initial

HOST: Final = "127.0.0.1"
LATE_MS: Final = 1_500
"""Whoever acts so soon after somebody else has changed the moment cannot have known of it."""
OF_THE_MOMENT: Final = (FaultKind.OUT_OF_TURN, FaultKind.AFTER_THE_END)
"""Refusals of what may have been on offer before somebody else acted."""


class Rejection(NamedTuple):
    """A request of the bot that was refused."""

    at: int
    address: str
    fault: FaultKind
    error: Error


class NotStarted(Exception):
    """The server of the check could not start; its cause says why."""


def unforgiven(refusals: Sequence[Rejection], lost: Sequence[int], seconds: float) -> list[Rejection]:
    """The refusals that are faults. `lost` has the times at which others took an offer from the bot.

    Whoever thought about that offer learns of it by one refusal, as late as the end of its time to think.
    """
    faults = []
    used: set[int] = set()
    for each in refusals:
        before = [at for at in lost if at <= each.at]
        if each.fault in OF_THE_MOMENT and before:
            late = each.at - before[-1]
            if late <= LATE_MS or (late <= seconds * 1000 and before[-1] not in used):
                used.add(before[-1])
                continue
        faults.append(each)
    return faults


class _QuietServer(Server):
    """A server in a thread, where signals cannot be caught."""

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]
        return nullcontext()


class PrivateServer:
    """The server, and what it refused to everybody but the check."""

    def __init__(self, folder: Path) -> None:
        self.url = ""
        self.own_guests: set[str] = set()
        """The guests of the check itself."""
        self.refusals: list[Rejection] = []
        self._settings = Settings(
            host=HOST,
            port=0,
            database=str(folder / "tables.db"),
            thinkers=0,
            actions_a_second=0,
            requests_a_second=0,
            guests_a_minute=0,
            tables_a_minute=0,
            reads_a_minute=0,
            open_tables=0,
            open_tables_of_address=0,
            listed_tables=0,
            sweep_minutes=0,
        )
        self._ready = Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: Server | None = None
        self._node: Node | None = None
        self._failure: BaseException | None = None
        self._thread = Thread(target=self._run, name="private server", daemon=True)

    def start(self) -> None:
        """Return once it answers, or raise NotStarted."""
        self._thread.start()
        self._ready.wait()
        if self._failure is not None:
            raise NotStarted from self._failure

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except (Exception, SystemExit) as error:  # whoever waits for the start hears of it
            self._failure = error
        finally:
            self._ready.set()

    def stop(self) -> None:
        """End it. Whoever is still connected loses the connection."""
        if self._server is not None:
            self._server.should_exit = True
        self._thread.join()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._node = node = await Node.open(self._settings)
        node.on_refusal = self._refused
        sockets = listen(HOST, 0)
        self.url = server_url(HOST, sockets[0])
        try:
            self._server = _QuietServer(server_config(self._settings, node), node, self._ready.set)
            await self._server.serve(sockets)
        finally:
            await node.stop()
            for each in sockets:
                each.close()

    def _refused(self, request: RefusedRequest) -> None:
        fault = fault_of(request.status, request.error)
        if self._node is None or fault is None or request.guest in self.own_guests:
            return
        parts = request.path.split("/")
        address = parts[3] if request.path.startswith("/api/tables/") else ""
        self.refusals.append(Rejection(self._node.tables.time_source.now(), address, fault, request.error))

    def cut(self, address: str) -> None:
        """End every connection to a table."""
        self._in_loop(self._cut(address))

    async def _cut(self, address: str) -> None:
        assert self._node is not None
        tables = self._node.tables
        tables.forget((await tables.table(address)).id)

    def real_refusals(self, address: str, seat: int, seconds: float) -> list[Rejection]:
        """What the bot was refused at a table, without what it could not know to be too late.

        `seconds` is how long it may think.
        """
        found = [each for each in self.refusals if each.address == address]
        if not any(each.fault in OF_THE_MOMENT for each in found):
            return found
        lost: list[int] = self._in_loop(self._offers_lost(address, seat))
        return unforgiven(found, lost, seconds)

    async def _offers_lost(self, address: str, seat: int) -> list[int]:
        """When the seat lost an offer by what others did."""
        assert self._node is not None
        found = await self._node.store.find(address)
        assert found is not None
        state = initial(found.setup)
        lost = []
        for stored in await self._node.store.read(found.table):
            line = decode(stored.body)
            before = {type(offer) for offer in state.offers[seat]}
            state, _ = apply(state, line)
            if stored.seat != seat and before - {type(offer) for offer in state.offers[seat]}:
                lost.append(line.at)
        return lost

    def _in_loop(self, work: Any) -> Any:
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()


@contextmanager
def private_server() -> Iterator[PrivateServer]:
    """A server until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="keypeg-bot-check-") as folder:
        server = PrivateServer(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
