"""The arena: everybody has every seat equally often, a seed is a seed, and what is counted was played."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from itertools import permutations
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from random import Random
from signal import SIGTERM
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from keypeg.arena.batches import in_order, play_tournament
from keypeg.arena.entrants import entrants
from keypeg.arena.matches import play
from keypeg.arena.refusals import ArenaFault, ArenaRefusal
from keypeg.arena.scheduled_matches import AttemptResult, MatchResult, ThinkingTime, play_match
from keypeg.arena.standings import Report, report
from keypeg.arena.tournament import Tournament, seatings
from keypeg.locales import in_english, in_words, words
from keypeg.records.record import read
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import replay
from keypeg.research.workers import processes
from keypeg.rules import BOXES, edition
from keypeg.rules.actions import Deal
from keypeg.rules.attempts import Outcome
from keypeg.rules.refusals import Fault, Refusal
from tests.players.sitters import Cheats, Waits

SITTERS = "tests.players.sitters"


def tournament_of(box: str, *names: str, seats: int = 2, seed: int = 1, **options: object) -> Tournament:
    return Tournament(edition(box, options), entrants(names), seatings(len(names), seats), seed, keep_records=True)


def found(tournament: Tournament, matches: int) -> Report:
    return report(tournament, matches, (play_match(tournament, number) for number in range(1, matches + 1)))


def untimed(results: Iterable[MatchResult]) -> list[MatchResult]:
    return sorted((replace(one, thinking_times=()) for one in results), key=lambda one: one.number)


def said(refusal: Refusal) -> str:
    return in_english(refusal.fault, refusal.values)


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
    tournament = tournament_of(box, "novice", "strong")
    for number in (1, 2):
        played = play_match(tournament, number)
        assert played.record is not None
        record = read(played.record)
        assert record.players == (("novice", "strong") if number == 1 else ("strong", "novice"))
        state = replay(record)
        assert state.winners == played.winners != ()
        assert tuple(attempt.points for attempt in state.past) == tuple(attempt.points for attempt in played.attempts)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_group_is_opened_by_the_first_seat(seats: int) -> None:
    tournament = tournament_of("group", f"{SITTERS}:Caller", f"{SITTERS}:Hasty", seats=seats)
    openers = Counter()  # type: Counter[int]
    for number in range(1, len(tournament.seatings) + 1):
        played = play_match(tournament, number)
        assert played.record is not None
        record = read(played.record)
        assert replay(record).winners == played.winners
        deal = record.entries[0].action
        assert isinstance(deal, Deal)
        assert deal.opener is not None
        openers[played.seating[deal.opener]] += 1
    assert openers[0] == openers[1]


def test_a_match_is_its_seed_and_number() -> None:
    tournament = tournament_of("duel", "novice", "strong", seed=5)
    assert play_match(tournament, 3).record == play_match(tournament, 3).record
    assert play_match(tournament, 3).record != play_match(tournament, 1).record
    assert play_match(tournament, 3).record != play_match(replace(tournament, seed=6), 3).record


def test_the_same_matches_whatever_the_workers() -> None:
    tournament = tournament_of("classic", "novice", "strong")
    alone = untimed(play_match(tournament, number) for number in range(1, 31))
    for workers in (1, 3):
        with ThreadPoolExecutor(workers) as threads:
            assert untimed(play_tournament(tournament, 30, threads, workers)) == alone
    with processes(2) as pool:
        assert untimed(play_tournament(tournament, 30, pool, 2)) == alone


def test_stopping_keeps_what_was_played() -> None:
    tournament = tournament_of("classic", "novice", "strong")
    played: list[MatchResult] = []

    def enough() -> bool:
        return len(played) >= 5

    def play_on(threads: ThreadPoolExecutor) -> None:
        for one in play_tournament(tournament, 10_000, threads, 1, enough):
            played.append(one)  # noqa: PERF402 - it is looked at meanwhile

    with ThreadPoolExecutor(1) as threads, pytest.raises(KeyboardInterrupt):
        play_on(threads)
    assert 5 <= len(played) < 10_000
    assert [one.number for one in played] == list(range(1, len(played) + 1))


def test_stopping_ends_the_matches_at_hand() -> None:
    """A worker that is lost in a match does not keep anybody waiting."""
    tournament = tournament_of("classic", f"{SITTERS}:Dreams", f"{SITTERS}:Dreams")
    workers: list[BaseProcess] = []

    def play_on() -> None:
        with processes(2) as pool:
            workers.extend(active_children())
            list(play_tournament(tournament, 2, pool, 2, lambda: True))

    with pytest.raises(KeyboardInterrupt):
        play_on()
    assert [worker.exitcode for worker in workers] == [-SIGTERM, -SIGTERM]


def test_a_worker_that_dies() -> None:
    class Mortal(ThreadPoolExecutor):
        def submit(self, *_words: Any, **_named: Any) -> "Future[Any]":
            future: Future[Any] = Future()
            future.set_exception(BrokenExecutor())
            return future

    with Mortal() as pool, pytest.raises(ArenaRefusal) as refused:
        list(play_tournament(tournament_of("classic", "novice", "strong"), 4, pool, 1))
    assert refused.value == ArenaRefusal(ArenaFault.WORKER_DIED, first=1, last=1, seed="1")


@pytest.mark.parametrize(
    ("box", "name", "code", "message"),
    [
        (
            "classic",
            "Raises",
            "player_failed",
            r"Raises \(seat 1\) fails: LookupError: lost the book \(sitters.py:\d+\)",
        ),
        (
            "classic",
            "Cheats",
            "illegal_action",
            r"the referee refuses what .*Cheats \(seat 1\) plays: “RRRRR” has 5 letters; .*4",
        ),
        ("classic", "Mumbles", "not_an_action", r"Mumbles \(seat 1\) does not return an action, but 'RRGG'"),
        (
            "classic",
            "Misspells",
            "not_an_action",
            r"Misspells \(seat 1\) does not return an action, but LayRow\(row=7\)",
        ),
        (
            "classic",
            "Waits",
            "match_stalled",
            r"everybody waits for the others \(casual, tests.players.sitters:Waits\)",
        ),
        ("classic", "Shy", "player_failed", r"Shy \(seat 1\) takes no seat: OSError: not today \(sitters.py:\d+\)"),
        ("duel", "Hurries", "bad_pace", r"Hurries \(seat 1\) takes -1.0 seconds for a row"),
        ("group", "Asks", "endless_match", r"a round has no end after 2,000 actions"),
        ("duel", "Agrees", "endless_match", r"it has no end after 1,002 attempts"),
    ],
)
def test_players_that_cannot_play(box: str, name: str, code: str, message: str) -> None:
    other = f"{SITTERS}:{name}" if name in ("Asks", "Agrees") else "casual"
    tournament = tournament_of(box, other, f"{SITTERS}:{name}", seed=9, rounds=1)
    with ThreadPoolExecutor(1) as threads, pytest.raises(ArenaRefusal) as refused:
        list(play_tournament(tournament, 2, threads, 1))
    assert refused.value.fault == code
    assert re.fullmatch(rf"Match 1 of seed 9: .*{message}\.", said(refused.value))


def test_a_refusal_from_a_worker_process_is_whole() -> None:
    """It is pickled on its way, with the referee's refusal in it, and can still be said in another language."""
    tournament = tournament_of("classic", "casual", f"{SITTERS}:Cheats", seed=9, rounds=1)
    with pytest.raises(ArenaRefusal) as refused, processes(1) as pool:
        list(play_tournament(tournament, 2, pool, 1))
    assert refused.value.referee_refusal("reason").fault is Fault.WRONG_LENGTH
    german = refused.value.in_language("de")
    assert in_words(words("de", "refusals"), german.fault, german.values) == (
        "Partie 1 zum Startwert 9: Der Schiedsrichter lehnt ab, was tests.players.sitters:Cheats (Platz 1) spielt: "
        "„RRRRR“ hat 5 Buchstaben; gebraucht werden 4."
    )


