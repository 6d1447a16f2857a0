"""Statistics of a guest's matches: the rows of the database added up in one pass, some at a time."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from msgspec.structs import replace

from keypeg.review.history_tallies import HistoryTally, mean
from keypeg.review.history_values import PlayerHistory
from keypeg.review.match_figures import MatchFigures
from keypeg.server.history_schemas import HistoryPeriod, PlayedMatchEntry
from keypeg.storage.played_matches import Cursor, MatchFilter, PlayedMatch, matches_in_time
from keypeg.storage.sql_store import SqlStore

ROWS_AT_ONCE: Final = 500
"""How many rows are read and added at once, in between which others get their turn."""
MAX_PERIODS: Final = 24
MAX_LISTED: Final = 50
"""How many opponents and mistakes are named."""
_NO_FIGURES: Final = MatchFigures()


async def gather(
    store: SqlStore, guest: str, name: str, wanted: MatchFilter
) -> tuple[PlayerHistory, list[HistoryPeriod], int]:
    """The history of a guest, skill and luck in the order of time, and how many matches cannot be reviewed."""
    tally, rated, impossible = HistoryTally(name), list[PlayedMatch](), 0
    after: Cursor | None = None
    while matches := await matches_in_time(store, guest, wanted, after, ROWS_AT_ONCE):
        for match in matches:
            if not match.reviewable:
                impossible += 1
                continue
            bots = [match.opponents[place] for place in match.bots]
            tally.add(match.edition, match.opponents, match.result, match.figures or _NO_FIGURES, bots)
            if match.figures and (match.figures.skilled or match.figures.lucky):
                rated.append(match)
        after = Cursor(matches[-1].ended, matches[-1].address)
    history = tally.history()
    shortened = replace(history, opponents=history.opponents[:MAX_LISTED], mistakes=history.mistakes[:MAX_LISTED])
    return shortened, periods(rated), impossible


def periods(matches: Sequence[PlayedMatch]) -> list[HistoryPeriod]:
    """Reviewed matches in groups of the same size, as many as a picture has room for."""
    size = max(1, ceil(len(matches) / MAX_PERIODS))
    return [_period(matches[first : first + size]) for first in range(0, len(matches), size)]


def _period(matches: Sequence[PlayedMatch]) -> HistoryPeriod:
    figures = [match.figures or _NO_FIGURES for match in matches]
    return HistoryPeriod(
        matches[0].ended,
        matches[-1].ended,
        len(matches),
        mean(sum(each.skill for each in figures), sum(each.skilled for each in figures)),
        mean(sum(each.luck for each in figures), sum(each.lucky for each in figures)),
    )


def entry_of(match: PlayedMatch) -> PlayedMatchEntry:
    """A match for a list."""
    figures = match.figures or _NO_FIGURES
    found = sum(figures.rows.values())
    laid = sum(rows * times for rows, times in figures.rows.items())
    return PlayedMatchEntry(
        match.address,
        match.edition,
        match.ended,
        match.seat,
        match.result,
        list(match.opponents),
        list(match.bots),
        "impossible" if not match.reviewable else "done" if match.figures else "waiting",
        figures.codes,
        found,
        round(laid / found, 2) if found else None,
        mean(figures.skill, figures.skilled),
        mean(figures.luck, figures.lucky),
    )
