"""How long a computer takes. Its pace decides races and nothing else; everywhere else it answers as soon as it can."""

from keypeg.players.levels import LEVELS, draw_pace_seconds
from keypeg.rules import referee
from keypeg.rules.offers import MayGuess
from keypeg.tables.table_state import TableState


def due_at(state: TableState, seat: int, now: int) -> int:
    """When its next move is due. Nothing that others do meanwhile puts that off."""
    since = state.waits.since[seat]
    if since is None or not state.racing or not any(isinstance(offer, MayGuess) for offer in state.offers[seat]):
        return now
    plan = state.setup.plans[seat]
    assert plan.level is not None
    assert plan.seed is not None
    seconds = draw_pace_seconds(LEVELS[plan.level], plan.seed, referee.view(state.match, seat))
    return max(since, state.race_starts or 0) + round(seconds * 1000)
