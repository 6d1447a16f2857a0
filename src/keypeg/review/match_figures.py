"""Match figures: what the review of one match comes to for one seat. They are small, and any number of them add up.

`Histories` makes them from records, and the server from the reviews of its coach. Nothing here needs the solver.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from keypeg.review.history_values import MistakeKind, MistakeTally
from keypeg.review.review_values import AnyAttemptReview, AskerReview, PlayerReview, RowReview, Verdict

LEAST_COST: Final = 0.1
"""A row that cost less is no mistake."""
_WEAK: Final = (Verdict.WEAK, Verdict.POOR)


class MatchFigures(Struct, frozen=True, array_like=True):
    """The codes that a seat looked for in a match, and how well."""

    codes: int = 0
    """How many codes it looked for to the end of the attempt."""
    rows: dict[int, int] = {}
    """How many codes were found in each number of rows."""
    skill: int = 0
    """The sum over all rows to which there was an alternative."""
    skilled: int = 0
    """How many rows that sum is of."""
    luck: int = 0
    lucky: int = 0
    mistakes: tuple[MistakeTally, ...] = ()


class FigureSums:
    """Adds up the figures of a seat, attempt by attempt."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._codes = 0
        self._rows: Counter[int] = Counter()
        self._skills: list[int] = []
        self._lucks: list[int] = []
        self._mistakes: defaultdict[tuple[MistakeKind, int | None], list[float]] = defaultdict(list)

    def add(self, review: AnyAttemptReview) -> None:
        """Add an attempt, over or under way."""
        over = review.outcome is not None and not review.mistakes  # after a mistake the round is played again
        for player in review.players:
            if player.seat == self._seat:
                self._add_rows(player, over=over)
        for mistake in review.mistakes:
            if mistake.marker == self._seat:
                self._mistakes[MistakeKind.WRONG_KEY, None].append(0.0)

    def _add_rows(self, player: PlayerReview | AskerReview, *, over: bool) -> None:
        self._skills += (row.skill for row in player.rows if row.skill is not None)
        self._codes += over
        if isinstance(player, PlayerReview):
            self._lucks += (row.luck for row in player.rows if row.luck is not None)
            found = _is_found(player.rows[-1])
            mistakes = _row_mistakes(player.rows)
        else:
            found = player.call is not None and player.call.right
            mistakes = _question_mistakes(player)
        if over and found:
            self._rows[len(player.rows)] += 1
        for mistake, row, cost in mistakes:
            self._mistakes[mistake, row].append(cost)

    def figures(self) -> MatchFigures:
        """What has been added so far."""
        return MatchFigures(
            self._codes,
            dict(self._rows),
            sum(self._skills),
            len(self._skills),
            sum(self._lucks),
            len(self._lucks),
            tuple(
                MistakeTally(mistake, row, len(costs), sum(costs)) for (mistake, row), costs in self._mistakes.items()
            ),
        )


def figures_of(reviews: Iterable[AnyAttemptReview], seat: int) -> MatchFigures:
    """What the attempts of a match come to for a seat."""
    sums = FigureSums(seat)
    for review in reviews:
        sums.add(review)
    return sums.figures()


def _is_found(row: RowReview) -> bool:
    return row.key is not None and row.key.reds == len(row.row)


def _row_mistakes(rows: Sequence[RowReview]) -> Iterator[tuple[MistakeKind, int | None, float]]:
    for number, row in enumerate(rows, 1):
        if row.cost is None or row.cost < LEAST_COST:
            continue
        if row.expected_bits == 0:
            yield MistakeKind.TOLD_NOTHING, None, row.cost
        elif row.ruled_out_by:
            yield MistakeKind.FORGOT_ROW, row.ruled_out_by[0], row.cost
        else:
            yield MistakeKind.TOLD_LESS, number, row.cost


def _question_mistakes(player: AskerReview) -> Iterator[tuple[MistakeKind, int | None, float]]:
    for row in player.rows:
        if row.verdict in _WEAK:
            yield MistakeKind.ASKED_LESS, None, 0.0
    if player.call is not None and not player.call.right:
        yield MistakeKind.CALLED_WRONG, None, 0.0
