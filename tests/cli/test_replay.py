"""`keypeg replay`: for programs, for people, and where things go wrong."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from keypeg.locales import colour_letters
from tests.cli.command import INSTALLED, PATIENCE, environment, keypeg
from tests.cli.conftest import Run
from tests.records.examples import (
    ADA_HIDES,
    BY_HAND,
    CLASSIC,
    CLASSIC_ANSWER,
    DUEL,
    EVERY,
    GROUP,
    HAND_DEAL,
    after,
    document,
)
from tests.records.test_receipts import HONEST, RECEIPT, swapped

BROKEN = after(CLASSIC, {"seat": 1, "do": "guess", "row": "RRGG"})
ESCAPE = "\x1b[2J\x1b]0;evil\x07"


def error(out: str) -> Any:
    found = json.loads(out)
    assert list(found) == ["error"]
    assert list(found["error"]) == ["action", "code", "rule", "message"]
    return found["error"]


def test_a_file_as_json(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(document(CLASSIC))
    ran = run("replay", str(file), "--json")
    assert (ran.status, ran.err) == (0, "")
    assert json.loads(ran.out) == CLASSIC_ANSWER
    assert ran.out.count("\n") == 1


@pytest.mark.parametrize("record", EVERY.values(), ids=EVERY)
def test_the_installed_command_answers_as_the_contract_says(record: dict[str, Any]) -> None:
    ran = keypeg("replay", "-", "--json", given=document(record))
    assert (ran.returncode, ran.stderr) == (0, b"")
    found = json.loads(ran.stdout)
    assert list(found) == ["edition", "finished", "scores", "winners", "rounds"]
    assert found["edition"] == record["edition"]
    assert isinstance(found["finished"], bool)
    assert len(found["scores"]) == len(record["players"])
    for past in found["rounds"]:
        assert list(past) == ["number", "outcome", "points", "rows"]
        assert len(past["points"]) == len(past["rows"]) == len(record["players"])


@pytest.mark.parametrize("words", [("--json",), ("--json", "--lines")])
def test_a_refusal_as_json(run: Run, words: tuple[str, ...]) -> None:
    ran = run("replay", "-", *words, given=document(BROKEN))
    assert (ran.status, ran.err) == (2, "")
    assert error(ran.out) | {"message": ""} == {"action": 5, "code": "match_over", "rule": "C9", "message": ""}


def test_tags_and_notes_are_shown_to_people_and_cannot_control_the_terminal(run: Run) -> None:
    noted = [{**action, "note": f"note {number} {ESCAPE}"} for number, action in enumerate(CLASSIC["actions"])]
    remarked = CLASSIC | {"actions": noted, "tags": {"event": "Kitchen cup", f"x{ESCAPE}": f"y{ESCAPE}"}}
    ran = run("replay", "-", given=document(remarked))
    assert (ran.status, "\x1b" in ran.out, "\x07" in ran.out) == (0, False, False)
    lines = ran.out.splitlines()
    assert lines[1] == "event: Kitchen cup"
    first, second = lines.index("Round 1"), lines.index("Round 2")
    for number in range(5):
        (at,) = (
            index for index, line in enumerate(lines) if line.startswith(f"Note on action {number}: note {number} ")
        )
        assert first < at < second if number < 3 else second < at
    as_json = run("replay", "-", "--json", given=document(remarked))
    assert json.loads(as_json.out) == CLASSIC_ANSWER


@pytest.mark.parametrize("words", [("--json",), ("--lines",)])
def test_a_key_that_stands_twice_is_refused_at_its_action(run: Run, words: tuple[str, ...]) -> None:
    twice = document(CLASSIC).replace(b'"row": "RRGG"', b'"row": "RRGG", "row": "RRGG"')
    ran = run("replay", "-", *words, given=twice.replace(b"\n", b" "))
    assert ran.status == 2
    assert (error(ran.out)["action"], error(ran.out)["code"]) == (1, "not_a_record")


def test_a_refusal_for_people(run: Run) -> None:
    ran = run("replay", "-", given=document(BROKEN))
    assert ran.status == 2
    assert ran.out == ""
    assert "5" in ran.err
    assert "match_over" in ran.err
    assert "C9" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "keypeg: refused at action 5 (match_over): The match is over. [C9]\n"),
        ("fr", "keypeg: refusé à l’action 5 (match_over)\xa0: La partie est finie. [C9]\n"),
        ("de", "keypeg: abgelehnt bei Aktion 5 (match_over): Die Partie ist zu Ende. [C9]\n"),
    ],
)
def test_a_refusal_in_the_users_language(run: Run, language: str, said: str) -> None:
    assert run("replay", "-", "--lang", language, given=document(BROKEN)).err == said
    message = error(run("replay", "-", "--json", "--lang", language, given=document(BROKEN)).out)["message"]
    assert f": {message} [C9]" in said


def test_the_installed_command_refuses() -> None:
    ran = keypeg("replay", "-", "--json", given=b"rubbish")
    assert (ran.returncode, ran.stderr) == (2, b"")
    assert error(ran.stdout.decode())["action"] is None


@pytest.mark.parametrize("words", [(), ("--json",), ("--lines",)])
@pytest.mark.parametrize("name", ["nowhere.json", "", "nowhere/match.json", "."])
def test_a_file_that_cannot_be_read(run: Run, tmp_path: Path, name: str, words: tuple[str, ...]) -> None:
    file = str(tmp_path / name)
    ran = run("replay", file, *words)
    assert ran.status == 2
    if words:
        assert error(ran.out)["action"] is None
        assert ran.err == ""
    else:
        assert file in ran.err
        assert ran.out == ""


def test_a_file_name_that_is_not_unicode() -> None:
    ran = keypeg("replay", b"nowhere\xff", "--json")
    assert ran.returncode == 2
    assert b"Traceback" not in ran.stderr
    assert error(ran.stdout.decode())["action"] is None


def test_lines_are_answered_in_place(run: Run) -> None:
    given = b"\n".join([document(CLASSIC), b"rubbish", b"", document(BROKEN), document(GROUP)])
    ran = run("replay", "-", "--lines", "--json", given=given)
    assert (ran.status, ran.err) == (2, "")
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert answers[0] == CLASSIC_ANSWER
    assert [answer.get("error", {}).get("code") for answer in answers] == [
        None,
        "not_json",
        "not_json",
        "match_over",
        None,
    ]
    assert answers[4]["edition"] == "group"


@pytest.mark.parametrize("ending", [b"\n", b"\r\n"])
@pytest.mark.parametrize("last", [True, False])
def test_lines_end_as_they_like(run: Run, ending: bytes, *, last: bool) -> None:
    given = ending.join([document(CLASSIC)] * 3) + (ending if last else b"")
    ran = run("replay", "-", "--lines", given=given)
    assert ran.status == 0
    assert [json.loads(line) for line in ran.out.splitlines()] == [CLASSIC_ANSWER] * 3


def test_no_lines_no_answers(run: Run) -> None:
    assert run("replay", "-", "--lines") == (0, "", "")


@pytest.mark.parametrize("words", [("--json",), ("--lines",), ()])
def test_commitments_are_looked_at_when_asked(run: Run, words: tuple[str, ...]) -> None:
    given = document(CLASSIC)
    assert run("replay", "-", *words, given=given).status == 0
    ran = run("replay", "-", "--verify", *words, given=given)
    assert ran.status == 2
    assert "commitment_missing" in ran.out + ran.err


@pytest.fixture
def receipt(tmp_path: Path) -> Path:
    """A receipt of the honest record, in a file."""
    file = tmp_path / "receipt.json"
    file.write_bytes(document(RECEIPT))
    return file


@pytest.mark.parametrize("words", [("--json",), ("--lines",)])
def test_a_record_beside_its_receipt(run: Run, receipt: Path, words: tuple[str, ...]) -> None:
    ran = run("replay", "-", "--verify", "--receipt", str(receipt), *words, given=document(HONEST))
    assert (ran.status, ran.err) == (0, "")
    assert json.loads(ran.out) == CLASSIC_ANSWER | {"receipt": {"checked": 2, "hidden": 2}}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The receipt agrees with the record: 2 of 2 checked, none changed.\n"),
        ("fr", "Le reçu s’accorde avec la partie\xa0: 2 sur 2 vérifiés, rien n’a été changé.\n"),
        ("de", "Der Beleg stimmt mit der Partie überein: 2 von 2 geprüft, nichts ausgetauscht.\n"),
    ],
)
def test_a_record_beside_its_receipt_for_people(run: Run, receipt: Path, language: str, said: str) -> None:
    ran = run("replay", "-", "--receipt", str(receipt), "--lang", language, given=document(HONEST))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith(said)


@pytest.mark.parametrize("words", [("--json",), ("--lines",)])
def test_a_forged_record_beside_the_receipt(run: Run, receipt: Path, words: tuple[str, ...]) -> None:
    forged = swapped(HONEST, 0, "RGBY")
    assert run("replay", "-", "--verify", *words, given=document(forged)).status == 0
    ran = run("replay", "-", "--verify", "--receipt", str(receipt), *words, given=document(forged))
    assert (ran.status, ran.err) == (2, "")
    found = json.loads(ran.out)["error"]
    assert list(found) == ["action", "code", "rule", "message", "values"]
    assert (found["action"], found["code"], found["rule"]) == (0, "receipt_mismatch", None)
    expected, actual = (record["actions"][0]["commitment"] for record in (HONEST, forged))
    assert found["values"] == {
        "why": "code", "round": 1, "attempt": 1, "name": "Ada", "expected": expected, "found": actual
    }  # fmt: skip
    assert found["message"].startswith("Round 1, attempt 1: the code of Ada was changed.")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Round 1, attempt 1"), ("fr", "Manche 1, essai 1"), ("de", "Runde 1, Versuch 1")]
)
def test_a_forged_record_for_people(run: Run, receipt: Path, language: str, said: str) -> None:
    forged = swapped(HONEST, 0, "RGBY")
    ran = run("replay", "-", "--receipt", str(receipt), "--lang", language, given=document(forged))
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert "Ada" in ran.err
    assert all(record["actions"][0]["commitment"] in ran.err for record in (HONEST, forged))


@pytest.mark.parametrize("words", [("--json",), ("--lines",), ()])
@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"rubbish", "not_a_receipt"),
        (document(CLASSIC), "not_a_receipt"),
        (document(RECEIPT, table="elsewhere"), "other_match"),
        (None, "no_such_file"),
    ],
)
def test_a_receipt_that_will_not_do(
    run: Run, receipt: Path, content: bytes | None, code: str, words: tuple[str, ...]
) -> None:
    if content is None:
        receipt.unlink()
    else:
        receipt.write_bytes(content)
    ran = run("replay", "-", "--receipt", str(receipt), *words, given=document(HONEST))
    assert ran.status == 2
    assert code in (ran.out if words else ran.err)
    assert "Traceback" not in ran.err


def test_a_record_that_was_cut_short(run: Run, receipt: Path) -> None:
    short = document(HONEST, actions=HONEST["actions"][:3])
    ran = run("replay", "-", "--receipt", str(receipt), "--json", given=short)
    assert ran.status == 2
    found = json.loads(ran.out)["error"]
    assert (found["action"], found["code"]) == (None, "not_in_record")
    assert found["values"] == {"why": "code", "round": 2, "attempt": 1, "name": "Bo"}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Round 1", "Round 2", "Code of Ada", "Rows of Bo", "Bo found the code. (Ada +2)",
                "Score: Ada 2, Bo 1", "Ada wins the match (")),
        ("fr", ("Manche 1", "Manche 2", "Code caché par Ada", "Rangées posées par Bo", "Bo a trouvé le code. (Ada +2)",
                "Ada 2, Bo 1", "Ada gagne la partie (C9).")),
        ("de", ("Runde 1", "Runde 2", "Code von Ada", "Reihen von Bo", "Bo hat den Code gefunden. (Ada +2)",
                "Stand: Ada 2, Bo 1", "Ada gewinnt die Partie (C9).")),
    ],
)  # fmt: skip
def test_a_match_for_people(run: Run, language: str, said: tuple[str, ...]) -> None:
    ran = run("replay", "-", "--lang", language, given=document(CLASSIC))
    assert (ran.status, ran.err) == (0, "")
    assert [phrase for phrase in said if phrase not in ran.out] == []
    green, yellow = map(colour_letters(language).shown, "GY")
    assert f"  1   R▲   R▲   {green}■   {green}■    ●○··" in ran.out
    assert f"  2   R▲   {green}■   B●   {yellow}★    ●●●●" in ran.out
    assert "\x1b" not in ran.out


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (GROUP, ("Bo called MASTERMIND: wrong", "MASTERMIND! Cy called the code. (Cy +1)", "Cy wins the match (G13).",
                 "Bo ■", "Cy ·", "Dee ■", "Ada drew 3: B● ", " ·· ")),
        (BY_HAND, ("A key was wrong. (Bo +3)", "Ada answered row 1 with 2 red, 1 white; right was 1 red, 1 white.",
                   "The round is played again.", "The match is not over: round 1 of 2.")),
        (HAND_DEAL, ("Bo □", "Ada opens", "The match is not over: round 1 of 3.")),
        (DUEL, ("Code of Ada", "Code of Bo", "Rows of Ada", "Rows of Bo", "●●●●·", "(Ada +1)", "Ada wins the match (")),
        (CLASSIC | {"actions": [ADA_HIDES]}, ("Ada makes the code", "Ada 0, Bo 0")),
        (CLASSIC | {"actions": []}, ("The match is not over: round 1 of 2.",)),
        (CLASSIC | {"actions": [{"seat": 0, "do": "resign"}, {"seat": 1, "do": "resign"}]},
         ("Ada gave the round up. (Bo +3)", "Bo gave the round up. (Ada +3)", "A draw between Ada, Bo (C9).")),
        (CLASSIC | {"options": {"rounds": 3}, "actions": []}, ("odd number of rounds",)),
    ],
)  # fmt: skip
def test_other_matches_for_people(run: Run, record: dict[str, Any], said: tuple[str, ...]) -> None:
    ran = run("replay", "-", given=document(record))
    assert ran.status == 0
    assert [phrase for phrase in said if phrase not in ran.out] == []


def test_a_code_still_hidden_is_not_shown(run: Run) -> None:
    ran = run("replay", "-", given=document(CLASSIC | {"actions": CLASSIC["actions"][:2]}))
    assert "R▲   R▲   G■   G■" in ran.out
    assert "R▲   G■   B●   Y★" not in ran.out


@pytest.mark.parametrize("record", [CLASSIC, DUEL, GROUP, BY_HAND, HAND_DEAL])
def test_names_play_no_tricks_on_the_terminal(run: Run, record: dict[str, Any]) -> None:
    tricky = [f"{ESCAPE}\r\n{seat}\u202e\x9b" for seat in range(len(record["players"]))]
    ran = run("replay", "-", given=document(record, players=tricky))
    assert ran.status == 0
    assert [character for character in ran.out if not character.isprintable() and character != "\n"] == []


@pytest.mark.parametrize(
    "record",
    [
        CLASSIC | {ESCAPE: 1},
        CLASSIC | {"edition": ESCAPE},
        CLASSIC | {"options": {ESCAPE: 1}},
        CLASSIC | {"options": {"rounds": ESCAPE}},
        CLASSIC | {"actions": [ADA_HIDES | {"code": ESCAPE[:4]}]},
        CLASSIC | {"actions": [ADA_HIDES | {"code": ESCAPE}]},
        CLASSIC | {"actions": [ADA_HIDES | {"do": ESCAPE}]},
        CLASSIC | {"actions": [ADA_HIDES | {ESCAPE: 1}]},
        CLASSIC | {"actions": [ADA_HIDES | {"seat": ESCAPE}]},
        HAND_DEAL | {"actions": [*HAND_DEAL["actions"][:2], {"seat": 1, "do": "answer", "key": ESCAPE}]},
    ],
)
def test_refusals_play_no_tricks_on_the_terminal(run: Run, record: dict[str, Any]) -> None:
    ran = run("replay", "-", given=document(record))
    assert ran.status == 2
    assert [character for character in ran.err if not character.isprintable() and character != "\n"] == []


@pytest.mark.parametrize("words", [("--lines",), ()])
def test_a_reader_that_stops_early(words: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    many = CLASSIC | {"options": {"rounds": 1_000}, "actions": [{"seat": 0, "do": "resign"}] * 1_000}
    file.write_bytes(b"\n".join([document(many)] * 20) if words else document(many))
    pipeline = f"'{INSTALLED}' replay '{file}' {' '.join(words)} | head -n 1"
    ran = subprocess.run(
        ["sh", "-c", pipeline], capture_output=True, env=environment(), timeout=PATIENCE, check=True
    )  # fmt: skip
    assert ran.stderr == b""
    assert ran.stdout.count(b"\n") == 1


@pytest.mark.parametrize("redirection", ["<&-", "> /dev/full", ">&-"])
@pytest.mark.parametrize("words", ["--json", "--lines", ""])
def test_nothing_to_read_from_or_write_to_is_no_traceback(redirection: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "match.json").write_bytes(document(CLASSIC))
    file = "-" if redirection.startswith("<") else "match.json"
    ran = subprocess.run(
        ["sh", "-c", f"'{INSTALLED}' replay {file} {words} {redirection}"],
        capture_output=True,
        cwd=tmp_path,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert b"Traceback" not in ran.stderr
    assert b"Exception ignored" not in ran.stderr
    assert ran.returncode not in (0, 1)


@pytest.mark.parametrize("given", [document(CLASSIC), document(CLASSIC | {"actions": [1]})])
@pytest.mark.parametrize("words", [("--json",), ("--lines",), ()])
def test_a_terminal_without_our_letters_is_no_traceback(given: bytes, words: tuple[str, ...]) -> None:
    ran = keypeg("replay", "-", *words, given=given, env=environment(PYTHONUTF8="0", PYTHONIOENCODING="ascii"))
    assert b"Traceback" not in ran.stderr
    assert ran.returncode in (0, 2)
