"""Puzzles over HTTP: no answer before its time, judged by the server, rated once, and limited."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from keypeg.review.puzzle_ratings import START, next_rating
from keypeg.review.puzzles import make_puzzle, solution
from keypeg.review.row_puzzles import make_row_puzzle
from keypeg.rules.boxes import edition
from tests.server.running import UNLIMITED, Guest, Running, running

PATH = "/api/puzzles/classic/3/7"
ANSWER = "BRRB"
ROWS = "/api/puzzles/classic/best-row/7"


def code_of(answer: httpx.Response) -> tuple[int, str, str | None]:
    error = answer.json()["error"]
    return answer.status_code, error["code"], error["values"].get("why")


def post(guest: Guest, path: str, body: Any = None) -> dict[str, Any]:
    answer = guest.post(path, body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_puzzle_is_that_of_the_library_without_its_answer(server: Running) -> None:
    for box, options, grade, seed in (("classic", {}, 3, 7), ("custom", {"pegs": 5, "repeats": False}, 2, 2**53 - 1)):
        made = make_puzzle(edition(box, options), seed, grade)
        query = {name: json.dumps(value) for name, value in options.items()}
        answer = server.http.get(f"/api/puzzles/{box}/{grade}/{seed}", params=query)
        given = answer.json()
        assert given["rows"] == [[row, list(key)] for row, key in made.rows]
        assert (given["edition"], given["options"], given["grade"], given["seed"]) == (box, options, grade, seed)
        assert (given["steps"], given["hints"], given["answer"]) == (len(solution(made)), [], None)
        assert made.answer not in answer.text


def test_a_wrong_answer_says_which_rows_speak_against_it_and_a_right_one_counts(server: Running) -> None:
    ada = server.guest("Ada")
    assert ada.get("/api/me/puzzles").json() == {"rating": START, "results": 0, "curve": []}
    wrong = post(ada, f"{PATH}/answer", {"code": "RRRR"})
    assert not wrong["right"]
    assert wrong["outcome"] is None
    assert wrong["objections"][0] == {"row": 1, "earned": [2, 0], "given": [1, 1]}
    assert ANSWER not in json.dumps(wrong)
    assert ada.get(PATH).json()["wrong"] == 1
    right = post(ada, f"{PATH}/answer", {"code": ANSWER})
    rating = next_rating(START, 0, 3, 0.75)
    assert right == {
        "right": True,
        "objections": [],
        "outcome": {"percent": 75, "rating": rating, "change": rating - START},
    }
    assert ada.get("/api/me/puzzles").json() == {"rating": rating, "results": 1, "curve": [rating]}
    given = ada.get(PATH).json()
    assert (given["answer"], given["outcome"]) == (ANSWER, {"percent": 75, "rating": rating, "change": 0})
    assert server.guest("Bo").get(PATH).json()["answer"] is None


def test_only_the_first_result_counts_whatever_comes_later(server: Running) -> None:
    ada = server.guest("Ada")
    first = post(ada, f"{PATH}/answer", {"code": ANSWER})["outcome"]
    assert first["percent"] == 100
    for path, body in (("answer", {"code": ANSWER}), ("answer", {"code": "RRRR"}), ("solution", None)):
        assert post(ada, f"{PATH}/{path}", body)["outcome"] == {**first, "change": 0}
    # The same board in another box: it is the same puzzle.
    assert post(ada, "/api/puzzles/custom/3/7/answer", {"code": ANSWER})["outcome"]["change"] == 0
    assert ada.get("/api/me/puzzles").json()["results"] == 1


def test_hints_come_step_by_step_and_lower_the_score(server: Running) -> None:
    ada = server.guest("Ada")
    steps = ada.get(PATH).json()["steps"]
    one = post(ada, f"{PATH}/hint", {"step": 1})["hints"]
    assert len(one) == 1
    assert one[0]["facts"]
    two = post(ada, f"{PATH}/hint", {"step": 2})["hints"]
    assert two[:1] == one
    assert ada.get(PATH).json()["hints"] == two
    assert len(post(ada, f"{PATH}/hint", {"step": 100})["hints"]) == steps
    assert post(ada, f"{PATH}/answer", {"code": ANSWER})["outcome"]["percent"] == 0


def test_whoever_is_shown_the_solution_has_lost(server: Running) -> None:
    ada = server.guest("Ada")
    shown = post(ada, f"{PATH}/solution")
    assert (shown["answer"], shown["outcome"]["percent"]) == (ANSWER, 0)
    assert shown["outcome"]["change"] == next_rating(START, 0, 3, 0) - START
    assert len(shown["hints"]) == ada.get(PATH).json()["steps"]


def test_the_worth_of_rows_is_told_after_the_choice_and_the_first_choice_counts(server: Running) -> None:
    made = make_row_puzzle(edition("classic"), 7)
    for name, choice, percent in (("Ada", made.best, 100), ("Bo", made.best % 3 + 1, 0)):
        guest = server.guest(name)
        given = guest.get(ROWS).json()
        assert given["choices"] == [each.row for each in made.choices]
        assert (given["worth"], given["codes"]) == (None, made.codes)
        assert "cost" not in guest.get(ROWS).text
        judged = post(guest, f"{ROWS}/answer", {"choice": choice})
        assert (judged["right"], judged["outcome"]["percent"]) == (percent == 100, percent)
        assert [each["cost"] for each in judged["worth"]] == [each.cost for each in made.choices]
        again = post(guest, f"{ROWS}/answer", {"choice": made.best})
        assert (again["outcome"]["percent"], again["outcome"]["change"]) == (percent, 0)
        assert guest.get(ROWS).json()["worth"] == judged["worth"]


def test_the_next_puzzle_fits_the_rating_and_is_one_not_had(server: Running) -> None:
    ada = server.guest("Ada")
    assert ada.get("/api/puzzles/classic/next").json() == {"grade": 1, "seed": 1}
    assert server.http.get("/api/puzzles/classic/next").json() == {"grade": 1, "seed": 1}
    assert ada.get("/api/puzzles/classic/next", kind="best-row").json() == {"grade": None, "seed": 1}
    for seed in (1, 2):
        answer = make_puzzle(edition("classic"), seed, 5).answer
        post(ada, f"/api/puzzles/classic/5/{seed}/answer", {"code": answer})
    assert ada.get("/api/puzzles/classic/next").json() == {"grade": 2, "seed": 1}
    assert ada.get("/api/puzzles/classic/next", grade=5).json() == {"grade": 5, "seed": 3}
    assert ada.get("/api/puzzles/classic/next", grade=5, first=9).json() == {"grade": 5, "seed": 9}
    # A small board has no hard puzzles.
    assert ada.get("/api/puzzles/custom/next", grade=5, pegs=3, colours=4).json() == {"grade": 3, "seed": 1}


def test_puzzles_that_end_at_the_same_moment_all_count(server: Running) -> None:
    ada = server.guest("Ada")
    answers = [(seed, make_puzzle(edition("classic"), seed, 1).answer) for seed in range(1, 7)]
    for seed, _ in answers:
        ada.get(f"/api/puzzles/classic/1/{seed}")

    def send(sent: tuple[int, str]) -> dict[str, Any]:
        outcome: dict[str, Any] = post(ada, f"/api/puzzles/classic/1/{sent[0]}/answer", {"code": sent[1]})["outcome"]
        return outcome

    with ThreadPoolExecutor(6) as pool:
        outcomes = [*pool.map(send, answers), *pool.map(send, answers)]
    found = ada.get("/api/me/puzzles").json()
    assert found["results"] == 6
    assert found["rating"] == START + sum(each["change"] for each in outcomes)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("classic/9/7", (400, "bad_grade", "unknown")),
        ("classic/hard/7", (400, "bad_grade", "unknown")),
        ("classic/3/seven", (400, "bad_seed", None)),
        ("classic/3/-1", (400, "bad_seed", None)),
        (f"classic/3/{2**53}", (400, "bad_seed", None)),
        (f"classic/3/{'9' * 5000}", (400, "bad_seed", None)),
        ("classic/best-row/seven", (400, "bad_seed", None)),
        ("nothing/3/7", (400, "unknown_edition", "none_such")),
        ("group/3/7", (409, "no_puzzle", "no_codebreaker")),
        ("group/next", (409, "no_puzzle", "no_codebreaker")),
        ("classic/3/7?pegs=5", (400, "unknown_option", "none_such")),
        ("custom/3/7?pegs=many", (400, "bad_option", "bounds")),
        ("custom/3/7?pegs=8&colours=12", (409, "no_puzzle", "large")),
        ("custom/5/7?pegs=3&colours=3", (409, "bad_grade", "board")),
    ],
)
def test_what_is_no_puzzle_is_refused(server: Running, path: str, expected: tuple[int, str, str | None]) -> None:
    assert code_of(server.http.get(f"/api/puzzles/{path}")) == expected


def test_answers_are_checked_and_need_a_guest(server: Running) -> None:
    ada = server.guest("Ada")
    for code, fault in (("RRR", "wrong_length"), ("RRRX", "unknown_letter"), ("RRRO", "colour_not_in_box")):
        assert code_of(ada.post(f"{PATH}/answer", {"code": code}))[1] == fault
    assert ada.get(PATH).json()["wrong"] == 0, "what is no code is no answer"
    assert code_of(ada.post(f"{ROWS}/answer", {"choice": 4}))[:2] == (400, "bad_request")
    for path, body in ((f"{PATH}/answer", {"code": ANSWER}), (f"{PATH}/solution", None), (f"{PATH}/hint", {"step": 1})):
        assert server.http.post(path, json=body).status_code == 401
    assert server.http.post(f"{ROWS}/answer", json={"choice": 1}).status_code == 401


def test_a_thousand_puzzles_a_minute_are_too_many_and_nothing_else_suffers(tmp_path: Path) -> None:
    flags = [flag for flag in UNLIMITED if "puzzles" not in flag]
    with running(tmp_path / "t.db", *flags, "--puzzles-a-minute=20", log=tmp_path / "log") as server:
        ada = server.guest("Ada")
        answers = [ada.get(f"/api/puzzles/classic/1/{seed}") for seed in range(60)]
        assert [answer.status_code for answer in answers[:20]] == [200] * 20
        last = answers[-1]
        assert code_of(last) == (429, "too_fast", "puzzles")
        assert int(last.headers["retry-after"]) >= 1
        assert ada.get("/api/me/puzzles").status_code == 200
        assert server.http.post("/api/analyses", json={"edition": "classic"}).status_code == 200
    with running(tmp_path / "t.db", *UNLIMITED, "--thinkers=0", log=tmp_path / "log") as server:
        assert code_of(server.http.get(PATH)) == (503, "no_coach", "none")
