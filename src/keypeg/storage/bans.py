"""Bans: guests and networks that may not use the server. Every node reads all of them every few seconds."""

from enum import StrEnum
from typing import NamedTuple

from keypeg.storage.sql_store import SqlStore


class BanKind(StrEnum):
    """What is banned."""

    GUEST = "guest"
    NETWORK = "network"


class Ban(NamedTuple):
    """A guest, by its id, or a network in CIDR notation that may not use the server."""

    subject: str
    kind: BanKind
    since: int
    until: int | None
    """When it ends, in milliseconds since 1970; None if it does not end by itself."""
    note: str
    """What the operator noted. It is shown to operators alone."""


async def bans(store: SqlStore, now: int) -> list[Ban]:
    """The bans that hold now, oldest first."""
    query = """SELECT subject, kind, since, until, note FROM bans WHERE until IS NULL OR until > $1
    ORDER BY since, subject"""
    return [Ban(row[0], BanKind(row[1]), *row[2:]) for row in await store.select(query, now)]


async def add_ban(store: SqlStore, ban: Ban) -> None:
    """Ban somebody. A ban of the same subject is replaced."""
    query = """INSERT INTO bans (subject, kind, since, until, note) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (subject)
    DO UPDATE SET kind = excluded.kind, since = excluded.since, until = excluded.until, note = excluded.note"""
    await store.change((query, ban.subject, ban.kind.value, ban.since, ban.until, ban.note))


async def lift_ban(store: SqlStore, subject: str) -> bool:
    """Lift a ban. Returns whether there was one."""
    return bool(await store.change(("DELETE FROM bans WHERE subject = $1 RETURNING subject", subject)))
