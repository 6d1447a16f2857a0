"""`keypeg play`: whole matches at one keyboard, with a curtain before every secret."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import keypeg
from tests.cli.conftest import Run
from tests.cli.terminal import CLEAR, Terminal, playing


def replayed(file: Path) -> Any:
    """How the match in a record stands."""
    ran = keypeg("replay", str(file), "--json")
    assert (ran.returncode, ran.stderr) == (0, b"")
    return json.loads(ran.stdout)


def actions(file: Path) -> list[dict[str, Any]]:
    kept: list[dict[str, Any]] = json.loads(file.read_bytes())["actions"]
    return kept


def hide(terminal: Terminal, name: str, code: str) -> None:
    """Pass the keyboard to somebody who hides a code."""
    terminal.answer(f"Pass the keyboard to {name}, then press Enter.", "")
    terminal.answer(f"{name}, hide a code", code)


def lay(terminal: Terminal, name: str, row: str) -> None:
    """Pass the keyboard to somebody who lays a row behind a curtain."""
    terminal.answer(f"Pass the keyboard to {name}, then press Enter.", "")
    terminal.answer(f"{name}, your row:", row)


def test_a_whole_match_with_a_code_drawn_by_the_table(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    with playing("classic", "--option", "rounds=1", "--record", str(file)) as terminal:
        hide(terminal, "Ada", "")
        rows = 0
        while terminal.wait_for("Bo, your row:", "Score:").endswith("row:"):
            terminal.type("RRRR")
            rows += 1
        assert terminal.status() == 0
    assert "Ada wins the match (" in terminal.screen
    assert "Code of Ada" in terminal.screen
    stands = replayed(file)
    assert stands["finished"]
    assert stands["winners"] == [0]
    assert len(actions(file)[0]["code"]) == 4
    assert [action["row"] for action in actions(file)[1:]] == ["RRRR"] * rows
    assert stands["scores"] == ([rows, 0] if actions(file)[0]["code"] == "RRRR" else [11, 0])


def test_a_code_that_was_hidden_is_not_on_the_screen() -> None:
    with playing("classic", "--option", "rounds=1") as terminal:
        hide(terminal, "Ada", "rgby")
        terminal.wait_for("rgby")
        assert CLEAR in terminal.wait_for("Bo, your row:")
        assert "RGBY" not in terminal.screen.upper()
        assert "R▲   G■   B●   Y★" not in terminal.screen
        terminal.type("RGBY")
        assert terminal.status() == 0
    assert "Bo found the code. (Ada +1)" in terminal.screen


@pytest.mark.parametrize("bad", ["RGB", "RGBYY", "RGBX", "RG.Y", "RGBO"])
def test_a_bad_row_gets_a_message_and_loses_nothing(bad: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    with playing("classic", "--option", "rounds=1", "--record", str(file)) as terminal:
        hide(terminal, "Ada", bad)
        terminal.wait_for(bad)
        message = terminal.answer("Ada, hide a code", "RGBY").splitlines()[1]
        assert len(message) > 15
        terminal.answer("Bo, your row:", bad)
        terminal.wait_for(bad)
        assert message in terminal.answer("Bo, your row:", "rg by")
        assert terminal.status() == 0
    assert [action["do"] for action in actions(file)] == ["hide", "guess"]
    assert replayed(file)["scores"] == [1, 0]


def test_what_means_nothing_is_asked_again() -> None:
    with playing("classic", "--option", "marking=by_hand") as terminal:
        hide(terminal, "Ada", "RGBY")
        terminal.answer("Bo, your row:", "")
        assert "Not understood." in terminal.answer("Bo, your row:", "RRGG")
        terminal.answer("Pass the keyboard to Ada", "")
        for nonsense in ("", "1", "1 x", "-1 0", "1 2 3"):
            terminal.answer("Ada, mark RRGG", nonsense)
            terminal.wait_for("Not understood.")
        terminal.answer("Ada, mark RRGG", "3 1")
        assert "No row of 4 can earn that key" in terminal.answer("Ada, mark RRGG", "quit")
        assert terminal.status() == 0


def test_a_duel_turn_has_a_curtain_before_every_row(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    with playing("duel", "--option", "rounds=1", "--record", str(file)) as terminal:
        hide(terminal, "Ada", "RRGGB")
        terminal.wait_for("Pass the keyboard to Bo")
        assert "RRGGB" not in terminal.screen
        terminal.type("")
        terminal.answer("Bo, hide a code", "YYBBO")
        lay(terminal, "Ada", "KKKKW")
        terminal.wait_for("Pass the keyboard to Bo")
        assert "YYBBO" not in terminal.screen
        assert "KKKKW" not in terminal.screen
        terminal.type("")
        terminal.wait_for("Bo, your row:")
        assert "KKKKW" not in terminal.screen
        assert "K✖   K✖" not in terminal.screen
        terminal.type("RRGGK")
        terminal.wait_for("Pass the keyboard to Ada")
        terminal.type("")
        terminal.wait_for("Ada, your row:")
        assert "K✖   K✖   K✖   K✖   W○" in terminal.screen
        assert "R▲   R▲   G■   G■   K✖    ●●●●·" in terminal.screen
        terminal.type("YYBBO")
        lay(terminal, "Bo", "RRGGK")
        assert terminal.status() == 0
    assert "Ada wins the match (" in terminal.screen
    assert replayed(file)["rounds"] == [{"number": 1, "outcome": "found", "points": [1, 0], "rows": [2, 2]}]


def test_a_group_of_four(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    names = ["Ada", "Bo", "Cy", "Dee"]
    with playing(
        "group", "--players", "Ada, Bo,Cy,Dee", "--option", "rounds=1", "--record", str(file)
    ) as terminal:  # fmt: skip
        first = terminal.answer(", then press Enter.", "").rpartition("Pass the keyboard to ")[2].partition(",")[0]
        opener = names.index(first)
        terminal.wait_for(f"{first} holds ")
        held = terminal.answer(f"{first}, a row to ask", "RRRR.")
        assert held[0] in "12345"
        terminal.wait_for("Pass the keyboard to")
        assert f"{first} holds" not in terminal.screen
        terminal.type("")
        second = names[(opener + 1) % 4]
        terminal.answer(f"{second}, a row to ask", "RRRRR")
        terminal.answer(f"{second}, a row to ask", "mastermind")
        terminal.answer(f"{second}, a row to ask", "resign")
        third = names[(opener + 2) % 4]
        terminal.answer(f"Pass the keyboard to {third}", "")
        terminal.answer(f"{third}, a row to ask", "quit")
        assert terminal.status() == 0
    assert [action["do"] for action in actions(file)] == ["deal", "ask", "resign"]
    assert actions(file)[0]["opener"] == opener
    assert not replayed(file)["finished"]


def test_a_call_is_right_or_wrong(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    with playing("group", "--option", "rounds=1", "--record", str(file)) as terminal:
        for _ in range(2):
            terminal.answer("then press Enter.", "")
            terminal.answer("a row to ask", "mastermind WW...")
        assert terminal.status() == 0
    stands = replayed(file)
    assert stands["finished"]
    assert stands["rounds"][0]["outcome"] in ("all_out", "mastermind")


@pytest.mark.parametrize(("key", "upheld"), [("1 1", False), ("2, 1", True)])
def test_marking_by_hand_and_a_challenge(key: str, tmp_path: Path, *, upheld: bool) -> None:
    file = tmp_path / "match.json"
    with playing("classic", "--option", "marking=by_hand", "--record", str(file)) as terminal:
        hide(terminal, "Ada", "RGBY")
        terminal.answer("Bo, your row:", "RRGG")
        terminal.answer("Pass the keyboard to Ada", "")
        assert "Code of Ada" in terminal.answer("Ada, mark RRGG", key)
        terminal.wait_for("Bo, your row:")
        assert "Code of Ada" not in terminal.screen
        terminal.type("challenge")
        if upheld:
            terminal.wait_for("The challenge holds")
            terminal.wait_for("The round is played again.")
            hide(terminal, "Ada", "quit")
        else:
            terminal.wait_for("Every key so far is right")
            terminal.answer("Bo, your row:", "quit")
        assert terminal.status() == 0
    assert [action["do"] for action in actions(file)] == ["hide", "guess", "mark", "challenge"]
    assert replayed(file)["scores"] == ([0, 3] if upheld else [0, 0])


@pytest.mark.parametrize(
    "leave", ["quit\n", "QUIT\n", "\x04", "\x03"], ids=["quit", "QUIT", "end of file", "interrupt"]
)
def test_stopping_keeps_the_record(leave: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    with playing("travel", "--option", "rounds=2", "--record", str(file)) as terminal:
        hide(terminal, "Ada", "RGBY")
        terminal.answer("Bo, your row:", "RRGG")
        terminal.wait_for("Bo, your row:")
        terminal.wait_until_it_listens()
        terminal.press(leave)
        assert terminal.status() == 0
    assert str(file) in terminal.screen
    assert "Traceback" not in terminal.shown
    stands = replayed(file)
    assert (stands["edition"], stands["finished"]) == ("travel", False)
    assert json.loads(file.read_bytes())["options"] == {"rounds": 2}


@pytest.mark.parametrize(
    ("language", "prompt", "word", "bye"),
    [("en", "Bo, your row:", "quit", "Stopped before the end."),
     ("fr", "Bo, votre rangée", "quitter", "Arrêt avant la fin."),
     ("de", "Bo, deine Reihe:", "ende", "Vor dem Ende abgebrochen."),
     ("de", "Bo, deine Reihe:", "quit", "Vor dem Ende abgebrochen.")],
)  # fmt: skip
def test_playing_in_three_languages(language: str, prompt: str, word: str, bye: str) -> None:
    with playing("classic", "--lang", language) as terminal:
        terminal.answer("Ent", "")
        terminal.answer("Ada, ", "RGBY")
        terminal.answer(prompt, word)
        terminal.wait_for(bye)
        assert terminal.status() == 0


@pytest.mark.parametrize(
    "words",
    [("--option", "rounds=0"), ("--option", "rings=4"), ("--players", "Ada"), ("--players", "Ada,"),
     ("--players", "Ada," + "B" * 101), ("duel", "--option", "rounds=2")],
)  # fmt: skip
def test_agreements_that_cannot_be(run: Run, words: tuple[str, ...]) -> None:
    ran = run("play", *words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("keypeg: ")
    assert ran.err.count("\n") == 1


def test_a_match_may_be_typed_from_a_file(run: Run) -> None:
    ran = run("play", "--players", "Ada,Bo", "--option", "rounds=1", given=b"\nRGBY\nrrgg\nr g b y\n")
    assert ran.status == 0
    assert "Ada wins the match (" in ran.out
    assert "\x1b" not in ran.out


@pytest.mark.parametrize(("language", "code"), [("fr", "jvln"), ("de", "egws"), ("fr", "ygwk"), ("de", "ygwk")])
def test_rows_are_typed_in_the_letters_of_the_language_or_of_the_record(
    run: Run, tmp_path: Path, language: str, code: str
) -> None:
    file = tmp_path / "match.json"
    words = ("--lang", language, "--option", "rounds=1", "--record", str(file))
    ran = run("play", *words, given=f"\n{code}\nrrrr\n{code}\n".encode())
    assert ran.status == 0
    assert [action.get("code", action.get("row")) for action in actions(file)] == ["YGWK", "RRRR", "YGWK"]


def test_a_record_that_cannot_be_kept_is_said(tmp_path: Path) -> None:
    with playing("--record", str(tmp_path)) as terminal:
        assert terminal.status() == 2
    assert "Traceback" not in terminal.shown
    assert str(tmp_path) in terminal.screen


def test_a_record_that_exists_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("precious", encoding="utf-8")
    assert run("play", "--record", str(file)).status == 2
    assert file.read_text(encoding="utf-8") == "precious"


def test_somebody_else_may_speak_up(run: Run, tmp_path: Path) -> None:
    """An off-turn call, made at another player's prompt: wrong, so that player is out."""
    file = tmp_path / "match.json"
    given = b"\nbo: mastermind RR...\ncy: mastermind WWW..\nada: mastermind KKK..\nquit\n"
    words = ("--players", "Ada,Bo,Cy", "--option", "rounds=1", "--option", "calls=anytime", "--record", str(file))
    run("play", "group", *words, given=given)
    called = [(action["seat"], action["row"]) for action in actions(file) if action["do"] == "mastermind"]
    assert (1, "RR...") not in called  # it lacks a peg, and was asked again
    assert {(2, "WWW.."), (0, "KKK..")} & set(called)


