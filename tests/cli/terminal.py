"""A terminal with somebody at the keyboard: runs the command behind a pty and waits for what it shows."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from tests.cli.command import INSTALLED, PATIENCE, environment

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what can be scrolled back to."""
LEAVE = "or press Enter to leave:"
STYLES = re.compile(r"\x1b\[[0-9;]*m")


def own_terminal() -> None:
    """Make standard input the terminal whose keys interrupt this process, even where its parents ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """The command as somebody at a terminal meets it."""

    def __init__(self, *words: str) -> None:
        self.keyboard, behind = pty.openpty()
        self.process = subprocess.Popen(
            [INSTALLED, *words],
            stdin=behind,
            stdout=behind,
            stderr=behind,
            env=environment(TERM="xterm-256color", COLUMNS="100", LINES="50"),
            start_new_session=True,
            preexec_fn=own_terminal,
        )
        os.close(behind)
        self.shown = ""
        self._read = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.keyboard)

    @property
    def screen(self) -> str:
        """What is still to be seen, scrolled back or not."""
        return self.shown.rpartition(CLEAR)[2]

    def wait_for(self, *words: str) -> str:
        """Read on until any of these is shown; returns everything that was shown up to it."""
        start, until = self._read, time.monotonic() + PATIENCE
        while not (ends := [self.shown.index(word, start) + len(word) for word in words if word in self.shown[start:]]):
            if not self._receive() or time.monotonic() > until:
                raise AssertionError(f"{words!r} never came, but {self.shown[start:][-2000:]!r}")
        self._read = min(ends)
        return self.shown[start : self._read]

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        self.press(line + "\n")

    def press(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def wait_until_it_listens(self) -> None:
        """Wait until the command sleeps over its prompt: a key that interrupts between prompt and reading is lost."""
        status = Path(f"/proc/{self.process.pid}/stat")
        while status.read_text(encoding="ascii").rpartition(") ")[2][0] != "S":
            os.sched_yield()

    def answer(self, words: str, line: str) -> str:
        """Wait for a prompt and answer it; returns what was shown before."""
        shown = self.wait_for(words)
        self.type(line)
        return shown

    def status(self) -> int:
        """Read to the end, without the review that is offered there; returns the exit status."""
        answered, more = False, True
        while more:
            if LEAVE in self.shown[self._read :] and not answered:
                self.type("")
                answered = True
            more = self._receive()
        return self.process.wait(PATIENCE)

    def _receive(self) -> bool:
        ready, _, _ = select.select([self.keyboard], [], [], PATIENCE)
        if not ready:
            raise AssertionError(f"nothing more came after {self.shown[self._read :]!r}")
        try:
            received = os.read(self.keyboard, 65_536)
        except OSError:  # Linux says so when nobody is left behind the pty.
            return False
        self.shown += STYLES.sub("", received.decode(errors="replace"))
        return bool(received)


@contextmanager
def playing(*words: str) -> Iterator[Terminal]:
    """A match under way in a terminal."""
    named = () if "--players" in words or "--computer" in words else ("--players", "Ada,Bo")
    with Terminal("play", *words, *named) as terminal:
        yield terminal
