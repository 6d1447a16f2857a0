"""`keypeg arena`: tables, JSON, records and pictures; what is stopped is kept, and what cannot be is refused."""

import json
import os
import re
import signal
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from keypeg.arena.intervals import Mean, share
from keypeg.arena.scheduled_matches import ThinkingTime
from keypeg.arena.standings import (
    CodebreakerFigures,
    CodemakerFigures,
    EntrantStanding,
    MatchCounts,
    Pairing,
    Report,
)
from keypeg.cli.arena_sheet import print_report
from keypeg.locales import LANGUAGES
from keypeg.records.record import read
from keypeg.records.replay import replay
from tests.cli.command import INSTALLED, PATIENCE, environment
from tests.cli.conftest import Ran, Run
from tests.cli.terminal import Terminal

EXAMPLES = Path(__file__).parents[2] / "examples"
SITTERS = "tests.players.sitters"
CLASSIC = ("arena", "classic", "novice", "casual")


def refused(ran: Ran) -> str:
    assert (ran.status, ran.out) == (2, "")
    assert "Traceback" not in ran.err
    said = ran.err.splitlines()[-1]
    assert said.startswith("keypeg: ")
    return said


def untimed(out: str) -> Any:
    """A report without the CPU times, which are never twice the same."""
    seen = json.loads(out)
    for standing in seen["standings"] + [one for pairing in seen["pairings"] for one in pairing["standings"]]:
        assert standing.pop("cpu").keys() == {"moves", "seconds", "worst"}
    return seen


def test_a_seed_gives_the_same_figures_whatever_the_workers(run: Run) -> None:
    alone, both = (
        run("arena", "duel", "novice", "casual", "--matches", "12", "--seed", "7", "--json", "--workers", workers)
        for workers in ("1", "2")
    )
    assert (alone.status, both.status) == (0, 0)
    assert untimed(alone.out) == untimed(both.out)
    other = run("arena", "duel", "novice", "casual", "--matches", "12", "--seed", "8", "--json")
    assert untimed(other.out)["standings"] != untimed(alone.out)["standings"]


def test_everything_is_in_the_json(run: Run) -> None:
    ran = run(*CLASSIC, "--matches", "3", "--seed", "7", "--option", "rounds=4", "--json")
    assert (ran.status, ran.out.count("\n")) == (0, 1)
    seen = msgspec.json.decode(ran.out, type=Report)
    assert (seen.edition, seen.options, seen.seats, seen.seed) == ("classic", {"rounds": 4}, 2, 7)
    assert (seen.asked, seen.played) == (4, 4), "each has each seat equally often"
    assert [standing.name for standing in seen.standings] == ["novice", "casual"]
    assert [standing.points.count for standing in seen.standings] == [4, 4]
    assert all(standing.breaking is not None for standing in seen.standings)
    assert [standing.rows.count + standing.breaking.not_found for standing in seen.standings if standing.breaking] == [
        8,
        8,
    ]
    assert json.loads(ran.out).keys() == {
        "edition", "options", "seats", "seed", "asked", "played", "standings", "pairings", "ratings"
    }  # fmt: skip


