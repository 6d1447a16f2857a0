"""When work is due at a table: the moves of its computers, and the next check of its clocks."""

from keypeg.players.levels import LEVELS, draw_pace_seconds
from keypeg.rules import referee
from keypeg.rules.offers import MayLayRow
from keypeg.tables.automatic_lines import deal_due
from keypeg.tables.clocks import deadlines
from keypeg.tables.log_store import CLOCK_CHECK, PARKED, DueWork
from keypeg.tables.setup import Stage
from keypeg.tables.table_state import TableState, computer_seats


def initial_work(state: TableState, now: int) -> list[DueWork]:
    """The work that is due at a new table. The database gives the table its number, so that is 0 here."""
    at = PARKED if state.setup.computers_alone else now
    due = [DueWork(0, seat, 0, at) for seat in computer_seats(state)]
    if deal_due(state):
        due.append(DueWork(0, CLOCK_CHECK, 0, at))  # any write makes the table deal
    return due


def computer_work(table: int, before: TableState, after: TableState, now: int) -> list[DueWork]:
    """The changes to the due moves of computers."""
    thinking = computer_seats(after)
    due = [DueWork(table, seat, after.version, move_due_at(after, seat, now)) for seat in thinking]
    done = set(computer_seats(before)) - set(thinking)
    due += (DueWork(table, seat, after.version, None) for seat in sorted(done))
    return due


def clock_work(table: int, after: TableState, scheduled: int | None, now: int) -> list[DueWork]:
    """The change to the due check of the clocks, if any; `scheduled` is the time of the check that is already due.

    A check that comes too early does no harm: it is put off when its time comes. So a later deadline, as after most
    moves, changes nothing, and saves a write.
    """
    if after.setup.clock is None:
        return []
    if after.stage is Stage.OVER:
        return [DueWork(table, CLOCK_CHECK, after.version, None)]
    deadline = next_deadline(after)
    if deadline is not None and (scheduled is None or deadline < scheduled or scheduled <= now):
        return [DueWork(table, CLOCK_CHECK, after.version, deadline)]
    return []


def next_deadline(state: TableState) -> int | None:
    """When the next seat's time runs out."""
    return min((at for at in deadlines(state.timers, state.outages) if at is not None), default=None)


def move_due_at(state: TableState, seat: int, now: int) -> int:
    """When a computer's move is due: in a race at the pace of its level, and otherwise at once.

    The pace counts from the instant since which the match waits for the computer, at the earliest from the start of the
    race, whatever others do meanwhile.
    """
    since = state.timers.waiting_since[seat]
    if since is None or not state.is_race or not any(isinstance(offer, MayLayRow) for offer in state.offers[seat]):
        return now
    plan = state.setup.plans[seat]
    assert plan.level is not None
    assert plan.seed is not None
    seconds = draw_pace_seconds(LEVELS[plan.level], plan.seed, referee.view(state.match, seat))
    return since + round(seconds * 1000)
