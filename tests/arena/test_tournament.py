"""The arena: everybody has every seat equally often, a seed is a seed, and what is counted was played."""

from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from itertools import permutations
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from signal import SIGTERM
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from keypeg.arena.entrants import NoSuchPlayer, entrants
from keypeg.arena.scheduled_matches import ArenaFault, Clock, Plan, Played, Tried, play_match
from keypeg.arena.seatings import seatings
from keypeg.arena.standings import Report, report
from keypeg.arena.tournament import tournament
from keypeg.records.record import read
from keypeg.records.replay import replay
from keypeg.research.workers import processes
from keypeg.rules import BOXES, edition
from keypeg.rules.actions import Deal
from keypeg.rules.attempts import Outcome

SITTERS = "tests.players.sitters"


def planned(box: str, *names: str, seats: int = 2, seed: int = 1, **options: object) -> Plan:
    return Plan(edition(box, options), entrants(names), seatings(len(names), seats), seed, records=True)


def found(plan: Plan, matches: int) -> Report:
    return report(plan, matches, (play_match(plan, number) for number in range(1, matches + 1)))


def untimed(played: Iterable[Played]) -> list[Played]:
    return sorted((replace(one, clocks=()) for one in played), key=lambda one: one.number)


@given(st.integers(2, 6), st.integers(2, 4))
def test_seatings_are_balanced(count: int, seats: int) -> None:
    seated = seatings(count, seats)
    assert len(set(seated)) == len(seated)
    for seat in range(seats):
        assert len(set(Counter(seating[seat] for seating in seated).values())) == 1
    met = Counter(pair for seating in seated for pair in permutations(seating, 2) if pair[0] != pair[1])
    assert len(met) == count * (count - 1)
    assert len(set(met.values())) == 1
    for seating in seated:
        held = [seating.count(entrant) for entrant in range(count)]
        assert max(held) - min(held) <= 1


def test_seatings_of_two() -> None:
    assert seatings(2, 2) == ((0, 1), (1, 0))
    assert set(seatings(2, 3)) == {(0, 0, 1), (0, 1, 0), (1, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1)}
    assert all(sum(seating) == 2 for seating in seatings(2, 4))
    assert len(seatings(2, 4)) == 6


@pytest.mark.parametrize("box", [box for box in BOXES if box != "group"])
def test_every_match_is_a_record_that_replays(box: str) -> None:
    plan = planned(box, "novice", "strong")
    for number in (1, 2):
        played = play_match(plan, number)
        assert played.record is not None
        record = read(played.record)
        assert record.players == (("novice", "strong") if number == 1 else ("strong", "novice"))
        state = replay(record)
        assert state.winners == played.winners != ()
        assert tuple(attempt.points for attempt in state.past) == tuple(tried.points for tried in played.tried)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_group_is_opened_by_the_first_seat(seats: int) -> None:
    plan = planned("group", f"{SITTERS}:Caller", f"{SITTERS}:Hasty", seats=seats)
    openers = Counter()  # type: Counter[int]
    for number in range(1, len(plan.seatings) + 1):
        played = play_match(plan, number)
        assert played.record is not None
        record = read(played.record)
        assert replay(record).winners == played.winners
        deal = record.entries[0].action
        assert isinstance(deal, Deal)
        assert deal.opener is not None
        openers[played.seating[deal.opener]] += 1
    assert openers[0] == openers[1]


def test_a_match_is_its_seed_and_number() -> None:
    plan = planned("duel", "novice", "strong", seed=5)
    assert play_match(plan, 3).record == play_match(plan, 3).record
    assert play_match(plan, 3).record != play_match(plan, 1).record
    assert play_match(plan, 3).record != play_match(replace(plan, seed=6), 3).record


def test_the_same_matches_whatever_the_workers() -> None:
    plan = planned("classic", "novice", "strong")
    alone = untimed(play_match(plan, number) for number in range(1, 31))
    for workers in (1, 3):
        with ThreadPoolExecutor(workers) as threads:
            assert untimed(tournament(plan, 30, threads, workers)) == alone
    with processes(2) as pool:
        assert untimed(tournament(plan, 30, pool, 2)) == alone


def test_stopping_keeps_what_was_played() -> None:
    plan = planned("classic", "novice", "strong")
    played: list[Played] = []

    def enough() -> bool:
        return len(played) >= 5

    def play_on(threads: ThreadPoolExecutor) -> None:
        for one in tournament(plan, 10_000, threads, 1, enough):
            played.append(one)  # noqa: PERF402 - it is looked at meanwhile

    with ThreadPoolExecutor(1) as threads, pytest.raises(KeyboardInterrupt):
        play_on(threads)
    assert 5 <= len(played) < 10_000
    assert [one.number for one in played] == list(range(1, len(played) + 1))


