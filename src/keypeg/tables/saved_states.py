"""Saved states: the state of a table after some version, so that a long log need not be read from its start.

A saved state repeats what the log says, secrets included, and never leaves the server. It may be lost at any time. One
that is damaged, or that another version of Keypeg wrote, is ignored, and the log is read instead.
"""

from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct, defstruct
from msgspec.structs import fields, replace

from keypeg.rules import referee
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Duel
from keypeg.rules.group import Group
from keypeg.tables.log_lines import decode
from keypeg.tables.log_store import LATEST, AppendRequest, LogStore, SavedState, Unavailable
from keypeg.tables.table_state import TableState, apply

FORMAT: Final = 1
"""Counts up whenever an action comes to mean something else. A field that comes or goes is noticed without it."""
SAVE_EVERY: Final = 200
"""A state is saved whenever a log has grown by so many lines."""
_DIGEST_BYTES: Final = 8


def _stored_type(kind: type[Struct], *derived: str) -> type[Struct]:
    """The fields of a struct that are stored; `derived` ones follow from the setup and the others."""
    kept = [(field.name, field.type) for field in fields(kind) if field.name not in derived]
    return defstruct(f"Stored{kind.__name__}", kept, forbid_unknown_fields=True)


_MATCHES: Final = {kind: _stored_type(kind, "edition", "game") for kind in (Codebreaking, Duel, Group)}
_TABLE: Final = _stored_type(TableState, "setup", "match", "offers", "outages")


def saved_state(state: TableState) -> SavedState:
    """A state as it is stored."""
    stored = [_stored(_MATCHES[type(state.match)], state.match), _stored(_TABLE, state)]
    body = msgspec.msgpack.encode(stored)
    return SavedState(state.version, state.actions, state.match.past.count, FORMAT, _digest(body) + body)


def restored(initial: TableState, saved: SavedState) -> TableState | None:
    """The state that was saved, given the one before the first line; None if it cannot be read."""
    digest, body = saved.body[:_DIGEST_BYTES], saved.body[_DIGEST_BYTES:]
    if saved.format != FORMAT or digest != _digest(body):
        return None
    try:
        match, table = msgspec.msgpack.decode(body, type=tuple[_MATCHES[type(initial.match)], _TABLE])  # type: ignore[misc]
    except msgspec.DecodeError:
        return None
    state: TableState = replace(initial, match=replace(initial.match, **_fields(match)), **_fields(table))
    if not state.begun:
        return state
    return replace(state, offers=tuple([referee.offers(state.match, seat) for seat in range(state.match.seats)]))


def _stored(kind: type[Struct], value: Struct) -> Struct:
    return kind(**{name: getattr(value, name) for name in kind.__struct_fields__})


def _fields(value: Struct) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def _digest(body: bytes) -> bytes:
    return blake2b(body, digest_size=_DIGEST_BYTES).digest()


async def latest_state(
    store: LogStore, table: int, initial: TableState, *, actions: int = LATEST, attempts: int = LATEST
) -> TableState:
    """The newest saved state after at most so many actions and attempts; the initial state if there is none."""
    version = LATEST
    while (saved := await store.saved_state(table, version, actions, attempts)) is not None:
        state = restored(initial, saved)
        if state is not None and state.version == saved.version:
            return state
        version = saved.version - 1
    return initial


async def load_state(store: LogStore, table: int, initial: TableState) -> TableState:
    """The state after the last line of a log, from the newest saved state on.

    A log without one is read part by part, so that others get their turn meanwhile, and its states are saved.
    """
    state = await latest_state(store, table, initial)
    while True:
        before = state.version
        most = SAVE_EVERY - before % SAVE_EVERY
        lines = await store.read(table, before, most)
        for line in lines:
            state, _ = apply(state, decode(line.body))
        if len(lines) < most:
            return state
        await save_state(store, table, state)


def is_time_to_save(request: AppendRequest) -> bool:
    """Whether a log has grown enough with these lines that its state is saved after them."""
    return request.after // SAVE_EVERY != request.last_version // SAVE_EVERY


async def save_state(store: LogStore, table: int, state: TableState) -> None:
    """Save a state. If it cannot be saved, nothing is lost."""
    with suppress(Unavailable):
        await store.save_state(table, saved_state(state))
