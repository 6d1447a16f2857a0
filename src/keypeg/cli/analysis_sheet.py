"""The analysis for people: the board, the codes left, the chance of each colour in each hole, and the best rows."""

from collections.abc import Sequence
from textwrap import fill

from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text

from keypeg.cli.boards import console, peg, pegs, row_line
from keypeg.cli.fact_sentences import fact_sentence
from keypeg.cli.numbers import Numbers
from keypeg.locales import Words, colour_letters, words
from keypeg.review.fact_values import ColourFact
from keypeg.review.facts import facts
from keypeg.rules.attempts import Row
from keypeg.rules.edition import DuelGame
from keypeg.rules.palette import EMPTY
from keypeg.thinking.advice import AdvisedRow, Confidence
from keypeg.thinking.analysis import Analysis

BARS = "▁▂▃▄▅▆▇█"
INDENT = " " * 6
WIDE_COLUMNS = 100
"""A terminal with this many columns shows a row and its split in one line."""

HEAT_LETTER, HEAT_COLUMN = 8, 11
"""The width of the letters and of a hole in the table of chances, with a space on either side."""


def print_analysis(analysis: Analysis, language: str, limit: int) -> None:
    """Print the analysis, or which rows disagree."""
    AnalysisSheet(analysis, language, console()).print(limit)


