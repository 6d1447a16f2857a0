"""Fixtures for the command line: run it in this process."""

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from keypeg.cli import main


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command on some standard input, speaking English unless told otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def running(*words: str, given: bytes = b"") -> Ran:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given)))
        status = main(words)
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return running
