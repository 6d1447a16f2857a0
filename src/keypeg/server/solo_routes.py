"""Solo games over HTTP: beginning one, laying rows, giving it up, and what the coach says afterwards.

A row carries its number, so that a request may be sent again, and a second tab cannot lay another row in its place. A
code leaves the server when it is found or lost.
"""

import re
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from keypeg.records.played_attempts import PlayedAttempt
from keypeg.review.solo_boards import solo_edition
from keypeg.review.solo_games import (
    SoloBoard,
    SoloGame,
    SoloKind,
    SoloView,
    begin_solo,
    boards,
    give_up,
    lay_row,
    view_of,
)
from keypeg.rules.attempts import BoardAttempt, Outcome, Row
from keypeg.server.coach import check_board
from keypeg.server.coach_jobs import review_of
from keypeg.server.coach_routes import (
    MAX_ATTEMPTS_AT_ONCE,
    REVIEW,
    FirstAttempt,
    MostAttempts,
    Question,
    limit_coach,
    stream_review,
)
from keypeg.server.errors import HttpError
from keypeg.server.identity import client_address
from keypeg.server.node import Node
from keypeg.server.solo_schemas import ListedSolo, NewSolo, SoloGames, SoloRow
from keypeg.server.table_routes import JSON
from keypeg.storage.solo_games import StoredGame, add_game, find_game, save_game, unfinished_games
from keypeg.tables.log_store import GuestIdentity

MAX_LISTED_GAMES: Final = 20
_ID: Final = re.compile(r"[0-9a-z]{16}", re.ASCII)
VIEW: Final = ResponseSpec(SoloView, description="The game as you may see it", generate_examples=False)


def new_game_id() -> str:
    """A random id for a game. It is short enough for an address."""
    return secrets.token_hex(8)


def game_response(stored: StoredGame) -> Response[bytes]:
    """A game as its player may see it."""
    return Response(msgspec.json.encode(view_of(stored.id, stored.game)), media_type=JSON)


async def own_game(node: Node, guest: GuestIdentity, identifier: str) -> StoredGame:
    """A game of the guest. That of somebody else is not found either."""
    found = await find_game(node.store, identifier) if _ID.fullmatch(identifier) else None
    if found is None or found.guest != guest.guest:
        raise HttpError(404, "no_such_game")
    return found


async def change_game(
    node: Node, guest: GuestIdentity, identifier: str, change: Callable[[SoloGame], SoloGame]
) -> StoredGame:
    """Change a game. If another request was faster, what it left is changed, or refuses the change."""
    while True:
        stored = await own_game(node, guest, identifier)
        after = change(stored.game)
        if after is stored.game:
            return stored
        if await save_game(node.store, stored.id, stored.game, after, node.tables.time_source.now()):
            return stored._replace(game=after)


@post("/api/solo", status_code=200, tags=["Solo"], summary="Play alone", responses={200: VIEW})
async def begin(request: Request[Any, Any, Any], node: Node, guest: GuestIdentity, data: NewSolo) -> Response[bytes]:
    """One code now, or a sprint of ten codes. Sent again under the same id, it is answered with the same game."""
    game = begin_solo(
        SoloKind(data.kind),
        data.edition,
        data.options,
        secrets.randbelow,
        no_repeats=data.no_repeats,
        blind=data.blind,
    )
    node.quotas.check_solo(guest.guest, client_address(request))
    made = StoredGame(new_game_id(), guest.guest, game)
    return game_response(await add_game(node.store, made, f"id {data.id}", node.tables.time_source.now()))


@get(
    "/api/solo",
    tags=["Solo"],
    summary="Your games alone",
    responses={200: ResponseSpec(SoloGames, description="Games to go on with", generate_examples=False)},
)
async def games(node: Node, guest: GuestIdentity) -> Response[bytes]:
    """Your games that are not over and have a row, the latest first. Daily codes are not among them."""
    found = await unfinished_games(node.store, guest.guest, MAX_LISTED_GAMES)
    return Response(msgspec.json.encode(SoloGames([_listed(each) for each in found])), media_type=JSON)


def _listed(stored: StoredGame) -> ListedSolo:
    game = stored.game
    return ListedSolo(stored.id, game.kind, game.edition, len(boards(game)), len(game.codes), len(game.rows))


@get("/api/solo/{game:str}", tags=["Solo"], summary="A game", responses={200: VIEW})
async def see(node: Node, guest: GuestIdentity, game: str) -> Response[bytes]:
    """A game of yours as it stands."""
    return game_response(await own_game(node, guest, game))


@post("/api/solo/{game:str}/rows", status_code=200, tags=["Solo"], summary="Lay a row", responses={200: VIEW})
async def lay(node: Node, guest: GuestIdentity, game: str, data: SoloRow) -> Response[bytes]:
    """Its number is the one after `laid`. Sent again, it is answered again and not laid twice."""
    on_the_day = partial(_on_the_day, node)
    return game_response(
        await change_game(
            node,
            guest,
            game,
            lambda state: lay_row(state, data.number, data.row, on_the_day=on_the_day(state)),
        )
    )


def _on_the_day(node: Node, game: SoloGame) -> bool:
    first, last = node.days_now()
    return game.day is not None and first <= game.day <= last


@post("/api/solo/{game:str}/give-up", status_code=200, tags=["Solo"], summary="Give up", responses={200: VIEW})
async def end(node: Node, guest: GuestIdentity, game: str) -> Response[bytes]:
    """Shows the code and ends the game."""
    return game_response(await change_game(node, guest, game, give_up))


@get("/api/solo/{game:str}/review", tags=["Coach"], summary="Review a game alone", responses={200: REVIEW})
async def review(
    request: Request[Any, Any, Any],
    node: Node,
    guest: GuestIdentity,
    game: str,
    first: FirstAttempt = 0,
    most: MostAttempts = MAX_ATTEMPTS_AT_ONCE,
) -> Stream:
    """The codes that were found or lost, each as a round against a codemaker at seat 0. You are at seat 1."""
    account = limit_coach(request, node)
    stored = await own_game(node, guest, game)
    agreed = solo_edition(stored.game.agreed, no_repeats=stored.game.no_repeats)
    check_board(agreed)
    over = [board for board in boards(stored.game) if board.outcome is not None]
    questions = [
        Question(("solo", stored.id, at), partial(review_of, agreed, PlayedAttempt(_attempt(at, board), [])))
        for at, board in enumerate(over)
    ]
    return stream_review(node, account, agreed, first, len(over), questions[first : first + most])


def _attempt(at: int, board: SoloBoard) -> BoardAttempt:
    outcomes = {"found": Outcome.FOUND, "not_found": Outcome.NOT_FOUND, "given_up": Outcome.RESIGNED}
    return BoardAttempt(
        number=at + 1,
        outcome=outcomes[board.outcome or "given_up"],
        by=None if board.outcome == "not_found" else 1,
        points=(0, 0),
        rows=(0, len(board.rows)),
        again=False,
        mistakes=(),
        codes=(board.code, None),
        boards=((), tuple(Row(row or "", key) for row, key in board.rows)),
    )


ROUTES: Final = (begin, games, see, lay, end, review)
