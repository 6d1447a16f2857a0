"""Review: what a match teaches. What each row was worth and how lucky it was, and what the rows prove about the code.

- `match_reviews`, `board_reviews`, `group_reviews`, `row_reviews`, …: what the rows of a match were worth.
- `facts`, `group_facts`, `hints`, `position_analyses`: what rows prove, and help for whoever looks for a code.
- `puzzles`, `deductions`, `puzzle_grades`, `row_puzzles`: puzzles, and the proofs of their answers.
- `daily`, `seeded_draws`: the code of the day, and numbers that follow from a text alone.
- `histories`: what many matches come to.

Everything here is pure: a record, a position, a seed or a date in, a value out.

The room itself can be called: `keypeg.review(match)` reviews a match or its record.
"""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from keypeg.records.record import Record
    from keypeg.review.match_reviews import Recorded
    from keypeg.review.review_values import MatchReview


class _CallableRoom(ModuleType):
    """Modules cannot be called, but their class can be changed; `keypeg.review` is both a room and a function."""

    def __call__(self, match: "Record | Recorded", player: int | None = None) -> "MatchReview":
        """What every row of a match was worth, for all seats or for one of them."""
        from keypeg.review.match_reviews import review_match

        return review_match(match, player)


sys.modules[__name__].__class__ = _CallableRoom
