"""Observations lie in their spaces in every variant, and the bounds are not larger than what can happen."""

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Box, Dict

from keypeg.environments import KeypegEnv, raw_env
from keypeg.environments.observation_bounds import UNLIMITED, match_bounds
from keypeg.rules import edition
from keypeg.rules.actions import HideCode, LayRow
from tests.environments.playing import in_every_variant, moments

UNBOUNDED = {"round", "attempt", "scores", "last_points"}


def bounds(raw: KeypegEnv) -> tuple[Any, Any]:
    space = raw.observation_space("seat_0")
    assert isinstance(space, Dict)
    vector = space["observation"]
    assert isinstance(vector, Box)
    return raw.fields(vector.low), raw.fields(vector.high)


@in_every_variant
@pytest.mark.parametrize("max_steps", [40, None])
def test_every_observation_lies_in_its_space(
    box: str, options: dict[str, Any], seats: int, max_steps: int | None
) -> None:
    rng = random.Random(f"{box} {options} {seats}")
    raw = raw_env(box, options, seats, max_steps=max_steps)
    low, high = bounds(raw)
    pegs = {"rows", "answers", "hand", "rows_left"} & high.keys()
    most = {name: np.zeros_like(high[name]) for name in pegs}
    for _ in moments(raw, rng, 300):
        for agent in raw.possible_agents:
            seen = raw.observe(agent)
            assert seen in raw.observation_space(agent)
            for name, part in raw.fields(seen["observation"]).items():
                if name in pegs:
                    most[name] = np.maximum(most[name], part)
    never = {"hand", "rows"} if options.get("row_limit") == 1 else {"hand"}  # the only row ends the round
    for name in pegs - never:
        assert most[name].max() == high[name].max(), name
    assert all((low[name] <= high[name]).all() for name in high)
    if max_steps:
        for name in UNBOUNDED:
            assert (abs(high[name]) < 10_000).all()


@pytest.mark.parametrize(
    ("box", "options", "expected"),
    [
        ("classic", {}, (2, 1, 0, 11, 0, 11)),
        ("classic", {"rounds": 5}, (5, 1, 0, 33, 0, 11)),
        ("travel", {"tie_break": "draw"}, (4, 1, 0, 18, 0, 9)),
        ("hasbro94", {}, (2, 1, 0, 13, 0, 13)),
        ("group", {}, (3, 1, 0, 3, 0, 1)),
        ("group", {"marking": "by_hand"}, (3, 2, 0, 3, 0, 1)),
    ],
)
def test_what_the_rulebook_bounds_is_bounded_by_it(box: str, options: dict[str, Any], expected: Any) -> None:
    assert match_bounds(edition(box, options), 2, None) == expected


def test_what_it_does_not_bound_is_bounded_by_the_steps() -> None:
    assert match_bounds(edition("duel"), 2, None).attempts == UNLIMITED
    assert match_bounds(edition("duel"), 2, 40) == (3, 11, 0, 2, 0, 1)
    assert match_bounds(edition("travel"), 2, 39) == (21, 1, 0, 40, 0, 9)
    assert match_bounds(edition("travel", {"marking": "by_hand"}), 2, 40) == (14, 14, -42, 41 + 42, -3, 9)


def test_the_highest_score_and_the_last_round_are_reached() -> None:
    raw = raw_env("classic")
    raw.reset(seed=1)
    _, high = bounds(raw)
    for maker, breaker in (("seat_0", "seat_1"), ("seat_1", "seat_0")):
        raw.step(raw.action_number(maker, HideCode("RYGB")))
        for _ in range(10):
            raw.step(raw.action_number(breaker, LayRow("KKKK")))
    seen = raw.fields(raw.observe("seat_0")["observation"])
    for name in ("round", "attempt", "scores", "last_outcome"):
        assert np.array_equal(seen[name], high[name]), name
    assert seen["last_points"].max() == high["last_points"].max()


def test_attempts_reach_their_bound() -> None:
    """A duel in which both find the code at once, again and again."""
    raw = raw_env("duel", max_steps=40)
    raw.reset(seed=1)
    _, high = bounds(raw)
    while not any(raw.truncations.values()):
        action = HideCode("RYGBW") if raw._steps % 4 < 2 else LayRow("RYGBW")
        raw.step(raw.action_number(raw.agent_selection, action))
    assert raw.fields(raw.observe("seat_0")["observation"])["attempt"] == high["attempt"]
