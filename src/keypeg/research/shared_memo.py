"""A memo that the processes of a proof share: what one of them learns about a set of codes, the others know too."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Final

from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import memo_bits

BUCKET_BYTES: Final = 64
MOST_BITS: Final = 25
"""Two gigabytes, for the largest boards."""
_DEVICE: Final = Path("/dev/shm")


def shared_memo_bytes(board: Board) -> int:
    """The size of a shared memo that suits a board and fits into half of the shared memory that is free; 0 for none."""
    bits = MOST_BITS if len(board) > 20_000 else memo_bits(board)
    free = shutil.disk_usage(_DEVICE).free if _DEVICE.is_dir() else 0
    while bits and 2 * (BUCKET_BYTES << bits) > free:
        bits -= 1
    return BUCKET_BYTES << bits if bits else 0


@contextmanager
def shared_memo(board: Board) -> Iterator[str | None]:
    """The name of a new memo, empty at first. It is gone after the `with` block. None if there is no room for one."""
    size = shared_memo_bytes(board)
    if not size:
        yield None
        return
    memory = SharedMemory(create=True, size=size)
    try:
        yield memory.name
    finally:
        memory.close()
        memory.unlink()


class MemoLease:
    """A memo of another process, as seen by a worker."""

    def __init__(self, name: str) -> None:
        self._memory = SharedMemory(name)
        self.view: Final = memoryview(self._memory.buf or b"")[: 1 << (self._memory.size.bit_length() - 1)]
        """Its memory. Some systems round the size up to whole pages."""
