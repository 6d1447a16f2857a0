"""The work that becomes due with a line, and the clocks behind it. Nothing here needs a database."""

from typing import Any

import pytest

from keypeg.players.levels import LEVELS, draw_pace_seconds
from keypeg.rules import referee
from keypeg.rules.actions import HideCode, LayRow, MarkRow, Resign, TakeHint
from keypeg.tables.clocks import (
    Bank,
    Clock,
    Days,
    Outage,
    PerMove,
    SeatTimers,
    advance,
    deadlines,
    elapsed_ms,
    end_of_wait,
)
from keypeg.tables.log_lines import Acted, LogLine, RaceAnnounced, Seated
from keypeg.tables.log_store import CLOCK_CHECK, PARKED, DueWork
from keypeg.tables.setup import SeatKind, SeatPlan, TableSetup
from keypeg.tables.table_state import TableState, apply, initial
from keypeg.tables.work_schedule import clock_work, computer_work, initial_work, move_due_at, next_deadline

ANYONE = SeatPlan(SeatKind.ANYONE)
COMPUTER = SeatPlan(SeatKind.COMPUTER, level="casual", seed=1)
BO_SITS = Seated(1_300, 1, "bo", "Bo")
TABLE = 17


def table(
    box: str, plans: tuple[SeatPlan, ...], *lines: LogLine, clock: Clock | None = None, **options: Any
) -> TableState:
    state = initial(TableSetup("abc", box, options, plans, 1_000, clock=clock))
    for line in lines:
        state, _ = apply(state, line)
    return state


def test_the_work_of_a_new_table_of_computers_is_parked_until_somebody_follows() -> None:
    assert PARKED == 2**62
    assert initial_work(table("classic", (COMPUTER, COMPUTER)), 5) == [DueWork(0, 0, 0, PARKED)]
    assert initial_work(table("duel", (COMPUTER, COMPUTER)), 5) == [DueWork(0, 0, 0, PARKED), DueWork(0, 1, 0, PARKED)]
    assert initial_work(table("group", (COMPUTER, COMPUTER)), 5) == [DueWork(0, CLOCK_CHECK, 0, PARKED)]


def test_the_work_of_a_table_with_people_is_due_once_they_sit() -> None:
    assert initial_work(table("classic", (COMPUTER, ANYONE)), 1_500) == []
    assert initial_work(table("classic", (COMPUTER, ANYONE), BO_SITS), 1_500) == [DueWork(0, 0, 0, 1_500)]
    assert initial_work(table("group", (COMPUTER, ANYONE), BO_SITS), 1_500) == [DueWork(0, CLOCK_CHECK, 0, 1_500)]


def test_a_computers_move_is_due_when_it_has_something_to_decide_and_no_longer_than_that() -> None:
    before = table("classic", (COMPUTER, ANYONE), BO_SITS)
    after, _ = apply(before, Acted(2_000, 0, HideCode("RGBY")))
    assert computer_work(TABLE, before, after, 2_000) == [DueWork(TABLE, 0, 2, None)]
    assert computer_work(TABLE, after, after, 2_000) == []
    last, _ = apply(after, Acted(3_000, 1, Resign()))
    assert computer_work(TABLE, after, last, 3_000) == []
    lost, _ = apply(before, Acted(2_000, 0, Resign()))  # now the person makes the code
    assert computer_work(TABLE, before, lost, 2_000) == [DueWork(TABLE, 0, 2, None)]
    waiting, _ = apply(lost, Acted(2_500, 1, HideCode("RGBY")))
    assert computer_work(TABLE, lost, waiting, 2_600) == [DueWork(TABLE, 0, 3, 2_600)]


def test_the_check_of_the_clocks_is_written_only_when_it_must_be() -> None:
    state = table("classic", (COMPUTER, ANYONE), BO_SITS, clock=PerMove(30))
    assert next_deadline(state) == 31_300
    check = [DueWork(TABLE, CLOCK_CHECK, 1, 31_300)]
    for scheduled, now, expected in [
        (None, 1_300, check),
        (31_301, 1_300, check),
        (31_300, 1_300, []),
        (20_000, 1_300, []),
        (20_000, 19_999, []),
        (20_000, 20_000, check),
        (20_000, 20_001, check),
    ]:
        assert clock_work(TABLE, state, scheduled, now) == expected, (scheduled, now)
    assert clock_work(TABLE, table("classic", (COMPUTER, ANYONE), BO_SITS), None, 1_300) == []
    over = table("classic", (ANYONE, ANYONE), Seated(1, 0, "ada", "Ada"), BO_SITS, clock=PerMove(30), rounds=1)
    over, _ = apply(over, Acted(2_000, 0, Resign()))
    assert clock_work(TABLE, over, 31_300, 2_000) == [DueWork(TABLE, CLOCK_CHECK, 3, None)]
    waiting = table("classic", (ANYONE, ANYONE), clock=PerMove(30))
    assert (next_deadline(waiting), clock_work(TABLE, waiting, None, 5)) == (None, [])


