"""Solo games in the database: each has a version, and a change names the version that it follows."""

from typing import Final, NamedTuple

import msgspec

from keypeg.review.solo_games import SoloGame, SoloKind, is_over
from keypeg.storage.sql_store import SqlStore

MAX_UNFINISHED: Final = 50
"""How many games that are not over a guest may have, daily codes aside. The oldest goes when there is one more."""
GAMES_AT_ONCE: Final = 100
"""How many games one transaction deletes at most."""
_COLUMNS: Final = "id, guest, state"
_decode: Final = msgspec.json.Decoder(SoloGame).decode
_encode: Final = msgspec.json.Encoder().encode


class StoredGame(NamedTuple):
    """A game and whose it is."""

    id: str
    guest: str
    game: SoloGame


async def add_game(store: SqlStore, game: StoredGame, request: str, now: int) -> StoredGame:
    """Store a new game. If the guest has made the same request before, that game is returned as it stands."""
    found = await find_request(store, game.guest, request)
    if found is not None:
        return found
    state = game.game
    added = await store.change(
        (
            """INSERT INTO solo_games (id, guest, request, kind, box, version, over, changed, state)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id""",
            game.id,
            game.guest,
            request,
            state.kind.value,
            state.edition,
            state.version,
            is_over(state),
            now,
            _encode(state).decode(),
        ),
        (
            """DELETE FROM solo_games WHERE id IN (SELECT id FROM solo_games
            WHERE guest = $1 AND kind <> $2 AND NOT over ORDER BY changed DESC, id LIMIT 1000 OFFSET $3)""",
            game.guest,
            SoloKind.DAILY.value,
            MAX_UNFINISHED,
        ),
    )
    if added:
        return game
    found = await find_request(store, game.guest, request)  # another device was faster
    return game if found is None else found


async def find_request(store: SqlStore, guest: str, request: str) -> StoredGame | None:
    """The game that a guest began by a request."""
    query = f"SELECT {_COLUMNS} FROM solo_games WHERE guest = $1 AND request = $2"
    return _first(await store.select(query, guest, request))


async def find_game(store: SqlStore, identifier: str) -> StoredGame | None:
    """The game with an id."""
    return _first(await store.select(f"SELECT {_COLUMNS} FROM solo_games WHERE id = $1", identifier))


async def save_game(store: SqlStore, identifier: str, before: SoloGame, after: SoloGame, now: int) -> bool:
    """Replace a state by the next one, unless the game has changed meanwhile. Returns whether that was done."""
    query = """UPDATE solo_games SET version = $3, over = $4, changed = $5, state = $6
    WHERE id = $1 AND version = $2 RETURNING id"""
    state = _encode(after).decode()
    return bool(await store.change((query, identifier, before.version, after.version, is_over(after), now, state)))


async def daily_games(store: SqlStore, guest: str) -> list[StoredGame]:
    """All daily codes that a guest has begun."""
    query = f"SELECT {_COLUMNS} FROM solo_games WHERE guest = $1 AND kind = $2"
    return [_stored(*row) for row in await store.select(query, guest, SoloKind.DAILY.value)]


async def unfinished_games(store: SqlStore, guest: str, limit: int) -> list[StoredGame]:
    """The other games of a guest with a row that are not over, the latest first."""
    query = f"""SELECT {_COLUMNS} FROM solo_games WHERE guest = $1 AND kind <> $2 AND NOT over AND version > 0
    ORDER BY changed DESC LIMIT $3"""
    return [_stored(*row) for row in await store.select(query, guest, SoloKind.DAILY.value, limit)]


async def remove_games(store: SqlStore, changed_before: int, *, with_rows: bool) -> int:
    """Remove some old games, either those with a row or those without. Returns how many there were."""
    rows = "version > 0" if with_rows else "version = 0"
    some = f"SELECT id FROM solo_games WHERE changed < $1 AND {rows} ORDER BY changed LIMIT $2"
    query = f"DELETE FROM solo_games WHERE id IN ({some}) RETURNING id"
    return len(await store.change((query, changed_before, GAMES_AT_ONCE)))


def _first(rows: list[tuple[str, str, str]]) -> StoredGame | None:
    return _stored(*rows[0]) if rows else None


def _stored(identifier: str, guest: str, state: str) -> StoredGame:
    return StoredGame(identifier, guest, _decode(state))
