"""Who tries it: root, and a user without rights, with an empty home and the environment of a new login."""

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MACHINE_PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
PASSED_ON: Final = re.compile(r"(PIP|NPM|SSL|CURL|REQUESTS)_.+|NODE_EXTRA_CA_CERTS|.+_PROXY", re.IGNORECASE)
"""What a machine with a mirror or a proxy sets for everybody, but no cache."""
GOOD_PYTHON: Final = "import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))"


class Failed(Exception):
    """Something that was tried did not do what the documentation says."""


@dataclass(frozen=True)
class Account:
    """A user of this machine, with a home and a clone of its own."""

    name: str
    user: str | None
    """The name of the account, or None for the one that runs this."""
    folder: Path
    python: str

    @property
    def home(self) -> Path:
        return self.folder / "home"

    @property
    def clone(self) -> Path:
        return self.folder / "clone"

    def environment(self) -> dict[str, str]:
        settings = {name: value for name, value in os.environ.items() if PASSED_ON.fullmatch(name)}
        settings = {name: value for name, value in settings.items() if "CACHE" not in name.upper()}
        python = {} if self.python == "python3" else {"PYTHON": self.python}
        own = {"HOME": str(self.home), "LANG": "C.UTF-8", "PATH": MACHINE_PATH, "TERM": "dumb"}
        return settings | own | python | {"FRESH_MACHINE": "1"}

    def start(self, command: list[str], more: Mapping[str, str]) -> "subprocess.Popen[str]":
        """A command in a process group of its own, which Ctrl-C reaches as in a terminal."""
        return subprocess.Popen(
            command,
            cwd=self.clone,
            env={**self.environment(), **more},
            user=self.user,
            group=self.user,
            extra_groups=None if self.user is None else [],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            preexec_fn=_listens_to_ctrl_c,
        )

    def run(
        self,
        command: list[str],
        *,
        limit: float,
        typed: str = "",
        more: Mapping[str, str] | None = None,
    ) -> tuple[int, str]:
        """A command from its beginning to its end: its exit status, and what it wrote."""
        process = self.start(command, more or {})
        with at_most(limit, process):
            written, _ = process.communicate(typed)
        return process.returncode, written


def _listens_to_ctrl_c() -> None:
    """A process in the background may have been told to ignore it, and its children with it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def at_most(seconds: float, process: "subprocess.Popen[str]") -> Iterator[None]:
    """Kill a process and its children if the block takes longer."""
    timer = threading.Timer(seconds, kill, (process,))
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def kill(process: "subprocess.Popen[str]", number: int = signal.SIGKILL) -> None:
    """Send a signal to a process and its children, as a terminal does."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, number)


@contextmanager
def made_user() -> Iterator[str]:
    """A user without rights, as long as the block lasts."""
    name = f"keypeg-fresh-{os.getpid()}"
    subprocess.run(["useradd", "--no-create-home", "--user-group", "--shell", "/bin/bash", name], check=True)
    try:
        yield name
    finally:
        subprocess.run(["userdel", "--force", name], check=False, capture_output=True)


def prepare(name: str, user: str | None, source: Path, folder: Path) -> Account:
    """A home without files, and a clone of what is committed."""
    folder.mkdir()
    account = Account(name, user, folder, _python(user))
    account.home.mkdir()
    subprocess.run(["git", "clone", "--quiet", f"file://{source}", str(account.clone)], check=True)
    if user is not None:
        for path in (folder, *folder.rglob("*")):
            shutil.chown(path, user, user) if not path.is_symlink() else None
    return account


def _python(user: str | None) -> str:
    """A Python that this user may run: the machine's, or the one that runs this."""
    for candidate in ("python3", getattr(sys, "_base_executable", sys.executable)):
        with suppress(OSError):
            tried = subprocess.run(
                [candidate, "-c", GOOD_PYTHON], env={"PATH": MACHINE_PATH}, user=user, check=False, capture_output=True
            )
            if tried.returncode == 0:
                return str(candidate)
    raise Failed("there is no Python 3.11 with venv that this user may run")
