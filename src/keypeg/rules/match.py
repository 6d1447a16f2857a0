"""The match: what every machine keeps from attempt to attempt."""

from operator import add

from msgspec import Struct

from keypeg.rules.actions import Action
from keypeg.rules.attempts import BoardAttempt, GroupAttempt
from keypeg.rules.edition import Edition
from keypeg.rules.events import AttemptEnded, Event, MatchEnded, RoundBegan
from keypeg.rules.history import History
from keypeg.rules.refusals import Fault, Refusal

AnyAttempt = BoardAttempt | GroupAttempt


class Match(Struct, frozen=True, kw_only=True):
    """A match, under way or over. Each machine adds what its current attempt needs."""

    edition: Edition
    seats: int
    number: int = 1
    """The agreed round under way, from 1; extra rounds count on."""
    attempt: int = 1
    """Which attempt at this round it is, from 1."""
    scores: tuple[int, ...]
    past: History[AnyAttempt] = History()
    winners: tuple[int, ...] = ()
    """Empty until the match is over; two or more share it."""


def add_points(scores: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    """The totals after an attempt."""
    return tuple(map(add, scores, points))


def leaders(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the highest total."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def close(state: Match, attempt: AnyAttempt, winners: tuple[int, ...], codemaker: int | None = None) -> list[Event]:
    """What follows an attempt: the end of the match, or the next attempt. `codemaker` makes the next code."""
    if winners:
        return [AttemptEnded(attempt), MatchEnded(winners)]
    if attempt.again:
        return [AttemptEnded(attempt), RoundBegan(state.number, state.attempt + 1, codemaker)]
    return [AttemptEnded(attempt), RoundBegan(state.number + 1, 1, codemaker)]


def not_here(edition: Edition, action: Action) -> Refusal:
    """For actions that this kind of match does not have."""
    tag = str(action.__struct_config__.tag)
    return Refusal(Fault.NOT_IN_THIS_EDITION, why="action", action=tag, edition=edition.name)
