"""An example of every request and response of solo games, for the OpenAPI document."""

from datetime import date
from hashlib import sha256

from msgspec import Struct

from keypeg.review.daily import DailyScore, daily_code, daily_text
from keypeg.review.solo_games import SoloKind, begin_daily, lay_row, view_of
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.keys import mark
from keypeg.server.solo_schemas import (
    DailyBox,
    DailyCodes,
    DailyGame,
    DailySolution,
    ListedSolo,
    NewDaily,
    NewSolo,
    SoloGames,
    SoloRow,
)

GAME = "3f0c9a1b7d5e2468"
DAY, NEXT_DAY = date(2026, 11, 17), date(2026, 11, 18)


def solo_examples() -> tuple[Struct, ...]:
    """An example for each schema."""
    code, text = daily_code(DEFAULT_BOX, DAY), daily_text(DEFAULT_BOX, DAY)
    score = DailyScore(played=3, found=3, streak=2, longest_streak=2, rows={4: 2, 6: 1})
    return (
        NewDaily(DEFAULT_BOX, str(NEXT_DAY)),
        NewSolo("5f3a-7", "sprint", DEFAULT_BOX),
        SoloRow(1, "RRGG"),
        view_of(GAME, lay_row(begin_daily(DEFAULT_BOX, NEXT_DAY), 1, "RRGG", on_the_day=True)),
        SoloGames([ListedSolo(GAME, SoloKind.SPRINT, DEFAULT_BOX, board=3, codes=10, laid=11)]),
        DailyCodes(
            str(NEXT_DAY), [DailyBox(DEFAULT_BOX, 10, DailyGame(GAME, 1, None), day_before_open=True, score=score)]
        ),
        DailySolution(
            DEFAULT_BOX,
            str(DAY),
            code,
            text,
            sha256(text.encode()).hexdigest(),
            [(row, mark(row, code)) for row in ("RRYG", code)],
        ),
    )
