"""Reviews of matches: every attempt and seat, judged on what the seat knew, whatever the record holds."""

import random
from itertools import count
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.records.entries import Entry
from keypeg.records.record import Record
from keypeg.records.replay import RecordRefused, replay, summary
from keypeg.review.match_reviews import review_record
from keypeg.review.review_values import AttemptReview, CodeReview, PlayerReview, Reason, Verdict
from keypeg.rules import referee
from keypeg.rules.actions import HideCode, LayRow, MarkRow
from keypeg.rules.boxes import edition
from keypeg.rules.keys import mark
from keypeg.rules.refusals import Refusal
from keypeg.thinking.rulebook_boards import Shapes, shapes_of
from keypeg.thinking.shipped import tree_for
from keypeg.thinking.symmetry_classes import symmetry_class, symmetry_classes
from tests.generators import Played, play_match
from tests.rules.twins import twin

CLASSIC = [
    Entry(0, HideCode("RGBY")),
    *(Entry(1, LayRow(row)) for row in ("RRGG", "WWKK", "RGYB", "RBGY", "RGBY")),
]
QUICK: list[tuple[str, dict[str, Any]]] = [
    ("classic", {}),
    ("classic", {"marking": "by_hand"}),
    ("travel", {"colours": 6}),
    ("custom", {"pegs": 3, "colours": 4, "empties": True}),
    ("custom", {"pegs": 2, "colours": 3, "marking": "by_hand"}),
]
"""Boxes whose boards are searched in no time."""


def record(entries: list[Entry], box: str = "classic", **options: Any) -> Record:
    return Record(edition(box, options), ("Ada", "Bo"), entries)


def test_a_match_under_way_is_reviewed_as_far_as_it_goes() -> None:
    review = review_record(record([*CLASSIC, Entry(1, HideCode("RGBW")), Entry(0, LayRow("RRGG"))]))
    first, second = review.attempts
    assert (first.number, first.outcome, [player.seat for player in first.players]) == (1, "found", [1])
    assert (second.number, second.outcome, [player.seat for player in second.players]) == (2, None, [0])
    (player,) = first.players
    assert player.role == "codebreaker"
    assert [row.after for row in player.rows] == [208, 56, 2, 1, 1]
    assert (player.skill, player.luck) == (70, 56)


def test_skill_and_luck_are_means_of_the_rows_that_had_an_alternative() -> None:
    (player,) = review_record(record(CLASSIC)).attempts[0].players
    for field in ("skill", "luck"):
        judged = [getattr(row, field) for row in player.rows[:4]]
        assert getattr(player.rows[4], field) is None
        assert getattr(player, field) == round(sum(judged) / 4)


def test_the_review_of_one_player_leaves_the_others_out() -> None:
    entries = [*CLASSIC, Entry(1, HideCode("RGBW")), Entry(0, LayRow("RRGG"))]
    review = review_record(record(entries), player=0)
    assert [[player.seat for player in attempt.players] for attempt in review.attempts] == [[], [0]]


def test_a_player_who_does_not_exist_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown_seat"):
        review_record(record(CLASSIC), player=2)


def test_a_record_that_breaks_a_rule_is_refused_at_its_action() -> None:
    with pytest.raises(RecordRefused) as refused:
        review_record(record([*CLASSIC, Entry(0, LayRow("RGBY"))]))
    assert refused.value.action == 6


def test_a_board_that_is_too_large_is_refused() -> None:
    entries = [Entry(0, HideCode("RGBYOPWK")), Entry(1, LayRow("RGBYOPWK"))]
    with pytest.raises(Refusal, match="too_large"):
        review_record(record(entries, "custom", pegs=8, colours=12))


def test_wrong_keys_are_named_and_what_they_say_is_believed() -> None:
    entries = [
        Entry(0, HideCode("RGBY")),
        Entry(1, LayRow("RRRR")),
        Entry(0, MarkRow(3, 0)),
        Entry(1, LayRow("GGGG")),
        Entry(0, MarkRow(3, 0)),
        Entry(1, LayRow("RGBY")),
        Entry(0, MarkRow(4, 0)),
    ]
    (attempt, _) = review_record(record(entries, marking="by_hand")).attempts
    assert attempt.outcome == "wrong_key"
    assert [(mistake.row, mistake.given, mistake.right) for mistake in attempt.mistakes] == [
        (0, (3, 0), (1, 0)),
        (1, (3, 0), (1, 0)),
    ]
    assert [(mistake.left, mistake.left_if_right, mistake.rows_after) for mistake in attempt.mistakes] == [
        (20, 500, 2),
        (0, 4, 1),
    ]
    (player,) = attempt.players
    assert isinstance(player, PlayerReview)
    assert [row.contradiction for row in player.rows] == [(), (1, 2), (1, 2)]
    assert [(row.before, row.after) for row in player.rows] == [(1296, 20), (20, 0), (0, 0)]
    assert player.rows[2].verdict is None


def test_both_players_of_a_duel_are_reviewed() -> None:
    entries = [
        Entry(0, HideCode("RGBY")),
        Entry(1, HideCode("WKOP")),
        Entry(0, LayRow("RRYY")),
        Entry(1, LayRow("RRYG")),
    ]
    (attempt,) = review_record(record(entries, "duel", rings=4)).attempts
    assert [(player.seat, player.rows[0].row) for player in attempt.players] == [(0, "RRYY"), (1, "RRYG")]


