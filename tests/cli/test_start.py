"""What is asked most often comes at once: it loads neither the native core nor NumPy. Times are not measured."""

import subprocess
import sys

import pytest

from tests.cli.command import PATIENCE, environment

HEAVY = ("numpy", "keypeg.thinking", "keypeg.players", "keypeg.server", "asyncio", "shtab")
PROGRAM = """
import sys
from keypeg.cli import main
status = main(sys.argv[2:])
sys.exit(status or ", ".join(name for name in sys.argv[1].split() if name in sys.modules))
"""


@pytest.mark.parametrize(
    "words", [(), ("--help",), ("--version",), ("editions",), ("editions", "--json"), ("rules", "duel"), ("xyzzy",)]
)
def test_it_loads_nothing_heavy(words: tuple[str, ...]) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, " ".join(HEAVY), *words],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert ran.stderr.strip() == "" or "unknown_command" in ran.stderr, ran.stderr
