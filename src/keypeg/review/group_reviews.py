"""Reviews of group rounds: what each question told each player, and how good a call was when it was made.

Every seat is judged by its own tokens and by what lay open to all at the time: the rows asked, their answers and the
wrong calls. It counts the codes that fit all of that.
"""

from collections.abc import Iterator
from math import log2
from typing import Literal, NamedTuple

from msgspec import Struct

from keypeg.records.record import Record
from keypeg.records.replay import steps
from keypeg.rules import referee
from keypeg.rules.actions import AskRow, CallMastermind, Token
from keypeg.rules.attempts import AskedRow, GroupAttempt, Mistake, WrongCall
from keypeg.rules.events import AttemptEnded, MastermindCalled
from keypeg.rules.group import Group
from keypeg.rules.keys import Answer
from keypeg.thinking.group_beliefs import Belief, belief_of
from keypeg.thinking.group_holdings import GroupSetup


class ToldCodes(Struct, frozen=True):
    """What a question told one of the players: how many codes fitted before it and after its answers."""

    seat: int
    before: int
    after: int


class AskedReview(Struct, frozen=True):
    """A row that was asked, and how many codes fitted what its player knew."""

    row: str
    answers: tuple[Answer | None, ...]
    before: int
    after: int
    bits: float | None
    """None if no code fits any more, because answers given by hand were wrong."""
    told: tuple[ToldCodes, ...]
    """What it told every player, the asker included. Empty before the reveal: it depends on the tokens of others."""


class CallReview(Struct, frozen=True):
    """A call of MASTERMIND, judged by what the caller knew."""

    row: str
    chance: float
    """How likely it was right."""
    certain_since: int | None
    """The number of rows on the table from which on the caller could have been certain; None if never."""
    right: bool


class AskerReview(Struct, frozen=True):
    """The questions and the call of one seat in one attempt."""

    seat: int
    role: Literal["asker"]
    rows: list[AskedReview]
    call: CallReview | None = None


class GroupAttemptReview(Struct, frozen=True):
    """One attempt at a group round."""

    number: int
    """The agreed round that it was an attempt at."""
    outcome: str | None
    """None while it is under way."""
    players: list[AskerReview]
    mistakes: tuple[Mistake, ...] = ()
    """The wrong answers that were given by hand."""


def review_group_attempts(record: Record, player: int | None = None) -> Iterator[GroupAttemptReview]:
    """Review a group match attempt by attempt. The attempt under way comes last."""
    state = referee.start(record.edition, len(record.players))
    moments = _Moments()
    for step in steps(record):
        before, state = state, step.state
        assert isinstance(before, Group)
        moments.note(before, step.entry.seat, step.entry.action)
        ended = next((event.attempt for event in step.events if isinstance(event, AttemptEnded)), None)
        if any(isinstance(event, MastermindCalled) and event.right for event in step.events):
            moments.calls[-1] = moments.calls[-1]._replace(right=True)
        if isinstance(ended, GroupAttempt):
            table = _Table(_setup(before), ended.hands, ended.asked, ended.wrong_calls, moments, revealed=True)
            yield GroupAttemptReview(ended.number, ended.outcome, table.review(player), ended.mistakes)
            moments = _Moments()
    assert isinstance(state, Group)
    if not state.winners:
        table = _Table(_setup(state), state.hands, state.rows, state.wrong_calls, moments, revealed=False)
        yield GroupAttemptReview(state.number, None, table.review(player))


def _setup(state: Group) -> GroupSetup:
    return GroupSetup(state.game.colours, state.game.copies, state.game.places, state.owners)


class _Call(NamedTuple):
    seat: int
    row: str
    rows: int
    """How many rows lay on the table."""
    wrong_calls: int
    """How many wrong calls lay open."""
    right: bool = False


class _Moments:
    """When rows were asked and calls were made, by what lay on the table."""

    def __init__(self) -> None:
        self.wrong_calls_before: list[int] = []
        """How many wrong calls lay open when each row was asked."""
        self.calls: list[_Call] = []

    def note(self, before: Group, seat: int | None, action: object) -> None:
        if isinstance(action, AskRow):
            self.wrong_calls_before.append(len(before.wrong_calls))
        elif isinstance(action, CallMastermind) and seat is not None:
            self.calls.append(_Call(seat, action.row, len(before.asked), len(before.wrong_calls)))


class _Table(NamedTuple):
    """What lay on the table in one attempt."""

    setup: GroupSetup
    hands: tuple[tuple[Token, ...], ...]
    asked: tuple[AskedRow, ...]
    wrong_calls: tuple[WrongCall, ...]
    moments: _Moments
    revealed: bool

    def review(self, player: int | None) -> list[AskerReview]:
        """The review of every seat that asked or called."""
        found = []
        for seat in range(len(self.hands)):
            rows = [self._asked(number) for number, asked in enumerate(self.asked) if asked.seat == seat]
            calls = [self._call(call) for call in self.moments.calls if call.seat == seat]
            if (rows or calls) and player in (None, seat):
                found.append(AskerReview(seat, "asker", rows, calls[-1] if calls else None))
        return found

    def _belief(self, seat: int, rows: int, wrong_calls: int) -> Belief:
        """What a seat could know when so many rows and wrong calls lay on the table."""
        return belief_of(self.setup, seat, self.hands[seat], self.asked[:rows], self.wrong_calls[:wrong_calls])

    def _asked(self, number: int) -> AskedReview:
        asked, wrong_calls = self.asked[number], self.moments.wrong_calls_before[number]
        before, after = (len(self._belief(asked.seat, rows, wrong_calls).codes) for rows in (number, number + 1))
        told = tuple(
            ToldCodes(seat, *(len(self._belief(seat, rows, wrong_calls).codes) for rows in (number, number + 1)))
            for seat in range(len(self.hands) if self.revealed else 0)
        )
        bits = round(log2(before / after), 4) if after else None
        return AskedReview(asked.row, asked.answers, before, after, bits, told)

    def _call(self, call: _Call) -> CallReview:
        wrong_calls = [*self.moments.wrong_calls_before[: call.rows], call.wrong_calls]
        certain = (rows for rows, known in enumerate(wrong_calls) if self._belief(call.seat, rows, known).certain)
        chance = self._belief(call.seat, call.rows, call.wrong_calls).chance(call.row)
        return CallReview(call.row, round(chance, 4), next(certain, None), call.right)
