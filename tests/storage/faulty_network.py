"""A network between nodes and PostgreSQL that fails when told to: a relay of connections over Unix sockets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

_SOCKET = ".s.PGSQL.5432"


class FaultyNetwork:
    """Relays connections, and can cut all of them, or carry nothing for a while."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._writers: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()

    def cut(self) -> None:
        """Cut every connection at once. New ones are possible."""
        for writer in self._writers:
            writer.transport.abort()

    def freeze(self) -> None:
        """Carry nothing any more. No connection ends, and neither side is told."""
        self._flows.clear()

    def thaw(self) -> None:
        """Carry everything again, also what was sent meanwhile."""
        self._flows.set()

    async def relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Relay one connection."""
        try:
            there, back = await asyncio.open_unix_connection(self._server)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        try:
            await asyncio.wait(
                [asyncio.ensure_future(self._carry(*way)) for way in ((reader, back), (there, writer))],
            )
        finally:
            self._writers -= {writer, back}

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


@asynccontextmanager
async def faulty_network(address: str, folder: Path) -> AsyncIterator[tuple[FaultyNetwork, str]]:
    """A relay to the server of this address, with the address at which to reach it by way of the relay."""
    parts = urlsplit(address)
    network = FaultyNetwork(Path(parse_qs(parts.query)["host"][0]) / _SOCKET)
    server = await asyncio.start_unix_server(network.relay, folder / _SOCKET)
    try:
        yield network, parts._replace(query=f"host={folder}").geturl()
    finally:
        server.close()
        network.thaw()
        network.cut()
        await server.wait_closed()
