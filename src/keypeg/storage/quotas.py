"""How many tables a guest or a network has, for the quotas; and the key that hides which network it is.

An address is personal data. A table is stored with a keyed hash of its opener's network instead, until it is over. The
key is in the same database, so this keeps addresses out of lists and back-ups that people read; it does not hide them
from somebody who has the whole database and tries all addresses.
"""

import hmac
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from keypeg.storage.sql_store import SqlStore

_KEY: Final = "origin"
_COUNT: Final = """SELECT count(*) FILTER (WHERE stage = 'open'), count(*) FILTER (WHERE listed)
FROM tables WHERE stage <> 'over' AND"""


class OpenTables(NamedTuple):
    """How many tables somebody has that are not over."""

    not_begun: int
    listed: int


async def tables_of_opener(store: SqlStore, guest: str) -> OpenTables:
    """The tables that a guest opened."""
    return OpenTables(*(await store.select(f"{_COUNT} opener = $1", guest))[0])


async def tables_of_origin(store: SqlStore, origin: str) -> OpenTables:
    """The tables that were opened from a network."""
    return OpenTables(*(await store.select(f"{_COUNT} origin = $1", origin))[0])


async def origin_key(store: SqlStore) -> bytes:
    """The key of the hashes. The first node makes it."""
    query = "INSERT INTO shared_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    await store.change((query, _KEY, secrets.token_bytes(32)))
    rows = await store.select("SELECT value FROM shared_keys WHERE name = $1", _KEY)
    return bytes(rows[0][0])


def origin_of(key: bytes, network: str) -> str:
    """What is stored in place of a network."""
    return hmac.digest(key, network.encode(), sha256).hex()[:24]
