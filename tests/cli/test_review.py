"""`keypeg review`: for people and for programs, and what it says to records that it cannot review."""

import json
from pathlib import Path
from typing import Any

import pytest

from keypeg.locales import LANGUAGES
from tests.cli.conftest import Run

MATCH: dict[str, Any] = {
    "keypeg": 1,
    "edition": "classic",
    "players": ["Ada", "Bo"],
    "actions": [
        {"seat": 0, "do": "hide", "code": "RGBY"},
        *({"seat": 1, "do": "guess", "row": row} for row in ("RRGG", "WWKK", "RGYB", "RBGY", "RGBY")),
    ],
}
DOCUMENT = json.dumps(MATCH).encode()


def test_for_programs_it_keeps_to_the_contract(run: Run) -> None:
    ran = run("review", "-", "--json", given=DOCUMENT)
    assert (ran.status, ran.err) == (0, "")
    review = json.loads(ran.out)
    assert review["edition"] == "classic"
    found, under_way = review["attempts"]
    assert (found["number"], found["outcome"], under_way["outcome"]) == (1, "found", None)
    (player,) = found["players"]
    assert (player["seat"], player["role"], player["skill"], player["luck"]) == (1, "codebreaker", 70, 56)
    first = player["rows"][0]
    assert first == first | {
        "row": "RRGG", "key": [1, 1], "before": 1296, "after": 208, "bits": 2.6394, "expected_bits": 2.8851,
        "cost": 0.0594, "exact": True, "possible": True, "ruled_out_by": [], "skill": 91, "luck": 67,
    }  # fmt: skip


def test_for_people_every_row_has_a_sentence(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(DOCUMENT)
    ran = run("review", str(file))
    assert (ran.status, ran.err) == (0, "")
    for sentence in (
        "Rows of Bo",
        "codes left: 1,296 → 208   skill 91   luck 67",
        "It could not be the code: row 1 ruled it out.",
        "It could not be the code: rows 1 and 3 each ruled it out.",
        "A better row, which saves 0.50 rows on average:",
        "Only this code was left.",
        "Skill 70, luck 56.",
    ):
        assert sentence in ran.out


def test_a_row_whose_key_was_clear_beforehand_is_told_apart(run: Run) -> None:
    rows = ("RRGB", "WWWW", "WWWW")
    actions = [MATCH["actions"][0], *({"seat": 1, "do": "guess", "row": row} for row in rows)]
    ran = run("review", "-", given=json.dumps(MATCH | {"actions": actions}).encode())
    assert ran.out.count("Its key was clear beforehand, so that it told nothing new.") == 1


def test_whoever_gives_up_is_not_praised(run: Run) -> None:
    actions = [*MATCH["actions"][:3], {"seat": 1, "do": "resign"}]
    ran = run("review", "-", given=json.dumps(MATCH | {"actions": actions}).encode())
    assert "Bo stopped after 2 rows." in ran.out
    assert "played" not in ran.out


@pytest.mark.parametrize(
    ("language", "decided", "rows"),
    [
        ("en", "Row 4 cost most: about 0.5 rows more", "Bo took 5 rows. The best strategy takes 4.34 on average."),
        ("de", "Reihe 4 hat am meisten gekostet: etwa 0,5 Reihen", "Bo hat 5 Reihen gebraucht. Die beste Strategie"),
        ("fr", "La rangée 4 a coûté le plus : environ 0,5", "Il a fallu 5 rangées à Bo. La meilleure stratégie"),
    ],
)
def test_what_decided_a_round_is_said_as_on_the_pages(run: Run, language: str, decided: str, rows: str) -> None:
    out = run("review", "-", "--lang", language, given=DOCUMENT).out.replace("\xa0", " ")
    assert decided in out
    assert rows in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(run: Run, language: str) -> None:
    ran = run("review", "-", "--lang", language, given=DOCUMENT)
    assert (ran.status, ran.err) == (0, "")
    assert {"en": "skill 91", "fr": "adresse 91", "de": "Können 91"}[language] in ran.out


def test_lines_are_answered_line_by_line(run: Run) -> None:
    ran = run("review", "-", "--lines", given=DOCUMENT + b"\nrubbish\n" + DOCUMENT + b"\n")
    assert ran.status == 2
    first, refused, last = map(json.loads, ran.out.splitlines())
    assert first == last
    assert refused["error"]["code"] == "not_json"


def test_a_player_of_another_table_is_refused(run: Run) -> None:
    ran = run("review", "-", "--json", "--player", "5", given=DOCUMENT)
    assert ran.status == 2
    assert json.loads(ran.out)["error"]["code"] == "unknown_seat"


def test_a_file_that_is_not_there_is_refused(run: Run) -> None:
    ran = run("review", "no-such-file.json")
    assert (ran.status, ran.out) == (2, "")
    assert "no_such_file" in ran.err


def test_a_match_under_way_whose_code_is_withheld_is_reviewed_as_far_as_it_goes(run: Run) -> None:
    actions = [*MATCH["actions"], {"seat": 1, "do": "hide", "code": None}]
    actions += ({"seat": 0, "do": "guess", "row": row} for row in ("RRGG", "WWKK"))
    given = json.dumps(MATCH | {"actions": actions}).encode()
    ran = run("review", "-", "--json", given=given)
    assert ran.status == 0
    assert [attempt["without_keys"] for attempt in json.loads(ran.out)["attempts"]] == [0, 2]
    said = {language: run("review", "-", "--lang", language, given=given).out for language in LANGUAGES}
    assert "2 rows of this round are without their keys" in said["en"]
    assert "2 Reihen dieser Runde fehlt das Signal" in said["de"]
    assert "Les réponses à 2 rangées de cette manche manquent" in said["fr"]