def print_codes(codes: Sequence[str], count: int, say: Words, out: Console) -> None:
    """Print some codes of one board, as many a line as fit, and how many more there are."""
    a_line = max(1, (min(out.width, WIDE_COLUMNS) - 2) // (len(codes[0]) + 2)) if codes else 1
    for first in range(0, len(codes), a_line):
        out.print("  " + "  ".join(codes[first : first + a_line]))
    if 0 < len(codes) < count:
        out.print("  " + say("analyse-more", count=count - len(codes)))


class AnalysisSheet:
    """Turns an analysis into lines and tables."""

    def __init__(self, analysis: Analysis, language: str, out: Console) -> None:
        self.analysis = analysis
        self.position = analysis.position
        self.say: Words = words(language)
        self.numbers = Numbers(self.say)
        self.letters = colour_letters(language)
        self.out = out

    def print(self, limit: int) -> None:
        out, say, position = self.out, self.say, self.position
        out.print(Text(say("analyse-title", box=say(f"box-{self.analysis.edition.name}-title")), "bold"))
        self._print_rows()
        out.print(Text(say("analyse-remaining", count=len(position), all=len(position.board)), "bold"))
        if not len(position):
            self._print_contradiction()
            return
        self._print_codes(limit)
        if position.found:
            out.print(say("analyse-found"))
            return
        self._print_facts()
        out.print()
        out.print(Text(say("analyse-heat"), "bold"))
        out.print(self._heat(), soft_wrap=False)
        out.print()
        if self.analysis.full:
            out.print(say("analyse-full"))
            return
        self._print_best()

    def _print_rows(self) -> None:
        for place in range(self.position.laid):
            self._print_laid(place)

    def _print_contradiction(self) -> None:
        self.out.print(self.say("analyse-contradiction", count=len(self.analysis.contradiction)))
        for place in self.analysis.contradiction:
            self._print_laid(place)

    def _print_laid(self, place: int) -> None:
        self.out.print(row_line(place + 1, Row(*self.position.rows[place]), self.say))

    def _print_codes(self, limit: int) -> None:
        codes = [self.letters.shown(code) for code in self.position.codes(0, limit)]
        print_codes(codes, len(self.position), self.say, self.out)

    def _print_facts(self) -> None:
        """What is sure about each colour. That of the holes can be seen in the table of chances."""
        about_colours = [fact for fact in facts(self.position) if isinstance(fact, ColourFact)]
        if not about_colours:
            return
        self.out.print()
        self.out.print(Text(self.say("fact-heading"), "bold"))
        for fact in about_colours:
            self.out.print("  " + fact_sentence(fact, self.position.board.holes, self.say))

    def _heat(self) -> Table:
        """Colours down, holes across. Each share has a bar of its height, so that it can be read without colour."""
        holes = self.position.board.holes
        padding = (0, 1) if self.out.width >= HEAT_LETTER + HEAT_COLUMN * holes else (0, 0)
        table = Table("", *(str(hole) for hole in range(1, holes + 1)), padding=padding)
        heat = self.analysis.heat
        for letter in self.position.board.letters:
            if letter == EMPTY and not any(hole[letter] for hole in heat):
                continue
            table.add_row(peg(letter, self.say), *(self._share(hole[letter]) for hole in heat))
        return table

    def _share(self, share: float) -> Text:
        if not share:
            return Text("·", "dim", justify="right")
        bar = BARS[min(len(BARS) - 1, int(share * len(BARS)))]
        percent = self.say("analyse-share", share=self.numbers.decimal(100 * share, 0 if share > 0.1 else 1))
        warmth = 232 + min(23, int(24 * share))
        style = Style(color="black" if warmth > 243 else "white", bgcolor=f"color({warmth})", bold=share >= 0.5)
        return Text(f"{percent:>6} {bar}", style, justify="right")

    def _print_best(self) -> None:
        say, analysis = self.say, self.analysis
        wish = say(f"analyse-wish-{analysis.objective_name}")
        if analysis.objective_name == "points" and isinstance(analysis.edition.game, DuelGame):
            wish = say("analyse-wish-duel")
        self.out.print(Text(say("analyse-best", wish=wish), "bold"))
        if self.out.width >= WIDE_COLUMNS:
            self.out.print(self._best_table(), soft_wrap=False)
        else:
            for row, alike in zip(analysis.advice.rows, analysis.alike, strict=True):
                self._print_row(row, alike)
        if analysis.advice.exact:
            self.out.print(say("analyse-proven"))
        else:
            self.out.print(
                say("analyse-bounded", least=self.numbers.decimal(analysis.expected(analysis.advice.at_least), 4))
            )

    def _best_table(self) -> Table:
        heads = ["row", "expected", "bits", "parts", "largest", "split"]
        if self.analysis.seat_objective.worst_first:
            heads.insert(1, "within")
        table = Table(*(self.say(f"analyse-head-{head}") for head in heads), show_lines=True)
        for row, alike in zip(self.analysis.advice.rows, self.analysis.alike, strict=True):
            cells: list[Text | str] = [
                self._row_and_alike(row, alike, "\n"),
                self._expected(row),
                self.numbers.decimal(row.bits, 3),
            ]
            cells += [str(len(row.split)), self.numbers.count(row.largest), self._split(row)]
            if self.analysis.seat_objective.worst_first:
                cells.insert(1, "–" if row.always_within is None else str(row.always_within))
            table.add_row(*cells)
        return table

    def _print_row(self, row: AdvisedRow, alike: int) -> None:
        self.out.print(
            Text("  ").append_text(self._row_and_alike(row, alike, "   ")).append("   ").append(self._expected(row))
        )
        figures = {
            "bits": self.numbers.decimal(row.bits, 3),
            "parts": str(len(row.split)),
            "largest": self.numbers.count(row.largest),
        }
        if row.always_within is not None:
            figures = {"within": str(row.always_within)} | figures
        cells = (self._labelled(head, cell) for head, cell in figures.items())
        for text in (", ".join(cells), self._split(row)):
            self.out.print(fill(text, self.out.width, initial_indent=INDENT, subsequent_indent=INDENT))

    def _labelled(self, head: str, cell: str) -> str:
        return self.say("table-line", head=self.say(f"analyse-head-{head}"), cell=cell)

    def _row(self, row: AdvisedRow) -> Text:
        """A row; a star says that it may be the code itself."""
        return pegs(row.row, self.say).append(" *" if row.may_be_code else "  ")

    def _row_and_alike(self, row: AdvisedRow, alike: int, between: str) -> Text:
        """A row, and how many others are the same by symmetry."""
        return self._row(row).append(between + self.say("analyse-alike", count=alike)) if alike else self._row(row)

    def _expected(self, row: AdvisedRow) -> str:
        expected = self.numbers.decimal(self.analysis.expected(row.expected), 4)
        match row.confidence:
            case Confidence.EXACT:
                return self.say("analyse-exact", expected=expected)
            case Confidence.REACHED:
                least = self.numbers.decimal(self.analysis.expected(row.at_least), 4)
                return self.say("analyse-reached", expected=expected, least=least)
            case Confidence.ESTIMATED:
                return self.say("analyse-estimated", expected=expected)

    def _split(self, row: AdvisedRow) -> str:
        parts = sorted(row.split.items(), reverse=True)
        return "  ".join(f"{key.reds},{key.whites}:{self.numbers.count(size)}" for key, size in parts)
