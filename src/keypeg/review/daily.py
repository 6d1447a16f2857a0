"""The daily code: one a day for each box that can be played alone, fixed by the date and the box.

The code of a day is the number that belongs to the text `keypeg daily 1 BOX DATE`, such as
`keypeg daily 1 classic 2026-11-18`, among the codes of the box in their order: see `seeded_draws` for the number, and
`docs/daily.md` for the order and for examples. No clock, no server and no secret has a part in it.
"""

import re
from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta
from typing import Final

from msgspec import Struct

from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.review.seeded_draws import drawn_number
from keypeg.review.solo_boards import solo_board
from keypeg.rules.boxes import BOXES, edition
from keypeg.rules.edition import Edition, GroupGame
from keypeg.rules.keys import Key
from keypeg.rules.refusals import shown

FIRST_DAY: Final = date(2025, 1, 1)
LAST_DAY: Final = date(2099, 12, 31)
_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_BLANK: Final = "◌"

DAILY_BOXES: Final = tuple(
    name for name, box in BOXES.items() if not (box.free_form or isinstance(edition(name).game, GroupGame))
)
"""The boxes with a daily code: those with a board to break a code on, and one shape of code."""


class DailyScore(Struct, frozen=True):
    """What somebody's daily codes of one box come to."""

    played: int
    found: int
    streak: int
    """On how many days in a row, up to today or yesterday, the code of the day was found on the day itself."""
    longest_streak: int
    rows: dict[int, int]
    """How many codes were found in each number of rows."""


class DailyResult(Struct, frozen=True):
    """How one daily code went."""

    day: date
    rows: int | None
    """In how many rows it was found; None if it was not found."""
    on_the_day: bool
    """Whether it was played on the day itself."""


def daily_edition(box: str) -> Edition:
    """The edition whose code is looked for: the box with its defaults."""
    agreed = edition(box)
    if box not in DAILY_BOXES:
        raise ReviewRefusal(ReviewFault.NO_DAILY, box=box, boxes=", ".join(DAILY_BOXES))
    return agreed


def read_day(text: str) -> date:
    """A day that has a code, from its date as YYYY-MM-DD."""
    if not _DAY.fullmatch(text):
        raise ReviewRefusal(ReviewFault.BAD_DATE, why="form", date=shown(text))
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise ReviewRefusal(ReviewFault.BAD_DATE, why="none_such", date=text) from None
    check_day(day)
    return day


def check_day(day: date) -> None:
    """Refuse a day that has no code."""
    if not FIRST_DAY <= day <= LAST_DAY:
        raise ReviewRefusal(
            ReviewFault.BAD_DATE, why="out_of_range", date=str(day), first=str(FIRST_DAY), last=str(LAST_DAY)
        )


def daily_code(box: str, day: date) -> str:
    """The code of a day."""
    agreed = daily_edition(box)
    day = date(day.year, day.month, day.day)  # a datetime is a date, too
    check_day(day)
    codes = solo_board(agreed).code
    return codes.nth(drawn_number(daily_text(box, day), codes.size))


def days_now(at: datetime) -> tuple[date, date]:
    """The first and the last date that it is somewhere on Earth at an instant in UTC: from UTC−12 to UTC+14."""
    return (at - timedelta(hours=12)).date(), (at + timedelta(hours=14)).date()


def daily_text(box: str, day: date) -> str:
    """The text whose SHA-256 decides the code of a day."""
    return f"keypeg daily 1 {box} {day:%Y-%m-%d}"


def share_lines(keys: Iterable[Key], holes: int) -> list[str]:
    """Rows to share: every peg blank, and the key as it was."""
    return [f"{_BLANK * holes}  {'●' * reds}{'○' * whites}{'·' * (holes - reds - whites)}" for reds, whites in keys]


def daily_score(results: Sequence[DailyResult], today: date) -> DailyScore:
    """What the daily codes of one box come to."""
    found = [result.rows for result in results if result.rows is not None]
    days = {result.day for result in results if result.on_the_day and result.rows is not None}
    last = today if today in days else today - timedelta(days=1)
    return DailyScore(
        played=len(results),
        found=len(found),
        streak=_streak(days, last),
        longest_streak=max((_streak(days, day) for day in days), default=0),
        rows={rows: found.count(rows) for rows in sorted(set(found))},
    )


def _streak(days: set[date], last: date) -> int:
    """How many days in a row there are, up to the last one."""
    length = 0
    while last - timedelta(days=length) in days:
        length += 1
    return length
