"""A round in sentences, as the pages have them: what decided it, what the keys made of it, how many rows it took."""

import re
from typing import Final, assert_never

from keypeg.cli.fact_sentences import listed_rows
from keypeg.cli.numbers import Numbers
from keypeg.locales import Words
from keypeg.review.decisive_moments import Moment, MomentKind, moment_of
from keypeg.review.improvements import improvement_of
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
        """What decided the round, how many rows it took, what the keys made of it, and what to do better."""
        moment = moment_of(self._review, player.seat)
        luck = self._luck(player) if isinstance(player, PlayerReview) else None
        stopped = self._review.outcome == Outcome.RESIGNED and self._review.by == player.seat
        decided = None
        if moment.kind is not MomentKind.NONE or (luck is None and not stopped and self._review.outcome is not None):
            decided = self._moment(moment, player)
        rest = " ".join(part for part in (self._rows(player.seat), luck) if part)
        return [line for line in (decided, rest, self._improvement(player)) if line]

    def _improvement(self, player: PlayerReview | AskerReview) -> str | None:
        """What to do better next time. Whoever was given wrong keys could not know better."""
        if isinstance(player, AskerReview) or self._review.mistakes:
            return None
        found = improvement_of(player.rows)
        if found is None:
            return None
        rows = listed_rows(found.rows, self._say)
        return self._say(f"coach-better-{found.kind}", count=len(found.rows), rows=rows)

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
                return self._say_of(seat, message, rows=code.rows, average=average)
        return None

    def _say_of(self, seat: int, message: str, **values: str | int) -> str:
        """A sentence about a player."""
        name = self._names[seat]
        return self._say(message, name=name, who="vowel" if _ELIDED.match(name) else "other", **values)

    def _moment(self, moment: Moment, player: PlayerReview | AskerReview) -> str:
        say, rows = self._say, moment.rows
        match moment.kind:
            case MomentKind.EMPTY:
                return say("coach-moment-empty", rows=listed_rows(rows, say))
            case MomentKind.CONTRADICTION:
                return say("review-contradicting", count=len(rows), rows=listed_rows(rows, say))
            case MomentKind.TURN:
                before, after = (self._numbers.percent(share) for share in moment.shares)
                shares = {"from": before, "to": after}
                return self._say_of(player.seat, "coach-moment-turn", turn=rows[0], **shares)
            case MomentKind.MISTAKE:
                return say("coach-moment-mistake", row=rows[0])
            case MomentKind.CERTAIN:
                return self._say_of(moment.seat or 0, "coach-moment-certain", rows=rows[0])
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
        expected = self._numbers.codes(row.outlook.codes if row.outlook else 0)
        return self._say(f"coach-moment-{kind}", row=number, left=row.after or 0, expected=expected)
