"""What `keypeg admin` shows to people: one sentence, or a table of words."""

from collections.abc import Sequence
from datetime import UTC, datetime

from msgspec.structs import asdict

from keypeg.locales import Words
from keypeg.locales.plain_text import plain
from keypeg.server.administration import EndedTable, Erased, LiftedBan, ListedBan, SignedOut
from keypeg.storage.inventory import Counts, GuestEntry, TableEntry


def ended(say: Words, table: EndedTable) -> str:
    return say("admin-ended", address=table.address)


def banned(say: Words, ban: ListedBan) -> str:
    if ban.until is None:
        return say("admin-banned", subject=ban.subject)
    return say("admin-banned-until", subject=ban.subject, until=f"{_time(ban.until)} UTC")


def unbanned(say: Words, ban: LiftedBan) -> str:
    return say("admin-unbanned", subject=ban.subject)


def signed_out(say: Words, guest: SignedOut) -> str:
    return say("admin-signed-out", tokens=guest.tokens)


def erased(say: Words, guest: Erased) -> str:
    return say("admin-erased", guest=guest.guest, tables=guest.tables)


def bans(say: Words, found: Sequence[ListedBan]) -> str:
    heads = [say("admin-head-subject"), say("admin-head-since"), say("admin-head-until"), say("admin-head-note")]
    return _columns(say, heads, [[ban.subject, _time(ban.since), _time(ban.until), ban.note] for ban in found])


def tables(say: Words, found: Sequence[TableEntry]) -> str:
    heads = [
        say("admin-head-address"),
        say("admin-head-stage"),
        say("admin-head-listed"),
        say("admin-head-version"),
        say("admin-head-opened"),
        say("admin-head-opener"),
        say("admin-head-guests"),
    ]
    rows = [
        [
            table.address,
            say(f"admin-stage-{table.stage.value}"),
            say("admin-yes") if table.listed else "",
            say("admin-number", count=table.version),
            _time(table.opened),
            table.opener or "",
            " ".join(table.guests),
        ]
        for table in found
    ]
    return _columns(say, heads, rows)


def guests(say: Words, found: Sequence[GuestEntry]) -> str:
    heads = [
        say("admin-head-guest"),
        say("admin-head-created"),
        say("admin-head-seen"),
        say("admin-head-tables"),
        say("admin-head-devices"),
        say("admin-head-name"),
    ]
    rows = [
        [
            each.guest,
            _time(each.created),
            _time(each.seen),
            say("admin-number", count=each.tables),
            say("admin-number", count=each.devices),
            each.name,
        ]
        for each in found
    ]
    return _columns(say, heads, rows)


def statistics(say: Words, found: Counts) -> str:
    rows = [(say(f"admin-count-{name}"), say("admin-number", count=value)) for name, value in asdict(found).items()]
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}}  {value:>8}" for name, value in rows)


def _columns(say: Words, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return say("admin-none")
    shown = [heads, *([plain(cell) for cell in row] for row in rows)]
    widths = [max(len(row[column]) for row in shown) for column in range(len(heads))]
    return "\n".join(
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in shown
    )


def _time(at: int | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
