"""The moment that decided a round: what went wrong explains a bad round, and what went well a good one."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from keypeg.review.decisive_moments import NOTHING, Moment, MomentKind, moment_of
from keypeg.review.review_values import (
    AttemptReview,
    CertainSeat,
    CodeReview,
    GroupAttemptReview,
    MistakeReview,
    Outlook,
    PlayerReview,
    RowReview,
    TurnReview,
    Verdict,
)
from keypeg.rules.keys import Key

CODE = CodeReview(0, "RYGB", 1, 3, found=True, best_rows=4.3, average_rows=4.34, hardness=50)


def row(cost: float = 0.0, bits: float | None = 2.0, expected: float = 2.0, **changes: Any) -> RowReview:
    return RowReview("RRGG", Key(1, 0), 100, 25, bits, expected, cost=cost, verdict=Verdict.FAIR, **changes)


@dataclass
class Round:
    """A round of seat 1."""

    rows: list[RowReview]
    codes: list[CodeReview] = field(default_factory=list)
    outcome: str = "found"
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def moment(self) -> Moment:
        player = PlayerReview(1, "codebreaker", 80, 50, self.rows)
        return moment_of(AttemptReview(1, self.outcome, [player], codes=self.codes, **self.more), 1)


def test_the_row_that_gave_away_most_or_the_key_that_helped_or_hurt_most() -> None:
    assert Round([row(), row(cost=0.8), row()]).moment == Moment(MomentKind.COST, (2,))
    assert Round([row(), row(bits=0.5), row()]).moment == Moment(MomentKind.UNLUCKY, (2,))
    assert Round([row(), row(), row(bits=4.0)]).moment == Moment(MomentKind.LUCKY, (3,))
    assert Round([row(), row(bits=1.5), row(cost=0.2)]).moment == NOTHING
    assert Round([row(bits=None)]).moment == NOTHING


def test_a_round_that_went_well_is_explained_by_what_went_well() -> None:
    rows = [row(cost=1.5), row(bits=3.5), row(bits=0.0)]
    assert Round(rows, [CODE]).moment == Moment(MomentKind.LUCKY, (2,))
    late = CodeReview(0, "RYGB", 1, 7, found=True, average_rows=4.34)
    assert Round(rows, [late]).moment == Moment(MomentKind.COST, (1,))


@pytest.mark.parametrize(
    ("rows", "average", "expected"),
    [
        ([row(bits=4.0), row(), row()], 4.0, Moment(MomentKind.LUCKY, (1,))),
        ([row(cost=3.0), row(bits=4.0), row()], 3.0, Moment(MomentKind.LUCKY, (2,))),
        ([row(cost=3.0), row(bits=0.0), row()], 3.0, NOTHING),
        ([row(), row(), row()], 4.0, NOTHING),
        ([row(bits=4.0), row(), row()], 2.9, NOTHING),
        ([row(bits=4.0), row(cost=0.5), row(bits=0.0)], 2.9, Moment(MomentKind.UNLUCKY, (3,))),
        ([row(), row(), row()], 2.9, NOTHING),
    ],
)
def test_only_what_went_the_way_of_the_round_explains_it(
    rows: list[RowReview], average: float, expected: Moment
) -> None:
    """A code found in three rows, against what the strategy needs on average: as soon as that is well."""
    assert Round(rows, [CodeReview(0, "RYGB", 1, 3, found=True, average_rows=average)]).moment == expected


def test_of_rows_that_changed_as_much_the_first() -> None:
    for changed in (row(bits=0.5), row(bits=3.5), row(cost=0.8)):
        assert Round([row(), changed, changed]).moment.rows == (2,)


def test_a_key_that_nothing_was_expected_of_is_all_luck() -> None:
    assert Round([row(bits=1.5, expected=0.0)]).moment == Moment(MomentKind.LUCKY, (1,))


def test_a_lucky_row_that_was_the_code_is_told_apart() -> None:
    assert Round([row(), row(), row(bits=4.0)], [CODE]).moment == Moment(MomentKind.FOUND, (3,))


def test_a_row_without_an_alternative_decides_nothing() -> None:
    only = RowReview("RRGG", Key(4, 0), 1, 1, 5.0, 0.0, cost=2.0, verdict=Verdict.ONLY)
    assert Round([only]).moment == NOTHING
    assert Round([only, row(bits=4.0)]).moment == Moment(MomentKind.LUCKY, (2,))


def test_several_rows_that_told_nothing() -> None:
    empty = row(outlook=Outlook(1, 1, 1, possible=False))
    assert Round([row(), empty, empty]).moment == Moment(MomentKind.EMPTY, (2, 3))
    assert Round([row(), empty]).moment == NOTHING


def test_wrong_keys_and_contradictions_come_first() -> None:
    mistake = MistakeReview(0, 1, 1, Key(0, 1), Key(1, 1))
    rows = [row(cost=2.0), row(contradiction=(1, 2))]
    assert Round(rows, more={"mistakes": [mistake]}).moment == Moment(MomentKind.MISTAKE, (2,))
    assert Round(rows).moment == Moment(MomentKind.CONTRADICTION, (1, 2))
    assert Round([row(cost=2.0)], outcome="resigned").moment == NOTHING


@pytest.mark.parametrize(
    ("shares", "outcome", "expected"),
    [
        ([0.5, 0.8, 0.7], "out_of_rows", Moment(MomentKind.TURN, (1,), (0.5, 0.2))),
        ([0.5, 0.5], "found", Moment(MomentKind.TURN, (2,), (0.5, 1.0))),
        ([0.5, 0.55], "out_of_rows", NOTHING),
        ([0.5, 0.25, 0.5], "out_of_rows", Moment(MomentKind.TURN, (1,), (0.5, 0.75))),
        ([0.2, 0.5, 1.0], "out_of_rows", Moment(MomentKind.TURN, (2,), (0.5, 0.0))),
    ],
)
def test_the_turn_that_turned_a_duel(shares: list[float], outcome: str, expected: Moment) -> None:
    turns = [TurnReview(turn, (share, round(1 - share, 2)), (0, 0)) for turn, share in enumerate(shares, 1)]
    moment = Round([row(cost=3.0)], [CODE], outcome, {"turns": turns}).moment
    assert moment.kind is expected.kind
    assert moment.rows == expected.rows
    assert list(moment.shares) == pytest.approx(list(expected.shares))


@pytest.mark.parametrize("found", [(True, False), (False, True), (True, True)])
def test_after_the_last_turn_whoever_found_the_code_has_the_point(found: tuple[bool, bool]) -> None:
    codes = [CodeReview(1 - breaker, "RYGB", breaker, 2, found=found[breaker]) for breaker in (0, 1)]
    turns = [TurnReview(turn, (0.5, 0.5), (0, 0)) for turn in (1, 2)]
    moment = Round([row()], codes, "found", {"turns": turns}).moment
    assert moment == Moment(MomentKind.TURN, (2,), (0.5, float(found[1])))


def test_the_question_after_which_the_code_could_be_known() -> None:
    def of(*rows: int | None, outcome: str = "mastermind") -> Moment:
        certain = [CertainSeat(seat, count) for seat, count in enumerate(rows)]
        return moment_of(GroupAttemptReview(1, outcome, [], certain=certain), 0)

    assert of(5, 3, None) == Moment(MomentKind.CERTAIN, (3,), seat=1)
    assert of(3, 3, 4) == Moment(MomentKind.TIED, (3,))
    assert of(None, None) == of() == of(5, 3, outcome="resigned") == NOTHING
