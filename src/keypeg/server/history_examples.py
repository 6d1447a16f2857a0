"""Examples of a guest's history for the OpenAPI document."""

from msgspec import Struct

from keypeg.review.history_values import (
    BoxHistory,
    MatchResult,
    MistakeKind,
    MistakeTally,
    OpponentHistory,
    PlayerHistory,
)
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.server.history_schemas import DeletedMatches, HistoryPage, HistoryPeriod, PlayedMatchEntry, Statistics


def history_examples(address: str, ended: int) -> tuple[Struct, ...]:
    """A history of two matches."""
    match = PlayedMatchEntry(
        address, DEFAULT_BOX, ended, 0, MatchResult.WON, ["Bo"], [], "done", 1, 1, average_rows=5.0, skill=84, luck=51
    )
    history = PlayerHistory(
        "Ada",
        2,
        2,
        1,
        0,
        [BoxHistory(DEFAULT_BOX, 2, 2, 2, {4: 1, 5: 1}, 4.5, 81, 53)],
        [OpponentHistory("Bo", 2, 1, 0)],
        [MistakeTally(MistakeKind.FORGOT_ROW, 1, 3, 1.1)],
    )
    period = HistoryPeriod(ended, ended, 1, 84, 51)
    return (
        HistoryPage([match], f"{ended}-{address}"),
        Statistics(history, [period], 0, 0, coach=True),
        DeletedMatches(2, 0),
    )
