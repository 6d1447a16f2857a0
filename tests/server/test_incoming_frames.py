"""Frames that arrive in any pieces: short texts read here and the rest by `websockets` give what was sent, in order."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from keypeg.server.incoming_frames import frame_size
from tests.live import live
from tests.server.test_connection import connected

texts = st.text(max_size=150).map(lambda text: Frame(Opcode.TEXT, text.encode()))
others = st.one_of(
    st.binary(max_size=300).map(lambda data: Frame(Opcode.BINARY, data)),
    st.binary(max_size=125).map(lambda data: Frame(Opcode.PING, data)),
)
cuts = st.lists(st.integers(1, 40), min_size=1)


def pieces(data: bytes, sizes: Sequence[int]) -> list[bytes]:
    """Data as it may arrive: cut into pieces of these sizes, again and again."""
    found: list[bytes] = []
    start = 0
    while start < len(data):
        size = sizes[len(found) % len(sizes)]
        found.append(data[start : start + size])
        start += size
    return found


@given(st.lists(st.one_of(texts, others), max_size=8), cuts)
@live
async def test_a_connection_delivers_what_was_sent(sent: list[Frame], sizes: list[int]) -> None:
    connection, _ = await connected()
    for piece in pieces(b"".join(frame.serialize(mask=True) for frame in sent), sizes):
        connection.data_received(piece)
    messages = [frame for frame in sent if frame.opcode is not Opcode.PING]
    got = [await connection.receive() for _ in messages]
    assert got == [
        bytes(frame.data).decode() if frame.opcode is Opcode.TEXT else bytes(frame.data) for frame in messages
    ]


@pytest.mark.parametrize("length", [0, 1, 3, 4, 5, 124, 125, 126, 127, 65_535, 65_536])
def test_the_size_of_a_frame_is_known_from_its_header(length: int) -> None:
    data = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    assert frame_size(data[:14]) == len(data)
    assert frame_size(data[:1]) is None
    if length > 125:
        assert frame_size(data[:3]) is None


@live
async def test_a_short_text_within_a_fragmented_message_is_an_error_as_before() -> None:
    connection, peer = await connected()
    begun = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
    connection.data_received(begun + Frame(Opcode.TEXT, b"}").serialize(mask=True))
    assert [frame.opcode for frame in peer.frames()] == [Opcode.CLOSE]


@live
async def test_short_texts_do_not_reach_the_parser_of_websockets() -> None:
    connection, _ = await connected()
    connection._protocol.receive_data = None  # type: ignore[assignment, method-assign]
    connection.data_received(Frame(Opcode.TEXT, b"short").serialize(mask=True))
    assert await connection.receive() == "short"
