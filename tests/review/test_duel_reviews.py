"""Reviews of duels: how one stood before each turn, by every pair of codes that the two boards leave."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import pytest

from keypeg.records.entries import Entry
from keypeg.records.record import Record
from keypeg.review.match_reviews import review_record
from keypeg.review.review_values import AttemptReview, TurnReview
from keypeg.rules.actions import Challenge, HideCode, LayRow, MarkRow
from keypeg.rules.boxes import edition
from keypeg.rules.keys import mark
from keypeg.thinking._native import Rule
from keypeg.thinking.edition_objectives import FOUND_BY_ROW
from keypeg.thinking.one_step_rules import one_step_depths
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import shapes_of

CODES = "RGBY", "WKPO"
"""What the seats hide from each other."""


def turns(entries: list[Entry], **options: Any) -> list[TurnReview]:
    attempt = review_record(Record(edition("duel", options), ("Ada", "Bo"), entries)).attempts[0]
    assert isinstance(attempt, AttemptReview)
    assert attempt.outcome is not None
    return attempt.turns


def played(rows: tuple[list[str], list[str]], codes: tuple[str, str] = CODES) -> list[Entry]:
    """The codes, and the rows of both players in turn."""
    entries = [Entry(seat, HideCode(code)) for seat, code in enumerate(codes)]
    for pair in zip_longest(*rows):
        entries += (Entry(seat, LayRow(row)) for seat, row in enumerate(pair) if row is not None)
    return entries


def share(own: Sequence[int], other: Sequence[int]) -> float:
    """The share of the point by going through all pairs; the figures say how many codes are found with each row."""
    won = tied = 0
    for row, codes in enumerate(own):
        won += codes * sum(other[row + 1 :])
        tied += codes * sum(other[row : row + 1])
    return round((won + tied / 2) / (sum(own) * sum(other)), 4)


def test_the_share_of_the_point_is_that_over_all_pairs_of_codes() -> None:
    rows = (["RRYY", "WKOP", "WKPO"], ["RRYY", "RGRB", "GGGG"])
    found = turns(played(rows), rings=4)
    board = shapes_of(edition("duel", {"rings": 4}), 0).board()
    for turn, review in enumerate(found[1:], 1):
        own, other = (
            one_step_depths(
                Position(board, [(row, mark(row, CODES[1 - seat])) for row in rows[seat][:turn]]), Rule.MOST_PARTS
            )
            for seat in range(2)
        )
        assert review.shares == pytest.approx((share(own, other), 1 - share(own, other)))
    assert [review.turn for review in found] == [1, 2, 3]
    assert found[0].shares == (0.5, 0.5)
    assert found[2].shares[0] > 0.5


def test_who_looks_for_four_pegs_is_ahead_of_who_looks_for_five() -> None:
    (first,) = turns(played((["WKPO"], ["RRYYG"]), ("RGBYW", "WKPO")), handicap=0)
    expected = share(FOUND_BY_ROW[4], FOUND_BY_ROW[5])
    assert expected > 0.5
    assert first.shares == pytest.approx((expected, 1 - expected))
    assert first.chances == (round(1 / 8**4, 4), round(1 / 8**5, 4))


def test_a_row_has_the_chance_of_the_codes_that_fit_with_it() -> None:
    found = turns(played((["RRYY", "WKOP", "WKPO"], ["RRYY", "RRRR", "GGGG"])), rings=4)
    board = shapes_of(edition("duel", {"rings": 4}), 0).board()
    left = Position(board, [(row, mark(row, "WKPO")) for row in ("RRYY", "WKOP")])
    assert "WKPO" in left.codes()
    assert found[0].chances == (round(1 / 4096, 4), round(1 / 4096, 4))
    assert found[2].chances == (round(1 / len(left), 4), 0)  # the keys before had ruled the other row out


def test_in_a_race_who_has_laid_fewer_rows_has_no_chance_in_the_last_turns() -> None:
    found = turns(played((["RRYY", "WKOP", "WKPO"], ["RRYY"])), rings=4, race=True)
    assert [review.chances[1] for review in found] == [round(1 / 4096, 4), 0, 0]
    assert found[2].chances[0] > 0


def test_where_keys_contradict_each_other_nobody_is_ahead() -> None:
    entries = played((["RRRR"], ["RRRR"]))
    entries += [Entry(0, MarkRow(1, 0)), Entry(1, MarkRow(3, 0))]
    entries += [Entry(0, LayRow("GGGG")), Entry(1, LayRow("GGGG")), Entry(0, MarkRow(1, 0)), Entry(1, MarkRow(3, 0))]
    entries += [Entry(0, LayRow("BBBB")), Entry(1, LayRow("BBBB")), Entry(0, Challenge())]
    found = turns(entries, rings=4, marking="by_hand")
    assert found[1].shares != (0.5, 0.5)
    assert found[2].shares == (0.5, 0.5)
