"""Reviews of matches: every attempt and seat, judged on what the seat knew, whatever the record holds."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import keypeg
from keypeg.records.entries import Entry
from keypeg.records.record import Record, read
from keypeg.records.redaction import write_redacted
from keypeg.records.replay import RecordRefused, replay, summary
from keypeg.review.board_reviews import review_laid_rows
from keypeg.review.match_reviews import review_record
from keypeg.review.review_values import AttemptReview, PlayerReview, Reason, RowReview, Verdict
from keypeg.rules import referee
from keypeg.rules.actions import HideCode, LayRow, MarkRow
from keypeg.rules.boxes import edition
from keypeg.rules.keys import Key, mark
from keypeg.rules.refusals import Refusal
from keypeg.thinking.shipped import tree_for
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
    assert (first.by, second.by) == (1, None)
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
    for seat, players, codes in ((0, [[], [0]], [0]), (1, [[1], []], [])):
        first, second = review_record(record(entries), player=seat).attempts
        assert [[player.seat for player in attempt.players] for attempt in (first, second)] == players
        assert isinstance(first, AttemptReview)
        assert [code.seat for code in first.codes] == codes


def test_a_player_who_does_not_exist_is_refused() -> None:
    for player in (-1, 2):
        with pytest.raises(Refusal, match="unknown_seat") as refused:
            review_record(record(CLASSIC), player=player)
        assert refused.value.values == {"why": "none_such", "last": 1}


def test_a_record_that_breaks_a_rule_is_refused_at_its_action() -> None:
    with pytest.raises(RecordRefused) as refused:
        review_record(record([*CLASSIC, Entry(0, LayRow("RGBY"))]))
    assert refused.value.action == 6


def test_a_board_that_is_too_large_is_refused() -> None:
    entries = [Entry(0, HideCode("RGBYOPWK")), Entry(1, LayRow("RGBYOPWK"))]
    with pytest.raises(Refusal, match="too_large") as refused:
        review_record(record(entries, "custom", pegs=8, colours=12))
    assert refused.value.rule == "X1"


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


def test_each_player_of_a_duel_with_a_handicap_is_judged_on_a_board_of_their_own() -> None:
    entries = [
        Entry(0, HideCode("RGBYW")),
        Entry(1, HideCode("WKOP")),
        Entry(0, LayRow("RRYY")),
        Entry(1, LayRow("RRYYG")),
    ]
    (attempt,) = review_record(record(entries, "duel", handicap=0)).attempts
    assert [player.rows[0].before for player in attempt.players] == [8**4, 8**5]


def test_whoever_plays_the_shipped_strategy_gives_nothing_away() -> None:
    code, entries = "KPGOK", [Entry(0, HideCode("KPGOK"))]
    tree, node = tree_for(edition("super"), 1, "average"), 0
    while (row := tree.row(node)) != code:
        entries.append(Entry(1, LayRow(row)))
        below = tree.follow(node, mark(row, code))
        assert below is not None
        node = below
    entries.append(Entry(1, LayRow(code)))
    (player,) = review_record(record(entries, "super")).attempts[0].players
    assert isinstance(player, PlayerReview)
    assert (player.skill, player.verdict, player.costliest) == (99, Verdict.BEST, None)


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


def withheld(played: Record, seat: int | None) -> Record:
    """A record as its reader gets it while the match goes on."""
    return read(write_redacted(played, seat))


def test_keys_by_hand_are_judged_though_the_code_is_withheld() -> None:
    entries = [Entry(0, HideCode("RGBY"))]
    for row, key in (("RRGG", (1, 1)), ("WWKK", (0, 0)), ("RGYB", (2, 2))):
        entries += [Entry(1, LayRow(row)), Entry(0, MarkRow(*key))]
    whole = record(entries, marking="by_hand")
    found = review_record(withheld(whole, 1))
    assert found == review_record(whole)
    assert found.attempts[0].without_keys == 0


def test_keys_of_the_referee_are_missing_if_the_code_is_withheld() -> None:
    entries = [*CLASSIC, Entry(1, HideCode("RGBW")), Entry(0, LayRow("RRGG")), Entry(0, LayRow("WWKK"))]
    whole = record(entries)
    first, second = review_record(withheld(whole, 0)).attempts
    assert first == review_record(whole).attempts[0]
    assert (second.number, second.outcome, second.without_keys) == (2, None, 2)
    ((row,),) = (player.rows for player in second.players)
    assert isinstance(row, RowReview)
    assert (row.row, row.key, row.before, row.after, row.skill, row.luck) == ("RRGG", None, 1296, None, 91, None)
    for player, seats, without_keys in ((0, [[], [0]], 2), (1, [[1], []], 0)):
        attempts = review_record(withheld(whole, 0), player).attempts
        assert [[each.seat for each in attempt.players] for attempt in attempts] == seats
        assert attempts[1].without_keys == without_keys
    assert review_record(withheld(whole, 1)) == review_record(whole)  # the codemaker knows the code


def test_of_a_duel_the_rows_against_ones_own_code_have_keys() -> None:
    entries = [Entry(0, HideCode("RGBY")), Entry(1, HideCode("WKOP"))]
    entries += [Entry(seat, LayRow(row)) for row in ("RRYY", "RGBW") for seat in (0, 1)]
    whole = record([*entries, Entry(1, LayRow("KKKK"))], "duel", rings=4)
    known = review_record(whole).attempts[0]
    own = review_record(withheld(whole, 0)).attempts[0]
    assert own.players[1] == known.players[1]
    assert (len(own.players[0].rows), own.without_keys) == (1, 2)
    assert review_record(withheld(whole, None)).attempts[0].without_keys == 4


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(["classic", "travel", "custom", "duel", "group"]))
def test_a_withheld_record_gives_the_reviews_of_the_whole_one_or_none(rng: random.Random, box: str) -> None:
    """Nothing in it follows from a stand-in."""
    options: dict[str, dict[str, Any]] = {"custom": {"pegs": 3, "colours": 4}, "duel": {"rings": 4}}
    agreed = edition(box, {"marking": rng.choice(["referee", "by_hand"])} | options.get(box, {}))
    whole = play_match(rng, agreed, most=rng.randrange(40)).record
    seat = rng.choice([None, *range(len(whole.players))])
    known, found = (review_record(each).attempts for each in (whole, withheld(whole, seat)))
    assert found[:-1] == known[:-1]
    one = rng.randrange(len(whole.players))
    for attempt, alone in zip(found, review_record(withheld(whole, seat), one).attempts, strict=True):
        assert alone.players == [each for each in attempt.players if each.seat == one]
    for player in found[-1].players if found else []:
        (same,) = (each for each in known[-1].players if each.seat == player.seat)
        if len(player.rows) == len(same.rows) and not found[-1].without_keys:
            assert player == same
        else:
            assert [row.before for row in player.rows] == [row.before for row in same.rows[: len(player.rows)]]
            assert [row.skill for row in player.rows] == [row.skill for row in same.rows[: len(player.rows)]]


def test_the_room_itself_reviews_a_match_for_one_seat_or_all() -> None:
    played = record([*CLASSIC, Entry(1, HideCode("RGBW")), Entry(0, LayRow("RRGG"))])
    assert keypeg.review(played) == review_record(played)
    assert keypeg.review(played, 1) == review_record(played, 1) != review_record(played)


def test_rows_that_lie_on_a_board_are_reviewed_by_that_of_the_first_seat() -> None:
    (row,) = review_laid_rows(edition("duel", {"handicap": 0}), [("RRYY", Key(1, 1))]).rows
    assert (row.before, row.key) == (8**4, (1, 1))
