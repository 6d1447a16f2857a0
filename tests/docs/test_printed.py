"""What a page shows below a command is what the command prints, line by line."""

import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.command import environment
from tests.docs.blocks import ROOT, all_pages, example_record

FENCE = re.compile(
    r"^(?:<!-- not run: (?P<reason>.+?) -->\n)?```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
REPEATED = {
    None,
    "it asks for input",
    "it is refused, and ends with status 2",
    "it needs the extra `research`",
    "its match.json is that of study.md",
}
"""Only commands that are run as printed, or are left out elsewhere for one of these reasons, are run here."""
NOT_REPEATED = {
    "keypeg daily": "it depends on the day",
    "keypeg analyse duel --row RRYGB=1,1 --row WWKOY=1,2 --best 1 --limit 0": "it depends on the machine",
}
TYPED = {
    "keypeg assist": ("RRGG 1 1", "YYBB 4 0"),
    "keypeg assist classic --as scores --names Ada,Ben": ("5", "wrong"),
    "keypeg assist group --names Ada,Ben,Cy": ("B3", "Ben Y.BR. w"),
    "keypeg puzzle --seed 7": ("RRRR",),
}
"""What the page shows as typed at the prompts of a command."""


class Shown(NamedTuple):
    page: str
    command: str
    text: str


def _shown() -> list[Shown]:
    """Each `sh` block with the `text` block after it in the same chapter."""
    found = []
    for page in all_pages():
        source = page.read_text(encoding="utf-8")
        for command, text in pairwise(FENCE.finditer(source)):
            languages, between = (command["language"], text["language"]), source[command.end() : text.start()]
            if languages == ("sh", "text") and command["reason"] in REPEATED and "\n#" not in between:
                found.append(Shown(page.relative_to(ROOT).as_posix(), command["text"].strip(), text["text"]))
    return found


SHOWN = _shown()
MATCH = next(each.command for each in SHOWN if each.page == "docs/study.md" and "cat > match.json" in each.command)
"""It makes the match that is reviewed, on the page of the coach as well."""


def test_what_is_typed_and_what_is_left_out_is_on_a_page() -> None:
    assert NOT_REPEATED.keys() | TYPED.keys() <= {each.command for each in SHOWN}


@pytest.mark.parametrize(
    "shown",
    [each for each in SHOWN if each.command not in NOT_REPEATED],
    ids=lambda shown: f"{shown.page} {shown.command.splitlines()[-1]}",
)
def test_the_command_prints_what_the_page_shows(shown: Shown, tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text(example_record(), encoding="utf-8")
    if shown.page == "docs/coach.md":
        _printed(MATCH, "", tmp_path)
    text, typed = shown.text, TYPED.get(shown.command, ())
    for answer in typed:  # at a terminal it stands behind the prompt
        assert f" {answer}\n" in text
        text = text.replace(f" {answer}\n", " ", 1)
    printed = _printed(shown.command, "".join(f"{answer}\n" for answer in (*typed, "quit")), tmp_path)
    left = iter(printed)
    for line in text.splitlines():
        if line.strip() not in ("", "…"):
            assert line.rstrip() in left, f"{shown.page} shows “{line}”\n" + "\n".join(printed)


def _printed(command: str, given: str, folder: Path) -> list[str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    run = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=environment(PATH=path, XDG_DATA_HOME=str(folder)),
        input=given,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return [line.rstrip() for line in run.stdout.splitlines()]
