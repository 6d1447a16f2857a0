"""Match records over HTTP: a record of a match played anywhere is refereed, stored, and shown under its address."""

import asyncio
import hashlib
from base64 import b32encode
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec

from keypeg.records.names import clean_name
from keypeg.records.record import LONGEST_NAME, read, write
from keypeg.records.repeated_keys import refuse_repeated_keys
from keypeg.records.replay import read_record, replay
from keypeg.records.replay_page import ReplayPage, replay_page
from keypeg.rules.refusals import Refusal
from keypeg.server.errors import HttpError
from keypeg.server.identity import client_network, limit_reads
from keypeg.server.node import Node
from keypeg.server.schemas import KeptRecord, MatchRecord
from keypeg.server.table_actions import ADDRESS
from keypeg.server.table_routes import JSON, AnySeat, FirstFrame
from keypeg.tables.log_store import GuestIdentity

MAX_RECORD_BYTES: Final = 256 * 1024
RECORD: Final = ResponseSpec(MatchRecord, description="A match record", generate_examples=False)
REPLAY: Final = ResponseSpec(ReplayPage, description="The match, frame by frame", generate_examples=False)


@post("/api/records", tags=["Records"], summary="Keep a record", request_max_body_size=MAX_RECORD_BYTES)
async def keep_record(
    request: Request[Any, Any, Any],
    node: Node,
    guest: GuestIdentity,  # noqa: ARG001 - a token is required
    data: MatchRecord,
) -> KeptRecord:
    """The referee checks it, and refuses it at its first wrong action. The same record always has the same address."""
    wait_seconds = node.record_limit.take(client_network(request))
    if wait_seconds:
        node.metrics.limited.labels("records").inc()
        raise HttpError(429, "too_fast", wait_seconds, why="records")
    document = await asyncio.to_thread(_check_record, await request.body(), msgspec.json.encode(data))
    address = b32encode(hashlib.sha256(document).digest()[:16]).decode().rstrip("=").lower()
    await node.store.keep_record(address, document, node.tables.time_source.now())
    return KeptRecord(address)


def _check_record(sent: bytes, decoded: bytes) -> bytes:
    """A record in our own format, if it breaks no rule.

    It is read as it was decoded, with `3.0` as an integer. A key that stands twice is in it only as it was sent.
    """
    try:
        refuse_repeated_keys(sent)
    except Refusal:
        replay(read_record(sent))  # which says in which action it stands
        raise
    record = read_record(decoded)
    replay(record)
    record.players = tuple(clean_name(name, LONGEST_NAME) for name in record.players)
    return write(record)


async def stored_record(node: Node, address: str) -> bytes:
    """The record that is kept under an address."""
    document = await node.store.kept_record(address) if ADDRESS.fullmatch(address) else None
    if document is None:
        raise HttpError(404, "no_such_record")
    return document


@get("/api/records/{address:str}", tags=["Records"], summary="A record", responses={200: RECORD})
async def get_record(node: Node, address: str) -> Response[bytes]:
    """The record that is kept under an address."""
    return Response(await stored_record(node, address), media_type=JSON)


@get("/api/records/{address:str}/replay", tags=["Records"], summary="Look at a record", responses={200: REPLAY})
async def replay_record(
    request: Request[Any, Any, Any], node: Node, address: str, seat: AnySeat = None, first: FirstFrame = 0
) -> Response[bytes]:
    """The match frame by frame, as any seat sees it. A long one comes in parts: `next` is the `first` of the next."""
    limit_reads(request, node)
    document = await stored_record(node, address)
    return Response(await asyncio.to_thread(_encoded_replay, document, seat, first), media_type=JSON)


def _encoded_replay(document: bytes, seat: int | None, first: int) -> bytes:
    found = read(document)
    if seat is not None and seat >= len(found.players):
        raise HttpError(403, "not_your_seat", why="none_such", last=len(found.players) - 1)
    return msgspec.json.encode(replay_page(found, seat, whole=True, first=first))


ROUTES: Final = (keep_record, get_record, replay_record)
