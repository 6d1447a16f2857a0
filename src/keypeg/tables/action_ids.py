"""The ids of all actions in a log, as hashes of eight bytes: they say at once that an action is new.

Only a new action may be appended. The hashes may say by mistake that an action is there, never that it is not. So
where they say that it may be there, the log itself is asked.
"""

from typing import Final

ActionKey = tuple[int, str]
"""A seat, and the id that the sender gave to the action. It is the idempotency key: an action is done once."""
MAX_IN_BYTES: Final = 512
"""So many hashes are looked for one after the other, in little memory. More are in a set."""
_HASH_BYTES: Final = 8


class ActionIds:
    """The hashes of one log."""

    __slots__ = ("_few", "_many")

    def __init__(self) -> None:
        self._few = bytearray()
        self._many: set[int] | None = None

    def add(self, key: ActionKey) -> None:
        """Note that the log has an action."""
        if self._many is not None:
            self._many.add(hash(key))
            return
        self._few += _bytes_of(key)
        if len(self._few) > MAX_IN_BYTES * _HASH_BYTES:
            few, size = self._few, _HASH_BYTES
            parts = (few[at : at + size] for at in range(0, len(few), size))
            self._many = {int.from_bytes(part, "little", signed=True) for part in parts}
            self._few = bytearray()

    def may_have(self, key: ActionKey) -> bool:
        """Whether the log may have an action; if not, it certainly does not."""
        return _bytes_of(key) in self._few if self._many is None else hash(key) in self._many


def _bytes_of(key: ActionKey) -> bytes:
    return hash(key).to_bytes(_HASH_BYTES, "little", signed=True)
