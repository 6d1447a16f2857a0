"""Serving: sockets, signals, and the life of a server from its first line to its last."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from keypeg.server.application import application
from keypeg.server.asgi import AsgiConnection
from keypeg.server.failures import MOST_BYTES
from keypeg.server.logs import configure_logging, log_event
from keypeg.server.node import Node
from keypeg.server.settings import CannotServe, Settings, listed
from keypeg.server.timeouts import http_protocol
from keypeg.tables.log_store import Unavailable

PATIENCE: Final = 10
"""Seconds that requests have to end once the server is told to stop."""
SILENCE: Final = 60
"""Seconds after which a peer that acknowledges nothing is given up."""


class Server(uvicorn.Server):
    """Uvicorn, which tells a node when it stops, and whoever started it when it is there."""

    def __init__(self, config: uvicorn.Config, node: Node, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._node = node
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._node.start()
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log_event("stopping")
        self._node.begin_to_stop()
        await super().shutdown(sockets)  # which tells websockets to come again: 1012

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """An orderly stop is no failure: unlike Uvicorn's own, this does not raise the signal again afterwards."""
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.handle_exit(number, frame)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop. `ready` is given the server's address once it answers."""
    configure_logging(settings.log_level)
    _allow_many_sockets()
    os.umask(0o077)  # what is hidden in the database is nobody else's on this machine either
    sockets = listen(settings.host, settings.port)
    try:
        with _only_user(settings.database), asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(settings, sockets, ready))
    except KeyboardInterrupt:
        pass
    finally:
        for each in sockets:
            each.close()


async def _serve(settings: Settings, sockets: list[socket.socket], ready: Callable[[str], None]) -> None:
    try:
        node = await Node.open(settings)
    except (Unavailable, OSError, ValueError, ImportError) as error:
        raise _unopened(error) from None
    url = address_of(settings.host, sockets[0])

    def started() -> None:
        # What is there now lives as long as the server: it is not looked over again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000, 20, 50)
        log_event("started", address=url, node=node.tables.node)
        ready(url)

    try:
        await Server(_config(settings, node), node, started).serve(sockets)
    finally:
        await node.stop()
        log_event("stopped")


def _config(settings: Settings, node: Node) -> uvicorn.Config:
    proxies = listed(settings.proxies)
    return uvicorn.Config(
        application(node),
        http=http_protocol(settings.request_seconds),
        ws=AsgiConnection,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # messages are short, and deflate would cost each socket its memory
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=PATIENCE,
    )


def _allow_many_sockets() -> None:
    """As many files as the system lets us have: everybody who follows a table is one."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets for an address. `localhost` is both of its addresses, where there are two."""
    try:
        if host != "localhost":
            family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            return [_bound(family, address)]
        sockets = [_bound(socket.AF_INET, ("127.0.0.1", port))]
    except OSError as error:
        raise CannotServe("serve-cannot-listen", host=host, port=str(port), detail=str(error.strerror)) from None
    with suppress(OSError):
        sockets.append(_bound(socket.AF_INET6, ("::1", sockets[0].getsockname()[1])))
    return sockets


def _bound(family: int, address: Sequence[object]) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        # Accepted sockets inherit these: a peer that is gone without a word does not stay for ever.
        made.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENCE * 1000)
        made.bind(tuple(address))
        made.set_inheritable(False)
    except OSError:
        made.close()
        raise
    return made


def address_of(host: str, listening: socket.socket) -> str:
    """Where a browser finds the server."""
    port = listening.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@contextmanager
def _only_user(database: str) -> Iterator[None]:
    """See to it that an SQLite file has a folder, and one server only."""
    if "://" in database and not database.startswith("sqlite:///"):
        yield
        return
    path = Path(database.removeprefix("sqlite:///"))
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("a")
    except OSError as error:
        raise CannotServe("serve-cannot-open", detail=f"{path}: {error.strerror}") from None
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


def _unopened(error: Exception) -> CannotServe:
    """Why a database cannot be opened, without its address, which may hold a password."""
    logging.getLogger("keypeg.server").debug("database", exc_info=error)
    if isinstance(error, ImportError):
        return CannotServe("serve-no-driver")
    detail = str(error) if isinstance(error, Unavailable | OSError) else type(error).__name__
    return CannotServe("serve-cannot-open", detail=detail)


def migrate(settings: Settings) -> None:
    """Bring a database up to date."""
    with _only_user(settings.database):
        asyncio.run(_migrate(settings.database))


async def _migrate(database: str) -> None:
    from keypeg.storage import open_store

    try:
        store = await open_store(database)
    except (Unavailable, OSError, ValueError, ImportError) as error:
        raise _unopened(error) from None
    await store.close()