def test_stopping_ends_the_matches_at_hand() -> None:
    """A worker that is lost in a match does not keep anybody waiting."""
    plan = planned("classic", f"{SITTERS}:Dreams", f"{SITTERS}:Dreams")
    workers: list[BaseProcess] = []

    def play_on() -> None:
        with processes(2) as pool:
            workers.extend(active_children())
            list(tournament(plan, 2, pool, 2, lambda: True))

    with pytest.raises(KeyboardInterrupt):
        play_on()
    assert [worker.exitcode for worker in workers] == [-SIGTERM, -SIGTERM]


def test_a_worker_that_dies() -> None:
    class Mortal(ThreadPoolExecutor):
        def submit(self, *_words: Any, **_named: Any) -> "Future[Any]":
            future: Future[Any] = Future()
            future.set_exception(BrokenExecutor())
            return future

    with Mortal() as pool, pytest.raises(ArenaFault, match="A worker process died, perhaps in match 1 to 1 of seed 1"):
        list(tournament(planned("classic", "novice", "strong"), 4, pool, 1))


@pytest.mark.parametrize(
    ("box", "name", "said"),
    [
        ("classic", "Raises", r"Raises \(seat 1\) fails: LookupError: lost the book \(sitters.py, line \d+\)"),
        ("classic", "Cheats", r"the referee refuses what .*Cheats \(seat 1\) plays: “RRRRR” has 5 letters; .*"),
        ("classic", "Mumbles", r"Mumbles \(seat 1\) does not play an action, but 'RRGG'"),
        ("classic", "Misspells", r"Misspells \(seat 1\) does not play an action, but LayRow\(row=7\)"),
        ("classic", "Waits", r"everybody waits for the others \(casual, tests.players.sitters:Waits\)"),
        ("classic", "Shy", r"Shy \(seat 1\) takes no seat: OSError: not today \(sitters.py, line \d+\)"),
        ("duel", "Hurries", r"Hurries \(seat 1\) takes -1.0 seconds for a row"),
        ("group", "Asks", r"a round has no end after 2,000 actions"),
        ("duel", "Agrees", r"it has no end after 1,002 attempts"),
    ],
)
def test_players_that_cannot_play(box: str, name: str, said: str) -> None:
    other = f"{SITTERS}:{name}" if name in ("Asks", "Agrees") else "casual"
    plan = planned(box, other, f"{SITTERS}:{name}", seed=9, rounds=1)
    with ThreadPoolExecutor(1) as threads, pytest.raises(ArenaFault, match=rf"^Match 1 of seed 9: .*{said}\.$"):
        list(tournament(plan, 2, threads, 1))


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["grandmaster"], "There is no player 'grandmaster': take novice, casual, strong, master, or one of your own"),
        (["tests.players:"], "There is no player 'tests.players:'"),
        (
            ["no.such.module:x"],
            "the module no.such.module cannot be imported: ModuleNotFoundError: No module named 'no'",
        ),
        ([f"{SITTERS}:Nobody"], "has no class or function Nobody"),
        ([f"{SITTERS}:NOBODY"], "has no class or function NOBODY"),
        ([f"{SITTERS}:stranger"], r"stranger\(0\) gave no keypeg.players.Player, but an object of builtins.int"),
        ([f"{SITTERS}:Sitter"], "takes no seat: TypeError: Can't instantiate abstract class"),
        ([f"{SITTERS}:{'x' * 100}"], "at most 100 characters"),
    ],
)
def test_who_cannot_enter(names: Sequence[str], said: str) -> None:
    with pytest.raises(NoSuchPlayer, match=said):
        entrants(["novice", *names])


def test_whoever_enters_twice_has_a_number() -> None:
    assert [entrant.name for entrant in entrants(["novice", "strong", "novice"])] == ["novice", "strong", "novice (2)"]


