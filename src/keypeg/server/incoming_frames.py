"""The frames of a websocket as they arrive, cut at their boundaries.

Nearly every message of a player is a short text in one frame. Such a frame is read here, for a tenth of what the parser
of `websockets` takes. All other bytes are passed on to that parser, which knows every rule, as they come.
"""

from typing import Final

_TEXT: Final = 0x81
"""The first byte of a text in one frame."""
_MASKED: Final = 0x80
_LENGTH: Final = 0x7F
_TWO_BYTES: Final = 126
"""From this on, what stands for the length says how many bytes hold it."""
_MASK_BYTES: Final = 4
_HEADER_BYTES: Final = 2 + _MASK_BYTES


class IncomingFrames:
    """Cuts what a peer sends. It begins at the boundary of a frame."""

    __slots__ = ("_held", "_left")

    def __init__(self) -> None:
        self._held = b""
        """The beginning of a header whose rest has not arrived."""
        self._left = 0
        """How many bytes of a frame that is passed on have not arrived."""

    def next_text(self, data: bytes, start: int) -> tuple[bytes, int] | None:
        """The short text that begins at `start`, and its end; None if something else does, or not all is here."""
        if self._left or len(data) < start + _HEADER_BYTES or data[start] != _TEXT:
            return None
        length = data[start + 1] - _MASKED
        end = start + _HEADER_BYTES + length
        if not 0 <= length < _TWO_BYTES or len(data) < end:
            return None
        return unmasked(data[start + _HEADER_BYTES : end], data[start + 2 : start + _HEADER_BYTES]), end

    def with_held(self, data: bytes) -> bytes:
        """What has arrived, after what was held back."""
        data, self._held = self._held + data, b""
        return data

    def pass_on(self, data: bytes) -> int:
        """How many bytes the parser gets: up to the end of the frame. A header that is not whole is held back."""
        if not self._left:
            size = frame_size(data)
            if size is None:
                self._held = data
                return 0
            self._left = size
        count = min(self._left, len(data))
        self._left -= count
        return count


def frame_size(data: bytes) -> int | None:
    """The size of the frame that begins here, its header included; None while its header is not whole."""
    if len(data) < 2:
        return None
    mask = _MASK_BYTES if data[1] & _MASKED else 0
    length = data[1] & _LENGTH
    if length < _TWO_BYTES:
        return 2 + mask + length
    after_length = 4 if length == _TWO_BYTES else 10
    if len(data) < after_length:
        return None
    return after_length + mask + int.from_bytes(data[2:after_length], "big")


def unmasked(masked: bytes, mask: bytes) -> bytes:
    """The bytes of a short frame that a mask of four bytes hides."""
    size = len(masked)
    repeated = (mask * (size // _MASK_BYTES + 1))[:size]
    return (int.from_bytes(masked, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big")
