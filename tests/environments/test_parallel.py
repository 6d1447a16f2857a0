"""The parallel environment: PettingZoo's own test, and the same matches as choice by choice."""

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.parallel_test import parallel_api_test

from keypeg.environments import parallel_env, raw_env
from keypeg.rules.actions import HideCode, LayRow
from tests.environments.playing import in_every_variant, knowing


@in_every_variant
def test_the_interface_is_kept(box: str, options: dict[str, Any], seats: int) -> None:
    parallel_api_test(parallel_env(box, options, seats, max_steps=60), num_cycles=60)


@in_every_variant
def test_it_plays_the_same_matches(box: str, options: dict[str, Any], seats: int) -> None:
    """The same seed and choices give the same observations, rewards and end."""
    rng = random.Random(f"{box} {options} {seats}")
    at_once, one_by_one = parallel_env(box, options, seats, max_steps=60), raw_env(box, options, seats, max_steps=60)
    at_once.reset(seed=3)
    one_by_one.reset(seed=3)
    while at_once.agents:
        asked = [agent for agent in one_by_one.agents if one_by_one.offers(agent)]
        choices = dict.fromkeys(at_once.agents, 0)
        for agent in asked:
            assert one_by_one.agent_selection == agent
            choices[agent] = knowing(one_by_one, rng)
            one_by_one.step(choices[agent])
        observed, rewards, over, cut, infos = at_once.step(choices)
        for agent, seen in observed.items():
            assert seen in at_once.observation_space(agent)
            assert np.array_equal(seen["observation"], one_by_one.observe(agent)["observation"])
            others = slice(1, None)  # a seat that is not asked may pass, at once
            assert np.array_equal(seen["action_mask"][others], one_by_one.observe(agent)["action_mask"][others])
            assert seen["action_mask"].any()
        assert rewards == one_by_one.rewards
        assert (over, cut, infos) == (one_by_one.terminations, one_by_one.truncations, one_by_one.infos)


def test_in_a_duel_both_choose_at_once() -> None:
    duel = parallel_env("duel", {"rings": 4}, rewards="zero_sum")
    observed, _ = duel.reset(seed=1)
    number = duel.match.action_number
    assert not any(seen["action_mask"][0] for seen in observed.values())
    duel.step({agent: number(agent, HideCode("RYGB")) for agent in duel.agents})
    rows = {"seat_0": number("seat_0", LayRow("RYGB")), "seat_1": number("seat_1", LayRow("KKKK"))}
    _, rewards, *_ = duel.step(rows)
    assert rewards == {"seat_0": 1, "seat_1": -1}


def test_a_choice_that_is_not_allowed_changes_nothing() -> None:
    duel = parallel_env("duel", {"rings": 4})
    duel.reset(seed=1)
    hidden = duel.match.action_number("seat_0", HideCode("RYGB"))
    with pytest.raises(ValueError, match="seat_1 may not pass"):
        duel.step({"seat_0": hidden, "seat_1": 0})
    with pytest.raises(ValueError, match="seat_1 is asked and must choose"):
        duel.step({"seat_0": hidden})
    observed, *_ = duel.step({"seat_0": hidden, "seat_1": hidden})
    assert duel.match.fields(observed["seat_0"]["observation"])["hidden"].tolist() == [1, 1]
    classic = parallel_env("classic")
    classic.reset(seed=1)
    with pytest.raises(ValueError, match="seat_1 is not asked"):
        classic.step({"seat_0": classic.match.action_number("seat_0", HideCode("RYGB")), "seat_1": 7})


def test_after_the_end_nobody_is_asked() -> None:
    duel = parallel_env("duel", max_steps=1)
    duel.reset(seed=1)
    hide = duel.match.action_number("seat_0", HideCode("RYGBW"))
    _, _, over, cut, _ = duel.step(dict.fromkeys(duel.agents, hide))
    assert not any(over.values())
    assert all(cut.values())
    assert duel.agents == []
    assert duel.step({}) == ({}, {}, {}, {}, {})


def test_a_picture_of_a_match_has_one_size_and_no_secrets() -> None:
    pictures = []
    for code in ("RYGB", "KWOP"):
        duel = parallel_env("duel", {"rings": 4}, render_mode="rgb_array")
        duel.reset(seed=1)
        before = duel.render()
        duel.step({agent: duel.match.action_number(agent, HideCode(code)) for agent in duel.agents})
        pictures.append(duel.render())
        assert isinstance(before, np.ndarray)
        assert isinstance(pictures[-1], np.ndarray)
        assert before.shape == pictures[-1].shape
        assert not np.array_equal(before, pictures[-1])
    assert np.array_equal(pictures[0], pictures[1])  # type: ignore[arg-type]
