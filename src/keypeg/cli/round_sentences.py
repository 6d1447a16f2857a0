"""A round in sentences, as the pages have them: what decided it, what the keys made of it, how many rows it took."""

import re
from typing import Final, assert_never

from keypeg.cli.fact_sentences import listed_rows
from keypeg.cli.review_sentences import Numbers
from keypeg.locales import Words
from keypeg.review.moments import Moment, MomentKind, moment_of
from keypeg.review.review_values import (
    AnyAttemptReview,
    AskerReview,
    AttemptReview,
    GroupAttemptReview,
    PlayerReview,
    RowReview,
)
from keypeg.rules.attempts import Outcome

NOTABLE_LUCK: Final = 12
"""Where luck is this far from 50, it is worth a word."""
_ELIDED: Final = re.compile("(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])", re.IGNORECASE)
"""How a name begins before which French elides."""


class RoundSentences:
    """Says how an attempt went for a player."""

    def __init__(self, review: AnyAttemptReview, names: list[str], say: Words) -> None:
        self._review = review
        self._names = names
        self._say = say
        self._numbers = Numbers(say)

    def of(self, player: PlayerReview | AskerReview) -> list[str]:
        """What decided the round, how many rows it took, and what the keys made of it."""
        moment = moment_of(self._review, player.seat)
        luck = self._luck(player) if isinstance(player, PlayerReview) else None
        stopped = self._review.outcome == Outcome.RESIGNED and self._review.by == player.seat
        decided = None
        if moment.kind is not MomentKind.NONE or (luck is None and not stopped and self._review.outcome is not None):
            decided = self._moment(moment, player)
        rest = [self._rows(player.seat), luck]
        return [line for line in (decided, " ".join(part for part in rest if part)) if line]

    def _luck(self, player: PlayerReview) -> str | None:
        if player.luck is None or self._review.outcome == Outcome.WRONG_KEY:
            return None
        if player.luck >= 50 + NOTABLE_LUCK:
            return self._say("coach-keys-kind")
        return self._say("coach-keys-unkind" if player.luck <= 50 - NOTABLE_LUCK else "coach-keys-even")

    def _rows(self, seat: int) -> str | None:
        """How many rows it took, and how many the best strategy takes on average."""
        if isinstance(self._review, GroupAttemptReview) or self._review.outcome == Outcome.WRONG_KEY:
            return None
        for code in self._review.codes:
            if code.breaker == seat and code.rows and code.average_rows is not None:
                message = "coach-rows-found" if code.found else "coach-rows-not-found"
                average = self._numbers.decimal(code.average_rows)
                return self._say(message, rows=code.rows, average=average, **self._named(seat))
        return None

    def _named(self, seat: int) -> dict[str, str]:
        name = self._names[seat]
        return {"name": name, "who": "vowel" if _ELIDED.match(name) else "other"}

    def _moment(self, moment: Moment, player: PlayerReview | AskerReview) -> str:
        say, rows = self._say, moment.rows
        match moment.kind:
            case MomentKind.EMPTY:
                return say("coach-moment-empty", rows=listed_rows(rows, say))
            case MomentKind.CONTRADICTION:
                return say("review-contradicting", count=len(rows), rows=listed_rows(rows, say))
            case MomentKind.TURN:
                before, after = (self._numbers.percent(share) for share in moment.shares)
                named = self._named(player.seat)
                return say("coach-moment-turn", turn=rows[0], **named, **{"from": before, "to": after})
            case MomentKind.MISTAKE:
                return say("coach-moment-mistake", row=rows[0])
            case MomentKind.CERTAIN:
                return say("coach-moment-certain", rows=rows[0], **self._named(moment.seat or 0))
            case MomentKind.TIED:
                return say("coach-moment-tied", rows=rows[0])
            case MomentKind.NONE:
                return say("coach-moment-none" if isinstance(self._review, AttemptReview) else "coach-moment-open")
            case MomentKind.COST | MomentKind.LUCKY | MomentKind.UNLUCKY | MomentKind.FOUND:
                row = player.rows[rows[0] - 1]
                assert isinstance(row, RowReview)  # a group has no such moments
                return self._row_moment(moment.kind, rows[0], row)
            case _:
                assert_never(moment.kind)

    def _row_moment(self, kind: MomentKind, number: int, row: RowReview) -> str:
        if kind is MomentKind.COST:
            return self._say("coach-moment-cost", row=number, cost=self._numbers.decimal(row.cost or 0, 1))
        if kind is MomentKind.FOUND:
            left = self._numbers.count(row.before)
            return self._say("coach-moment-found", row=number, codes=row.before, left=left)
        expected = self._numbers.codes_after(row.before, row.expected_bits)
        return self._say(f"coach-moment-{kind}", row=number, left=row.after or 0, expected=expected)
