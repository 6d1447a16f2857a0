"""Solo games: rows are marked by the rules, nothing is told too early, and what comes twice is done once."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from itertools import islice

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.review.daily import DAILY_BOXES, daily_code, days_now
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.review.solo_boards import solo_board, solo_edition
from keypeg.review.solo_games import (
    SPRINT_CODES,
    SoloGame,
    SoloKind,
    begin_daily,
    begin_solo,
    boards,
    give_up,
    is_over,
    lay_row,
    rows_needed,
    view_of,
)
from keypeg.rules.boxes import edition
from keypeg.rules.keys import mark
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.shapes import Shape

DAY = date(2026, 11, 18)
SMALL = {"pegs": 3, "colours": 3, "row_limit": 4}


def new(kind: SoloKind = SoloKind.SINGLE, seed: int = 5, **more: bool) -> SoloGame:
    return begin_solo(kind, "custom", SMALL, lambda count: seed % count, **more)


def _drawing(number: int) -> Callable[[int], int]:
    return lambda _: number


def fault_of(error: pytest.ExceptionInfo[Refusal]) -> object:
    return error.value.fault


@pytest.mark.parametrize(
    "shape",
    [
        Shape(4, "RYG", repeats=True),
        Shape(3, "RYGB", repeats=False),
        Shape(4, "RY", repeats=True, fewest_empty=1, most_empty=3),
        Shape(4, "RYG", repeats=False, most_empty=4),
        Shape(3, "RY", repeats=False, fewest_empty=1, most_empty=2),
    ],
)
def test_rows_of_a_shape_have_numbers(shape: Shape) -> None:
    assert [shape.nth(number) for number in range(shape.size)] == list(shape.rows())
    for number in (-1, shape.size):
        with pytest.raises(IndexError):
            shape.nth(number)


def test_the_numbers_of_large_boards_need_no_list() -> None:
    shape = Shape(8, "RYGBWKOP", repeats=True)
    assert shape.nth(shape.size - 1) == "PPPPPPPP"
    assert [shape.nth(number) for number in range(3)] == list(islice(shape.rows(), 3))


@given(st.datetimes(min_value=datetime(2026, 1, 1), max_value=datetime(2098, 1, 1)))
def test_it_is_two_or_three_dates_at_once(at: datetime) -> None:
    first, last = days_now(at.replace(tzinfo=UTC))
    assert first <= at.date() <= last
    assert 1 <= (last - first).days <= 2


def test_the_first_place_to_begin_a_day_is_14_hours_ahead_and_the_last_12_behind() -> None:
    hours = [(11, 59), (12, 0), (9, 59), (10, 0)]
    found = [days_now(datetime(2026, 11, 18, *hour, tzinfo=UTC)) for hour in hours]
    assert [(first.day, last.day) for first, last in found] == [(17, 19), (18, 19), (17, 18), (17, 19)]


@settings(deadline=None)
@given(st.data())
def test_a_game_ends_with_its_code_or_its_last_row_and_tells_the_code_only_then(data: st.DataObject) -> None:
    blind = data.draw(st.booleans())
    kind = data.draw(st.sampled_from([SoloKind.SINGLE, SoloKind.SPRINT]))
    game = new(kind, data.draw(st.integers(0, 26)), blind=blind)
    rows = list(game.board.row.rows())
    while not is_over(game):
        before = view_of("x", game)
        assert before.boards[-1].code is before.boards[-1].outcome is None
        rows_before = game.rows[before.laid - len(before.boards[-1].rows) :]
        assert [row for row, _ in before.boards[-1].rows] == [None if blind else row for row in rows_before]
        row = data.draw(st.sampled_from(rows))
        game = lay_row(game, before.laid + 1, row)
        assert lay_row(game, before.laid + 1, row) is game  # sent twice, done once
    after = view_of("x", game)
    assert after.over
    assert len(after.boards) == after.codes == (SPRINT_CODES if kind is SoloKind.SPRINT else 1)
    for board, code in zip(after.boards, game.codes, strict=True):
        assert board.code == code
        assert [(row, mark(row or "", code)) for row, _ in board.rows] == board.rows
        assert (board.outcome == "found") == (board.rows[-1][0] == code)
        assert board.outcome == "found" or len(board.rows) == after.row_limit
    assert after.laid == len(game.rows) == sum(len(board.rows) for board in after.boards)
    missed = sum(board.outcome == "not_found" for board in after.boards)
    assert after.score == after.laid + missed
    with pytest.raises(Refusal) as error:
        lay_row(game, after.laid + 1, rows[0])
    assert fault_of(error) is ReviewFault.SOLO_OVER
    with pytest.raises(Refusal) as error:
        give_up(game)
    assert fault_of(error) is ReviewFault.SOLO_OVER


def test_a_game_that_went_on_elsewhere_refuses_the_row() -> None:
    game = lay_row(new(), 1, "RRR")
    for number in (1, 3, 0):
        with pytest.raises(Refusal) as error:
            lay_row(game, number, "YYY")
        assert fault_of(error) is ReviewFault.NOT_NEXT_ROW
        assert error.value.values["laid"] == 1


def test_a_row_has_the_shape_of_the_box() -> None:
    with pytest.raises(Refusal) as error:
        lay_row(new(), 1, "RRRR")
    assert (fault_of(error), error.value.rule) == (Fault.WRONG_LENGTH, "X1")


def test_without_a_wish_a_game_is_open_and_belongs_to_no_day() -> None:
    game = lay_row(new(), 1, "RRR")
    seen = view_of("x", game)
    assert (seen.no_repeats, seen.blind, seen.day, seen.on_the_day) == (False, False, None, False)


def test_giving_up_shows_the_code_and_can_be_sent_twice() -> None:
    game = lay_row(new(SoloKind.SPRINT, blind=True), 1, "RRR")
    given = give_up(game)
    assert give_up(given) is given
    assert (given.version, game.version) == (2, 1)
    (board,) = view_of("x", given).boards
    assert (board.outcome, board.code, board.rows[0][0]) == ("given_up", given.codes[0], "RRR")
    assert is_over(given)
    with pytest.raises(Refusal) as error:
        lay_row(given, 2, "RRR")
    assert fault_of(error) is ReviewFault.SOLO_OVER


def test_codes_without_repeats() -> None:
    for number in range(0, 360, 50):
        (code,) = begin_solo(SoloKind.SINGLE, "classic", {}, _drawing(number), no_repeats=True).codes
        assert len(set(code)) == 4
    game = begin_solo(SoloKind.SINGLE, "classic", {}, lambda _: 0, no_repeats=True)
    assert view_of("x", game).code_shape.repeats is False
    assert lay_row(game, 1, "RRGG").rows == ("RRGG",)  # rows are as before
    empties = edition("custom", {"pegs": 3, "colours": 4, "empties": True})
    assert solo_board(empties).code == Shape(3, "RGBY", repeats=True, most_empty=3)
    assert solo_board(empties, no_repeats=True).code == Shape(3, "RGBY", repeats=False, most_empty=3)
    assert solo_edition(empties, no_repeats=True).game == solo_board(empties, no_repeats=True)
    with pytest.raises(Refusal) as error:
        begin_solo(SoloKind.SINGLE, "custom", {"pegs": 6, "colours": 4}, lambda _: 0, no_repeats=True)
    assert fault_of(error) is Fault.IMPOSSIBLE_SHAPE


@pytest.mark.parametrize("box", DAILY_BOXES)
def test_the_code_of_the_day_is_one_code(box: str) -> None:
    game = begin_daily(box, DAY)
    assert game.codes == (daily_code(box, DAY),)
    assert (game.day, view_of("x", game).day) == (DAY, "2026-11-18")
    assert game.codes[0] not in repr(game)
    assert game.codes[0] not in msgspec.json.encode(view_of("x", game)).decode()
    laid = lay_row(game, 1, game.codes[0], on_the_day=True)
    assert (rows_needed(laid), laid.on_the_day, rows_needed(give_up(game))) == (1, True, None)


def test_the_first_row_decides_whether_a_daily_code_counts() -> None:
    game = lay_row(begin_daily("classic", DAY), 1, "RRRR", on_the_day=False)
    assert not lay_row(game, 2, "YYYY", on_the_day=True).on_the_day
    game = lay_row(begin_daily("classic", DAY), 1, "RRRR", on_the_day=True)
    assert lay_row(game, 2, "YYYY", on_the_day=False).on_the_day


def test_nobody_breaks_a_code_alone_in_a_group() -> None:
    with pytest.raises(Refusal) as error:
        begin_solo(SoloKind.SINGLE, "group", {}, lambda _: 0)
    assert error.value == ReviewRefusal(ReviewFault.NO_SOLO, "G1")


def test_a_duel_alone_is_the_board_of_its_first_seat() -> None:
    agreed = edition("duel", {"handicap": 0})
    board = solo_board(agreed)
    assert board.code == board.row == agreed.game.to_find[0]  # type: ignore[union-attr]
    assert solo_edition(agreed).game == board


def test_a_saved_game_is_the_same_game() -> None:
    game = lay_row(begin_daily("classic", DAY), 1, "RRRR", on_the_day=True)
    assert msgspec.json.decode(msgspec.json.encode(game), type=SoloGame) == game
    assert boards(game)[0].code == game.codes[0]