def test_a_row_that_still_lies_covered_is_not_reviewed() -> None:
    entries = [Entry(0, HideCode("RGBY")), Entry(1, HideCode("WKOP")), Entry(0, LayRow("RRYY"))]
    (attempt,) = review_record(record(entries, "duel", rings=4)).attempts
    assert attempt.players == []


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(QUICK), st.randoms(use_true_random=False))
def test_a_review_has_the_attempts_of_the_replay(variant: tuple[str, dict[str, Any]], rng: random.Random) -> None:
    played = play_match(rng, edition(variant[0], variant[1]), 2, most=40)
    review = review_record(played.record)
    stands = summary(replay(played.record))
    over = [(attempt.number, attempt.outcome) for attempt in review.attempts if attempt.outcome is not None]
    assert over == [(done.number, done.outcome) for done in stands.rounds]
    assert len(review.attempts) - len(over) == (not stands.finished)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(QUICK), st.randoms(use_true_random=False))
def test_a_review_shows_nothing_that_the_seat_could_not_see(
    variant: tuple[str, dict[str, Any]], rng: random.Random
) -> None:
    played = play_match(rng, edition(variant[0], variant[1]), 2, most=rng.randint(2, 30))
    for seat in range(2):
        if other := twin(played, seat, rng):
            assert _review(played, seat) == _review(other, seat)


def _review(played: Played, seat: int) -> bytes:
    assert referee.view(played.state, seat).seat == seat
    return msgspec.json.encode(review_record(played.record, seat))


def test_a_better_row_has_a_reason() -> None:
    (player,) = review_record(record(CLASSIC)).attempts[0].players
    assert isinstance(player, PlayerReview)
    first, second, *_, last = player.rows
    assert (first.why, first.to_go) == (Reason.FEWER_CODES, round(5625 / 1296, 4))
    assert second.outlook is not None
    assert second.best_outlook is not None
    assert second.best_outlook.codes < second.outlook.codes
    assert second.best_outlook.keys > second.outlook.keys
    assert last.why is None
    assert (player.verdict, player.costliest) == (Verdict.WEAK, 4)


def test_a_code_is_compared_with_all_others() -> None:
    (code,) = review_of_codes(CLASSIC)
    assert (code.seat, code.code, code.breaker, code.rows, code.found) == (0, "RGBY", 1, 5, True)
    assert code.average_rows == round(5625 / 1296, 4)


def review_of_codes(entries: list[Entry], **options: Any) -> list[CodeReview]:
    attempt = review_record(record(entries, **options)).attempts[0]
    assert isinstance(attempt, AttemptReview)
    return attempt.codes


def test_codes_are_as_hard_as_the_shipped_strategy_finds_them_and_50_on_average() -> None:
    board = shapes_of(edition("classic")).board()
    hardness = []
    for code in ("RRRR", "RRRG", "RRGG", "RRGB", "RGBY"):
        (review,) = review_of_codes([Entry(0, HideCode(code)), Entry(1, LayRow(code))])
        kind = symmetry_class(code, Shapes(board.codes, board.rows))
        of_kind = symmetry_classes(board)[kind]
        assert review.best_rows == round(sum(map(rows_needed, of_kind)) / len(of_kind), 4)
        assert review.hardness is not None
        hardness.append((review.hardness, len(of_kind)))
    assert sum(count for _, count in hardness) == 1296
    assert sum(value * count for value, count in hardness) / 1296 == pytest.approx(50, abs=1)


def rows_needed(code: str) -> int:
    """How many rows the shipped strategy lays for a code."""
    tree, node = tree_for(edition("classic"), 1, "average"), 0
    for row in count(1):
        if tree.row(node) == code:
            return row
        below = tree.follow(node, mark(tree.row(node), code))
        assert below is not None
        node = below
    raise AssertionError


def test_a_code_of_a_board_without_a_strategy_is_not_compared() -> None:
    entries = [Entry(0, HideCode("RGB")), Entry(1, LayRow("RGB"))]
    attempt = review_record(record(entries, "custom", pegs=3, colours=4)).attempts[0]
    assert isinstance(attempt, AttemptReview)
    assert attempt.codes == [CodeReview(0, "RGB", 1, 1, found=True)]


def test_a_duel_has_the_shares_of_the_point_turn_by_turn() -> None:
    rows = [("RRYY", "RRYY"), ("WKOP", "RRRR"), ("WKPO", "GGGG")]
    entries = [Entry(0, HideCode("RGBY")), Entry(1, HideCode("WKPO"))]
    for pair in rows:
        entries += (Entry(seat, LayRow(row)) for seat, row in enumerate(pair))
    attempt = review_record(record(entries, "duel", rings=4)).attempts[0]
    assert isinstance(attempt, AttemptReview)
    assert attempt.outcome == "found"
    first, second, third = attempt.turns
    assert (first.turn, first.shares) == (1, (0.5, 0.5))
    assert first.chances == (round(1 / 4096, 4), round(1 / 4096, 4))
    assert third.shares[0] > second.shares[0] > 0.5 - 0.2
    assert third.shares[0] > 0.5
    assert all(sum(turn.shares) == pytest.approx(1) for turn in attempt.turns)
    assert third.chances[0] > 0
    assert third.chances[1] == 0
