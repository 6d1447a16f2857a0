"""Memory that the server needs for a connection and for an idle table.

    python -m bench.memory [CONNECTIONS] [TABLES]

It compares the private memory of the server's process before and after opening many of each. For comparison, a bare
relay (`bench.relay`) opens the same connections in the same run.
"""

import asyncio
import sys
import tempfile

from bench.players import Player, connect, memory, open_tables, pinned, serving, two_cores

CONNECTIONS, TABLES = 4_000, 2_000
PORTS = (18_185, 18_186)
FEW = 100


async def crowd(port: int, addresses: list[str], token: str, count: int) -> list[Player]:
    """Open a number of connections, spread over a few tables."""

    def nothing(message: bytes) -> None:
        """Ignore a message."""

    return [await connect(port, addresses[number % FEW], 0, token, nothing) for number in range(count)]


async def measure(connections: int, tables: int, folder: str) -> None:
    relay = [sys.executable, "-m", "bench.relay", str(PORTS[1]), f"{folder}/relay.db"]
    with pinned(serving(PORTS[0], f"{folder}/tables.db"), PORTS[0]) as ours, pinned(relay, PORTS[1]) as bare:
        addresses, (token, _) = await asyncio.to_thread(open_tables, PORTS[0], FEW)
        # Connect a few first: what the first connections allocate once is not counted.
        held = [await crowd(port, addresses, token, FEW) for port in PORTS]
        for name, port, process in (("server", PORTS[0], ours), ("bare relay", PORTS[1], bare)):
            before = memory(process)
            held.append(await crowd(port, addresses, token, connections))
            print(f"  {name:12} {(memory(process) - before) / connections / 1000:6.1f} kB a connection", flush=True)
        before = memory(ours)
        await asyncio.to_thread(open_tables, PORTS[0], tables)
        print(f"  {'server':12} {(memory(ours) - before) / tables / 1000:6.1f} kB a table without subscribers")


def main() -> None:
    connections, tables = map(int, sys.argv[1:] or (CONNECTIONS, TABLES))
    two_cores()
    print(f"{connections} connections, and {tables} tables of two players")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(connections, tables, folder))


if __name__ == "__main__":
    main()
