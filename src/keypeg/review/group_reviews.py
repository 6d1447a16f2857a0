"""Reviews of group rounds: what each question told each player, and how good a call was when it was made.

Every seat is judged by its own tokens and by what lay open to all at the time: the rows asked, their answers and the
wrong calls. It counts the codes that fit all of that.
"""

from collections.abc import Sequence
from math import floor, log2
from typing import NamedTuple

from msgspec.structs import replace

from keypeg.records.entries import Entry
from keypeg.review.review_values import (
    DECIMALS,
    AskedReview,
    AskerReview,
    CallReview,
    CertainSeat,
    GroupAttemptReview,
    MistakeReview,
    ToldCodes,
)
from keypeg.review.row_reviews import verdict_of
from keypeg.rules.actions import AskRow, CallMastermind, Token
from keypeg.rules.attempts import AskedRow, GroupAttempt, Mistake, WrongCall
from keypeg.rules.edition import Edition, GroupGame
from keypeg.rules.group import Group
from keypeg.rules.keys import answer
from keypeg.rules.shapes import Shape
from keypeg.thinking.group_beliefs import Belief, belief_of
from keypeg.thinking.group_calls import chance_of_rivals
from keypeg.thinking.group_holdings import ANSWERS, GroupSetup
from keypeg.thinking.group_questions import compared_question


def review_group_attempt(
    agreed: Edition, attempt: GroupAttempt, entries: Sequence[Entry], player: int | None = None
) -> GroupAttemptReview:
    """Review an attempt that is over; `entries` are its actions."""
    timeline = _Timeline(entries, attempt.code)
    reviewer = _AttemptReviewer(
        *_setup(agreed, len(attempt.hands)), attempt.hands, attempt.asked, attempt.wrong_calls, timeline
    )
    mistakes = [reviewer.mistake(mistake) for mistake in attempt.mistakes]
    certain = [CertainSeat(seat, reviewer.certain_since(seat)) for seat in range(len(attempt.hands))]
    players = reviewer.review(player, revealed=True)
    return GroupAttemptReview(attempt.number, attempt.outcome, players, mistakes, certain, attempt.by)


def review_open_group_attempt(state: Group, entries: Sequence[Entry], player: int | None = None) -> GroupAttemptReview:
    """Review the attempt under way, without what would tell one seat about the tokens of another."""
    timeline = _Timeline(entries)
    reviewer = _AttemptReviewer(
        *_setup(state.edition, state.seats), state.hands, state.rows, state.wrong_calls, timeline
    )
    return GroupAttemptReview(state.number, None, reviewer.review(player, revealed=False))


def review_withheld_group_attempt(
    state: Group, entries: Sequence[Entry], strangers: frozenset[int], player: int | None = None
) -> GroupAttemptReview:
    """Review the attempt under way for the seats whose tokens are known, if its answers are.

    Answers by hand are known. Those of the referee follow from the tokens, of which some are not known.
    """
    if not state.edition.by_hand or any(state.barred[seat] for seat in strangers):
        without_keys = sum(player in (None, asked.seat) for asked in state.rows)
        return GroupAttemptReview(state.number, None, [], without_keys=without_keys)
    known = [seat for seat in range(state.seats) if seat not in strangers and player in (None, seat)]
    players = [each for seat in known for each in review_open_group_attempt(state, entries, seat).players]
    return GroupAttemptReview(state.number, None, players)


def _setup(agreed: Edition, seats: int) -> tuple[GroupSetup, Shape]:
    game = agreed.game
    assert isinstance(game, GroupGame)
    return GroupSetup(game.colours, game.copies, game.places, game.owners(seats)), game.row_shape(seats)


class _Call(NamedTuple):
    seat: int
    row: str
    rows: int
    """How many rows lay on the table."""
    wrong_calls: int
    """How many wrong calls lay open."""
    right: bool


class _Timeline:
    """When rows were asked and calls were made, by what lay on the table."""

    def __init__(self, entries: Sequence[Entry], code: str | None = None) -> None:
        self.wrong_calls_before: list[int] = []
        """How many wrong calls lay open when each row was asked."""
        self.calls: list[_Call] = []
        for entry in entries:
            match entry.action:
                case AskRow():
                    self.wrong_calls_before.append(len(self.calls))
                case CallMastermind(row=row) if entry.seat is not None:
                    rows = len(self.wrong_calls_before)
                    # All earlier calls were wrong, or the attempt would have ended before.
                    self.calls.append(_Call(entry.seat, row, rows, len(self.calls), right=row == code))


