"""Nothing leaks: neither what another seat has just chosen, nor what it holds, nor who is asked first."""

import random
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from keypeg.environments import KeypegEnv, raw_env
from keypeg.rules import edition
from keypeg.rules.actions import CallMastermind, HideCode, LayRow
from keypeg.rules.group import Group
from keypeg.rules.referee import State
from tests.environments.playing import Variant, any_legal, in_every_variant, made, moments
from tests.generators import play_match
from tests.rules.twins import prefixes, twin

TWINS = 8


def all_that_is_seen(raw: KeypegEnv, agent: str) -> list[Any]:
    """Everything that an environment shows to a seat, and to everybody."""
    seen = raw.observe(agent)
    public = raw.agent_selection, raw.rewards, raw._cumulative_rewards, raw.terminations, raw.truncations, raw.infos
    return [seen["observation"].tolist(), seen["action_mask"].tobytes(), *deepcopy(public), raw.render()]


@in_every_variant
def test_a_choice_changes_nothing_for_those_who_choose_after_it(box: str, options: dict[str, Any], seats: int) -> None:
    variant: Variant = box, options, seats
    rng = random.Random(str(variant))
    raw = made(variant, render_mode="ansi")
    compared = 0
    for _ in moments(raw, rng, 30):
        waiting = [seat for seat in raw._match.pending if seat not in raw._choices]
        if len(waiting) < 2:
            continue
        chooser = raw.agent_selection
        others = [agent for agent in raw.agents if agent != chooser]
        after = []
        for _ in range(2):
            tried = deepcopy(raw)
            tried.step(any_legal(tried, rng))
            after.append({agent: all_that_is_seen(tried, agent) for agent in others})
        assert after[0] == after[1]
        compared += 1
    several_answer = box == "group" and seats > 2 and options["marking"] == "by_hand"
    assert compared or not (box == "duel" or several_answer or options.get("calls") == "anytime")


def transplanted(raw: KeypegEnv, state: State) -> KeypegEnv:
    """The environment with another state of the same edition in it."""
    raw.reset(seed=1)
    raw._match.state = state
    raw._match._next_moment()
    raw._select()
    return raw


@in_every_variant
def test_states_that_differ_in_what_a_seat_cannot_see_look_alike(box: str, options: dict[str, Any], seats: int) -> None:
    rng = random.Random(f"{box} {options} {seats}")
    agreed = edition(box, options)
    one, other = (raw_env(box, options, seats, render_mode="ansi") for _ in range(2))
    found = 0
    while found < TWINS:
        for played in prefixes(play_match(rng, agreed, seats, most=25)):
            if played.state.winners:
                continue
            for seat, agent in enumerate(one.possible_agents):
                if different := twin(played, seat, rng):
                    found += 1
                    transplanted(one, played.state)
                    transplanted(other, different.state)
                    assert all_that_is_seen(one, agent) == all_that_is_seen(other, agent)
                    assert list(one._match.pending) == list(other._match.pending)


def test_seats_see_their_own_secrets() -> None:
    """The other side of the coin: what a seat has hidden itself, it does see."""
    seen = []
    for code in ("RYGB", "BGYR"):
        raw = raw_env("classic")
        raw.reset(seed=1)
        raw.step(raw.action_number("seat_0", HideCode(code)))
        seen.append([raw.observe(agent)["observation"] for agent in raw.agents])
    assert not np.array_equal(seen[0][0], seen[1][0])
    assert np.array_equal(seen[0][1], seen[1][1])


@pytest.mark.rule("D3")
def test_rows_of_a_duel_are_opened_together() -> None:
    raw = raw_env("duel")
    raw.reset(seed=1)
    for agent in raw.agents:
        raw.step(raw.action_number(agent, HideCode("RYGBW")))
    raw.step(raw.action_number("seat_0", LayRow("RRRRR")))
    assert raw.agent_selection == "seat_1"
    parts = raw.fields(raw.observe("seat_1")["observation"])
    assert not parts["rows"].any()
    assert not parts["down"].any()
    raw.step(raw.action_number("seat_1", LayRow("KKKKK")))
    parts = raw.fields(raw.observe("seat_1")["observation"])
    assert parts["rows"][:, 0].tolist() == [[6] * 5, [1] * 5]


@pytest.mark.rule("D11")
def test_whose_right_row_arrives_first_in_a_race_is_anybodys() -> None:
    raw = raw_env("duel", {"race": True, "rounds": 1})
    won = {"seat_0": 0, "seat_1": 0}
    for seed in range(100):
        raw.reset(seed=seed)
        for agent in raw.agents:
            raw.step(raw.action_number(agent, HideCode("RYGBW")))
        for agent in raw.agents:
            raw.step(raw.action_number(agent, LayRow("RYGBW")))
        (winner,) = raw.infos["seat_0"]["winners"]
        won[winner] += 1
    assert all(35 <= count <= 65 for count in won.values())


@pytest.mark.rule("G10")
def test_calls_of_the_same_moment_arrive_in_any_order_and_before_the_question() -> None:
    raw = raw_env("group", {"calls": "anytime", "rounds": 1}, 4)
    won = dict.fromkeys(raw.possible_agents, 0)
    for seed in range(200):
        raw.reset(seed=seed)
        state = raw._match.state
        assert isinstance(state, Group)
        assert state.turn is not None
        on_turn = raw.possible_agents[state.turn]
        for agent in raw.possible_agents:
            call = CallMastermind(state.code)
            raw.step(any_legal_question(raw) if agent == on_turn and seed % 2 else raw.action_number(agent, call))
        (winner,) = raw.infos["seat_0"]["winners"]
        assert winner != on_turn or not seed % 2
        assert not any(raw._match.state.past.as_tuple()[-1].rows)  # the question came too late
        won[winner] += 1
    assert all(30 <= count <= 70 for count in won.values())


def any_legal_question(raw: KeypegEnv) -> int:
    """The first question that the seat on turn may ask."""
    return int(raw.observe(raw.agent_selection)["action_mask"].nonzero()[0][0])