WORDS = {
    "en": ("4 matches of seed 7", "won", "rows"),
    "fr": ("4 parties de la graine 7", "gagnées", "rangées,"),
    "de": ("4 Partien zum Startwert 7", "gew.", "Reihen,"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables(run: Run, language: str) -> None:
    ran = run(*CLASSIC, "--matches", "4", "--seed", "7", "--lang", language)
    assert ran.status == 0
    for said in WORDS[language]:
        assert said in ran.out
    assert all(len(line) <= 102 for line in ran.out.splitlines())
    seen = msgspec.json.decode(run(*CLASSIC, "--matches", "4", "--seed", "7", "--json").out, type=Report)
    for standing in seen.standings:
        results = standing.matches
        sign = "." if language == "en" else ","
        row = [standing.name, *map(str, (results.played, results.won, results.drawn, results.lost))]
        row.append(f"{100 * (results.decided.share or 0):.1f}".replace(".", sign) if results.decided.of else "–")
        assert re.search(r"\s+".join(map(re.escape, row)), ran.out)


def standing(name: str, many: int, *, roles: bool) -> EntrantStanding:
    """A standing with figures of so many matches."""
    results = MatchCounts(many, many, many, many, share(many, many))
    wide = Mean(many, 12.125, 1.125)
    making, breaking = (CodemakerFigures(wide), CodebreakerFigures(wide, many)) if roles else (None, None)
    rounds, points = (None, None) if roles else (share(many, many), wide)
    time = ThinkingTime(1, 99.5, 99.5)
    return EntrantStanding(name, 0.5, results, wide, rounds, points, making, breaking, wide, {}, many, many, many, time)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("roles", [True, False])
@pytest.mark.parametrize(("many", "width"), [(99_999, 100), (9_999_999, 130)])
def test_nothing_is_cut_off(
    capsys: pytest.CaptureFixture[str], language: str, many: int, width: int, *, roles: bool
) -> None:
    names = ("a.long.way.to:Somebody", "another.module:Player", "third")
    standings = tuple(standing(name, many, roles=roles) for name in names)
    pairings = tuple(Pairing((one.name, other.name), (one, other)) for one, other in combinations(standings, 2))
    print_report(Report("classic", {}, 2, 7, many, many, standings, pairings), language)
    out = capsys.readouterr().out
    assert max(len(line.rstrip()) for line in out.splitlines() if "(Wilson)" not in line) <= width
    assert "…" not in re.sub(r"…(ong.way.to:Somebody|other.module:Player)", "", out)
    # 4 counts of matches; rounds won and of how many, or not found; replays, wrong keys and calls
    plain = re.sub(r"(?<=\d)[.,\u202f](?=\d{3})", "", out)
    assert len(re.findall(rf"\b{many}\b", plain)) == 1 + 3 * (4 + (1 if roles else 2) + 3)


def test_everybody_meets_everybody(run: Run) -> None:
    words = ("arena", "duel", "novice", "casual", "novice", "--matches", "6", "--seed", "3")
    ran = run(*words)
    assert ran.status == 0
    assert "Who met whom" in ran.out
    assert "novice (2)" in ran.out
    seen = msgspec.json.decode(run(*words, "--json").out, type=Report)
    assert [pairing.entrants for pairing in seen.pairings] == [
        ("novice", "casual"),
        ("novice", "novice (2)"),
        ("casual", "novice (2)"),
    ]
    cells = [line for line in ran.out.splitlines() if line.lstrip().startswith(("1 ", "2 ", "3 "))]
    assert [line.count("·") for line in cells] == [1, 1, 1]
    against = seen.pairings[0].standings[1].rounds
    assert against is not None
    assert against.share is not None
    assert f"{100 * against.share:.1f} (" in cells[1]


def test_a_group_of_four(run: Run) -> None:
    words = ("arena", "group", f"{SITTERS}:Caller", f"{SITTERS}:Hasty", "--seats", "4", "--matches", "6", "--seed", "1")
    ran = run(*words)
    assert ran.status == 0
    assert "Group (group), 4 seats" in ran.out
    assert re.search(r"wrong\s", ran.out)
    assert re.search(r"\bcalls\s", ran.out)
    assert "sitters:Caller" in ran.out
    assert "Among equals" not in ran.out
    three = run(*words[:4], f"{SITTERS}:Caller", "--matches", "6", "--seed", "1")
    assert "Group (group), 3 seats" in three.out
    assert "Among equals each would have a share of 33.3 %." in three.out


def test_every_match_is_kept(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "some" / "records"
    assert run(*CLASSIC, "--matches", "4", "--seed", "7", "--record", str(folder)).status == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"match-00000{number}.json" for number in (1, 2, 3, 4)]
    before = [file.read_bytes() for file in files]
    for number, document in enumerate(before):
        record = read(document)
        assert record.players == (("casual", "novice") if number % 2 else ("novice", "casual"))
        assert replay(record).winners
    assert run("replay", str(files[0])).status == 0


def test_records_of_something_else_are_never_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match-000002.json"
    file.write_text("mine")
    for name in ("match-000002.json", "match-000001.json"):
        said = refused(run(*CLASSIC, "--matches", "4", "--record", str(tmp_path)))
        assert f"{name}” is there already; give --force" in said
        file = file.rename(tmp_path / "match-000001.json")
    assert file.read_text() == "mine"
    lines = tmp_path / "some.jsonl"
    lines.write_text("mine\n")
    assert "some.jsonl” is there already" in refused(run(*CLASSIC, "--record", str(lines)))
    assert lines.read_text() == "mine\n"
    for place in (tmp_path, lines):
        assert run(*CLASSIC, "--matches", "2", "--seed", "7", "--record", str(place), "--force").status == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["match-000001.json", "match-000002.json", "some.jsonl"]


def test_a_line_a_match(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "new" / "one.jsonl", tmp_path / "two.jsonl"
    for file, workers in ((one, "1"), (two, "2")):
        words = ("--matches", "30", "--seed", "7", "--workers", workers, "--record", str(file))
        assert run(*CLASSIC, *words).status == 0
    assert one.read_bytes() == two.read_bytes(), "the order is that of the matches, whatever the workers"
    records = [read(line) for line in one.read_bytes().splitlines()]
    assert [record.tags["match"] for record in records] == [str(number) for number in range(1, 31)]
    assert {record.tags["seed"] for record in records} == {"7"}
    assert run("replay", "--lines", str(one)).out.count('"finished":true') == 30


@pytest.mark.parametrize("place", ["records", "all.jsonl"])
@pytest.mark.parametrize("box", [CLASSIC, ("arena", "group", "novice", "casual")], ids=["classic", "group"])
def test_the_same_command_goes_on(run: Run, tmp_path: Path, box: tuple[str, ...], place: str) -> None:
    """The seed need not be said again, and the table is that of all matches."""
    whole = run(*box, "--matches", "12", "--seed", "7", "--record", str(tmp_path / "whole" / place), "--json")
    kept = tmp_path / place
    assert run(*box, "--matches", "6", "--seed", "7", "--record", str(kept)).status == 0
    ran = run(*box, "--matches", "12", "--record", str(kept), "--json")
    assert "6 matches of seed 7 are there already." in ran.err
    assert untimed(ran.out) == untimed(whole.out)
    assert contents(kept) == contents(tmp_path / "whole" / place)
    assert json.loads(run(*box, "--matches", "6", "--record", str(kept), "--json").out)["played"] == 6
    assert contents(kept) == contents(tmp_path / "whole" / place)


def contents(place: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in (place.iterdir() if place.is_dir() else [place])}


def test_another_arena_does_not_go_on(run: Run, tmp_path: Path) -> None:
    place = tmp_path / "all.jsonl"
    assert run(*CLASSIC, "--matches", "4", "--seed", "7", "--record", str(place)).status == 0
    before = place.read_bytes()
    for words in (
        ("classic", "novice", "rookie"),
        ("travel", "novice", "casual"),
        ("classic", "novice", "casual", "--option", "rounds=4"),
        ("classic", "novice", "casual", "--seed", "8"),
    ):
        said = refused(run("arena", *words, "--matches", "6", "--record", str(place)))
        assert "refused (cannot_resume)" in said
        assert "classic, novice, casual, seed 7" in said
    place.write_bytes(before.splitlines(keepends=True)[1])
    assert "cannot_resume" in refused(run(*CLASSIC, "--record", str(place))), "match 2 is not match 1"
    place.write_bytes(before.replace(b'"row":"', b'"row":"R', 1))
    assert "or damaged" in refused(run(*CLASSIC, "--record", str(place)))


def test_a_line_that_was_cut_short_is_played_again(run: Run, tmp_path: Path) -> None:
    place = tmp_path / "all.jsonl"
    assert run(*CLASSIC, "--matches", "4", "--seed", "7", "--record", str(place)).status == 0
    before = place.read_bytes()
    place.write_bytes(before[:-30])
    ran = run(*CLASSIC, "--matches", "4", "--record", str(place))
    assert "3 matches of seed 7 are there already." in ran.err
    assert place.read_bytes() == before


def test_records_that_cannot_be_written_are_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = refused(run(*CLASSIC, "--matches", "2", "--workers", "1", "--record", str(tmp_path / "file" / "all.jsonl")))
    assert "cannot be" in said
    (tmp_path / "folder.jsonl").mkdir()
    assert "folder.jsonl" in refused(run(*CLASSIC, "--matches", "2", "--record", str(tmp_path / "folder.jsonl")))


def test_pictures(run: Run, tmp_path: Path) -> None:
    drawing, again, picture = (tmp_path / name for name in ("a.svg", "b.svg", "c.PNG"))
    for file in (drawing, again, picture):
        assert run(*CLASSIC, "--matches", "10", "--seed", "7", "--plot", str(file)).status == 0
    root = ET.parse(drawing).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    texts = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"novice", "casual", "10 matches of seed 7", "Rows when the code was found", "equal play"} <= texts
    assert drawing.read_bytes() == again.read_bytes()
    assert picture.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    assert f"{drawing}” is there already" in refused(run(*CLASSIC, "--plot", str(drawing)))
    assert "a.svg” cannot be written: there is no such folder" in refused(
        run(*CLASSIC, "--plot", str(tmp_path / "no" / "a.svg"))
    )


def test_a_picture_of_nothing_found(run: Run, tmp_path: Path) -> None:
    player = f"{SITTERS}:GivesUp"
    words = ("arena", "classic", player, player, "--matches", "2", "--plot", str(tmp_path / "a.svg"))
    assert run(*words).status == 0
    assert "Rows when" not in (tmp_path / "a.svg").read_text(encoding="utf-8")


def test_pictures_without_matplotlib(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert "pip install 'keypeg[plots]'" in refused(run(*CLASSIC, "--plot", str(tmp_path / "a.svg")))


def test_a_player_of_ones_own(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr(sys, "path", [*sys.path])
    ran = run("arena", "classic", "casual", "own_player:FirstFit", "--matches", "10", "--seed", "1", "--json")
    assert ran.status == 0
    casual, own = msgspec.json.decode(ran.out, type=Report).standings
    assert (own.name, own.matches.played) == ("own_player:FirstFit", 10)
    assert own.breaking is not None
    assert (own.breaking.not_found, casual.rows.count, own.rows.count) == (0, 10, 10)
    assert run("arena", "duel", "casual", "own_player:FirstFit", "--matches", "2", "--option", "rings=4").status == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("classic", "novice"), "takes two players or more"),
        (("classic", *["novice"] * 21), "takes 20 players at most, not 21"),
        (("classic", "novice", "expert"), "There is no player “expert”"),
        (("classic", "novice", "nowhere:x"), "there is no module nowhere"),
        (("classic", "novice", f"{SITTERS}:stranger"), "stranger returned an object of builtins.int"),
        (("classic", "novice", "casual", "--seats", "3"), "is for 2 players, not 3"),
        (("group", "novice", "casual", "--seats", "5"), "is for 2, 3, 4 players, not 5"),
        (("classic", "novice", "casual", "--option", "pegs=5"), "classic has no option “pegs”"),
        (("classic", "novice", f"{SITTERS}:Raises", "--seed", "4"), "Match 1 of seed 4: tests.players.sitters:Raises"),
        (("classic", "novice", f"{SITTERS}:Cheats", "--seed", "4"), "Match 1 of seed 4: the referee refuses what"),
    ],
)
def test_what_cannot_be_done_is_refused(run: Run, words: tuple[str, ...], said: str) -> None:
    told = refused(run("arena", *words, "--workers", "1"))
    assert said in told
    as_json = run("arena", *words, "--workers", "1", "--json")
    assert as_json.status == 2
    error = json.loads(as_json.out)["error"]
    assert said in error["message"]
    assert told.startswith(f"keypeg: refused ({error['code']}): ")


IN_GERMAN = [
    (("novice",), "wrong_entrant_count", "In der Arena spielen mindestens zwei Spieler"),
    (("novice", "expert"), "no_such_player", "Einen Spieler „expert“ gibt es nicht"),
    (
        ("novice", f"{SITTERS}:Cheats", "--seed", "4"),
        "illegal_action",
        "lehnt ab, was tests.players.sitters:Cheats (Platz 1) spielt: „RRRRR“ hat 5 Buchstaben; gebraucht werden 4.",
    ),
    (("novice", f"{SITTERS}:Raises", "--seed", "4"), "player_failed", "scheitert: LookupError: lost the book"),
]


@pytest.mark.parametrize(("words", "code", "said"), IN_GERMAN)
def test_refusals_are_in_the_language_of_the_user(run: Run, words: tuple[str, ...], code: str, said: str) -> None:
    german = refused(run("arena", "classic", *words, "--workers", "1", "--lang", "de"))
    assert german.startswith(f"keypeg: abgelehnt ({code}): ")
    assert said in german


@pytest.mark.parametrize(
    "words",
    [(), ("chess", "novice", "casual"), ("classic",), (*CLASSIC[1:], "--matches", "0"), (*CLASSIC[1:], "--seed", "-1"),
     (*CLASSIC[1:], "--plot", "picture.gif"), (*CLASSIC[1:], "--workers", "x")],
)  # fmt: skip
def test_words_that_mean_nothing(run: Run, words: tuple[str, ...]) -> None:
    ran = run("arena", *words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("keypeg: refused (")
    assert ran.err.count("\n") == 1


ENDLESS = (*CLASSIC, "--matches", "9999998", "--seed", "7")


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    with subprocess.Popen(
        [INSTALLED, *ENDLESS, "--record", tmp_path, "--plot", tmp_path / "some.svg"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as ran:
        assert ran.stderr is not None
        assert b" of 9,999,998 matches" in ran.stderr.readline()
        os.kill(ran.pid, signal.SIGINT)
        out, err = ran.communicate(timeout=PATIENCE)
    assert ran.returncode == 0
    assert b"Traceback" not in err
    stopped = re.search(r"Stopped: ([\d,]+) of 9,999,998 matches of seed 7", out.decode())
    assert stopped
    played = int(stopped[1].replace(",", ""))
    records = sorted(tmp_path.glob("match-*.json"))
    assert len(records) == played > 0
    for record in records:
        assert replay(read(record.read_bytes())).winners
    assert (tmp_path / "some.svg").exists()


def test_workers_end_with_the_arena() -> None:
    with subprocess.Popen(
        [INSTALLED, *ENDLESS], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment()
    ) as ran:
        assert ran.stderr is not None
        assert b" of 9,999,998 matches" in ran.stderr.readline()
        ran.kill()
        ran.communicate(timeout=PATIENCE)  # the workers hold standard error open too


def test_ctrl_c_at_a_terminal() -> None:
    with Terminal(*ENDLESS) as terminal:
        # Any number but 0. A number may be shown for too short, and they all have the same last digits after a while.
        terminal.wait_for(*[f"{last}/9999998" for last in "123456789"], *[f"{tens}0/9999998" for tens in range(10)])
        terminal.press("\x03")
        assert terminal.status() == 0
    assert "Stopped: " in terminal.shown
    assert "Traceback" not in terminal.shown


def test_ctrl_c_before_anything_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that takes for ever is no reason to wait, and there is no table of nothing."""
    monkeypatch.chdir(EXAMPLES.parent)
    with Terminal("arena", "classic", f"{SITTERS}:Dreams", f"{SITTERS}:Dreams", "--matches", "2") as terminal:
        terminal.wait_for("0/2")
        terminal.press("\x03")
        assert terminal.status() == 130
    assert "keypeg: interrupted" in terminal.shown
    assert "Traceback" not in terminal.shown


def test_the_page_shows_the_example() -> None:
    page = EXAMPLES.parent.joinpath("docs", "arena.md").read_text(encoding="utf-8")
    example = EXAMPLES.joinpath("own_player.py").read_text(encoding="utf-8")
    assert f"```python\n{example}```" in page


def test_help_loads_no_player() -> None:
    script = (
        "import sys\nfrom keypeg.cli import main\ntry:\n    main(['arena', '--help'])\n"
        "except SystemExit:\n    pass\nprint([name for name in sys.modules if name.split('.')[0] in "
        "('rich', 'matplotlib', 'numpy', 'concurrent') or name.startswith(('keypeg.players', 'keypeg.arena'))])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, env=environment(), timeout=PATIENCE, check=True
    )
    assert ran.stdout.splitlines()[-1] == b"[]"
