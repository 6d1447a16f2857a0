"""Analysis: everything that can be said about a seat's board in an edition, for people and for programs."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key, can_exist
from keypeg.rules.marking import impossible_key
from keypeg.rules.refusals import Fault, Refusal
from keypeg.thinking.advice import ADVICE_SECONDS, Advice, AdvisedRow, advise
from keypeg.thinking.boards import MOST_ROWS, board_too_large
from keypeg.thinking.edition_objectives import SeatObjective, seat_objective
from keypeg.thinking.objectives import ObjectiveName
from keypeg.thinking.positions import Position
from keypeg.thinking.row_classes import row_classes
from keypeg.thinking.rulebook_boards import Shapes, row_limit, shapes_of
from keypeg.thinking.tree_files import PackedTree
from keypeg.thinking.trees import step

ROWS_A_CLASS: Final = 4
"""So many rows are searched for, for each row that is advised: some of the best may be the same by symmetry."""


class RowRefused(Refusal):
    """A refusal about one of the rows given: it cannot have been laid, or not with its key."""

    def __init__(self, index: int, refusal: Refusal) -> None:
        super().__init__(refusal.fault, refusal.rule, **refusal.values)
        self.index = index


class Analysis(Struct, frozen=True):
    """The codes that fit, the chance of each colour in each hole, and the best rows; or the rows that disagree."""

    edition: Edition
    objective_name: ObjectiveName
    seat_objective: SeatObjective
    row_limit: int
    position: Position
    advice: Advice
    alike: tuple[int, ...]
    """For each row of the advice, how many other rows are the same by symmetry. They are left out of the advice."""
    contradiction: tuple[int, ...]
    """A smallest set of rows that no code fits together, by index. Empty if a code fits every row."""

    @property
    def full(self) -> bool:
        """Whether no row may be laid any more, found or not."""
        return self.position.found or self.position.laid >= self.row_limit

    def expected(self, value: float) -> float:
        """A cost in the unit of the objective: rows, points, or the share of a point."""
        return value / self.seat_objective.unit

    @property
    def heat(self) -> list[dict[str, float]]:
        """The chance of each colour in each hole."""
        count = max(len(self.position), 1)
        return [{letter: stands / count for letter, stands in hole.items()} for hole in self.position.heat()]

    @property
    def refusal(self) -> Refusal | None:
        """What is wrong with the keys, if no code fits them."""
        if not self.contradiction:
            return None
        rule = self.edition.paragraphs.key
        rows = ", ".join(f"{index + 1} ({step(*self.position.rows[index])})" for index in self.contradiction)
        return Refusal(Fault.CONTRADICTORY_KEYS, rule, count=len(self.contradiction), rows=rows)

    def as_json(self, limit: int) -> dict[str, Any]:
        """For programs, with at most `limit` codes."""
        answer: dict[str, Any] = {
            "edition": self.edition.name,
            "objective": self.objective_name,
            "rows": [step(row, key) for row, key in self.position.rows],
            "remaining": len(self.position),
            "codes": self.position.codes(0, limit),
            "found": self.position.found and bool(len(self.position)),
            "heat": {str(hole): shares for hole, shares in enumerate(self.heat)} if len(self.position) else {},
            "best": [
                self._row_as_json(row) | {"alike": alike}
                for row, alike in zip(self.advice.rows, self.alike, strict=True)
            ],
            "exact": self.advice.exact,
        }
        if self.contradiction:
            answer["contradiction"] = list(self.contradiction)
            answer["contradicting"] = [step(*self.position.rows[index]) for index in self.contradiction]
        elif not self.full:
            answer["at_least"] = self.expected(self.advice.at_least)
        return answer

    def _row_as_json(self, row: AdvisedRow) -> dict[str, Any]:
        answer = {
            "row": row.row,
            "may_be_code": row.may_be_code,
            "split": {f"{key.reds},{key.whites}": size for key, size in row.split.items()},
            "bits": row.bits,
            "expected_size": row.expected_size,
            "largest": row.largest,
            "expected": self.expected(row.expected),
            "at_least": self.expected(row.at_least),
            "exact": row.exact,
            "standing": row.confidence,
        }
        if row.always_within is not None:
            answer["always_within"] = row.always_within
        return answer


def check_rows(agreed: Edition, rows: Sequence[tuple[str, Key]], seat: int) -> Shapes:
    """Refuse rows that cannot lie on a seat's board, and a board too large to list. Returns its shapes."""
    asked = check_laid_rows(agreed, rows, seat)
    if asked.rows.size > MOST_ROWS:
        raise board_too_large(asked.rows, agreed.paragraphs.code)
    return asked


def check_laid_rows(agreed: Edition, rows: Sequence[tuple[str, Key]], seat: int) -> Shapes:
    """Refuse rows that cannot lie on a seat's board, however large it is."""
    asked, limit = shapes_of(agreed, seat), row_limit(agreed)
    if len(rows) > limit:
        raise Refusal(Fault.NO_ROWS_LEFT, agreed.paragraphs.limit, why="laid", rows=len(rows), limit=limit)
    for index, (row, key) in enumerate(rows):
        _check(agreed, asked, index, row, key)
    return asked


def analyse(
    agreed: Edition,
    rows: Sequence[tuple[str, Key]],
    *,
    objective: ObjectiveName = "average",
    seat: int = 0,
    count: int = 5,
    seconds: float | None = ADVICE_SECONDS,
    tree: PackedTree | None = None,
) -> Analysis:
    """Analyse a seat's board. A `Refusal` about one of the rows is a `RowRefused`.

    Of rows that are the same by symmetry one is advised, and the others are counted. `count` is how many are advised.
    `tree` is a strategy to look the position up in first.
    """
    asked, limit = check_rows(agreed, rows, seat), row_limit(agreed)
    position = Position(asked.board(), rows)
    wanted = seat_objective(agreed, objective, seat, len(rows))
    advice = Advice((), 0, exact=True)
    if len(position) and not position.found and len(rows) < limit:
        advice = advise(
            position,
            wanted.objective,
            worst_first=wanted.worst_first,
            count=count * ROWS_A_CLASS,
            seconds=seconds,
            tree=tree,
        )
    classes = list(islice(row_classes(position, advice.rows), count))
    advice = replace(advice, rows=tuple(each.row for each in classes))
    alike = tuple(each.alike for each in classes)
    return Analysis(agreed, objective, wanted, limit, position, advice, alike, tuple(position.contradiction()))


def _check(agreed: Edition, asked: Shapes, index: int, row: str, key: Key) -> None:
    try:
        asked.rows.check(row, agreed.paragraphs.row_shape)
        if not can_exist(key, asked.codes.holes):
            raise impossible_key(asked.codes.holes, agreed)
    except Refusal as refusal:
        raise RowRefused(index, refusal) from None
