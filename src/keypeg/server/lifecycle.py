"""The life of a server process: its database lock, its event loop, signals, start and stop."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from threading import Thread, Timer
from types import FrameType
from typing import Final
from urllib.parse import urlsplit

import uvicorn
from msgspec import Struct
from msgspec.structs import replace

from keypeg.records.refusals import system_name
from keypeg.server.application import application
from keypeg.server.asgi import AsgiConnection
from keypeg.server.errors import MAX_BODY_BYTES
from keypeg.server.lan import every_address, lan_url
from keypeg.server.logs import configure_logging, log_event
from keypeg.server.metrics_server import metrics_server
from keypeg.server.node import Node
from keypeg.server.settings import LOCALHOST, CannotServe, Settings, split_names
from keypeg.server.sockets import allow_many_sockets, listen, server_url
from keypeg.server.timeouts import http_protocol
from keypeg.storage import open_store
from keypeg.storage.carry_over import CarriedOver, NotEmpty, carry_over
from keypeg.storage.existing import sqlite_path
from keypeg.storage.migrations import NewerSchema
from keypeg.tables.log_store import Unavailable

SHUTDOWN_TIMEOUT_SECONDS: Final = 10
"""Time for requests to end once the server has to stop."""
STOP_LIMIT_SECONDS: Final = 28.0
"""The process ends this long after the beginning of a stop, whatever still hangs. Most supervisors wait for 30 seconds.

What was acknowledged is durable, so nothing is lost by it.
"""


class Server(uvicorn.Server):
    """Uvicorn's server, which also starts and stops a node. Subclassing `uvicorn.Server` is public interface."""

    def __init__(
        self,
        config: uvicorn.Config,
        node: Node,
        on_ready: Callable[[], None],
        on_stop: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(config)
        self._node = node
        self._on_stop = on_stop
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._node.start()
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log_event("stopping")
        if self._on_stop is not None:
            self._on_stop()
        self._node.begin_stop()
        await super().shutdown(sockets)  # which closes websockets with 1012

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on SIGINT and SIGTERM. Unlike Uvicorn's own, this does not raise the signal again afterwards."""
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.handle_exit(number, frame)


class StopLimit:
    """Ends the process if a stop takes too long, for example because a disk hangs and a thread waits for it."""

    def __init__(self, seconds: float = STOP_LIMIT_SECONDS) -> None:
        self._timer = Timer(seconds, _give_up)
        self._timer.daemon = True

    def start(self) -> None:
        """The stop begins now, unless it has begun before."""
        if not self._timer.is_alive():
            with suppress(RuntimeError):  # it was cancelled
                self._timer.start()

    def cancel(self) -> None:
        """Everything has ended."""
        self._timer.cancel()


def _give_up() -> None:
    # In a thread of its own: what hangs may be whoever reads the log.
    log = Thread(target=log_event, args=("stop takes too long", logging.ERROR), daemon=True)
    log.start()
    log.join(1)
    os._exit(1)


class Started(Struct, frozen=True):
    """What is said about a server once it answers."""

    url: str
    """For a browser on this machine."""
    public_url: str
    """For everybody else; empty if no setting says."""
    database: str
    """The SQLite file, or the address of a PostgreSQL database without its password."""


def serve(settings: Settings, on_ready: Callable[[Started], None]) -> None:
    """Serve until a signal comes. `on_ready` is called once the server answers."""
    configure_logging(settings.log_level)
    allow_many_sockets()
    os.umask(0o077)  # other users of this machine may not read the database
    if settings.lan and settings.host == LOCALHOST:
        settings = replace(settings, host=every_address())
    sockets = listen(settings.host, settings.port)
    try:
        if settings.lan and not settings.public_url:
            settings = replace(settings, public_url=lan_url(sockets[0].getsockname()[1]))
        with _database_lock(settings.database), asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(settings, sockets, on_ready))
    except KeyboardInterrupt:
        pass
    finally:
        for each in sockets:
            each.close()


