"""Computers at a table of the group edition: what they do at a moment, and that they get matches done."""

import random
from typing import Any

import pytest

from keypeg.arena.matches import play
from keypeg.players import LEVELS
from keypeg.players.computer import Computer
from keypeg.players.group.inference import infer_from_rows
from keypeg.records.replay import Step
from keypeg.rules import edition, referee
from keypeg.rules.actions import AskRow, CallMastermind, Challenge, GiveAnswer, Resign
from keypeg.rules.events import AttemptEnded
from keypeg.rules.group import Group
from keypeg.thinking.group_beliefs import believe
from tests.generators import play_match, random_edition
from tests.players.group_views import ask, go_on, hold, look
from tests.rules.twins import prefixes, twin

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (seats, {**boards, "rows": rows, "calls": calls, "marking": marking})
    for seats, boards in ((2, {}), (2, {"boards_each": 2}), (2, {"second_board": 1}), (3, {}), (4, {}))
    for rows in ("as_code", "any")
    for calls in ("on_turn", "anytime")
    for marking in ("referee", "by_hand")
]


def match_of(levels: list[str], seed: int, options: dict[str, Any]) -> list[Step]:
    players = [Computer(LEVELS[level], seed + seat) for seat, level in enumerate(levels)]
    return list(play(edition("group", {"rounds": 2, **options}), players, random.Random(seed)))


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_matches_of_every_level_end_in_every_variant(seats: int, options: dict[str, Any]) -> None:
    """The referee refuses what is illegal, so a match that ends held nothing illegal; and nobody resigns."""
    for seed in range(3):
        levels = random.Random(f"{seed} {options}").choices(
            ["rookie", "novice", "casual", "strong", "master"], k=seats - 1
        )
        steps = match_of(["master", *levels], seed, options)
        assert steps[-1].state.winners
        assert not any(isinstance(step.entry.action, Resign) for step in steps)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_match(level: str) -> None:
    one, other = (match_of([level] * 3, 5, {}) for _ in range(2))
    assert [step.entry for step in one] == [step.entry for step in other]
    assert [step.entry for step in match_of([level] * 3, 6, {})] != [step.entry for step in one]


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_depend_on_what_is_hidden(level: str) -> None:
    rng = random.Random(level)
    compared = acted = 0
    while compared < 40:
        for played in prefixes(play_match(rng, random_edition(rng, "group"), most=12)):
            for seat in range(played.state.seats):
                other = twin(played, seat, rng)
                if other is None or not referee.offers(played.state, seat):
                    continue
                player = Computer(LEVELS[level], 3)
                one = player.choose(*look(played.state, seat))
                assert one == player.choose(*look(other.state, seat))
                compared += 1
                acted += one is not None
    assert acted


@pytest.mark.rule("G7")
@pytest.mark.parametrize("level", ["casual", "strong", "master"])
def test_the_code_is_called_once_it_is_certain_whoever_holds_it(level: str) -> None:
    # Two whites: both hold green, on 2 and 3, for 1 is taken; but who has which?
    state = ask(hold("R1", "G2", "G3"), "G..GG", "KB..Y", "KB..Y")
    view, offers = look(state, 0)
    belief = believe(view, view.asked)
    assert len(belief) == 2
    assert Computer(LEVELS[level], 1).choose(view, offers) == CallMastermind("RGG..")


@pytest.mark.parametrize("level", ["casual", "strong", "master"])
def test_nobody_gambles_who_has_nobody_to_fear(level: str) -> None:
    """With the others out, a player asks until it is certain, and so it wins the round."""
    for seed in range(10):
        rng = random.Random(f"{level} {seed}")
        numbers = rng.sample(range(1, 6), 3)
        state = hold(*(f"{rng.choice('WRGYKB')}{number}" for number in numbers), rounds=1)
        state = go_on(state, (0, Resign()), (1, Resign()))
        while not state.winners:
            view, offers = look(state, 2)
            action = Computer(LEVELS[level], seed).choose(view, offers)
            assert action is not None
            if isinstance(action, CallMastermind):
                assert believe(view, view.asked).certain
            state, _ = referee.play(state, 2, action)
        assert state.winners == (2,)


