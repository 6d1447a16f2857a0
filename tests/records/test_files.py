"""Records in files: read from a path or from bytes, and what is said of a file that cannot be opened."""

import errno
from pathlib import Path

import pytest

from keypeg.records.record import Record, read, write
from keypeg.records.refusals import RecordFault, unreadable
from keypeg.rules.refusals import Refusal
from tests.records.examples import document
from tests.records.test_receipts import HONEST


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (errno.ENOENT, "missing"),
        (errno.ENOTDIR, "missing"),
        (errno.EISDIR, "folder"),
        (errno.EACCES, "forbidden"),
        (errno.EPERM, "forbidden"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_by_its_error(number: int, why: str) -> None:
    long = "x" * 200 + "\n"
    found = unreadable(long, OSError(number, "as the system says it"))
    assert found == Refusal(RecordFault.NO_SUCH_FILE, why=why, file="x" * 200 + "\\n")


def test_what_is_closed_is_standard_input() -> None:
    assert unreadable("-", OSError(errno.EBADF, "Bad file descriptor")) == Refusal(
        RecordFault.NO_SUCH_FILE, why="closed"
    )


def test_another_error_is_told_as_the_system_tells_it() -> None:
    assert unreadable("a", OSError(errno.EIO, "Input/output error")) == Refusal(
        RecordFault.NO_SUCH_FILE, why="system", file="a", number="EIO"
    )
    assert unreadable("a", OSError("torn")).values["number"] == "OSError"


def test_a_record_is_read_from_its_bytes_or_its_file(tmp_path: Path) -> None:
    written = document(HONEST)
    file = tmp_path / "match.json"
    file.write_bytes(written)
    assert Record.read(written) == Record.read(file) == Record.read(str(file)) == read(written)
    assert Record.read(written).to_json() == write(read(written))
    with pytest.raises(Refusal) as refused:
        Record.read(tmp_path)
    assert refused.value == Refusal(RecordFault.NO_SUCH_FILE, why="folder", file=str(tmp_path))
