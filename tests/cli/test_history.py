"""`keypeg history`: records and lines of records, for people and for programs, and files that are none."""

import json
from pathlib import Path
from typing import Any

import pytest

from keypeg.locales import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.test_review import MATCH
from tests.records.examples import CLASSIC, DUEL, GROUP, document


@pytest.fixture
def lines(tmp_path: Path) -> Path:
    """Records a line, with an empty line between two of them."""
    file = tmp_path / "matches.jsonl"
    records = [MATCH, MATCH, CLASSIC, DUEL, GROUP]
    file.write_text("\n\n".join(map(json.dumps, records)) + "\n", encoding="utf-8")
    return file


def history(run: Run, *words: str, given: bytes = b"") -> dict[str, Any]:
    ran = run("history", *words, "--json", given=given)
    assert ran.err == ""
    answer: dict[str, Any] = json.loads(ran.out)
    assert ran.status == (2 if answer["refused"] else 0)
    return answer


def test_for_programs(run: Run, lines: Path) -> None:
    answer = history(run, str(lines))
    assert (answer["matches"], answer["refused"]) == (5, [])
    names = [player["name"] for player in answer["players"]]
    assert names == ["Ada", "Bo", "Cy", "Dee"]
    bo = answer["players"][1]
    assert (bo["matches"], bo["finished"]) == (5, 3)
    box = bo["boxes"][0]
    assert (box["edition"], box["codes"], box["found"], box["rows"]) == ("classic", 3, 3, {"2": 1, "5": 2})
    assert {name: bo["mistakes"][0][name] for name in ("mistake", "row", "times")} == {
        "mistake": "forgot_row",
        "row": 1,
        "times": 4,
    }


def test_for_people(run: Run, lines: Path) -> None:
    ran = run("history", str(lines), "--player", "Bo")
    assert (ran.status, ran.err) == (0, "")
    for line in (
        "5 matches",
        "Classic: looked for 3 codes, found 3",
        "Found in 4.00 rows on average.",
        "     5  ██ 2",
        "Ada: 3 matches over: won 0, drawn 0, lost 3",
        "Forgot what row 1 had said: 4 times",
    ):
        assert line in ran.out
    assert "\nAda\n" not in ran.out
    assert "\nAda\n" in run("history", str(lines)).out


def test_records_files_and_standard_input_go_together(run: Run, lines: Path, tmp_path: Path) -> None:
    one = tmp_path / "match.json"
    one.write_text(json.dumps(MATCH, indent=2), encoding="utf-8")
    assert history(run, str(one), str(lines), "-", given=document(CLASSIC))["matches"] == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(run: Run, lines: Path, language: str) -> None:
    ran = run("history", str(lines), "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    sentence = {"en": "Mistakes that come back", "fr": "Les erreurs qui reviennent", "de": "Fehler, die wiederkehren"}
    assert sentence[language] in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_no_record_is_named_and_the_others_count(run: Run, lines: Path, language: str) -> None:
    bad = lines.with_name("bad.jsonl")
    broken = {**CLASSIC, "actions": [{"seat": 0, "do": "hide", "code": "RGB"}]}
    bad.write_text(f'{{"keypeg": 1}}\n{json.dumps(broken)}\nrubbish\n', encoding="utf-8")
    ran = run("history", str(bad), str(lines), str(lines.with_name("none.json")), "--lang", language)
    assert ran.status == 2
    first, second, third, fourth = ran.err.splitlines()
    assert first.startswith(f"keypeg: {bad}:1: ")
    assert "(not_a_record)" in first
    assert "(wrong_length)" in second
    assert f"{bad}:3: " in third
    assert "(not_json)" in third
    assert "(no_such_file)" in fourth
    assert "Bo" in ran.out
    answer = history(run, str(bad), str(lines), "--lang", language)
    assert answer["matches"] == 5
    assert [(each["line"], each["error"]["action"], each["error"]["code"]) for each in answer["refused"]] == [
        (1, None, "not_a_record"),
        (2, 0, "wrong_length"),
        (3, None, "not_json"),
    ]


@pytest.mark.parametrize("rubbish", [b"", b"\n\n", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"7\n", b'"x"\n', b"\x00"])
def test_rubbish_gets_a_refusal_and_no_traceback(run: Run, rubbish: bytes) -> None:
    answer = history(run, "-", given=rubbish)
    assert (answer["matches"], answer["players"], len(answer["refused"])) == (0, [], 1)
    ran = run("history", "-", given=rubbish)
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1


def test_an_exported_history_has_one_owner_whatever_their_names_were(run: Run) -> None:
    named = [("Ada", "0"), ("Ada Two", "1"), ("Bo", None)]
    records = []
    for name, seat in named:
        players = ["Somebody", "Somebody"]
        players[int(seat or 0)] = name
        tags = {"own_seat": seat} if seat else {}
        records.append({**CLASSIC, "players": players, "tags": tags})
    given = "\n".join(map(json.dumps, records)).encode()
    (own,) = history(run, "-", "--own", given=given)["players"]
    assert (own["name"], own["matches"]) == ("Ada Two", 2)
    assert [(other["name"], other["matches"]) for other in own["opponents"]] == [("Somebody", 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_that_do_not_say_whose_they_are_are_refused(run: Run, lines: Path, language: str) -> None:
    ran = run("history", str(lines), "--own", "--lang", language)
    assert (ran.status, ran.out) == (2, "")
    assert "(no_own_seats)" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_nobody_has_is_refused(run: Run, lines: Path, language: str) -> None:
    ran = run("history", str(lines), "--player", "Zoe\x1b", "--lang", language)
    assert (ran.status, ran.out) == (2, "")
    assert "(nobody_of_that_name)" in ran.err
    assert "\x1b" not in ran.err


def test_names_are_shown_harmlessly(run: Run) -> None:
    ran = run("history", "-", given=document(CLASSIC, players=["A\x1b[2Jda", "Bo\u202e"]))
    assert ran.status == 0
    assert "\x1b" not in ran.out
    assert "\u202e" not in ran.out