def test_a_match_outside_a_tournament_names_seats() -> None:
    with pytest.raises(ArenaRefusal) as illegal:
        list(play(edition("classic"), [Cheats(0), Cheats(1)], Random(1)))
    assert said(illegal.value).startswith("The referee refuses what seat 0 plays: “Z” is not a colour")
    with pytest.raises(ArenaRefusal) as stalled:
        list(play(edition("classic"), [Waits(0), Waits(1)], Random(1)))
    assert stalled.value == ArenaRefusal(ArenaFault.MATCH_STALLED, why="round", round=1)


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (
            ["sitter"],
            "There is no player “sitter”; take rookie, novice, casual, strong, master, or a player of your own",
        ),
        (["grandmaster"], "There is no player “grandmaster”. Did you mean “master”?"),
        (["tests.players:"], "There is no player “tests.players:”"),
        (
            ["no.such.module:x"],
            "no.such.module:x: there is no module no.",
        ),
        ([f"{SITTERS}:Nobody"], "has no class or function Nobody"),
        ([f"{SITTERS}:NOBODY"], "has no class or function NOBODY"),
        ([f"{SITTERS}:stranger"], "stranger returned an object of builtins.int, not a keypeg.players.Player"),
        ([f"{SITTERS}:Sitter"], "takes no seat: TypeError: Can't instantiate abstract class"),
        ([f"{SITTERS}:{'x' * 100}"], "at most 100"),
    ],
)
def test_who_cannot_enter(names: Sequence[str], message: str) -> None:
    with pytest.raises(Refusal) as refused:
        entrants(["novice", *names])
    assert refused.value.fault in (ArenaFault.NO_SUCH_PLAYER, RecordFault.BAD_NAME)
    assert message in said(refused.value)


