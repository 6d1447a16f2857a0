"""`keypeg play --computer`: somebody alone with the box, against computers in the other seats."""

import io
from collections.abc import Mapping
from pathlib import Path

import pytest

from keypeg.cli.opponents import Opponents, computer_names, seat_computers
from keypeg.cli.play_file import Agreement
from keypeg.cli.play_screen import Screen, Stopped
from keypeg.locales import words
from keypeg.players import LEVELS
from keypeg.players.computer import Computer
from keypeg.records.record import Record
from keypeg.rules import edition, referee
from keypeg.rules.actions import HideCode, LayRow, MarkRow
from keypeg.rules.referee import State
from tests.cli.terminal import CLEAR, playing
from tests.cli.test_play import actions, replayed


def test_a_whole_match_against_a_computer_needs_no_curtain(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    with playing("classic", "--players", "Ada", "--computer", "master", "--record", str(file)) as terminal:
        shown = terminal.answer("Ada, hide a code", "RYGB")
        assert "Plays the best that is known" in shown
        while terminal.wait_for("Ada, your row:", "Score:").endswith("row:"):
            terminal.type("RYGB")
        assert terminal.status() == 0
    assert "Pass the keyboard" not in terminal.shown
    assert CLEAR not in terminal.shown
    stands = replayed(file)
    assert stands["finished"]
    hidden = [action for action in actions(file) if action["do"] == "hide"]
    assert [action["seat"] for action in hidden] == [0, 1]
    assert hidden[0]["code"] == "RYGB"
    assert 1 <= stands["scores"][0] <= 6


def test_two_people_and_a_computer_still_have_curtains(tmp_path: Path) -> None:
    words = ("--players", "Ada,Bo", "--computer", "strong", "--option", "rounds=1")
    with playing("group", *words, "--record", str(tmp_path / "match.json")) as terminal:
        terminal.answer("Pass the keyboard to", "")
        assert "Ada, Bo, Strong" in terminal.shown
        terminal.wait_for("mastermind and the code:")
        assert CLEAR in terminal.shown


def test_a_novice_can_be_challenged_at_the_prompt() -> None:
    words = ("--computer", "novice", "--option", "marking=by_hand", "--option", "first_codemaker=1")
    with playing("classic", *words) as terminal:
        terminal.answer("Your row:", "RRYY")
        terminal.answer("Your row:", "challenge")
        assert terminal.wait_for("The challenge holds", "Every key so far is right")


def test_nobody_acts_for_a_computer() -> None:
    with playing("classic", "--computer", "master", "--option", "first_codemaker=1") as terminal:
        terminal.answer("Your row:", "Master: resign")
        terminal.wait_for("this takes 4.")


@pytest.mark.parametrize("seats", [("--players", "Ada,Bo", "--computer", "novice"), ("--computer", "grandmaster")])
def test_too_many_players_and_unknown_levels_are_refused(seats: tuple[str, ...]) -> None:
    with playing("classic", *seats) as terminal:
        assert terminal.status() == 2
        assert "Traceback" not in terminal.shown


def test_computers_are_called_by_their_level_in_three_languages() -> None:
    assert computer_names(["novice", "master", "master"], words("en")) == ("Novice", "Master", "Master 2")
    assert computer_names(["master"], words("fr")) == ("Maître",)
    assert computer_names(["casual"], words("de")) == ("Amateur",)
    seated = seat_computers(1, ["novice", "strong"])
    assert [(seat, computer.level.name) for seat, computer in seated.items()] == [(1, "novice"), (2, "strong")]


class Clock:
    """A clock that stands still until it is told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def race() -> State:
    state = referee.start(edition("duel", {"race": True}), 2)
    for seat, code in enumerate(("RYGBW", "KOPRY")):
        state, _ = referee.play(state, seat, HideCode(code))
    return state


@pytest.mark.rule("D11")
def test_in_a_race_a_computer_takes_its_time_and_acts_when_it_is_ready() -> None:
    clock = Clock()
    computers: Mapping[int, Computer] = {1: Computer(LEVELS["master"], 5)}
    opponents = Opponents(computers, clock)
    state = race()
    assert opponents.next(state, people_wait=False) is None
    clock.now = computers[1].pace_seconds(referee.view(state, 1)) - 0.01
    assert opponents.next(state, people_wait=False) is None
    clock.now += 0.02
    move = opponents.next(state, people_wait=False)
    assert move is not None
    assert isinstance(move[1], LayRow)


@pytest.mark.rule("D11")
def test_nobody_waits_for_a_clock_when_only_computers_are_left() -> None:
    assert Opponents({1: Computer(LEVELS["novice"], 5)}, Clock()).next(race(), people_wait=True) is not None


class Typist(io.StringIO):
    """Somebody who takes ten minutes for every line."""

    seconds = 0.0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # typeshed mixes text and bytes
        self.seconds += 600
        return super().readline(-1 if size is None else size)


def test_in_a_race_by_hand_a_computers_row_is_marked_before_ones_own_is_laid(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The computer lays its row while Ada types hers: hers is refused, and she is asked for the key instead (D11)."""
    agreed = edition("duel", {"race": True, "marking": "by_hand", "rings": 4})
    computers = seat_computers(1, ["casual"])
    typist = Typist("RGBY\nWWWW\n0 0\nquit\n")
    monkeypatch.setattr("sys.stdin", typist)
    screen = Screen(Agreement(Record(agreed, ("Ada", "Casual"), []), ("casual",)), words("en"), None, computers)
    screen.opponents = Opponents(computers, clock=lambda: typist.seconds)
    with pytest.raises(Stopped):
        screen.play()
    done = [type(entry.action) for entry in screen.record.entries]
    assert done[:4] == [HideCode, HideCode, LayRow, MarkRow]
    assert [entry.seat for entry in screen.record.entries[2:4]] == [1, 0]
    shown = capsys.readouterr().out
    assert "in a race it is due at once" in shown
