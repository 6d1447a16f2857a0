"""Running the command: in this process where that will do, as installed where it matters."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO

INSTALLED = Path(sys.executable).with_name("keypeg")
PATIENCE = 120
"""Seconds after which a command hangs: a bound, not a measure."""


def environment(**variables: str) -> dict[str, str]:
    """This environment without its locale, and with these variables."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return kept | {"PYTHONUTF8": "1"} | variables


def keypeg(
    *words: str | bytes,
    given: bytes | None = b"",
    source: IO[bytes] | None = None,
    env: dict[str, str] | None = None,
    prepare: Callable[[], None] | None = None,
) -> "subprocess.CompletedProcess[bytes]":
    """Run the installed command on some standard input."""
    return subprocess.run(
        [INSTALLED, *words],
        input=None if source else given,
        stdin=source,
        capture_output=True,
        env=env or environment(),
        preexec_fn=prepare,
        timeout=PATIENCE,
        check=False,
    )