def test_whoever_enters_twice_has_a_number() -> None:
    assert [entrant.name for entrant in entrants(["novice", "strong", "novice"])] == ["novice", "strong", "novice (2)"]


def test_codebreaking_is_counted_by_role() -> None:
    seen = found(tournament_of("classic", "casual", f"{SITTERS}:GivesUp"), 20)
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
    first, second = found(tournament_of("duel", "casual", "strong"), 20).standings
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
    tournament = tournament_of("group", f"{SITTERS}:Caller", f"{SITTERS}:Hasty", seats=3, rounds=2)
    caller, hasty = found(tournament, 12).standings
    assert caller.rounds is not None
    assert hasty.rounds is not None
    assert caller.rounds.of == hasty.rounds.of == caller.rounds.count + hasty.rounds.count
    assert (caller.even, hasty.even) == (0.5, 0.5)
    assert (caller.matches.played, caller.points.count) == (12, 18)
    assert caller.round_points is not None
    assert caller.round_points.count == 36
    assert caller.wrong_calls == 0
    assert hasty.wrong_calls > 0


def attempt(number: int, outcome: Outcome, by: int | None, points: tuple[int, int], **named: Any) -> AttemptResult:
    return AttemptResult(
        number, outcome, by, points, rows=(3, 4), again=named.get("again", False), codemaker=None,
        wrong_keys=named.get("wrong_keys", (0, 0)), wrong_calls=(0, 0),
    )  # fmt: skip


def test_what_is_drawn_or_played_again() -> None:
    tournament = tournament_of("duel", "casual", "strong", "master")
    times = (ThinkingTime(2, 0.5, 0.4), ThinkingTime(1, 0.25, 0.25))
    again = attempt(1, Outcome.WRONG_KEY, None, (1, 0), again=True, wrong_keys=(0, 2))
    both = attempt(1, Outcome.BOTH_FOUND, None, (0, 0), again=True)
    won = attempt(1, Outcome.FOUND, 1, (0, 1))
    seen = report(
        tournament,
        4,
        [
            MatchResult(2, (1, 0), (0, 1), (again, both, won), times),
            MatchResult(1, (0, 1), (0,), (attempt(1, Outcome.FOUND, 0, (1, 0)),), times),
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
    assert (casual.cpu.moves, casual.cpu.seconds, casual.cpu.worst_seconds) == (3, 0.75, 0.4)
    assert [pairing.entrants for pairing in seen.pairings] == [("casual", "strong")]
    assert msgspec.json.decode(msgspec.json.encode(seen), type=Report) == seen


def test_results_can_be_put_in_order() -> None:
    def result(number: int) -> MatchResult:
        return MatchResult(number, (0, 1), (0,), (), ())

    def interrupted() -> Iterator[MatchResult]:
        yield from map(result, (4, 3, 6, 5, 8))
        raise KeyboardInterrupt

    ordered = in_order(interrupted(), 3)
    assert [next(ordered).number for _ in range(4)] == [3, 4, 5, 6]
    with pytest.raises(KeyboardInterrupt):
        next(ordered)
