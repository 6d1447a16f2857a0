"""The analysis of a large board for people: the rows, how many codes fit, and the first of them."""

from rich.text import Text

from keypeg.cli.analysis_sheet import print_codes
from keypeg.cli.boards import console, row_line
from keypeg.locales import colour_letters, words
from keypeg.rules.attempts import Row
from keypeg.thinking.boards import MOST_ROWS
from keypeg.thinking.large_boards import LargeAnalysis


def print_large_analysis(analysis: LargeAnalysis, language: str) -> None:
    """Print the codes that fit, or which rows disagree."""
    out, say, letters = console(), words(language), colour_letters(language)
    counted, codes = analysis.counted, analysis.shapes.codes
    out.print(Text(say("analyse-title", box=say(f"box-{analysis.edition.name}-title")), "bold"))
    for place, laid in enumerate(analysis.rows):
        out.print(row_line(place + 1, Row(*laid), say))
    head = "analyse-remaining" if counted.complete else "analyse-remaining-at-least"
    out.print(Text(say(head, count=counted.count, all=codes.size), "bold"))
    if analysis.contradiction:
        out.print(say("analyse-contradiction-large"))
        for place in analysis.contradiction:
            out.print(row_line(place + 1, Row(*analysis.rows[place]), say))
        return
    print_codes([letters.shown(code) for code in counted.first], counted.count if counted.complete else 0, say, out)
    if analysis.found:
        out.print(say("analyse-found"))
        return
    out.print(say("analyse-large", rows=analysis.shapes.rows.size, most=MOST_ROWS))
