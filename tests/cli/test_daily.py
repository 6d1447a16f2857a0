"""`keypeg daily`: played once, kept, resumed, shared; and nothing of today's code before it is found."""

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from keypeg.cli import daily
from keypeg.cli.daily_file import DailyFile, DailyGame
from keypeg.locales import LANGUAGES
from keypeg.review.daily import daily_code
from tests.cli.conftest import Ran, Run
from tests.cli.terminal import Terminal

TODAY = date(2026, 11, 18)
CODE = "KBWK"
"""The code of that day for the classic box."""
pytestmark = pytest.mark.usefixtures("file")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a machine on which nothing was played yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(daily, "today", lambda: TODAY)
    return tmp_path / "keypeg" / "daily.json"


def standing(ran: Ran) -> dict[str, Any]:
    assert (ran.status, ran.err) == (0, "")
    answer: dict[str, Any] = json.loads(ran.out)
    return answer


def code_of(ran: Ran) -> str:
    assert ran.status == 2
    code: str = json.loads(ran.out)["error"]["code"]
    return code


def test_it_is_played_to_the_end_and_then_over(run: Run, file: Path) -> None:
    assert daily_code("classic", TODAY) == CODE
    ran = run("daily", given=b"RRGG\nRG\nyybb\nKBWK\n")
    assert (ran.status, ran.err) == (0, "")
    for line in (
        "Classic: the code of 2026-11-18",
        "“RG” has 2 letters; this takes 4.",
        "Row 3 of 10:",
        "Found in 3 rows.",
        "Keypeg, Classic, 2026-11-18: 3/10",
        "One played, 1 found.",
        f"Kept in {file}",
    ):
        assert line in ran.out
    again = run("daily", given=b"RRGG\n")
    assert "Row 4" not in again.out
    assert "Found in 3 rows." in again.out
    assert code_of(run("daily", "--json", "--row", "RRGG")) == "daily_played"


def test_what_is_shared_names_no_colour(run: Run) -> None:
    shown = run("daily", "--row", "RRGG", "--row", CODE).out
    shared = shown.partition("To share, without giving anything away:\n")[2].partition("\n\n")[0]
    assert shared == "Keypeg, Classic, 2026-11-18: 2/10\n◌◌◌◌  ····\n◌◌◌◌  ●●●●"


def test_whoever_leaves_goes_on_where_they_were(run: Run) -> None:
    first = run("daily", given=b"RRGG\nquit\nYYBB\n")
    assert "later with --date 2026-11-18" in first.out
    second = run("daily", given=b"YYBB\n")
    assert "You have 9 rows." in second.out
    assert "Row 2 of 10:" in second.out
    assert [row for row, _ in standing(run("daily", "--json"))["rows"]] == ["RRGG", "YYBB"]


def test_programs_never_see_the_code_of_a_game_under_way(run: Run) -> None:
    for _ in range(9):
        ran = run("daily", "--json", "--row", "RRGG")
        assert CODE not in ran.out
        answer = standing(ran)
        assert (answer["outcome"], answer["code"]) == (None, None)
    answer = standing(run("daily", "--json", "--row", "RRGG"))
    assert (answer["outcome"], answer["code"], len(answer["rows"])) == ("not_found", CODE, 10)
    assert answer["score"] == {"played": 1, "found": 0, "streak": 0, "longest_streak": 0, "rows": {}}
    assert "Keypeg, Classic, 2026-11-18: X/10" in run("daily").out


def test_the_shape_for_programs(run: Run, file: Path) -> None:
    assert standing(run("daily", "travel", "--json")) == {
        "edition": "travel",
        "options": {},
        "day": "2026-11-18",
        "row_limit": 9,
        "rows": [],
        "outcome": None,
        "code": None,
        "score": {"played": 0, "found": 0, "streak": 0, "longest_streak": 0, "rows": {}},
        "file": str(file),
    }
    assert not file.exists()
    found = standing(run("daily", "--json", "--row", "rrgg", "--row", CODE, "--lang", "fr"))
    assert found["rows"] == [["RRGG", [0, 0]], [CODE, [4, 0]]]
    assert found["score"] == {"played": 1, "found": 1, "streak": 1, "longest_streak": 1, "rows": {"2": 1}}


def test_boxes_and_days_are_games_of_their_own(run: Run) -> None:
    run("daily", "--row", "RRGG")
    assert standing(run("daily", "super", "--json"))["rows"] == []
    assert standing(run("daily", "--json", "--date", "2026-11-17"))["rows"] == []
    assert len(standing(run("daily", "--json"))["rows"]) == 1


