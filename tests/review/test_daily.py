"""The daily code: a code of its box, fixed by date and box, every code reachable; streaks; and days that have none."""

from collections import Counter
from datetime import date, datetime, time, timedelta
from hashlib import sha256
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.review.best_plays import best_play
from keypeg.review.daily import (
    DAILY_BOXES,
    FIRST_DAY,
    LAST_DAY,
    DailyResult,
    DailyScore,
    check_day,
    daily_code,
    daily_edition,
    daily_score,
    read_day,
    share_lines,
)
from keypeg.review.refusals import ReviewFault
from keypeg.rules.boxes import edition
from keypeg.rules.keys import Key, mark
from keypeg.rules.refusals import Fault, Refusal
from keypeg.thinking.rulebook_boards import shapes_of

DAYS = st.dates(FIRST_DAY, LAST_DAY)
BOXES = st.sampled_from(DAILY_BOXES)


def test_every_box_that_can_be_played_alone_has_one() -> None:
    assert DAILY_BOXES == ("classic", "travel", "hasbro94", "duel", "super")


@settings(deadline=None)
@given(BOXES, DAYS)
def test_it_is_a_code_of_the_box(box: str, day: date) -> None:
    code = daily_code(box, day)
    shapes_of(daily_edition(box), 0).codes.check(code)
    assert daily_code(box, day) == code


@settings(deadline=None)
@given(BOXES, DAYS, st.times())
def test_the_time_of_day_does_not_matter(box: str, day: date, time: time) -> None:
    assert daily_code(box, datetime.combine(day, time)) == daily_code(box, day)


@settings(deadline=None)
@given(st.sampled_from([("classic", "RYGBWK", 4), ("super", "RYGBWKOP", 5)]), DAYS)
def test_it_is_what_the_published_formula_says(box: tuple[str, str, int], day: date) -> None:
    name, colours, holes = box
    codes = ["".join(code) for code in product(colours, repeat=holes)]
    digest = sha256(f"keypeg daily 1 {name} {day.isoformat()}".encode()).hexdigest()
    assert daily_code(name, day) == codes[int(digest, 16) % len(codes)]


def test_without_repeats_the_other_codes_are_left_out() -> None:
    codes = ["".join(code) for code in product("RYGBWKOP", repeat=4) if len(set(code)) == 4]
    digest = sha256(b"keypeg daily 1 travel 2026-11-18").hexdigest()
    assert daily_code("travel", date(2026, 11, 18)) == codes[int(digest, 16) % len(codes)] == "PRKG"


def test_every_code_comes_up() -> None:
    """Over all 27,393 days, each of the 1,296 codes comes 21 times on average; none is missing, none is frequent."""
    days = [FIRST_DAY + timedelta(days=number) for number in range((LAST_DAY - FIRST_DAY).days + 1)]
    drawn = Counter(daily_code("classic", day) for day in days)
    assert set(drawn) == set(shapes_of(daily_edition("classic"), 0).codes.rows())
    expected = len(days) / 1296
    chi_squared = sum((count - expected) ** 2 / expected for count in drawn.values())
    assert 1295 - 5 * 51 < chi_squared < 1295 + 5 * 51  # its standard deviation is 51


def test_boxes_have_codes_of_their_own() -> None:
    same = sum(
        daily_code("duel", day) == daily_code("super", day) for day in map(date.fromordinal, range(740000, 740200))
    )
    assert same < 3


@pytest.mark.parametrize("box", ["group", "custom"])
def test_other_boxes_have_none(box: str) -> None:
    with pytest.raises(Refusal) as caught:
        daily_code(box, date(2026, 11, 18))
    assert caught.value.fault is ReviewFault.NO_DAILY
    assert caught.value.values == {"box": box, "boxes": "classic, travel, hasbro94, duel, super"}