class _AttemptReviewer(NamedTuple):
    """Reviews one attempt, by what lay on the table."""

    setup: GroupSetup
    row_shape: Shape
    hands: tuple[tuple[Token, ...], ...]
    asked: tuple[AskedRow, ...]
    wrong_calls: tuple[WrongCall, ...]
    timeline: _Timeline

    def review(self, player: int | None, *, revealed: bool) -> list[AskerReview]:
        """The review of every seat that asked or called."""
        found = []
        for seat in range(len(self.hands)):
            if player not in (None, seat):
                continue
            rows = [
                self._asked(number, revealed=revealed) for number, asked in enumerate(self.asked) if asked.seat == seat
            ]
            calls = [self._call(call) for call in self.timeline.calls if call.seat == seat]
            if rows or calls:
                skills = [row.skill for row in rows if row.skill is not None]
                skill = round(sum(skills) / len(skills)) if skills else None
                verdict = None if skill is None else verdict_of(skill)
                found.append(AskerReview(seat, "asker", rows, calls[-1] if calls else None, skill, verdict))
        return found

    def certain_since(self, seat: int, rows: int | None = None, wrong_calls: int | None = None) -> int | None:
        """The number of rows on the table from which on a seat could be certain, up to a moment."""
        last = len(self.wrong_calls) if wrong_calls is None else wrong_calls
        known = [*self.timeline.wrong_calls_before[:rows], last]
        return next((count for count, calls in enumerate(known) if self._belief(seat, count, calls).certain), None)

    def mistake(self, mistake: Mistake) -> MistakeReview:
        """A wrong answer, with how many codes it left for the asker, and how many the right one would have left."""
        asked = self.asked[mistake.row]
        wrong_calls = self.timeline.wrong_calls_before[mistake.row]
        assert mistake.right in ANSWERS
        answers = list(asked.answers)
        answers[self._mistaken_board(mistake)] = mistake.right
        put_right = (*self.asked[: mistake.row], asked._replace(answers=tuple(answers)))
        left, left_if_right = (
            len(self._belief_after(asked.seat, rows, wrong_calls).codes)
            for rows in (self.asked[: mistake.row + 1], put_right)
        )
        after = sum(row.seat == asked.seat for row in self.asked[mistake.row + 1 :])
        return MistakeReview(*mistake, left=left, left_if_right=left_if_right, rows_after=after)

    def _mistaken_board(self, mistake: Mistake) -> int:
        """The board that a wrong answer was given for. A marker may have two boards."""
        asked, hand = self.asked[mistake.row], self.hands[mistake.marker]
        return next(
            board
            for board, token in zip(self.setup.of_seat(mistake.marker), hand, strict=True)
            if (asked.answers[board], answer(asked.row, *token)) == (mistake.given, mistake.right)
        )

    def _belief(self, seat: int, rows: int, wrong_calls: int) -> Belief:
        """What a seat could know when so many rows and wrong calls lay on the table."""
        return self._belief_after(seat, self.asked[:rows], wrong_calls)

    def _belief_after(self, seat: int, asked: tuple[AskedRow, ...], wrong_calls: int) -> Belief:
        return belief_of(self.setup, seat, self.hands[seat], asked, self.wrong_calls[:wrong_calls])

    def _asked(self, number: int, *, revealed: bool) -> AskedReview:
        asked, wrong_calls = self.asked[number], self.timeline.wrong_calls_before[number]
        belief = self._belief(asked.seat, number, wrong_calls)
        before, after = len(belief.codes), len(self._belief(asked.seat, number + 1, wrong_calls).codes)
        told = tuple(
            ToldCodes(seat, *(len(self._belief(seat, rows, wrong_calls).codes) for rows in (number, number + 1)))
            for seat in range(len(self.hands) if revealed else 0)
        )
        bits = round(log2(before / after), DECIMALS) if after else None
        review = AskedReview(asked.row, asked.answers, before, after, bits, told)
        return review if before < 2 else self._judged(review, belief)

    def _judged(self, review: AskedReview, belief: Belief) -> AskedReview:
        """A question beside the most telling one that was found."""
        laid, best = compared_question(belief, self.row_shape, review.row)
        share = laid.information / best.information if best.information else 1.0
        skill = 99 if share >= 1 else floor(99 * max(share, 0.0))
        return replace(
            review,
            expected_bits=max(0.0, round(laid.bits, DECIMALS)),  # not -0.0
            best=best.row,
            best_bits=round(best.bits, DECIMALS),
            skill=skill,
            verdict=verdict_of(skill),
        )

    def _call(self, call: _Call) -> CallReview:
        belief = self._belief(call.seat, call.rows, call.wrong_calls)
        known = self.wrong_calls[: call.wrong_calls]
        out = {wrong.seat for wrong in known}
        rivals = [seat for seat in range(len(self.hands)) if seat != call.seat and seat not in out]
        return CallReview(
            call.row,
            round(belief.chance(call.row), DECIMALS),
            self.certain_since(call.seat, call.rows, call.wrong_calls),
            call.right,
            round(chance_of_rivals(belief, self.asked[: call.rows], known, rivals), DECIMALS),
            len(belief.codes),
        )
