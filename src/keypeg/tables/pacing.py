"""How long a computer takes. Its pace decides races and nothing else; everywhere else it answers as soon as it can."""

from keypeg.players.computer import Computer
from keypeg.players.levels import LEVELS
from keypeg.rules import referee
from keypeg.rules.offers import MayGuess
from keypeg.tables.course import Course


def computer(course: Course, seat: int) -> Computer:
    """The computer at a seat."""
    plan = course.head.plans[seat]
    assert plan.level is not None
    assert plan.seed is not None
    return Computer(LEVELS[plan.level], plan.seed)


def due_at(course: Course, seat: int, now: int) -> int:
    """When its next move is due. Nothing that others do meanwhile puts that off."""
    since = course.waits.since[seat]
    if since is None or not course.racing or not any(isinstance(offer, MayGuess) for offer in course.offers[seat]):
        return now
    seconds = computer(course, seat).pace(referee.view(course.state, seat))
    return max(since, course.race_starts or 0) + round(seconds * 1000)