def test_a_box_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        daily_code("nobox", date(2026, 11, 18))
    assert caught.value.fault is Fault.UNKNOWN_EDITION


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "form"),
        ("today", "form"),
        ("18.11.2026", "form"),
        ("2026-1-1", "form"),
        ("20261118", "form"),
        ("2026-W47-3", "form"),
        ("2026-11-18T12:00", "form"),
        ("٢٠٢٦-١١-١٨", "form"),
        ("2026-02-29", "none_such"),
        ("0000-01-01", "none_such"),
        ("2024-12-31", "out_of_range"),
        ("1926-11-18", "out_of_range"),
        ("2100-01-01", "out_of_range"),
    ],
)
def test_what_is_no_day_with_a_code_is_refused(text: str, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_day(text)
    span = {"first": "2025-01-01", "last": "2099-12-31"} if why == "out_of_range" else {}
    assert (caught.value.fault, caught.value.values) == (ReviewFault.BAD_DATE, {"why": why, "date": text, **span})


@given(DAYS)
def test_days_are_read_as_they_are_written(day: date) -> None:
    assert read_day(day.isoformat()) == day


@pytest.mark.parametrize("day", [FIRST_DAY - timedelta(days=1), LAST_DAY + timedelta(days=1)])
def test_days_out_of_range_have_no_code(day: date) -> None:
    for use in (check_day, lambda day: daily_code("classic", day)):
        with pytest.raises(Refusal) as caught:
            use(day)
        assert caught.value.fault is ReviewFault.BAD_DATE
    for day in (FIRST_DAY, LAST_DAY):
        check_day(day)


@pytest.mark.parametrize("box", DAILY_BOXES)
def test_the_best_strategy_finds_every_code(box: str) -> None:
    for number in range(5):
        code = daily_code(box, FIRST_DAY + timedelta(days=number))
        rows = best_play(daily_edition(box), code)
        assert 1 <= len(rows) < 10
        assert rows[-1] == (code, Key(len(code), 0))
        assert all(key == mark(row, code) for row, key in rows)


def test_in_a_duel_with_a_handicap_the_best_strategy_is_that_of_the_first_seat() -> None:
    assert best_play(edition("duel", {"handicap": 0}), "RGBY")[-1] == ("RGBY", Key(4, 0))


def test_what_is_shared_shows_keys_and_no_pegs() -> None:
    assert share_lines([Key(0, 0), Key(1, 2), Key(4, 0)], 4) == ["◌◌◌◌  ····", "◌◌◌◌  ●○○·", "◌◌◌◌  ●●●●"]


TODAY = date(2026, 11, 18)


def played(*games: tuple[int, int | None], on_the_day: bool = True) -> list[DailyResult]:
    """Results of so many days ago."""
    return [DailyResult(TODAY - timedelta(days=ago), rows, on_the_day=on_the_day) for ago, rows in games]


def test_a_streak_goes_up_to_today_or_yesterday() -> None:
    assert daily_score(played((0, 4), (1, 5), (2, 3), (4, 4)), TODAY).streak == 3
    assert daily_score(played((1, 5), (2, 3)), TODAY).streak == 2
    assert daily_score(played((2, 3), (3, 3)), TODAY).streak == 0
    assert daily_score(played((0, None), (1, 5)), TODAY).streak == 1
    assert daily_score([], TODAY) == DailyScore(played=0, found=0, streak=0, longest_streak=0, rows={})


def test_what_was_played_later_does_not_count_for_the_streak() -> None:
    score = daily_score(played((0, 4)) + played((1, 5), on_the_day=False) + played((2, 4)), TODAY)
    assert (score.streak, score.longest_streak, score.played, score.found) == (1, 1, 3, 3)


def test_the_score_counts_rows_and_remembers_the_longest_streak() -> None:
    score = daily_score(played((0, 4), (5, 4), (6, 3), (7, 4), (9, None)), TODAY)
    assert (score.played, score.found, score.streak, score.longest_streak) == (5, 4, 1, 3)
    assert score.rows == {3: 1, 4: 3}
