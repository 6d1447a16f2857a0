"""What several rulebooks share: keys and marking, and the options of every table."""

from typing import Final

from keypeg.rules.edition import MarkingParagraphs
from keypeg.rules.options import ANY_NUMBER, Choice, Number, Option
from keypeg.rules.shapes import Shape, ShapeParagraphs

KEYS: Final = ("K1", "K2", "K3", "K4", "K5", "K6")
MARKING: Final = ("M1", "M2", "M3", "M4")
MARKING_PARAGRAPHS: Final = MarkingParagraphs(referee="M1", by_hand="M2", order="M4")

GUESSES: Final = Choice("guesses", ("any", "as_code"), "T3", changes_board=True)


def table_options(rounds: int, rule: str, most: int = ANY_NUMBER, step: int = 1) -> tuple[Option, ...]:
    """The options that every box has; `rule` is its paragraph about the number of rounds."""
    return (
        Number("rounds", rounds, 1, most, rule, step),
        Choice("marking", ("referee", "by_hand"), "M1"),
        Choice("hints", ("allowed", "forbidden"), None),
    )


def first_codemaker(rule: str) -> Option:
    """Who hides the first code."""
    return Choice("first_codemaker", (0, 1), rule)


def one_paragraph(rule: str) -> ShapeParagraphs:
    """For codes or rows about which one paragraph says everything."""
    return ShapeParagraphs(length=rule, colours=rule, repeats=rule, empty=rule)


def row_shape(code: Shape, guesses: str) -> Shape:
    """The shape of rows where the no-repeat rule may bind the code only (T3)."""
    if guesses == "as_code" or code.repeats:
        return code
    return Shape(code.holes, code.colours, repeats=True, most_empty=code.most_empty)
