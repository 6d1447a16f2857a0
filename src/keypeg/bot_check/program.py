"""The bot as a program that the check starts, and starts again if it ends."""

import os
import shlex
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

SERVER_VARIABLE: Final = "BOT_SERVER"
PLACEHOLDER: Final = "{server}"
STOP_SECONDS: Final = 5
LAST_LINES: Final = 3


class BotProgram:
    """A command that plays at a server. What it prints goes to a file. Raises ValueError if it is no command.

    It may be a script that starts the bot, so it has a process group of its own, which is ended as a whole.
    """

    def __init__(self, command: str, server: str, output: Path) -> None:
        self._words = [word.replace(PLACEHOLDER, server) for word in shlex.split(command)]
        if not self._words:
            raise ValueError("an empty command")
        self._environment = {**os.environ, SERVER_VARIABLE: server}
        self._output = output
        self._process: subprocess.Popen[bytes] | None = None
        self._file: IO[bytes] | None = None

    def start(self) -> None:
        """Start it, unless it runs. Raises OSError if it cannot be started."""
        if self._process is not None and self._process.poll() is None:
            return
        self.stop()
        self._file = self._output.open("ab")
        self._process = subprocess.Popen(
            self._words,
            stdin=subprocess.DEVNULL,
            stdout=self._file,
            stderr=self._file,
            env=self._environment,
            start_new_session=True,
        )

    @property
    def ended(self) -> bool:
        """Whether it has ended by itself."""
        return self._process is not None and self._process.poll() is not None

    def last_words(self) -> str:
        """Its exit status and the last lines that it printed."""
        status = self._process.poll() if self._process else None
        lines = self._output.read_text(encoding="utf-8", errors="replace").splitlines()[-LAST_LINES:]
        return " | ".join([f"status {status}", *(line.strip() for line in lines if line.strip())])

    def stop(self) -> None:
        """End it, and whatever it has started."""
        if self._process is not None:
            self._signal(self._process, signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(STOP_SECONDS)
            self._signal(self._process, signal.SIGKILL)
            self._process.wait()
        if self._file is not None:
            self._file.close()
        self._process = self._file = None

    def _signal(self, process: "subprocess.Popen[bytes]", number: int) -> None:
        with suppress(ProcessLookupError):  # all of them have ended
            os.killpg(process.pid, number)
