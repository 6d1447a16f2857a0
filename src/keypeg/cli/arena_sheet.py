"""The arena's tables: a report for people, within 100 columns."""

from collections.abc import Callable, Sequence
from textwrap import fill
from typing import Final, TypeVar

from rich import box
from rich.measure import Measurement
from rich.table import Table

from keypeg.arena.report_text import NumberFormat, even_share, heading, short_name
from keypeg.arena.standings import EntrantStanding, Report
from keypeg.cli.boards import console
from keypeg.locales import Words, words

UNBOUNDED: Final = 1000
PADDING: Final = (0, 1, 0, 0)
NARROW: Final = 9
"""Headings are wrapped at this width, to be about as narrow as the figures under them."""
EVEN: Final = 0.5
"""The share to expect among two equals; it is not explained, because everybody knows it."""
FEW: Final = 6
"""Up to this many players, the table of who met whom has room for intervals."""

T = TypeVar("T")
Column = tuple[str, Callable[[EntrantStanding], str]]


def print_report(report: Report, language: str) -> None:
    """Print the main figures; --json has the rest."""
    say, out = words(language), console()
    sheet = _Sheet(report, say, language)
    for line in heading(report, say):
        out.print(line)
    for table in sheet.tables():
        # Printed at full width: a figure that is cut off is worse than a line that a narrow terminal wraps.
        wide = Measurement.get(out, out.options.update(max_width=UNBOUNDED), table).maximum
        out.print(table, width=wide, crop=False, no_wrap=True, overflow="ignore")
    for line in sheet.notes():
        out.print(line)


class _Sheet:
    def __init__(self, report: Report, say: Words, language: str) -> None:
        self._report = report
        self._say = say
        self._figures = NumberFormat(language)
        names = {one.name for one in report.ratings}
        self._rates = len(names) == len(report.ratings) > 2
        """Whether to show ratings: of two, their shares say as much."""

    def tables(self) -> list[Table]:
        rounds, rare = self._rounds(), self._rare_counts()
        if len(rare) > 1:
            tables = [self._table(columns) for columns in (self._matches(), rounds, rare)]
        else:
            tables = [self._table(self._matches()), self._table([*rounds, *rare])]
        if len(self._report.pairings) > 1 and self._report.seats == 2:
            tables.append(self._meetings())
        return tables

    def notes(self) -> list[str]:
        say, first = self._say, self._report.standings[0]
        lines = [say("arena-note-shares")]
        if self._rates:
            lines.append(say("arena-note-elo"))
        if (among_equals := even_share(self._report)) != EVEN:
            lines.append(say("arena-note-even", share=f"{self._figures.number(100 * among_equals, 1)} %"))
        return [*lines, say("arena-note-rounds" if first.rounds else "arena-note-roles"), say("arena-note-cpu")]

    def _table(self, columns: Sequence[Column]) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=PADDING)
        table.add_column(self._say("arena-player"), no_wrap=True)
        for head, _ in columns:
            table.add_column(
                fill(head, NARROW, break_long_words=False, break_on_hyphens=False), justify="right", no_wrap=True
            )
        for standing in self._report.standings:
            table.add_row(short_name(standing.name), *(cell(standing) for _, cell in columns))
        return table

    def _matches(self) -> list[Column]:
        say, figures = self._say, self._figures
        ratings = {one.name: one for one in self._report.ratings}
        rated = [(say("arena-elo"), lambda one: figures.rating(ratings[one.name]))] if self._rates else []
        return [
            *rated,
            (say("arena-matches"), lambda one: say("review-count", count=one.matches.played)),
            (say("arena-won"), lambda one: say("review-count", count=one.matches.won)),
            (say("arena-drawn"), lambda one: say("review-count", count=one.matches.drawn)),
            (say("arena-lost"), lambda one: say("review-count", count=one.matches.lost)),
            (say("arena-share"), lambda one: figures.share(one.matches.decided)),
            ("95 %", lambda one: figures.bounds(one.matches.decided)),
            (say("arena-cpu"), lambda one: figures.milliseconds(one.cpu.seconds / max(1, one.cpu.moves))),
            (say("arena-cpu-worst"), lambda one: figures.milliseconds(one.cpu.worst_seconds)),
        ]

    def _rounds(self) -> list[Column]:
        """The figures per round: by role where there are roles, else by who wins."""
        say, figures = self._say, self._figures
        columns: list[Column] = []
        if self._report.standings[0].rounds:
            columns += [
                (say("arena-rounds"), lambda one: _shown(one.rounds, lambda rounds: f"{rounds.count}/{rounds.of}")),
                (say("arena-share"), lambda one: _shown(one.rounds, figures.share)),
                ("95 %", lambda one: _shown(one.rounds, figures.bounds)),
                (say("arena-round-points"), lambda one: _shown(one.round_points, figures.mean)),
            ]
        else:
            columns += [
                (say("arena-made"), lambda one: _shown(one.making, lambda making: figures.mean(making.points))),
                (say("arena-conceded"), lambda one: _shown(one.breaking, lambda role: figures.mean(role.conceded))),
            ]
        columns.append((say("arena-rows"), lambda one: figures.mean(one.rows)))
        if not self._report.standings[0].rounds:
            columns.append(
                (
                    say("arena-not-found"),
                    lambda one: _shown(one.breaking, lambda role: say("review-count", count=role.not_found)),
                )
            )
        return columns

    def _rare_counts(self) -> list[Column]:
        """Columns that are shown only where something was counted."""
        say = self._say
        counts: list[tuple[str, Callable[[EntrantStanding], int]]] = [
            (say("arena-replays"), lambda one: one.replays),
            (say("arena-wrong-keys"), lambda one: one.wrong_keys),
            (say("arena-wrong-calls"), lambda one: one.wrong_calls),
        ]
        return [(head, _counted(self._say, count)) for head, count in counts if any(map(count, self._report.standings))]

    def _meetings(self) -> Table:
        """Who met whom: the share that the row's player won of the rounds decided or, without those, of the matches."""
        names = [standing.name for standing in self._report.standings]
        met = {
            (one.name, other): one
            for pairing in self._report.pairings
            for one, other in zip(pairing.standings, reversed(pairing.entrants), strict=True)
        }
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=PADDING, title=self._say("arena-meetings"))
        table.title_justify = "left"
        table.add_column("", justify="right")
        table.add_column(self._say("arena-player"), no_wrap=True)
        for number in range(1, len(names) + 1):
            table.add_column(str(number), justify="right")
        for number, name in enumerate(names, 1):
            cells = [self._meeting(met.get((name, other))) for other in names]
            table.add_row(str(number), short_name(name), *cells)
        return table

    def _meeting(self, standing: EntrantStanding | None) -> str:
        if standing is None:
            return "·"
        share = standing.rounds or standing.matches.decided
        shown = self._figures.share(share).removesuffix(" %")
        if len(self._report.standings) > FEW or share.low is None or share.high is None:
            return shown
        return f"{shown} ({100 * share.low:.0f}–{100 * share.high:.0f})"


def _shown(value: T | None, show: Callable[[T], str]) -> str:
    return "–" if value is None else show(value)


def _counted(say: Words, count: Callable[[EntrantStanding], int]) -> Callable[[EntrantStanding], str]:
    return lambda one: say("review-count", count=count(one))
