"""Analysis: everything that can be said of a seat's board in an edition, for people and for programs."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key, can_exist
from keypeg.rules.marking import impossible_key
from keypeg.rules.refusals import Fault, Refusal
from keypeg.thinking.advice import SECONDS, Advice, AdvisedRow, Book, advise
from keypeg.thinking.boards import MOST_ROWS, TooManyRows
from keypeg.thinking.goals import Goal, goal
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import Aim, Shapes, row_limit, shapes_of


class RowRefused(Refusal):
    """One of the rows given cannot have been laid, or not with its key."""

    def __init__(self, place: int, refusal: Refusal) -> None:
        super().__init__(refusal.fault, refusal.rule, **refusal.values)
        self.place = place


class Analysis(Struct, frozen=True):
    """What a board tells: codes that fit, where colours stand, rows to lay, or the rows that contradict each other."""

    edition: Edition
    aim: Aim
    goal: Goal
    row_limit: int
    position: Position
    advice: Advice
    contradiction: tuple[int, ...]
    """The fewest rows that no code fits together, by their place; none if a code fits them all."""

    @property
    def full(self) -> bool:
        """Whether no row may be laid any more, found or not."""
        return self.position.found or self.position.laid >= self.row_limit

    def expected(self, value: float) -> float:
        """A cost in the unit of the aim: rows, points, or the share of a point."""
        return value / self.goal.unit

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
        places = ", ".join(f"{place + 1} ({_spelled(*self.position.rows[place])})" for place in self.contradiction)
        return Refusal(Fault.CONTRADICTORY_KEYS, rule, count=len(self.contradiction), rows=places)

    def as_json(self, limit: int) -> dict[str, Any]:
        """For programs, with at most `limit` codes."""
        answer: dict[str, Any] = {
            "edition": self.edition.name,
            "objective": self.aim,
            "rows": [_spelled(row, key) for row, key in self.position.rows],
            "remaining": len(self.position),
            "codes": self.position.codes(0, limit),
            "found": self.position.found and bool(len(self.position)),
            "heat": {str(hole): shares for hole, shares in enumerate(self.heat)} if len(self.position) else {},
            "best": [self._row_as_json(row) for row in self.advice.rows],
            "exact": self.advice.exact,
        }
        if self.contradiction:
            answer["contradiction"] = list(self.contradiction)
            answer["contradicting"] = [_spelled(*self.position.rows[place]) for place in self.contradiction]
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
            "standing": row.standing,
        }
        if row.always_within is not None:
            answer["always_within"] = row.always_within
        return answer


def analyse(
    agreed: Edition,
    rows: Sequence[tuple[str, Key]],
    *,
    aim: Aim = "average",
    seat: int = 0,
    count: int = 5,
    seconds: float | None = SECONDS,
    book: Book | None = None,
) -> Analysis:
    """Everything about a seat's board, or a `Refusal`: a `RowRefused` where it is about one of the rows."""
    asked, limit = shapes_of(agreed, seat), row_limit(agreed)
    if len(rows) > limit:
        raise Refusal(Fault.NO_ROWS_LEFT, agreed.paragraphs.limit, why="laid", rows=len(rows), limit=limit)
    for place, (row, key) in enumerate(rows):
        _check(agreed, asked, place, row, key)
    try:
        board = asked.board()
    except TooManyRows:
        rule = agreed.paragraphs.code
        raise Refusal(Fault.TOO_LARGE, rule, why="board", rows=asked.rows.size, most=MOST_ROWS) from None
    position = Position(board, rows)
    wanted = goal(agreed, aim, seat, len(rows))
    if len(position) and not position.found and len(rows) < limit:
        advice = advise(
            position, wanted.objective, worst_first=wanted.worst_first, count=count, seconds=seconds, book=book
        )
    else:
        advice = Advice((), 0, exact=True)
    return Analysis(agreed, aim, wanted, limit, position, advice, tuple(position.contradiction()))


def _check(agreed: Edition, asked: Shapes, place: int, row: str, key: Key) -> None:
    try:
        asked.rows.check(row, agreed.paragraphs.row)
        if not can_exist(key, asked.codes.holes):
            raise impossible_key(agreed, asked.codes.holes)
    except Refusal as refusal:
        raise RowRefused(place, refusal) from None


def _spelled(row: str, key: Key) -> str:
    return f"{row}={key.reds},{key.whites}"
