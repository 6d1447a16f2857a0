"""The score track at the terminal (H12): red and white pegs, past the last notch and below zero."""

import pytest

from keypeg.cli.score_track import place_of, score_track
from keypeg.rules import edition, start
from tests.cli.conftest import Run
from tests.records.examples import document
from tests.rulebooks.scripts import Match

RECORD = {
    "keypeg": 1,
    "edition": "hasbro94",
    "options": {"rounds": 6},
    "players": ["Ada", "Bo"],
    "actions": [{"seat": seat, "do": "resign"} for seat in (1, 1, 1, 1, 1, 1)],
}
"""Ada makes three codes that Bo gives up, and Bo gives up three of their own: 39 to −9."""


@pytest.mark.parametrize(
    ("points", "notch", "carried"),
    [(0, None, 0), (1, 1, 0), (30, 30, 0), (31, 1, 30), (61, 1, 60), (-1, 29, -30), (-29, 1, -30), (-30, 30, -60)],
)
def test_where_a_peg_stands(points: int, notch: int | None, carried: int) -> None:
    assert place_of(points, 30) == (notch, carried)


def test_a_replay_prints_the_track(run: Run) -> None:
    ran = run("replay", "-", given=document(RECORD))
    track = [line for line in ran.out.splitlines() if line.count("·") > 10]
    assert track == [
        "  Ada  ····+···●+····+····+····+····+  39 (+30)",
        "  Bo   ····+····+····+····+○···+····+  -9 (-30)",
    ]


def test_the_first_codemaker_has_the_red_peg() -> None:
    match = Match("hasbro94", first_codemaker=1)
    match.resign(0)
    zero, thirteen = (line.plain for line in score_track(match.state, ["Ada", "Bo"]))
    assert zero == "  Ada ○····+····+····+····+····+····+  0"
    assert thirteen == "  Bo   ····+····+··●·+····+····+····+  13"


def test_a_match_at_the_terminal_shows_it_after_every_round(run: Run) -> None:
    ran = run(
        "play", "hasbro94", "--players", "Ada,Bo", "--option", "rounds=2", given=b"\nRGBY\nresign\n\nRGBY\nresign\n"
    )
    pegs = [line.split()[-1] for line in ran.out.splitlines() if line.count("·") > 20]
    assert pegs == ["13", "0", "13", "13"]


@pytest.mark.parametrize("box", ["classic", "travel", "duel", "group", "custom", "super"])
def test_other_boxes_have_no_track(box: str) -> None:
    assert score_track(start(edition(box), 2), ["Ada", "Bo"]) == []
