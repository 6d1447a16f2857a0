"""History tallies: the figures of many matches of one player, added up. Nothing here needs the solver."""

from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Sequence

from keypeg.review.history_values import (
    BoxHistory,
    MatchResult,
    MistakeKind,
    MistakeTally,
    OpponentHistory,
    PlayerHistory,
)
from keypeg.review.match_figures import MatchFigures
from keypeg.review.review_values import DECIMALS


def result_of(seat: int, winners: Sequence[int]) -> MatchResult:
    """How a match ended for a seat."""
    if not winners:
        return MatchResult.UNFINISHED
    if seat not in winners:
        return MatchResult.LOST
    return MatchResult.WON if len(winners) == 1 else MatchResult.DRAWN


class HistoryTally:
    """One player's matches."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._results: Counter[MatchResult] = Counter()
        self._boxes: defaultdict[str, _BoxTally] = defaultdict(_BoxTally)
        self._against: defaultdict[tuple[str, bool], Counter[MatchResult]] = defaultdict(Counter)
        """The results against each opponent, by name and whether it was a bot."""
        self._times: Counter[tuple[MistakeKind, int | None]] = Counter()
        self._costs: defaultdict[tuple[MistakeKind, int | None], float] = defaultdict(float)

    def add(
        self,
        box: str,
        others: Iterable[str],
        result: MatchResult,
        figures: MatchFigures,
        bots: Container[str] = (),
    ) -> None:
        """Add a match against others; `bots` are the names of those who were bots."""
        self._results[result] += 1
        self._boxes[box].add(figures)
        if result is not MatchResult.UNFINISHED:
            for other in dict.fromkeys(others):
                self._against[other, other in bots][result] += 1
        for tally in figures.mistakes:
            self._times[tally.mistake, tally.row] += tally.times
            self._costs[tally.mistake, tally.row] += tally.cost

    def history(self) -> PlayerHistory:
        """What all of them come to."""
        mistakes = [
            MistakeTally(mistake, row, times, round(self._costs[mistake, row], DECIMALS))
            for (mistake, row), times in self._times.items()
        ]
        opponents = [
            OpponentHistory(name, results.total(), results[MatchResult.WON], results[MatchResult.DRAWN], bot)
            for (name, bot), results in self._against.items()
        ]
        return PlayerHistory(
            self.name,
            self._results.total(),
            self._results.total() - self._results[MatchResult.UNFINISHED],
            self._results[MatchResult.WON],
            self._results[MatchResult.DRAWN],
            [box.history(name) for name, box in self._boxes.items()],
            sorted(opponents, key=lambda other: (-other.matches, other.name, other.bot)),
            sorted(mistakes, key=lambda tally: (-tally.cost, -tally.times, tally.mistake, tally.row or 0)),
        )


class _BoxTally:
    """Somebody's codes of one box."""

    def __init__(self) -> None:
        self.matches = 0
        self.codes = 0
        self.rows: Counter[int] = Counter()
        self.skill = self.skilled = 0
        self.luck = self.lucky = 0

    def add(self, figures: MatchFigures) -> None:
        self.matches += 1
        self.codes += figures.codes
        for rows, times in figures.rows.items():
            self.rows[rows] += times
        self.skill += figures.skill
        self.skilled += figures.skilled
        self.luck += figures.luck
        self.lucky += figures.lucky

    def history(self, name: str) -> BoxHistory:
        found = self.rows.total()
        laid = sum(rows * times for rows, times in self.rows.items())
        return BoxHistory(
            name,
            self.matches,
            self.codes,
            found,
            dict(sorted(self.rows.items())),
            round(laid / found, DECIMALS) if found else None,
            mean(self.skill, self.skilled),
            mean(self.luck, self.lucky),
        )


def mean(total: int, count: int) -> int | None:
    """A mean as pages and sheets show it."""
    return round(total / count) if count else None
