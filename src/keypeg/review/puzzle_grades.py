"""Grades of puzzles: how long the proof of the answer is, and whether rows have to be counted together.

| grade | the proof |
| --- | --- |
| 1 | one row at a time, in at most four steps |
| 2 | one row at a time, in more steps |
| 3 | one step takes two rows together |
| 4 | two steps take two rows together |
| 5 | more steps do, or a step takes three rows or more |
"""

from collections.abc import Sequence
from typing import Final

from keypeg.review.deductions import RowSet, prove
from keypeg.rules.keys import Key
from keypeg.thinking.rulebook_boards import Shapes

SHORT: Final = 4
"""How many steps the proof of a puzzle of grade 1 has at most."""


def grade_of(steps: Sequence[RowSet]) -> int:
    """The grade of a proof."""
    together = [len(rows) for rows in steps if len(rows) > 1]
    if not together:
        return 1 if len(steps) <= SHORT else 2
    return 5 if max(together) > 2 else min(5, 2 + len(together))


def grade(shapes: Shapes, rows: Sequence[tuple[str, Key]]) -> int:
    """The grade of a puzzle."""
    return grade_of(prove(shapes, rows).steps)
