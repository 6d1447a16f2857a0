"""Large boards: the codes that fit on a board that has too many rows to list. There is no advice for it."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY
from keypeg.rules.refusals import Fault, Refusal
from keypeg.thinking.analysis import check_laid_rows
from keypeg.thinking.boards import MOST_ROWS
from keypeg.thinking.consistent_codes import CountedCodes, MarkedRow, count_consistent_codes
from keypeg.thinking.objectives import ObjectiveName
from keypeg.thinking.rulebook_boards import Shapes, shapes_of
from keypeg.thinking.trees import step


class LargeAnalysis(Struct, frozen=True):
    """The codes that fit some rows on a large board, as far as they were counted."""

    edition: Edition
    shapes: Shapes
    rows: tuple[tuple[str, Key], ...]
    counted: CountedCodes
    contradiction: tuple[int, ...]
    """Rows that no code fits together, by index: without any of them there might be one. Empty if a code fits."""

    @property
    def refusal(self) -> Refusal | None:
        """What is wrong with the keys, if no code fits them."""
        if not self.contradiction:
            return None
        named = ", ".join(f"{index + 1} ({step(*self.rows[index])})" for index in self.contradiction)
        rule = self.edition.paragraphs.key
        return Refusal(Fault.CONTRADICTORY_KEYS, rule, count=len(self.contradiction), rows=named)

    @property
    def found(self) -> bool:
        """Whether one of the rows was the code."""
        return any(key.reds == self.shapes.codes.holes for _, key in self.rows)

    @property
    def heat(self) -> list[dict[str, float]]:
        """The chance of each colour in each hole; nothing if the codes were not all counted."""
        if not self.counted.complete or not self.counted.count:
            return []
        letters = self.shapes.codes.colours + (EMPTY if self.shapes.rows.most_empty else "")
        return [{letter: hole[letter] / self.counted.count for letter in letters} for hole in self.counted.colours]

    def as_json(self, objective: ObjectiveName) -> dict[str, Any]:
        """For programs, like the analysis of a smaller board. `remaining` is null if the count is not known."""
        answer: dict[str, Any] = {
            "edition": self.edition.name,
            "objective": objective,
            "rows": [step(row, key) for row, key in self.rows],
            "remaining": self.counted.count if self.counted.complete else None,
            "remaining_at_least": self.counted.count,
            "codes": list(self.counted.first),
            "found": self.found and self.counted.count > 0,
            "heat": {str(hole): shares for hole, shares in enumerate(self.heat)},
            "best": [],
            "exact": False,
            "at_least": None,
            "facts": [],
        }
        if self.contradiction:
            answer["contradiction"] = list(self.contradiction)
            answer["contradicting"] = [step(*self.rows[index]) for index in self.contradiction]
        return answer


def is_large(agreed: Edition, seat: int) -> bool:
    """Whether the board of a seat has too many rows to list."""
    return shapes_of(agreed, seat).rows.size > MOST_ROWS


def analyse_large(agreed: Edition, rows: Sequence[tuple[str, Key]], *, seat: int = 0, listed: int) -> LargeAnalysis:
    """The codes that fit, on a board too large for advice. A `Refusal` about one of the rows is a `RowRefused`."""
    shapes = check_laid_rows(agreed, rows, seat)
    counted = _count(shapes, rows, listed)
    contradiction = _contradiction(shapes, rows) if counted.complete and not counted.count else ()
    return LargeAnalysis(agreed, shapes, tuple(rows), counted, contradiction)


def _count(shapes: Shapes, rows: Sequence[tuple[str, Key]], listed: int) -> CountedCodes:
    if not rows:
        first = count_consistent_codes(shapes.codes, (), listed, steps=(listed + 1) * shapes.codes.holes)
        return CountedCodes(first.first, shapes.codes.size, complete=True, colours=())
    return count_consistent_codes(shapes.codes, [MarkedRow(row, key) for row, key in rows], listed)


def _contradiction(shapes: Shapes, rows: Sequence[tuple[str, Key]]) -> tuple[int, ...]:
    """Rows that no code fits together. A row that is not needed for that is left out."""
    needed = list(range(len(rows)))
    for index in range(len(rows)):
        others = [rows[other] for other in needed if other != index]
        counted = _count(shapes, others, 0)
        if counted.complete and not counted.count:
            needed.remove(index)
    return tuple(needed)
