"""Records over HTTP: a match that was played anywhere, refereed, kept, and shown to whoever has its address."""

import asyncio
import hashlib
from base64 import b32encode
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec

from keypeg.records.record import LONGEST_NAME, read, write
from keypeg.records.replay import read_record, replay
from keypeg.records.replay_page import ReplayPage, replay_page
from keypeg.server.acting import ADDRESS
from keypeg.server.failures import Failed
from keypeg.server.identity import address_of, limit
from keypeg.server.messages import KeptRecord, MatchRecord, clean
from keypeg.server.node import Node
from keypeg.server.table_routes import JSON, Eyes, FromFrame
from keypeg.tables.logs import Device

MOST_RECORD_BYTES: Final = 256 * 1024
RECORD: Final = ResponseSpec(MatchRecord, description="A match record", generate_examples=False)
REPLAY: Final = ResponseSpec(ReplayPage, description="The match, frame by frame", generate_examples=False)


@post("/api/records", tags=["Records"], summary="Keep a record", request_max_body_size=MOST_RECORD_BYTES)
async def keep(
    request: Request[Any, Any, Any],
    node: Node,
    guest: Device,  # noqa: ARG001 - strangers bring nothing
    data: MatchRecord,  # noqa: ARG001 - it has this form, or is refused before the referee looks at it
) -> KeptRecord:
    """The referee goes over it first, and refuses it at its first bad action. Kept again, it has the same address."""
    wait = node.imports.take(address_of(request))
    if wait:
        node.metrics.refused.labels("records").inc()
        raise Failed(429, "too_fast", wait, why="records")
    document = await asyncio.to_thread(_refereed, await request.body())
    address = b32encode(hashlib.sha256(document).digest()[:16]).decode().rstrip("=").lower()
    await node.logs.keep_record(address, document, node.tables.instants.now())
    return KeptRecord(address)


def _refereed(given: bytes) -> bytes:
    """A record as we write it, if it breaks no rule."""
    record = read_record(given)
    replay(record)
    record.players = tuple(clean(name, LONGEST_NAME) for name in record.players)
    return write(record)


async def _kept(node: Node, address: str) -> bytes:
    document = await node.logs.kept_record(address) if ADDRESS.fullmatch(address) else None
    if document is None:
        raise Failed(404, "no_such_record")
    return document


@get("/api/records/{address:str}", tags=["Records"], summary="A record", responses={200: RECORD})
async def record(node: Node, address: str) -> Response[bytes]:
    """The record that is kept under an address."""
    return Response(await _kept(node, address), media_type=JSON)


@get("/api/records/{address:str}/replay", tags=["Records"], summary="Look at a record", responses={200: REPLAY})
async def look_again(
    request: Request[Any, Any, Any], node: Node, address: str, seat: Eyes = None, first: FromFrame = 0
) -> Response[bytes]:
    """The match frame by frame, with anybody's eyes. A long one comes in parts: `next` is the `first` of the next."""
    limit(node, address_of(request))
    document = await _kept(node, address)
    return Response(await asyncio.to_thread(_replayed, document, seat, first), media_type=JSON)


def _replayed(document: bytes, seat: int | None, first: int) -> bytes:
    found = read(document)
    if seat is not None and seat >= len(found.players):
        raise Failed(403, "not_your_seat", why="none_such", last=len(found.players) - 1)
    return msgspec.json.encode(replay_page(found, seat, whole=True, first=first))


ROUTES: Final = (keep, record, look_again)
