"""How long a computer takes. Its pace decides races and nothing else; everywhere else it answers as soon as it can."""

from keypeg.players.levels import LEVELS
from keypeg.players.pace import pace
from keypeg.rules import referee
from keypeg.rules.offers import MayLayRow
from keypeg.tables.course import Course


def due_at(course: Course, seat: int, now: int) -> int:
    """When its next move is due. Nothing that others do meanwhile puts that off."""
    since = course.waits.since[seat]
    if since is None or not course.racing or not any(isinstance(offer, MayLayRow) for offer in course.offers[seat]):
        return now
    plan = course.head.plans[seat]
    assert plan.level is not None
    assert plan.seed is not None
    seconds = pace(LEVELS[plan.level], plan.seed, referee.view(course.state, seat))
    return max(since, course.race_starts or 0) + round(seconds * 1000)
