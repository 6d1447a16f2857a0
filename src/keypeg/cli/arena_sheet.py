"""The arena's tables: a report for people, within 100 columns."""

from collections.abc import Callable, Sequence
from textwrap import fill
from typing import Final, TypeVar

from rich import box
from rich.measure import Measurement
from rich.table import Table

from keypeg.arena.intervals import Mean, Share
from keypeg.arena.standings import Report, Standing
from keypeg.cli.boards import console
from keypeg.cli.options import plain
from keypeg.locales import Words, words
from keypeg.rules.options import spelled

UNBOUNDED: Final = 1000
PADDING: Final = (0, 1, 0, 0)
LONGEST_NAME: Final = 20
NARROW: Final = 9
"""Headings are broken to be about as narrow as the figures under them."""
EVEN: Final = 0.5
"""The share to expect among two equals, which everybody knows."""
FEW: Final = 6
"""So many players have room for intervals in the table of who met whom."""

T = TypeVar("T")
Column = tuple[str, Callable[[Standing], str]]


def print_report(report: Report, language: str) -> None:
    """Print everything that people want to know at once; --json has the rest."""
    say, out = words(language), console()
    sheet = _Sheet(report, say, language)
    for line in heading(report, say):
        out.print(line)
    for table in sheet.tables():
        # As wide as it is: a figure that is cut off is worse than a line that a narrow terminal wraps.
        wide = Measurement.get(out, out.options.update(max_width=UNBOUNDED), table).maximum
        out.print(table, width=wide, crop=False, no_wrap=True, overflow="ignore")
    for line in sheet.notes():
        out.print(line)


def heading(report: Report, say: Words) -> list[str]:
    """What was played."""
    title = say(f"box-{report.edition}-title")
    options = "".join(f", {name}={spelled(value)}" for name, value in report.options.items())
    seed = str(report.seed)
    if report.played < report.asked:
        played = say("arena-stopped", played=report.played, asked=report.asked, seed=seed)
    else:
        played = say("arena-played", played=report.played, seed=seed)
    return [say("arena-title", box=title, name=report.edition + options, seats=report.seats), played]


class Figures:
    """Numbers as a language writes them."""

    def __init__(self, language: str) -> None:
        self._sign = "." if language == "en" else ","

    def number(self, value: float, digits: int) -> str:
        return f"{value:.{digits}f}".replace(".", self._sign)

    def share(self, share: Share) -> str:
        return "–" if share.share is None else f"{self.number(100 * share.share, 1)} %"

    def bounds(self, share: Share) -> str:
        if share.low is None or share.high is None:
            return "–"
        return f"{self.number(100 * share.low, 1)}–{self.number(100 * share.high, 1)}"

    def mean(self, mean: Mean) -> str:
        if mean.mean is None:
            return "–"
        shown = self.number(mean.mean, 2)
        return shown if mean.plus_minus is None else f"{shown} ± {self.number(mean.plus_minus, 2)}"

    def milliseconds(self, seconds: float) -> str:
        return self.number(1000 * seconds, 2 if seconds < 0.01 else 0)


class _Sheet:
    def __init__(self, report: Report, say: Words, language: str) -> None:
        self._report = report
        self._say = say
        self._figures = Figures(language)

    def tables(self) -> list[Table]:
        rounds, seldom = self._rounds(), self._seldom()
        if len(seldom) > 1:
            tables = [self._table(columns) for columns in (self._matches(), rounds, seldom)]
        else:
            tables = [self._table(self._matches()), self._table([*rounds, *seldom])]
        if len(self._report.pairings) > 1 and self._report.seats == 2:
            tables.append(self._meetings())
        return tables

    def notes(self) -> list[str]:
        say, first = self._say, self._report.standings[0]
        lines = [say("arena-note-shares")]
        if (among_equals := even(self._report)) != EVEN:
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
            table.add_row(shortened(standing.name), *(cell(standing) for _, cell in columns))
        return table

    def _matches(self) -> list[Column]:
        say, figures = self._say, self._figures
        return [
            (say("arena-matches"), lambda one: str(one.matches.played)),
            (say("arena-won"), lambda one: str(one.matches.won)),
            (say("arena-drawn"), lambda one: str(one.matches.drawn)),
            (say("arena-lost"), lambda one: str(one.matches.lost)),
            (say("arena-share"), lambda one: figures.share(one.matches.decided)),
            ("95 %", lambda one: figures.bounds(one.matches.decided)),
            (say("arena-cpu"), lambda one: figures.milliseconds(one.cpu.seconds / max(1, one.cpu.moves))),
            (say("arena-cpu-worst"), lambda one: figures.milliseconds(one.cpu.worst)),
        ]

    def _rounds(self) -> list[Column]:
        """What is counted round by round: by role where there are roles, else by who wins."""
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
            columns.append((say("arena-not-found"), lambda one: _shown(one.breaking, lambda role: str(role.not_found))))
        return columns

    def _seldom(self) -> list[Column]:
        """What is counted only where it happens."""
        say = self._say
        counts: list[tuple[str, Callable[[Standing], int]]] = [
            (say("arena-replays"), lambda one: one.replays),
            (say("arena-wrong-keys"), lambda one: one.wrong_keys),
            (say("arena-wrong-calls"), lambda one: one.wrong_calls),
        ]
        return [(head, _counted(count)) for head, count in counts if any(map(count, self._report.standings))]

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
            table.add_row(str(number), shortened(name), *cells)
        return table

    def _meeting(self, standing: Standing | None) -> str:
        if standing is None:
            return "·"
        share = standing.rounds or standing.matches.decided
        shown = self._figures.share(share).removesuffix(" %")
        if len(self._report.standings) > FEW or share.low is None or share.high is None:
            return shown
        return f"{shown} ({100 * share.low:.0f}–{100 * share.high:.0f})"


def even(report: Report) -> float:
    """The share to expect of each among equals, over whole rotations of the seats."""
    return 1 / min(len(report.standings), report.seats)


def _shown(value: T | None, show: Callable[[T], str]) -> str:
    return "–" if value is None else show(value)


def _counted(count: Callable[[Standing], int]) -> Callable[[Standing], str]:
    return lambda one: str(count(one))


def shortened(name: str) -> str:
    """A player's name with room for the figures beside it; of a long one the end tells more."""
    name = plain(name)
    return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]
