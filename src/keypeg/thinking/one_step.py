"""One-step rules: strategies that look one row ahead, played for every code of a board at once."""

from typing import Final

from keypeg.thinking._native import Rule, rule_tree
from keypeg.thinking.boards import Board
from keypeg.thinking.trees import Tree, grown

RULES: Final = {
    "most-parts": Rule.MOST_PARTS,
    "expected-size": Rule.EXPECTED_SIZE,
    "entropy": Rule.ENTROPY,
    "knuth": Rule.SMALLEST_WORST,
}
"""The rules by name: most different keys, fewest codes left on average, most bits, smallest worst case."""


def strategy(board: Board, rule: Rule) -> Tree:
    """The whole tree of a rule. Of rows equally good, one that may be the code comes first, then the smallest."""
    return grown(board, rule_tree(board.native, rule))
