"""One-step rules: strategies that look one row ahead. Fast, and usually a few percent from the best."""

from typing import Final

from keypeg.thinking._native import Rule, rule_tree
from keypeg.thinking.boards import Board
from keypeg.thinking.positions import Position
from keypeg.thinking.refusals import ThinkingFault, ThinkingRefusal
from keypeg.thinking.trees import Tree, tree_from_stream

RULES: Final = {
    "most-parts": Rule.MOST_PARTS,
    "expected-size": Rule.EXPECTED_SIZE,
    "entropy": Rule.ENTROPY,
    "knuth": Rule.SMALLEST_WORST,
}
"""The rules by name: most different keys, fewest codes left on average, most bits, smallest worst case."""


def one_step_row(position: Position, rule: Rule) -> str:
    """The row that a rule lays in a position. Of equally good rows, one that may be the code, then the smallest."""
    if not len(position):
        raise ThinkingRefusal(ThinkingFault.NO_CODE_FITS)
    return position.board.row(position.native.choose_row(rule))


def one_step_depths(position: Position, rule: Rule) -> list[int]:
    """How many of the codes left a rule finds with its next row, the one after it, and so on."""
    return position.native.found_by_row(rule)


def one_step_tree(board: Board, rule: Rule) -> Tree:
    """The whole strategy tree of a rule on a board."""
    return tree_from_stream(board, rule_tree(board.native, rule))