async def _serve(settings: Settings, sockets: list[socket.socket], on_ready: Callable[[Started], None]) -> None:
    try:
        node = await Node.open(settings)
    except (Unavailable, OSError, ValueError, ImportError) as error:
        raise _cannot_open(settings.database, error) from None
    url = server_url(settings.host, sockets[0])
    metrics = (
        metrics_server(settings, node.metrics) if settings.metrics_port and settings.metrics_path else nullcontext()
    )

    def started() -> None:
        # What is in memory now stays there, so the garbage collector need not look at it again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000, 20, 50)
        log_event("started", address=url, node=node.tables.node)
        on_ready(Started(url + node.public_url.prefix, node.public_url.url, _without_password(settings.database)))

    limit = StopLimit()
    try:
        with metrics:
            await Server(server_config(settings, node), node, started, limit.start).serve(sockets)
    finally:
        limit.start()
        if await node.stop():
            limit.cancel()
        log_event("stopped")


def server_config(settings: Settings, node: Node) -> uvicorn.Config:
    """How Uvicorn serves a node."""
    proxies = split_names(settings.proxies)
    return uvicorn.Config(
        application(node),
        http=http_protocol(settings.request_seconds),
        ws=AsgiConnection,
        ws_max_size=MAX_BODY_BYTES,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_SECONDS,
    )


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _without_password(database: str) -> str:
    """The address of a database for people to read."""
    if sqlite_path(database) is not None:
        return str(Path(database.removeprefix("sqlite:///")).absolute())
    parts = urlsplit(database)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


@contextmanager
def _database_lock(database: str) -> Iterator[None]:
    """Make the folder of an SQLite file, and allow one server on it. Other databases need no lock."""
    path = sqlite_path(database)
    if path is None:
        yield
        return
    if "://" in database.removeprefix("sqlite:///"):
        raise CannotServe("serve-bad-database")
    if not path.name or path.is_dir():
        raise CannotServe("serve-not-a-database", file=str(path))
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("a")
    except OSError as error:
        raise CannotServe("serve-cannot-open", detail=f"{path} ({system_name(error)})") from None
    with lock:
        _lock(lock.fileno(), path)
        yield


def _lock(descriptor: int, path: Path) -> None:
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise CannotServe("serve-in-use", file=str(path)) from None


def _cannot_open(database: str, error: Exception) -> CannotServe:
    """Why a database cannot be opened, without its address, which may hold a password."""
    logging.getLogger("keypeg.server").debug("database", exc_info=error)
    if isinstance(error, ImportError):
        return CannotServe("serve-no-driver")
    if isinstance(error, NewerSchema):
        return CannotServe("serve-newer-schema", found=error.found, known=error.known)
    if (path := sqlite_path(database)) is not None and isinstance(error, Unavailable):
        return CannotServe("serve-not-a-database", file=str(path))
    if isinstance(error, Unavailable):
        return CannotServe("serve-no-answer")
    if isinstance(error, ValueError):
        return CannotServe("serve-bad-database")
    detail = system_name(error) if isinstance(error, OSError) else type(error.__cause__ or error).__name__
    return CannotServe("serve-cannot-open", detail=detail)


def migrate(settings: Settings) -> None:
    """Bring a database up to date."""
    with _database_lock(settings.database):
        asyncio.run(_migrate(settings.database))


def carry_over_to(settings: Settings, source: Path) -> CarriedOver:
    """Copy an SQLite database, which no server may use meanwhile, to an empty PostgreSQL database."""
    if sqlite_path(settings.database) is not None:
        raise CannotServe("serve-only-to-postgres")
    if not source.is_file():
        raise CannotServe("serve-cannot-open", detail=str(source))
    with _database_lock(str(source)):
        asyncio.run(_migrate(str(source)))
        try:
            return asyncio.run(carry_over(source, settings.database))
        except NotEmpty:
            raise CannotServe("serve-not-empty") from None
        except (Unavailable, OSError, ValueError, ImportError) as error:
            raise _cannot_open(settings.database, error) from None


async def _migrate(database: str) -> None:
    try:
        store = await open_store(database)
    except (Unavailable, OSError, ValueError, ImportError) as error:
        raise _cannot_open(database, error) from None
    await store.close()
