"""The words and numbers of a report that its tables and its plots share."""

from typing import Final

from keypeg.arena.intervals import Mean, Share
from keypeg.arena.ratings import Rating
from keypeg.arena.standings import Report
from keypeg.locales import Words
from keypeg.locales.plain_text import plain
from keypeg.rules.options import spelled

LONGEST_SHORT_NAME: Final = 20


def heading(report: Report, say: Words) -> list[str]:
    """What was played, in two lines."""
    title = say(f"box-{report.edition}-title")
    options = "".join(f", {name}={spelled(value)}" for name, value in report.options.items())
    seed = str(report.seed)
    if report.played < report.asked:
        played = say("arena-stopped", played=report.played, asked=report.asked, seed=seed)
    else:
        played = say("arena-played", played=report.played, seed=seed)
    return [say("arena-title", box=title, name=report.edition + options, seats=report.seats), played]


def even_share(report: Report) -> float:
    """The share that each would win among equals, over whole rotations of the seats."""
    return 1 / min(len(report.standings), report.seats)


def short_name(name: str) -> str:
    """A player's name that leaves room for the figures beside it; of a long name the end is kept, which says more."""
    name = plain(name)
    return name if len(name) <= LONGEST_SHORT_NAME else "…" + name[1 - LONGEST_SHORT_NAME :]


class NumberFormat:
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

    def rating(self, rating: Rating) -> str:
        return f"{self.number(rating.elo, 0)} ± {self.number(rating.plus_minus, 0)}"

    def milliseconds(self, seconds: float) -> str:
        return self.number(1000 * seconds, 2 if seconds < 0.01 else 0)
