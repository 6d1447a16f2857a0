"""Commands, options, targets and modules that README and the documentation name in a sentence or a table are there."""

import re
from functools import cache
from importlib.util import find_spec

import pytest

from keypeg.cli import COMMANDS
from tests.cli.command import keypeg
from tests.docs.blocks import ROOT, all_pages

FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`((?:keypeg|make|(?:\.venv/bin/)?python3? -m|\.venv/bin/\w+)\s[^`]+)`")
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
WITH_PARTS = ("admin", "strategy")
"""Commands whose first word is another command."""


def _named() -> list[tuple[str, str]]:
    found = []
    for page in all_pages():
        text = FENCE.sub("", page.read_text(encoding="utf-8"))
        found += [(page.relative_to(ROOT).as_posix(), " ".join(each.split())) for each in NAMED.findall(text)]
    return sorted(set(found))


@cache
def _help(*words: str) -> str:
    return keypeg(*words, "--help").stdout.decode()


@pytest.mark.parametrize(("page", "command"), _named())
def test_what_a_sentence_names_is_there(page: str, command: str) -> None:
    program, *words = command.split()
    if program == "make":
        assert {word for word in words if "=" not in word} <= TARGETS, page
    elif program.endswith(("python", "python3")):
        assert find_spec(words[1]), page
    elif program == "keypeg" and words[0] in COMMANDS:
        parts = words[: 2 if words[0] in WITH_PARTS and len(words) > 1 else 1]
        said = _help(*parts)
        for option in re.findall(r"(?<![\w-])--?[a-z][\w-]*", command):
            assert option in ("--help", "--lang") or re.search(rf"(?<![\w-]){option}(?![\w-])", said), (page, option)
    elif program == "keypeg":
        assert words[0] in ("COMMAND", "--help"), page
    else:
        assert program.removeprefix(".venv/bin/") in ("pytest", "keypeg"), page
