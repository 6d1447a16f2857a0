"""The assistant for a real box over HTTP: score sheets and advice, and what they refuse."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from keypeg.review.group_advice import group_advice
from keypeg.review.group_advice_values import GroupNotes
from keypeg.review.score_sheets import score_sheet
from keypeg.review.score_values import RoundResult
from keypeg.rules import edition
from keypeg.rules.actions import Token
from keypeg.rules.attempts import AskedRow, Outcome
from tests.server.running import UNLIMITED, Running, running
from tests.server.test_coach import code_of

SHEET = {"edition": "classic", "results": [{"outcome": "found", "rows": 5}, {"outcome": "wrong_key"}]}
ADVICE = {
    "edition": "group",
    "players": 3,
    "seat": 0,
    "hand": [{"colour": "B", "number": 3}],
    "asked": [{"seat": 1, "row": "Y.BR.", "answers": ["black", None, "white"]}],
}


def test_a_score_sheet_is_that_of_the_library(server: Running) -> None:
    answer = server.http.post("/api/score-sheets", json=SHEET)
    assert answer.status_code == 200, answer.text
    wanted = score_sheet(edition("classic"), 2, [RoundResult(Outcome.FOUND, rows=5), RoundResult(Outcome.WRONG_KEY)])
    assert answer.json() == msgspec.json.decode(msgspec.json.encode(wanted))


def test_what_is_possible_can_be_sent_as_it_came(server: Running) -> None:
    """A page sends one of the possible results back, and needs no rule to do so."""
    request: dict[str, Any] = {"edition": "group", "players": 4, "opener": 2, "results": []}
    for _ in range(3):
        sheet = server.http.post("/api/score-sheets", json=request).json()
        request["results"].append(sheet["possible"][-1]["result"])
    answer = server.http.post("/api/score-sheets", json=request)
    assert answer.status_code == 200, answer.text
    assert len(answer.json()["lines"]) == 3


def test_advice_is_that_of_the_library(server: Running) -> None:
    answer = server.http.post("/api/group-advice", json=ADVICE)
    assert answer.status_code == 200, answer.text
    notes = GroupNotes(edition("group"), 3, 0, (Token("B", 3),), (AskedRow(1, "Y.BR.", ("black", None, "white")),))
    assert answer.json() == msgspec.json.decode(msgspec.json.encode(group_advice(notes)))


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("score-sheets", SHEET | {"results": [{"outcome": "found", "rows": 11}]}, 409, "impossible_result"),
        ("score-sheets", SHEET | {"results": [{"outcome": "found", "rows": 10}] * 3}, 409, "match_over"),
        ("score-sheets", SHEET | {"results": [{"outcome": "found", "rows": 21}]}, 400, "bad_request"),
        ("score-sheets", SHEET | {"results": [{"outcome": "lost"}]}, 400, "bad_request"),
        ("score-sheets", SHEET | {"results": [{"outcome": "not_found"}] * 201}, 400, "bad_request"),
        ("score-sheets", SHEET | {"players": 3}, 400, "wrong_player_count"),
        ("score-sheets", SHEET | {"edition": "chess"}, 400, "unknown_edition"),
        ("score-sheets", SHEET | {"names": ["Ada"]}, 400, "bad_request"),
        ("group-advice", ADVICE | {"edition": "classic", "players": 2}, 409, "no_tokens"),
        ("group-advice", ADVICE | {"hand": [{"colour": "B", "number": 3}] * 2}, 409, "impossible_deal"),
        ("group-advice", ADVICE | {"seat": 3}, 409, "unknown_seat"),
        ("group-advice", ADVICE | {"seat": 4}, 400, "bad_request"),
        ("group-advice", ADVICE | {"asked": [ADVICE["asked"][0]] * 41}, 400, "bad_request"),  # type: ignore[index]
    ],
)
def test_what_cannot_be_is_refused(server: Running, path: str, body: dict[str, Any], status: int, code: str) -> None:
    assert code_of(server.http.post(f"/api/{path}", json=body))[:2] == (status, code)


def test_a_score_is_kept_without_thinkers_and_within_a_limit(tmp_path: Path) -> None:
    flags = [flag for flag in UNLIMITED if "coach" not in flag]
    with running(tmp_path / "t.db", *flags, "--thinkers=0", "--coach-a-minute=2", log=tmp_path / "log") as server:
        assert server.http.post("/api/score-sheets", json=SHEET).status_code == 200
        assert code_of(server.http.post("/api/group-advice", json=ADVICE)) == (503, "no_coach", "none")
        assert code_of(server.http.post("/api/score-sheets", json=SHEET))[:2] == (429, "too_fast")
