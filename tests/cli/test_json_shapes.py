"""What `--json` prints has the keys that docs/command.md lists, and exit statuses are those that it lists."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from keypeg.bot_check.check import CheckReport
from keypeg.cli import INTERRUPTED, NOBODY_READS, REFUSED
from keypeg.cli.completion import subparsers, whole_parser
from keypeg.server import administration
from keypeg.server.lifecycle import Started
from keypeg.storage.inventory import GuestEntry, TableEntry
from tests.cli.conftest import Run
from tests.cli.test_daily import SHARED
from tests.records.examples import CLASSIC, document

PAGE = Path(__file__).parents[2].joinpath("docs", "command.md").read_text(encoding="utf-8")
SMALL = ("custom", "--option", "pegs=2", "--option", "colours=3")

PRINTED: dict[str, tuple[str, ...]] = {
    "rules": ("rules", "duel"),
    "replay": ("replay", "match.json"),
    "review": ("review", "match.json"),
    "history": ("history", "match.json"),
    "analyse": ("analyse", *SMALL),
    "equilibrium": ("equilibrium", *SMALL),
    "arena": ("arena", "classic", "rookie", "novice", "--matches", "2", "--workers", "1"),
    "daily": ("daily",),
    "daily --reveal": ("daily", "--reveal", "--date", "2026-01-02"),
    "daily --check": ("daily", "--check", "-"),
    "puzzle": ("puzzle", "--seed", "3"),
    "puzzle --solution": ("puzzle", "--seed", "3", "--solution"),
    "puzzle --best-row": ("puzzle", "--seed", "3", "--best-row"),
    "strategy build": ("strategy", "build", *SMALL, "-o", "new.tree"),
    "strategy verify of a tree": ("strategy", "verify", "small.tree"),
    "strategy verify of a ledger": ("strategy", "verify", "small.ledger"),
    "strategy show": ("strategy", "show"),
    "strategy export": ("strategy", "export", *SMALL),
    "migrate": ("migrate",),
    "backup": ("backup", "copy.db"),
    "admin ban": ("admin", "ban", "192.0.2.1"),
    "admin bans": ("admin", "bans"),
    "admin unban": ("admin", "unban", "192.0.2.0/24"),
    "admin stats": ("admin", "stats"),
}
"""A command for each row of the table."""

STRUCTS: dict[str, Any] = {
    "bot-check": CheckReport,
    "serve": Started,
    "admin end": administration.EndedTable,
    "admin sign-out": administration.SignedOut,
    "admin erase": administration.Erased,
    "admin tables": TableEntry,
    "admin guests": GuestEntry,
}
"""What is printed by commands that need a server or somebody at a table."""


def documented(heading: str) -> dict[str, list[str]]:
    """The rows of the table below a heading: what the first cell names, and the words in code of the second."""
    section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.*?) \| (.*) \|$", section, re.MULTILINE)
    return {first.replace("`", ""): re.findall(r"`([a-z0-9_]+)`", second) for first, second in rows if "`" in first}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with one file of each kind, and an empty database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "match.json").write_bytes(document(CLASSIC))


def prepared(run: Run, name: str) -> None:
    """What a command needs to be there."""
    if name.startswith("strategy verify"):
        assert run("strategy", "build", *SMALL, "-o", "small.tree", "--ledger", "small.ledger").status == 0
    if name.startswith(("backup", "admin")):
        assert run("migrate").status == 0
    if name in ("admin bans", "admin unban"):
        assert run("admin", "ban", "192.0.2.0/24").status == 0


def test_every_command_that_has_json_is_documented() -> None:
    def with_json(parser: Any) -> Iterator[str]:
        if any("--json" in action.option_strings for action in parser._actions):
            yield parser.prog.removeprefix("keypeg ")
        for below in subparsers(parser).values():
            yield from with_json(below)

    table = documented("JSON")
    assert {" ".join(name.split(" of ")[0].split(" --")[0].split()) for name in table} == {
        *with_json(whole_parser("en")),
        "strategy export",
    }
    assert table.keys() == PRINTED.keys() | STRUCTS.keys() | {"editions"}


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", PRINTED)
def test_json_has_the_documented_keys(run: Run, name: str) -> None:
    prepared(run, name)
    json_wanted = () if name == "strategy export" else ("--json",)
    given = SHARED.encode() if name == "daily --check" else b""
    ran = run(*PRINTED[name], *json_wanted, "--lang", "de", given=given)
    assert ran.status == 0
    printed = json.loads(ran.out)
    shown = printed[0] if isinstance(printed, list) else printed
    assert list(shown) == documented("JSON")[name]


def test_the_editions_have_the_documented_keys(run: Run) -> None:
    for shown in json.loads(run("editions", "--json").out).values():
        assert list(shown) == documented("JSON")["editions"]


@pytest.mark.parametrize("name", STRUCTS)
def test_structs_have_the_documented_keys(name: str) -> None:
    assert list(STRUCTS[name].__struct_fields__) == documented("JSON")[name]


def test_the_documented_exit_statuses_are_those_of_the_command(run: Run) -> None:
    listed = [int(status) for status in documented("Exit statuses")]
    assert listed == [0, 1, REFUSED, INTERRUPTED, NOBODY_READS]
    assert run("rules").status == 0
    assert run("rulse").status == REFUSED


def test_every_reason_why_a_server_cannot_start_is_documented() -> None:
    sources = Path(administration.__file__).parent
    raised = {
        code.replace("-", "_")
        for file in sources.rglob("*.py")
        for code in re.findall(r'"serve-((?!ready|data)[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    refusals = Path(__file__).parents[2].joinpath("docs", "refusals.md").read_text(encoding="utf-8")
    section = refusals.partition("## A server that cannot start\n")[2]
    assert raised <= set(re.findall(r"`([a-z_]+)`", section))
    assert len(raised) > 10
