"""`keypeg assist group`: advice from one's own token and the answers, and answers that are checked."""

import pytest

from keypeg.locales import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.terminal import CLEAR, Terminal

THREE = ("--players", "Ada,Ben,Cy")


def test_the_adviser_counts_codes_and_gives_hints_in_steps(run: Run) -> None:
    ran = run("assist", "group", *THREE, given=b"B3\nBen Y.BR. w\nhint\nhint\nhint\nhint\nCy YRB.. b\n")
    assert (ran.status, ran.err) == (0, "")
    for sentence in (
        "Ada ■  Cy □  (Ben)",
        "143 codes are left.",
        "Row 1 proves that the code has at most one white peg.",
        "A question worth asking: of 143 codes its answers leave about 22 on average:",
        "Do not call yet.",
        "15 codes are left.",
    ):
        assert sentence in ran.out


def test_a_contradiction_names_the_questions_and_who_may_be_wrong(run: Run) -> None:
    given = b"B3\nBen Y.BR. w\nCy YRB.. b\nBen YRB.. -\nhint\nundo\nundo\nundo\nundo\n"
    ran = run("assist", "group", *THREE, given=given)
    assert ran.out.count("The answers to questions 1 and 3 contradict each other: no code fits them all.") == 2
    assert "If Cy had answered question 1 with nothing, it would fit again." in ran.out
    assert "There is nothing to take back." in ran.out


def test_a_wrong_call_rules_out_its_code(run: Run) -> None:
    given = b"B3\nhint\nwrong Ben YRB..\nhint\nundo\nhint\nwrong\nwrong Ben\n"
    ran = run("assist", "group", *THREE, given=given)
    before, after = "216 codes are left.", "215 codes are left."
    assert (ran.out.count(before), ran.out.count(after)) == (2, 2)
    assert ran.out.count("Not understood.") == 2


def test_the_last_code_is_told(run: Run) -> None:
    rows = b"Ada .RB.. b\nAda .RB.. b\n"
    ran = run("assist", "group", "--players", "Ada,Ben", given=b"B3\n" + rows)
    assert "Only this code is left:" in ran.out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (b"P3", "Token of Ada"),
        (b"B9", "Token of Ada"),
        (b"B3\nDee Y.BR. w", "Not understood."),
        (b"B3\nBen", "Not understood."),
        (b"B3\nBen Y.BR.", "Not understood."),
        (b"B3\nBen Y.BR. w w", "Not understood."),
        (b"B3\nBen Y.BR. x", "Not understood."),
        (b"B3\nBen YY w", "“YY” has 2 letters"),
        (b"B3\nwrong Ben YY", "“YY” has 2 letters"),
    ],
)
def test_what_is_no_question_is_said(run: Run, typed: bytes, said: str) -> None:
    ran = run("assist", "group", *THREE, given=typed + b"\nquit\n")
    assert (ran.status, ran.err) == (0, "")
    assert said in ran.out
    assert "Question 2:" not in ran.out


def test_two_boards_of_one_player_answer_one_after_the_other(run: Run) -> None:
    given = b"B3\nW1\nBen WRBK.\nAda WRBK. b w\n"
    ran = run("assist", "group", "--players", "Ada,Ben", "--option", "boards_each=2", given=given)
    assert "Token of Ada/2" in ran.out
    assert "Ada/1 ■  Ada/2 ■  (Ben)" in ran.out
    assert "Ben/1 ■  Ben/2 □  (Ada)" in ran.out


def test_the_marker_answers_and_names_the_wrong_answer(run: Run) -> None:
    given = b"B3\nR2\nR3\nY1\nBen Y.BR.\nCy YRB.. b w\nCy YRB.. black b\nCy YY\nundo\nCy\n"
    ran = run("assist", "group", "--as", "marker", *THREE, given=given)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("Token of Cy") == 2  # no number twice
    for sentence in (
        "Ada ■  Cy ■  (Ben)",
        "Ben answered question 2 wrongly: right is black.",
        "These answers are right.",
        "“YY” has 2 letters",
        "Not understood.",
    ):
        assert sentence in ran.out


def test_the_tokens_leave_the_screen() -> None:
    with Terminal("assist", "group", "--as", "marker", "--players", "Ada,Ben") as terminal:
        terminal.answer("Token of Ada, such as R2:", "B3")
        terminal.answer("Token of Ben, such as R2:", "Y1")
        terminal.wait_for("Question 1:")
        assert CLEAR in terminal.shown
        assert "B3" not in terminal.screen
        terminal.type("quit")
        assert terminal.status() == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", ["adviser", "marker"])
def test_both_roles_speak_every_language(run: Run, role: str, language: str) -> None:
    answers = {"en": "b w", "fr": "n b", "de": "s w"}[language]
    tokens = "B3\n" if role == "adviser" else "B3\nB2\nB1\n"
    ran = run("assist", "group", "--as", role, "--lang", language, given=f"{tokens}1 W...W {answers}\n".encode())
    assert (ran.status, ran.err) == (0, "")
    assert {"en": "quit", "fr": "quitter", "de": "ende"}[language] in ran.out


@pytest.mark.parametrize("role", ["codemaker", "breaker"])
def test_nobody_hides_a_code_in_the_group_box(run: Run, role: str) -> None:
    ran = run("assist", "group", "--as", role)
    assert (ran.status, "not_in_this_edition" in ran.err) == (2, True)


def test_a_wrong_number_of_players_is_refused(run: Run) -> None:
    ran = run("assist", "group", "--players", "Ada")
    assert (ran.status, "wrong_player_count" in ran.err) == (2, True)
