"""Plots of a report: the shares with their intervals and, beside them, how many rows a code took. SVG or PNG."""

from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from keypeg.arena.report_text import NumberFormat, even_share, heading, short_name
from keypeg.arena.standings import EntrantStanding, Report
from keypeg.locales import words

COLOURS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#7f7f7f")
"""Colours that colour-blind people can tell apart (Okabe and Ito)."""
HATCHES: Final = ("", "///", "...", "xxx", "---", "\\\\\\", "++")
"""Patterns, so that nothing is shown by colour alone."""
MOST_TICKS: Final = 16
SETTINGS: Final[dict[Any, Any]] = {
    "svg.hashsalt": "keypeg",
    "svg.fonttype": "none",
    "font.family": "DejaVu Sans",
    "hatch.linewidth": 0.6,
}


def draw(report: Report, file: Path, language: str) -> None:
    """Draw a report into a new file. The same report gives the same file."""
    say = words(language)
    with mpl.rc_context(SETTINGS):
        counted = [standing for standing in report.standings if standing.rows_counted]
        height = 2.4 + 0.45 * len(report.standings)
        figure = Figure(figsize=(11 if counted else 6, max(3.6, height)), layout="constrained")
        figure.suptitle("\n".join(heading(report, say)), fontsize=11)
        panels = figure.subplots(1, 2 if counted else 1, squeeze=False)[0]
        by_rounds = report.standings[0].rounds is not None
        _shares(panels[0], report.standings, NumberFormat(language))
        panels[0].axvline(
            100 * even_share(report), color="#555555", linestyle="--", linewidth=1, label=say("arena-plot-even")
        )
        panels[0].legend(loc="lower right", fontsize=8)
        panels[0].set_title(say("arena-plot-round-shares" if by_rounds else "arena-plot-shares"), fontsize=10)
        if counted:
            _rows(panels[1], report.standings)
            panels[1].set_title(say("arena-plot-rows"), fontsize=10)
            panels[1].set_ylabel(say("arena-plot-percent"))
        kind = file.suffix.lower().removeprefix(".")
        dated = {"Date": None} if kind == "svg" else {"Software": None}
        with file.open("xb") as picture:
            figure.savefig(picture, format=kind, dpi=150, metadata=dated)


def _shares(panel: Axes, standings: tuple[EntrantStanding, ...], numbers: NumberFormat) -> None:
    for place, standing in enumerate(standings):
        share = standing.rounds or standing.matches.decided
        if share.share is None or share.low is None or share.high is None:
            continue
        middle, reach = 100 * share.share, ([100 * (share.share - share.low)], [100 * (share.high - share.share)])
        panel.errorbar(middle, place, xerr=reach, fmt="o", capsize=5, color=_colour(place), linewidth=2)
        panel.annotate(
            f"{numbers.share(share)} ({numbers.bounds(share)})",
            (middle, place),
            (0, 9),
            textcoords="offset points",
            ha="left" if middle < 20 else "right" if middle > 80 else "center",
            fontsize=8,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},
        )
    panel.set_yticks(range(len(standings)), [short_name(standing.name) for standing in standings])
    panel.set_ylim(len(standings) - 0.4, -0.8)
    panel.set_xlim(0, 100)
    panel.set_xlabel("%")
    panel.grid(axis="x", alpha=0.3)


def _rows(panel: Axes, standings: tuple[EntrantStanding, ...]) -> None:
    width = 0.8 / len(standings)
    for place, standing in enumerate(standings):
        found = sum(standing.rows_counted.values())
        shift = (place - (len(standings) - 1) / 2) * width
        panel.bar(
            [rows + shift for rows in standing.rows_counted],
            [100 * count / found for count in standing.rows_counted.values()],
            width,
            label=short_name(standing.name),
            color=_colour(place),
            hatch=HATCHES[place % len(HATCHES)],
            edgecolor="white",
        )
    most = max(rows for standing in standings for rows in standing.rows_counted)
    panel.set_xticks(range(1, most + 1, 1 + most // MOST_TICKS))
    panel.set_xlim(0.4, most + 0.6)
    panel.legend(fontsize=8)
    panel.grid(axis="y", alpha=0.3)
    panel.set_axisbelow(True)


def _colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]
