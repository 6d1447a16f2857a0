"""Whole matches against a computer, in every box, by every input method."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from tests.browser.input_methods import Drag, InputMethod, Keyboard, Mouse, Touch
from tests.browser.player import Player, play
from tests.browser.visitors import DESKTOP, PHONE, Visitors

INPUT_METHODS: dict[str, type[InputMethod]] = {"mouse": Mouse, "touch": Touch, "drag": Drag, "keyboard": Keyboard}


@dataclass(frozen=True)
class Played:
    """A box with its options, and what a player has to know of its codes."""

    edition: str
    options: Mapping[str, object] = field(default_factory=dict)
    players: int = 2
    repeats: bool = True
    empties: bool = False


BREAKS = {"rounds": 1, "first_codemaker": 1}
MAKES_TOO = {"rounds": 2, "first_codemaker": 1}
BOXES = {
    "classic": Played("classic", MAKES_TOO),
    "travel": Played("travel", BREAKS, repeats=False),
    "travel strict": Played("travel", {**MAKES_TOO, "guesses": "as_code", "tie_break": "draw"}, repeats=False),
    "hasbro94": Played("hasbro94", BREAKS, repeats=False),
    "hasbro94 doubles": Played("hasbro94", {**MAKES_TOO, "doubles": True}),
    "hasbro94 empties": Played("hasbro94", {**MAKES_TOO, "doubles": True, "ninth_colour": True}, empties=True),
    "duel": Played("duel", {"rounds": 1}),
    "duel of four": Played("duel", {"rounds": 1, "rings": 4}),
    "duel with a beginner": Played("duel", {"rounds": 1, "handicap": 0}),
    "duel as a race": Played("duel", {"rounds": 1, "race": True, "rings": 4}),
    "group": Played("group", {"rounds": 1}, players=3),
    "group of two with two boards": Played("group", {"rounds": 1, "boards_each": 2}),
    "group of one board against two": Played("group", {"rounds": 1, "second_board": 1}),
    "group of four, calls at any time": Played("group", {"rounds": 1, "calls": "anytime"}, players=4),
    "group by hand": Played("group", {"rounds": 1, "marking": "by_hand"}, players=3),
    "custom": Played("custom", {**MAKES_TOO, "pegs": 3, "colours": 5, "row_limit": 7}),
    "custom, wide": Played(
        "custom", {**BREAKS, "pegs": 6, "colours": 3, "row_limit": 12, "empties": True}, empties=True
    ),
}
PLAIN = ("classic", "travel", "hasbro94", "duel", "group", "custom")
"""These are played by every input method, the others by one."""
CASES = [
    *((box, method) for box in PLAIN for method in ("mouse", "touch", "keyboard")),
    ("classic", "drag"),
    *zip([box for box in BOXES if box not in PLAIN], list(INPUT_METHODS) * 3, strict=False),
]


@pytest.mark.parametrize(("box", "method"), CASES)
def test_a_whole_match_against_a_computer(visitors: Visitors, box: str, method: str) -> None:
    played = BOXES[box]
    ada = visitors.new("Ada", touch=method == "touch", size=PHONE if method == "touch" else DESKTOP).registered()
    table = ada.open(played.edition, "me", *["novice"] * (played.players - 1), options=played.options)
    ada.visit(table.path)
    player = Player(ada, INPUT_METHODS[method], repeats=played.repeats, empties=played.empties)
    play(player)
    seen = ada.context.request.get(f"/api/tables/{table.address}").json()
    assert seen["table"]["stage"] == "over"
    assert not seen["snapshot"]["offers"]
