"""Files of records, as commands read them: whole, or a record a line."""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from errno import EBADF, ENOENT
from pathlib import Path
from typing import BinaryIO, TypeVar

from keypeg.records.record import MOST_BYTES
from keypeg.records.refusals import unreadable
from keypeg.records.replay import RecordRefused

T = TypeVar("T")


def opened(file: str) -> AbstractContextManager[BinaryIO]:
    """A file, or standard input for `-`."""
    if file != "-":
        return _attempt(lambda: Path(file).open("rb"), file)
    if sys.stdin is None:
        raise RecordRefused(None, unreadable(file, OSError(EBADF, "")))
    return nullcontext(sys.stdin.buffer)


def read_document(read: Callable[[int], bytes], file: str) -> bytes:
    """As much as a record may hold, and one byte more to show that there is too much."""
    return _attempt(lambda: read(MOST_BYTES + 1), file)


def lines(source: BinaryIO, file: str) -> Iterator[bytes]:
    """The lines of a file; of a line that is too long, only as much as shows that it is."""
    while line := read_document(source.readline, file):
        rest = line
        while not rest.endswith(b"\n") and (rest := read_document(source.readline, file)):
            pass
        yield line.rstrip(b"\r\n") if line.endswith(b"\n") else line


def _attempt(action: Callable[[], T], file: str) -> T:
    try:
        return action()
    except OSError as error:
        raise RecordRefused(None, unreadable(file, error)) from None
    except ValueError:  # a null byte in a file's name
        raise RecordRefused(None, unreadable(file, FileNotFoundError(ENOENT, ""))) from None
