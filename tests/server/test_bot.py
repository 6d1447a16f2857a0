"""The example is true: the bot plays a match through the public interface alone."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.running import TIMEOUT_SECONDS, Running

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_bot_plays_classic(server: Running) -> None:
    ran = subprocess.run(
        [sys.executable, str(BOT), server.url], capture_output=True, text=True, timeout=TIMEOUT_SECONDS, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert re.fullmatch(r"scores \d+ \d+\n", ran.stdout)


def test_the_bot_is_short_and_needs_nothing() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    assert "keypeg" not in re.findall(r"^(?:from|import) (\w+)", text, re.MULTILINE)
