"""Score sheets: the results of a match beside a real box in, its points, roles and winners out.

The sheet knows no rule about points. Each result is played to the referee as a stand-in round.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import assert_never

from msgspec.structs import replace

from keypeg.review.score_values import NextRound, PossibleResult, RoundResult, ScoredRound, ScoreSheet
from keypeg.review.stand_in_rounds import opened, play_result
from keypeg.rules import referee
from keypeg.rules.attempts import Outcome
from keypeg.rules.boxes import edition
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Duel
from keypeg.rules.edition import Edition
from keypeg.rules.group import Group
from keypeg.rules.match import AnyAttempt
from keypeg.rules.referee import State
from keypeg.rules.refusals import Refusal


def score_sheet(agreed: Edition, seats: int, results: Sequence[RoundResult], opener: int = 0) -> ScoreSheet:
    """The sheet of a match after these results. In the group box `opener` opens the first round."""
    state = first_state(agreed, seats, opener)
    lines = []
    for result in results:
        after = play_result(state, result)
        lines.append(_line(state, result, after))
        state = after
    return ScoreSheet(
        edition=agreed.name,
        options=agreed.options,
        seats=seats,
        rounds=agreed.rounds,
        row_limit=None if isinstance(state, Group) else state.game.row_limit,
        notes=agreed.notes,
        lines=tuple(lines),
        scores=state.scores,
        next=None if state.winners else _next_round(state),
        possible=tuple(_possible(state)),
        winners=state.winners,
        ending=agreed.paragraphs.ending,
    )


def first_state(agreed: Edition, seats: int, opener: int) -> State:
    """The match before its first round. Beside a real box keys are given by hand."""
    by_hand = edition(agreed.name, {**agreed.options, "marking": "by_hand"})
    state = referee.start(by_hand, seats)
    return opened(state, opener) if isinstance(state, Group) else state


def _line(before: State, result: RoundResult, after: State) -> ScoredRound:
    attempt = _last(after)
    return ScoredRound(
        number=before.number,
        attempt=before.attempt,
        codemaker=_codemaker(before),
        opener=_opener(before),
        result=result,
        by=attempt.by,
        mistaken=tuple(sorted({mistake.marker for mistake in attempt.mistakes})),
        points=attempt.points,
        scores=after.scores,
        again=attempt.again,
        rule=before.edition.paragraphs.outcomes[attempt.outcome],
    )


def _last(state: State) -> AnyAttempt:
    return state.past.tail[-1]


def _codemaker(state: State) -> int | None:
    return state.codemaker if isinstance(state, Codebreaking) else None


def _opener(state: State) -> int | None:
    return state.opener if isinstance(state, Group) else None


def _next_round(state: State) -> NextRound:
    return NextRound(
        number=state.number,
        attempt=state.attempt,
        extra=state.number > state.edition.rounds,
        codemaker=_codemaker(state),
        opener=_opener(state),
        barred=tuple(seat for seat in range(state.seats) if isinstance(state, Group) and state.barred[seat]),
        rule=_next_rule(state),
    )


def _next_rule(state: State) -> str:
    """The paragraph that says what is next: the first round, a replay, an extra round, or the next one."""
    paragraphs = state.edition.paragraphs
    if state.attempt > 1:
        return paragraphs.outcomes[_last(state).outcome]
    if state.number > state.edition.rounds:
        return paragraphs.ending
    match state:
        case Codebreaking():
            return paragraphs.players if state.number == 1 else state.game.roles
        case Duel():
            return paragraphs.rounds
        case Group():
            named = state.game.paragraphs
            return named.opener if state.number == 1 else named.next_opener
        case _:
            assert_never(state)


def _possible(state: State) -> Iterator[PossibleResult]:
    for result in () if state.winners else _results(state):
        try:
            after = play_result(state, result)
        except Refusal:
            continue
        attempt = _last(after)
        yield PossibleResult(
            result=result,
            points=attempt.points,
            again=attempt.again,
            ends=bool(after.winners),
            rule=state.edition.paragraphs.outcomes[attempt.outcome],
        )


def _results(state: State) -> Iterator[RoundResult]:
    """Every result that an attempt of this kind may have at all."""
    rows = range(1, state.game.row_limit + 1) if isinstance(state, Codebreaking) else ()
    wrong = RoundResult(Outcome.WRONG_KEY)
    for outcome in state.edition.paragraphs.outcomes:
        bare = RoundResult(outcome)
        match outcome:
            case Outcome.FOUND if rows:
                yield from (replace(bare, rows=count) for count in rows)
            case Outcome.FOUND | Outcome.MASTERMIND | Outcome.RESIGNED:
                yield from (replace(bare, by=seat) for seat in range(state.seats))
            case Outcome.WRONG_KEY if rows:
                yield wrong
            case Outcome.WRONG_KEY:
                for count in range(1, state.seats + 1):
                    yield from (replace(wrong, mistaken=seats) for seats in combinations(range(state.seats), count))
            case _:
                yield bare
