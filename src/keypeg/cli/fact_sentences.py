"""Facts in sentences, as a person would tell them: which rows prove it, and what."""

from collections.abc import Sequence
from typing import assert_never

from keypeg.locales import Words
from keypeg.review.fact_values import ColourFact, Fact, HoleFact
from keypeg.rules.palette import EMPTY


def listed_rows(rows: Sequence[int], say: Words) -> str:
    """The numbers of some rows: `1`, `1 and 3`, `1, 2 and 5`."""
    if len(rows) < 2:
        return "".join(map(str, rows))
    return say("review-list", first=", ".join(map(str, rows[:-1])), last=str(rows[-1]))


def fact_sentence(fact: Fact, holes: int, say: Words) -> str:
    """A fact about a code of so many holes, with the rows that prove it."""
    letter = "empty" if fact.colour == EMPTY else fact.colour
    colour = say("fact-empty") if fact.colour == EMPTY else say(f"colour-{fact.colour}")
    rows, count = listed_rows(fact.rows, say), len(fact.rows)

    def pegs(number: int) -> str:
        return say("fact-pegs", letter=letter, colour=colour, pegs=number)

    match fact:
        case HoleFact(hole=hole, holds=holds):
            return say(
                "fact-hole-is" if holds else "fact-hole-is-not", count=count, rows=rows, hole=hole, colour=colour
            )
        case ColourFact(most=0):
            named = say("fact-colour", letter=letter, colour=colour)
            return say("fact-none", count=count, rows=rows, colour=named)
        case ColourFact(least=least, most=most) if least == most:
            return say("fact-exactly", count=count, rows=rows, pegs=pegs(most))
        case ColourFact(least=0, most=most):
            return say("fact-most", count=count, rows=rows, pegs=pegs(most))
        case ColourFact(least=least, most=most) if most < holes:
            return say("fact-between", count=count, rows=rows, least=least, pegs=pegs(most))
        case ColourFact(least=least):
            return say("fact-least", count=count, rows=rows, pegs=pegs(least))
        case _:
            assert_never(fact)