def test_codebreaking_is_counted_by_role() -> None:
    seen = found(planned("classic", "casual", f"{SITTERS}:GivesUp"), 20)
    casual, gives_up = seen.standings
    assert (casual.matches.won, casual.matches.drawn, casual.matches.lost) == (20, 0, 0)
    assert (gives_up.matches.won, gives_up.matches.lost) == (0, 20)
    assert (casual.matches.decided.share, gives_up.matches.decided.share) == (1.0, 0.0)
    assert (casual.rounds, gives_up.rounds, casual.round_points) == (None, None, None)
    assert casual.making is not None
    assert casual.breaking is not None
    assert gives_up.making is not None
    assert gives_up.breaking is not None
    assert (casual.making.points.count, casual.making.points.mean, casual.making.points.plus_minus) == (20, 11.0, 0.0)
    assert gives_up.breaking.conceded == casual.making.points
    assert casual.breaking.conceded == gives_up.making.points
    assert (casual.breaking.not_found, gives_up.breaking.not_found) == (0, 20)
    assert (gives_up.rows.count, gives_up.rows_counted) == (0, {})
    # In classic a row is a point, and casual finds every code.
    assert casual.rows == gives_up.making.points
    assert sum(rows * count for rows, count in casual.rows_counted.items()) == round(20 * (casual.rows.mean or 0))
    assert (casual.even, gives_up.even) == (0.5, 0.5)
    assert gives_up.cpu.moves == 40


def test_duels_are_counted_by_round() -> None:
    first, second = found(planned("duel", "casual", "strong"), 20).standings
    assert first.rounds is not None
    assert second.rounds is not None
    assert first.rounds.of == second.rounds.of == first.rounds.count + second.rounds.count
    assert first.matches.won + second.matches.won == 20
    assert (first.making, first.breaking) == (None, None)
    assert first.round_points is not None
    assert first.round_points.mean == first.rounds.share
    assert first.replays == second.replays
    # Both found it in every attempt that was played again.
    assert first.rows.count == first.rounds.count + first.replays


def test_group_is_counted_by_seat() -> None:
    plan = planned("group", f"{SITTERS}:Caller", f"{SITTERS}:Hasty", seats=3, rounds=2)
    caller, hasty = found(plan, 12).standings
    assert caller.rounds is not None
    assert hasty.rounds is not None
    assert caller.rounds.of == hasty.rounds.of == caller.rounds.count + hasty.rounds.count
    assert (caller.even, hasty.even) == (0.5, 0.5)
    assert (caller.matches.played, caller.points.count) == (12, 18)
    assert caller.round_points is not None
    assert caller.round_points.count == 36
    assert caller.wrong_calls == 0
    assert hasty.wrong_calls > 0


def tried(number: int, outcome: Outcome, by: int | None, points: tuple[int, int], **named: Any) -> Tried:
    return Tried(
        number, outcome, by, points, rows=(3, 4), again=named.get("again", False), codemaker=None,
        wrong_keys=named.get("wrong_keys", (0, 0)), wrong_calls=(0, 0),
    )  # fmt: skip


def test_what_is_drawn_or_played_again() -> None:
    plan = planned("duel", "casual", "strong", "master")
    clocks = (Clock(2, 0.5, 0.4), Clock(1, 0.25, 0.25))
    again = tried(1, Outcome.WRONG_KEY, None, (1, 0), again=True, wrong_keys=(0, 2))
    both = tried(1, Outcome.BOTH_FOUND, None, (0, 0), again=True)
    won = tried(1, Outcome.FOUND, 1, (0, 1))
    seen = report(
        plan,
        4,
        [
            Played(2, (1, 0), (0, 1), (again, both, won), clocks),
            Played(1, (0, 1), (0,), (tried(1, Outcome.FOUND, 0, (1, 0)),), clocks),
        ],
    )
    casual, strong, master = seen.standings
    assert (seen.asked, seen.played) == (4, 2)
    assert (casual.matches.won, casual.matches.drawn, casual.matches.decided.of) == (1, 1, 1)
    assert (strong.matches.lost, strong.matches.drawn, strong.matches.decided.share) == (1, 1, 0.0)
    assert (master.matches.played, master.matches.decided.share, master.even) == (0, None, 0.0)
    assert casual.rounds is not None
    assert (casual.rounds.count, casual.rounds.of) == (2, 2)
    assert strong.round_points is not None
    assert (strong.round_points.count, strong.round_points.mean) == (2, 0.5)
    assert (casual.wrong_keys, strong.wrong_keys, casual.replays) == (2, 0, 2)
    assert casual.rows_counted == {3: 1, 4: 2}
    assert strong.rows_counted == {3: 1}
    assert (casual.cpu.moves, casual.cpu.seconds, casual.cpu.worst) == (3, 0.75, 0.4)
    assert [pairing.entrants for pairing in seen.pairings] == [("casual", "strong")]
    assert msgspec.json.decode(msgspec.json.encode(seen), type=Report) == seen