def test_a_streak_grows_day_by_day(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for day in (16, 17, 18):
        monkeypatch.setattr(daily, "today", lambda day=day: date(2026, 11, day))
        answer = standing(run("daily", "--json", "--row", daily_code("classic", date(2026, 11, day))))
        assert answer["score"]["streak"] == day - 15
    # A day that is made up for later does not count.
    answer = standing(
        run("daily", "--json", "--date", "2026-11-15", "--row", daily_code("classic", date(2026, 11, 15)))
    )
    assert (answer["score"]["streak"], answer["score"]["played"]) == (3, 4)
    assert "Streak: 3 days. The longest: 3." in run("daily").out


def test_the_file_holds_rows_and_no_code(run: Run, file: Path) -> None:
    run("daily", "--row", "RRGG")
    assert CODE not in file.read_text(encoding="utf-8")
    assert json.loads(file.read_bytes()) == {
        "version": 1,
        "games": [{"box": "classic", "day": "2026-11-18", "begun": "2026-11-18", "rows": ["RRGG"]}],
    }


def test_a_row_is_not_laid_over_one_that_was_laid_elsewhere(file: Path) -> None:
    here, elsewhere = DailyFile(file), DailyFile(file)
    seen = here.game("classic", TODAY, TODAY)
    assert elsewhere.lay(seen, "YYBB")[1]
    game, laid = here.lay(seen, "RRGG")
    assert (laid, game.rows) == (False, ["YYBB"])
    game, laid = here.lay(game, "RRGG")
    assert (laid, game.rows) == (True, ["YYBB", "RRGG"])


def test_a_second_terminal_shows_what_the_first_one_did(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    read = DailyFile.game

    def stale(self: DailyFile, box: str, day: date, today: date) -> DailyGame:
        """The game as it was before the other terminal went on."""
        read(self, box, day, today)
        return DailyGame(box, day, today, [])

    run("daily", "--row", "YYBB")
    monkeypatch.setattr(DailyFile, "game", stale)
    ran = run("daily", given=b"RRGG\n" + CODE.encode() + b"\n")
    assert "You have gone on with this code elsewhere meanwhile." in ran.out
    assert "Found in 2 rows." in ran.out


def kept(box: str, day: str, *rows: str) -> bytes:
    """The file with one game."""
    game = {"box": box, "day": day, "begun": "2026-11-18", "rows": rows}
    return json.dumps({"version": 1, "games": [game]}).encode()


DAMAGED = {
    "not JSON": b"{",
    "no games": b'{"version": 1}',
    "another version": b'{"version": 2, "games": []}',
    "no text": b"\xff\xfe",
    "nested": b"[" * 100_000,
    "no such box": kept("x", "2026-11-18"),
    "a box without a daily code": kept("group", "2026-11-18"),
    "no such row": kept("super", "2026-11-18", "R"),
    "no such day": kept("super", "1926-11-18"),
    "a row too many": kept("classic", "2026-11-18", CODE, "RRGG"),
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_file_is_refused_and_kept(run: Run, file: Path, kind: str) -> None:
    file.parent.mkdir()
    file.write_bytes(DAMAGED[kind])
    assert code_of(run("daily", "--json", "--row", "RRGG")) == "bad_daily_file"
    ran = run("daily", given=b"RRGG\n")
    assert (ran.status, ran.out) == (2, "")
    assert "(bad_daily_file)" in ran.err
    assert file.read_bytes() == DAMAGED[kind]


def test_a_folder_that_cannot_be_written_is_refused(run: Run, file: Path) -> None:
    file.parent.write_bytes(b"a file where the folder should be")
    assert code_of(run("daily", "--json", "--row", "RRGG")) in ("not_writable", "no_such_file")


def test_the_code_of_a_day_that_is_over_is_revealed(run: Run) -> None:
    ran = run("daily", "--reveal", "--date", "2026-11-17")
    assert (ran.status, ran.err) == (0, "")
    assert "The code was   Y★   Y★   B●   Y★ " in ran.out
    assert "0cd21fe53c4cf3422991b7cf8c583274aa6bb1f71d5ba6abb5052e211ca3a9bf" in ran.out
    assert "The best strategy finds it in 5 rows:" in ran.out
    revealed = standing(run("daily", "--reveal", "--date", "2026-11-17", "--json"))
    assert (revealed["code"], revealed["text"]) == ("YYBY", "keypeg daily 1 classic 2026-11-17")
    assert revealed["best_play"][-1] == ["YYBY", [4, 0]]


REFUSED: dict[str, tuple[tuple[str, ...], str]] = {
    "another century": (("--date", "1926-11-18"), "bad_date"),
    "the next century": (("--date", "2126-11-18"), "bad_date"),
    "tomorrow": (("--date", "2026-11-19"), "bad_date"),
    "no date": (("--date", "yesterday"), "bad_date"),
    "no such day": (("--date", "2026-02-30"), "bad_date"),
    "today is not over": (("--reveal",), "bad_date"),
    "group": (("group",), "no_daily"),
    "custom": (("custom",), "no_daily"),
    "no box": (("nobox",), "unknown_edition"),
    "a bad row": (("--row", "RRGGG"), "wrong_length"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", REFUSED)
def test_what_cannot_be_played_is_refused(run: Run, file: Path, kind: str, language: str) -> None:
    words, code = REFUSED[kind]
    ran = run("daily", *words, "--lang", language)
    assert (ran.status, ran.out) == (2, "")
    assert f"({code})" in ran.err
    assert code_of(run("daily", *words, "--lang", language, "--json")) == code
    assert not file.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language_and_reads_its_letters(run: Run, language: str) -> None:
    typed = {"en": "KBWK", "fr": "nbln", "de": "SBWS"}[language]
    ran = run("daily", "--lang", language, given=typed.encode() + b"\n")
    assert {"en": "Found in the first row!", "fr": "Trouvé à la première rangée", "de": "In der ersten Reihe"}[
        language
    ] in ran.out


def test_in_a_terminal_rows_are_asked_for_one_by_one() -> None:
    codes = {daily_code("classic", date.today() + timedelta(days=ahead)) for ahead in (0, 1)}
    row = next(row for row in ("RRGG", "RRYY", "RRWW") if row not in codes)
    with Terminal("daily") as terminal:
        terminal.answer("Row 1 of 10:", row)
        terminal.answer("Row 2 of 10:", "quit")
        assert terminal.status() == 0
    with Terminal("daily") as terminal:
        terminal.wait_for("Row 2 of 10:")
        terminal.wait_until_it_listens()
        terminal.press("\x03")
        assert terminal.status() == 0
