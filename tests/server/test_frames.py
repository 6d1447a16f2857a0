"""Frames that are none: whoever sends them is shown out, for a reason, and nobody else notices."""

import json

import pytest

from tests.server.raw_socket import BINARY, CLOSE, PING, TEXT, RawSocket, frame, raw_sockets
from tests.server.running import Running
from tests.server.test_live import sat_down

MALFORMED = {
    "a bit that means nothing": (frame(TEXT, b"{}", first=128 | 64), 1002),
    "a kind that is none": (frame(3, b"{}"), 1002),
    "a control kind that is none": (frame(11), 1002),
    "not masked": (frame(TEXT, b"{}", masked=False), 1002),
    "a ping in parts": (frame(PING, b"x", first=0), 1002),
    "a ping that is too long": (frame(PING, b"x" * 126), 1002),
    "the rest of nothing": (frame(0, b"x"), 1002),
    "a message within another": (frame(TEXT, b"{", first=0) + frame(TEXT, b"}"), 1002),
    "no UTF-8": (frame(TEXT, b"\xff\xfe"), 1007),
    "half of a UTF-16 pair": (frame(TEXT, b'"\xed\xa0\x80"'), 1007),
    "no UTF-8 in parts": (frame(TEXT, b'{"', first=0) + frame(0, b"\xff", first=0) + frame(0, b'"}'), 1007),
    "half a character at the end of the parts": (frame(TEXT, b"{}", first=0) + frame(0, b"\xc3"), 1007),
    "no UTF-8 twice": (frame(TEXT, b"\xff") * 2, 1007),
    "no UTF-8 in a reason to close": (frame(CLOSE, b"\x03\xe8\xff"), 1007),
    "a close in parts": (frame(CLOSE, b"\x03\xe8", first=0), 1002),
    "a reason to close that is too long": (frame(CLOSE, b"\x03\xe8" + b"x" * 124), 1002),
    "no reason to close": (frame(CLOSE, b"x"), 1002),
    "a reason that may not be said": (frame(CLOSE, (1005).to_bytes(2, "big")), 1002),
    "more than there is memory": (frame(TEXT, b"x", length=1 << 40), 1009),
    "more than there can be": (frame(BINARY, b"x", length=(1 << 64) - 1), 1009),
    "nothing, in parts without an end": (frame(TEXT, b"", first=0) + frame(0, b"", first=0) * 5_000, 1009),
    "too long in parts": (frame(TEXT, b"x" * 60_000, first=0) + frame(0, b"x" * 60_000), 1009),
}


def looking_on(server: Running, address: str) -> RawSocket:
    raw = RawSocket(server)
    raw.upgrade(f"/api/tables/{address}/live")
    return raw


@pytest.mark.parametrize("what", MALFORMED)
def test_a_frame_that_is_none_ends_its_socket_alone(server: Running, what: str) -> None:
    sent, code = MALFORMED[what]
    address, (ada, bo) = sat_down(server, "classic")
    raw, neighbour = looking_on(server, address), looking_on(server, address)
    logged = len(server.log)
    raw.send(sent)
    assert raw.closing_code() == code
    assert raw.ended()
    version = ada.act({"do": "hide", "code": "RRGG"})["version"]
    while json.loads(neighbour.read_frame()[1])["version"] < version:
        pass
    assert '"level":"warning"' not in server.log[logged:]
    assert '"level":"error"' not in server.log[logged:]
    for each in (ada, bo, raw, neighbour):
        each.close()


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
        b"GET / HTTP/9\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    ],
)
def test_a_request_that_is_none_is_answered_with_400(server: Running, request_: bytes) -> None:
    with raw_sockets(server) as (raw,):
        raw.send(request_)
        status = raw.read_until(b"\r\n").split()[1]
        assert status in (b"400", b"426")
        assert raw.ended()


def test_a_handshake_with_too_long_a_line_is_answered(server: Running) -> None:
    with raw_sockets(server) as (raw,):
        upgrade = ("Connection: Upgrade", "Upgrade: websocket", f"X-Long: {'x' * 10_000}")
        raw.send(raw.ask("/api/tables/x/live", *upgrade))
        assert raw.read_until(b"\r\n").split()[1] == b"431"
        assert raw.ended()
