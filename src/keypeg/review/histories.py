"""Histories: what many matches come to for each of their players. Rows by box, skill and luck, opponents, mistakes.

Players are told apart by their names. A mistake is a row that cost at least a tenth of a row over the best one; a wrong
key or answer that was given by hand; or, in the group box, a weak question or a wrong call.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from keypeg.records.played_attempts import played_match
from keypeg.records.record import Record
from keypeg.review.history_values import BoxHistory, MistakeKind, MistakeTally, OpponentHistory, PlayerHistory
from keypeg.review.match_reviews import review_attempt, review_attempt_under_way
from keypeg.review.review_values import AnyAttemptReview, AskerReview, PlayerReview, RowReview, Verdict
from keypeg.review.row_reviews import DECIMALS

LEAST_COST: Final = 0.1
"""A row that cost less is no mistake."""
_WEAK: Final = (Verdict.WEAK, Verdict.POOR)


class Histories:
    """Gathers matches one by one."""

    def __init__(self) -> None:
        self.matches = 0
        self._players: dict[str, _Player] = {}

    def add(self, record: Record) -> None:
        """Add a match, over or under way.

        Raises RecordRefused if it breaks a rule, and Refusal if its board is too large to be reviewed.
        """
        played = played_match(record)
        reviews = [review_attempt(record.edition, attempt) for attempt in played.attempts]
        if not played.state.winners:
            reviews.append(review_attempt_under_way(played.state, played.entries))
        self.matches += 1
        for seat, name in enumerate(record.players):
            player = self._players.setdefault(name, _Player(name))
            others = [other for at, other in enumerate(record.players) if at != seat]
            player.add_match(record.edition.name, others, seat, played.state.winners)
            for review in reviews:
                player.add_attempt(record.edition.name, seat, review)

    def players(self) -> list[PlayerHistory]:
        """The history of every player, of whoever played most first."""
        found = [player.history() for player in self._players.values()]
        return sorted(found, key=lambda player: (-player.matches, player.name))


class _Box:
    """Somebody's codes of one box."""

    def __init__(self) -> None:
        self.matches = 0
        self.codes = 0
        self.rows: Counter[int] = Counter()
        self.skills: list[int] = []
        self.lucks: list[int] = []

    def history(self, name: str) -> BoxHistory:
        found = self.rows.total()
        laid = sum(rows * count for rows, count in self.rows.items())
        return BoxHistory(
            name,
            self.matches,
            self.codes,
            found,
            dict(sorted(self.rows.items())),
            round(laid / found, DECIMALS) if found else None,
            _mean(self.skills),
            _mean(self.lucks),
        )


class _Player:
    """One player's matches."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.results: Counter[str] = Counter()
        self.boxes: defaultdict[str, _Box] = defaultdict(_Box)
        self.against: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.mistakes: defaultdict[tuple[MistakeKind, int | None], list[float]] = defaultdict(list)

    def add_match(self, box: str, others: Sequence[str], seat: int, winners: tuple[int, ...]) -> None:
        result = "unfinished" if not winners else "lost" if seat not in winners else "won"
        if result == "won" and len(winners) > 1:
            result = "drawn"
        self.results[result] += 1
        self.boxes[box].matches += 1
        for other in dict.fromkeys(others):
            if winners:
                self.against[other][result] += 1

    def add_attempt(self, box: str, seat: int, review: AnyAttemptReview) -> None:
        for player in review.players:
            if player.seat == seat:
                self._add_rows(self.boxes[box], player, over=review.outcome is not None)
        for mistake in review.mistakes:
            if mistake.marker == seat:
                self.mistakes[MistakeKind.WRONG_KEY, None].append(0.0)

    def _add_rows(self, box: _Box, player: PlayerReview | AskerReview, *, over: bool) -> None:
        box.skills += (row.skill for row in player.rows if row.skill is not None)
        box.codes += over
        if isinstance(player, PlayerReview):
            box.lucks += (row.luck for row in player.rows if row.luck is not None)
            found = _is_found(player.rows[-1])
            mistakes = _row_mistakes(player.rows)
        else:
            found = player.call is not None and player.call.right
            mistakes = _question_mistakes(player)
        if over and found:
            box.rows[len(player.rows)] += 1
        for mistake, row, cost in mistakes:
            self.mistakes[mistake, row].append(cost)

    def history(self) -> PlayerHistory:
        mistakes = [
            MistakeTally(mistake, row, len(costs), round(sum(costs), DECIMALS))
            for (mistake, row), costs in self.mistakes.items()
        ]
        opponents = [
            OpponentHistory(name, results.total(), results["won"], results["drawn"])
            for name, results in self.against.items()
        ]
        return PlayerHistory(
            self.name,
            self.results.total(),
            self.results.total() - self.results["unfinished"],
            self.results["won"],
            self.results["drawn"],
            [box.history(name) for name, box in self.boxes.items()],
            sorted(opponents, key=lambda other: (-other.matches, other.name)),
            sorted(mistakes, key=lambda tally: (-tally.cost, -tally.times, tally.mistake, tally.row or 0)),
        )


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


def _mean(numbers: Sequence[int]) -> int | None:
    return round(sum(numbers) / len(numbers)) if numbers else None
