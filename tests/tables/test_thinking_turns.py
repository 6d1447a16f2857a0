"""Turns to think: who is next when several guests' computers wait for a process."""

import asyncio
from contextlib import suppress

from keypeg.tables.thinking_turns import ThinkingTurns
from tests.live import live


class Thoughts:
    """Thoughts that take a given time on a clock that only they move."""

    def __init__(self, processes: int = 1) -> None:
        self.seconds = 0.0
        self.turns = ThinkingTurns(processes, lambda: self.seconds)
        self.order: list[str] = []

    async def think(self, guest: str, seconds: float = 1.0, *, can_wait: bool = False) -> None:
        async with self.turns.turn(guest, can_wait=can_wait):
            self.order.append(guest)
            await asyncio.sleep(0)
            self.seconds += seconds


@live
async def test_guests_take_turns_however_many_tables_they_have() -> None:
    thoughts = Thoughts()
    await asyncio.gather(*(thoughts.think("greedy") for _ in range(6)), *(thoughts.think("modest") for _ in range(2)))
    assert thoughts.order == ["greedy", "modest", "greedy", "modest", *["greedy"] * 4]


@live
async def test_time_is_shared_and_not_the_number_of_moves() -> None:
    thoughts = Thoughts()
    heavy = [thoughts.think("heavy", 3.0) for _ in range(3)]
    await asyncio.gather(*heavy, *(thoughts.think("light", 1.0) for _ in range(6)))
    assert thoughts.order == ["heavy", *["light"] * 3, "heavy", *["light"] * 3, "heavy"]


@live
async def test_people_go_before_computers_alone() -> None:
    thoughts = Thoughts()
    alone = [thoughts.think("watcher", can_wait=True) for _ in range(3)]
    await asyncio.gather(*alone, *(thoughts.think("player") for _ in range(3)))
    assert thoughts.order == ["watcher", "player", "player", "player", "watcher", "watcher"]


@live
async def test_nobody_saves_up_time_by_coming_late() -> None:
    thoughts = Thoughts()

    async def later() -> None:
        while thoughts.order.count("early") < 4:
            await asyncio.sleep(0)
        await asyncio.gather(*(thoughts.think("late") for _ in range(3)))

    await asyncio.gather(*(thoughts.think("early") for _ in range(8)), later())
    assert "late late" not in " ".join(thoughts.order)
    assert thoughts.order[-1] == "early"


@live
async def test_one_process_is_left_to_other_guests() -> None:
    turns = ThinkingTurns(3)
    end = asyncio.Event()
    begun: list[str] = []

    async def think(guest: str) -> None:
        async with turns.turn(guest, can_wait=False):
            begun.append(guest)
            await end.wait()

    tasks = [asyncio.create_task(think("greedy")) for _ in range(5)]
    await asyncio.sleep(0)
    assert begun == ["greedy"] * 2
    tasks.append(asyncio.create_task(think("modest")))
    await asyncio.sleep(0)
    assert begun == ["greedy", "greedy", "modest"]
    end.set()
    await asyncio.gather(*tasks)
    assert len(begun) == 6


@live
async def test_who_gives_up_waiting_holds_nobody_up() -> None:
    turns = ThinkingTurns(1)
    async with turns.turn("first", can_wait=False):
        given_up = [asyncio.create_task(_take(turns, "second")) for _ in range(3)]
        await asyncio.sleep(0)
        for task in given_up:
            task.cancel()
    for task in given_up:  # one of them was given the turn in the same instant
        with suppress(asyncio.CancelledError):
            await task
    await asyncio.wait_for(_take(turns, "third"), 60)
    assert not turns._waiting
    assert not turns._thinking
    assert not turns._spent


@live
async def test_who_leaves_for_a_moment_has_still_spent_as_much() -> None:
    thoughts = Thoughts()
    light = [asyncio.create_task(thoughts.think("light")) for _ in range(6)]
    await asyncio.sleep(0)
    await thoughts.think("heavy", 4.0)
    await thoughts.think("heavy")
    await asyncio.gather(*light)
    assert thoughts.order == ["light", "heavy", *["light"] * 4, "heavy", "light"]


@live
async def test_a_turn_that_was_given_up_costs_nothing() -> None:
    thoughts = Thoughts(2)
    end = asyncio.Event()

    async def hold(guest: str) -> None:
        async with thoughts.turns.turn(guest, can_wait=False):
            await end.wait()

    busy = asyncio.create_task(hold("busy"))
    await asyncio.sleep(0)
    async with thoughts.turns.turn("first", can_wait=False):
        given_up = asyncio.create_task(_take(thoughts.turns, "patient"))
        await asyncio.sleep(0)
    given_up.cancel()  # it was given the turn in the same instant
    with suppress(asyncio.CancelledError):
        await given_up
    async with thoughts.turns.turn("first", can_wait=False):
        waiting = [asyncio.create_task(thoughts.think(guest)) for guest in ("patient", "late")]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert thoughts.order == ["patient", "late"]
    end.set()
    await busy


async def _take(turns: ThinkingTurns, guest: str) -> None:
    async with turns.turn(guest, can_wait=False):
        pass