def test_early_calls_are_for_when_the_rival_is_certain() -> None:
    # Seat 0 hesitates between RG... and R...G; seat 1 has heard black, and calls on its next turn.
    hurried = ask(hold("R1", "G2"), "..GG.", "R..K.")
    calm = ask(hold("R1", "G2"), "..GG.", "W..K.")
    alone = go_on(hurried, (1, Resign()))
    for level in ("strong", "master"):
        assert isinstance(Computer(LEVELS[level], 1).choose(*look(hurried, 0)), CallMastermind)
        assert isinstance(Computer(LEVELS[level], 1).choose(*look(alone, 0)), AskRow)
        assert isinstance(Computer(LEVELS[level], 1).choose(*look(calm, 0)), AskRow)
    assert isinstance(Computer(LEVELS["casual"], 1).choose(*look(hurried, 0)), AskRow)


@pytest.mark.rule("G10")
def test_whoever_may_call_at_any_time_does_not_wait_for_its_turn() -> None:
    state = ask(hold("R1", "G2", "G3", calls="anytime"), "G..GG", "KB..Y")
    for level in LEVELS:
        if level not in ("rookie", "novice"):
            assert Computer(LEVELS[level], 1).choose(*look(state, 0)) == CallMastermind("RGG..")
    on_turn = ask(hold("R1", "G2", "G3"), "G..GG", "KB..Y")
    for level in LEVELS:
        assert Computer(LEVELS[level], 1).choose(*look(on_turn, 0)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_out_does_nothing(level: str) -> None:
    state = go_on(hold("R1", "G2", "B3", calls="anytime"), (0, CallMastermind("RRR..")))
    view, offers = look(state, 0)
    assert Computer(LEVELS[level], 1).choose(view, offers) is None


@pytest.mark.rule("G14")
@pytest.mark.parametrize("level", LEVELS)
def test_answers_that_contradict_each_other_are_challenged(level: str) -> None:
    state = go_on(hold("R1", "G2", marking="by_hand"), (0, AskRow("W...Y")), (1, GiveAnswer("black")))
    assert not isinstance(Computer(LEVELS[level], 1).choose(*look(state, 0)), Challenge)
    state = go_on(state, (1, AskRow("W...Y")), (0, GiveAnswer("none")), (0, AskRow("W...Y")), (1, GiveAnswer("none")))
    state = go_on(state, (1, AskRow("W...Y")), (0, GiveAnswer("none")))
    if level in ("rookie", "novice"):  # they bear one or two rows in mind, and one of them is the rival's
        assert not isinstance(Computer(LEVELS[level], 1).choose(*look(state, 0)), Challenge)
    else:
        assert Computer(LEVELS[level], 1).choose(*look(state, 0)) == Challenge()


def test_a_novice_forgets_and_can_be_caught() -> None:
    """It asks again what it was told three rows ago, which no other level does."""
    state = ask(hold("R1", "G2"), "RW...", "G...K", "R...Y", "G...Y")
    forgotten = 0
    for seed in range(60):
        action = Computer(LEVELS["novice"], seed).choose(*look(state, 0))
        assert isinstance(action, AskRow)
        assert action.row[0] == "R"
        forgotten += "W" in action.row
        fitting = Computer(LEVELS["casual"], seed).choose(*look(state, 0))
        assert isinstance(fitting, AskRow)
        assert not set("WY") & set(fitting.row)
    assert forgotten


def test_rows_that_share_a_peg_give_away_who_lays_their_own() -> None:
    """Somebody who lays the same peg in each row probably holds it."""
    state = ask(hold("R1", "G2"), "R...Y", ".GK..", "R.W..", ".G..B")
    view, _ = look(state, 0)
    belief = believe(view, view.asked)
    assert not belief.certain
    assert infer_from_rows(view, belief).likeliest == "RG..."
    assert infer_from_rows(view, belief).best > 3 * belief.best


def test_every_level_beats_the_one_below() -> None:
    """A few rounds of two players: enough to notice a level that has lost its wits, not to measure any."""
    names = list(LEVELS)
    for better, other in zip(names[1:], names, strict=False):
        won = decided = 0
        for seed in range(30):
            for levels in ([better, other], [other, better]):
                for step in match_of(levels, seed, {}):
                    assert isinstance(step.state, Group)
                    for event in step.events:
                        if isinstance(event, AttemptEnded) and event.attempt.by is not None:
                            won += levels[event.attempt.by] == better
                            decided += 1
        assert won > 0.55 * decided, (better, other, won, decided)