def test_a_computer_keeps_its_pace_in_a_race_alone() -> None:
    hidden: list[LogLine] = [
        Acted(2_000, 0, HideCode("RGBYW")),
        Acted(2_500, 1, HideCode("RGBYW")),
        RaceAnnounced(2_600, 5_600),
    ]
    race = table("duel", (COMPUTER, ANYONE), BO_SITS, *hidden, race=True)
    seconds = draw_pace_seconds(LEVELS["casual"], 1, referee.view(race.match, 0))
    assert move_due_at(race, 0, 3_000) == 5_600 + round(seconds * 1_000)
    assert move_due_at(table("duel", (COMPUTER, ANYONE), BO_SITS, race=True), 0, 3_000) == 3_000
    assert move_due_at(table("duel", (COMPUTER, ANYONE), BO_SITS, *hidden[:2]), 0, 3_000) == 3_000
    by_hand = table("duel", (COMPUTER, ANYONE), BO_SITS, *hidden, race=True, marking="by_hand")
    marks, _ = apply(by_hand, Acted(5_600, 0, LayRow("GGGGG")))
    assert move_due_at(marks, 0, 6_000) == 6_000


@pytest.mark.parametrize("action", [TakeHint(1), Resign()], ids=str)
def test_what_is_no_move_earns_no_increment(action: TakeHint | Resign) -> None:
    state = table("classic", (ANYONE, ANYONE), Seated(1, 0, "ada", "Ada"), BO_SITS, clock=Bank(60, 5))
    after, _ = apply(state, Acted(11_300, 0, action))
    assert after.timers.remaining_ms == (60_000, 60_000)
    assert after.timers.waiting_since == ((1_300, None) if isinstance(action, TakeHint) else (None, 11_300))


def test_moves_end_a_turn_and_nothing_else_does() -> None:
    by_hand = table(
        "classic", (ANYONE, ANYONE), Seated(1, 0, "ada", "Ada"), BO_SITS, clock=Bank(60, 5), marking="by_hand"
    )
    lines = [Acted(2_300, 0, HideCode("RGBY")), Acted(4_300, 1, LayRow("GGGG")), Acted(7_300, 0, MarkRow(1, 0))]
    left = []
    for line in lines:
        by_hand, _ = apply(by_hand, line)
        left.append(by_hand.timers.remaining_ms)
    assert left == [(64_000, 60_000), (64_000, 63_000), (66_000, 63_000)]


def test_a_seat_that_is_waited_for_no_longer_is_charged_and_a_full_clock_is_full() -> None:
    timers = SeatTimers((1_000, 2_000), (60_000, 60_000))
    assert advance(Bank(60, 5), timers, [False, True], 4_000) == SeatTimers((None, 2_000), (57_000, 60_000))
    assert advance(Bank(60, 5), timers, [False, True], 4_000, moved=0) == SeatTimers((None, 2_000), (62_000, 60_000))
    assert advance(Bank(60, 5), timers, [True, True], 4_000, moved=0) == SeatTimers((4_000, 2_000), (62_000, 60_000))
    assert advance(Bank(2, 5), timers, [False, True], 99_000).remaining_ms == (0, 60_000)
    assert advance(PerMove(30), timers, [False, True], 4_000) == SeatTimers((None, 2_000), (30_000, 60_000))
    assert advance(Days(2), timers, [True, True], 4_000, moved=1).remaining_ms == (60_000, 172_800_000)
    assert advance(PerMove(30), timers, [True, False], 4_000, reset=True) == SeatTimers((4_000, None), (30_000, 30_000))
    outages = [Outage(1_500, 2_500)]
    assert advance(Bank(60), timers, [False, True], 4_000, outages=outages).remaining_ms == (58_000, 60_000)


def test_without_a_clock_only_the_waiting_is_noted() -> None:
    timers = SeatTimers((1_000, None))
    assert advance(None, timers, [True, False], 4_000) is timers
    assert advance(None, timers, [False, True], 4_000) == SeatTimers((None, 4_000))
    assert deadlines(timers) == [None, None]


def test_outages_are_counted_from_their_first_to_their_last_instant() -> None:
    outage = Outage(100, 200)
    assert [elapsed_ms(0, end, [outage]) for end in (100, 150, 200, 201)] == [100, 100, 100, 101]
    assert [elapsed_ms(begin, 300, [outage]) for begin in (99, 100, 150, 200, 201)] == [101, 100, 100, 100, 99]
    assert elapsed_ms(0, 300, [Outage(400, 500), Outage(-50, -10)]) == 300
    assert [end_of_wait(since, 50, [outage]) for since in (49, 50, 51, 150, 199, 200)] == [99, 100, 201, 250, 250, 250]
    assert end_of_wait(0, 150, [outage, Outage(240, 260), Outage(270, 280)]) == 270
