"""`keypeg.analyse`, `strategy`, `review` and `simulate`: the same answers as the rooms behind them."""

import importlib
from typing import Any

import pytest

import keypeg
from keypeg.rules.boxes import edition
from keypeg.thinking.rulebook_boards import shapes_of
from keypeg.thinking.shipped import tree_for
from keypeg.thinking.tree_check import check_tree


def test_what_is_offered_is_what_completes() -> None:
    assert dir(keypeg) == sorted(keypeg.__all__)


def test_rows_may_be_a_mapping_or_pairs() -> None:
    by_mapping = keypeg.analyse("classic", {"RRGG": (1, 1), "BBYY": (0, 2)})
    by_pairs = keypeg.analyse(edition("classic"), [("RRGG", (1, 1)), ("BBYY", (0, 2))])
    assert len(by_mapping.position) == len(by_pairs.position) > 0
    assert by_mapping.advice.rows[0].row == by_pairs.advice.rows[0].row
    with pytest.raises(keypeg.Refusal, match="impossible_key"):
        keypeg.analyse("classic", {"RRGG": (3, 1)})


def test_a_strategy_is_the_shipped_one_or_proven_now() -> None:
    assert keypeg.strategy("classic").header == tree_for(edition("classic")).header
    small = keypeg.strategy("custom", pegs=3, colours=4)
    board = shapes_of(edition("custom", {"pegs": 3, "colours": 4})).board()
    assert small.header.exact
    assert check_tree(small.tree(), board).total == small.header.total == 206
    assert keypeg.strategy("custom", objective="worst", pegs=3, colours=4).depth <= small.depth


def test_the_room_of_reviews_can_be_called() -> None:
    match = keypeg.Match()
    match.hide("RGBY")
    match.guess("RRGG")
    review = keypeg.review(match)
    assert review == keypeg.review(match.record())
    assert vars(keypeg)["review"] is importlib.import_module("keypeg.review")
    (player,) = keypeg.review(match, 1).attempts[0].players
    assert [row.row for row in player.rows] == ["RRGG"]
    with pytest.raises(keypeg.Refusal, match="unknown_seat"):
        keypeg.review(match, 2)


def test_computers_play_and_the_seed_repeats_it() -> None:
    report = keypeg.simulate("group", ["master", "casual", "strong"], matches=6, rounds=1)
    assert report.played == 6
    assert {standing.name for standing in report.standings} == {"master", "casual", "strong"}
    again = keypeg.simulate("group", ["master", "casual", "strong"], matches=1, rounds=1)
    assert [one.points for one in again.standings] == [one.points for one in report.standings]


def test_a_board_and_a_strategy_say_in_a_line_what_they_are() -> None:
    assert repr(keypeg.analyse("classic", {"RRYY": (1, 1)}).position) == "<Position of 1 rows, 208 codes fit>"
    assert repr(keypeg.strategy("classic")).endswith(" nodes, total 5625, proven>")


@pytest.mark.parametrize("slip", [{"best": -1}, {"seconds": -1}, {"seconds": float("nan")}])
def test_a_slip_in_a_number_is_an_error(slip: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="best and seconds are at least 0"):
        keypeg.analyse("classic", **slip)


def test_a_tournament_has_a_match_and_seats() -> None:
    with pytest.raises(ValueError, match="matches is at least 1, not 0"):
        keypeg.simulate("classic", ["novice", "rookie"], matches=0)
    with pytest.raises(keypeg.Refusal, match="wrong_player_count"):
        keypeg.simulate("classic", ["novice", "rookie"], seats=0)


def test_a_slip_in_an_objective_is_an_error() -> None:
    for ask in (keypeg.strategy, keypeg.analyse):
        with pytest.raises(ValueError, match="average, worst, points, not 'fast'"):
            ask("classic", objective="fast")  # type: ignore[arg-type]