def test_hints_say_more_each_time_and_are_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    with playing("classic", "--option", "rounds=1", "--record", str(file)) as terminal:
        hide(terminal, "Ada", "RGBY")
        terminal.answer("Bo, your row:", "RRRR")
        terminal.answer("Bo, your row:", "hint")
        terminal.wait_for("500 codes are left.", "Type hint again to be told more.")
        terminal.answer("Bo, your row:", "hint")
        terminal.wait_for("Row 1 proves that the code has exactly one red peg.")
        terminal.answer("Bo, your row:", "hint")
        terminal.wait_for("A good row, which may be the code (")
        terminal.answer("Bo, your row:", "hint")
        terminal.wait_for("The good row is also the best, with 3.93 rows to go on average:")
        terminal.answer("Bo, your row:", "Ada: hint")
        terminal.wait_for("You hid the code: hints are for whoever looks for it.")
        terminal.answer("Bo, your row:", "RGBY")
        assert terminal.status() == 0
    assert [action["step"] for action in actions(file) if action["do"] == "hint"] == [1, 2, 3, 4]


def test_where_hints_are_forbidden_none_is_given() -> None:
    with playing("classic", "--option", "rounds=1", "--option", "hints=forbidden") as terminal:
        assert "hint" not in terminal.wait_for("Pass the keyboard to Ada")
        terminal.type("")
        terminal.answer("Ada, hide a code", "RGBY")
        terminal.answer("Bo, your row:", "hint")
        terminal.wait_for("This match was agreed on without hints.")


def test_the_match_can_be_reviewed_at_its_end() -> None:
    with playing("classic", "--option", "rounds=1") as terminal:
        hide(terminal, "Ada", "RGBY")
        terminal.answer("Bo, your row:", "RRRR")
        terminal.answer("Bo, your row:", "RGBY")
        terminal.answer("Type review to read what every row was worth, or press Enter to leave:", "review")
        terminal.wait_for("codes left: 1,296 → 500")
        terminal.wait_for("Bo took 2 rows. The best strategy takes 4.34 on average.")
        assert terminal.status() == 0


def test_a_group_gets_hints_behind_its_curtain() -> None:
    with playing("group", "--players", "Ada,Bo") as terminal:
        terminal.answer("then press Enter.", "")
        terminal.answer("or mastermind and the code:", "hint")
        terminal.wait_for("codes are left.")
        for _ in range(3):
            terminal.answer("or mastermind and the code:", "hint")
        terminal.wait_for("Do not call yet.")
        terminal.answer("or mastermind and the code:", "quit")
        assert terminal.status() == 0
