"""PettingZoo's own tests, in every variant of every edition."""

from typing import Any

import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from keypeg.environments import env, raw_env
from tests.environments.playing import in_every_variant

# PettingZoo knows by name which environments have a mask beside the observation, and wonders about all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


@pytest.mark.filterwarnings("ignore:Agents have different observation space sizes:UserWarning")  # in a handicap
@in_every_variant
def test_the_interface_is_kept(box: str, options: dict[str, Any], seats: int) -> None:
    api_test(env(box, options, seats, max_steps=60), num_cycles=100)


@in_every_variant
def test_the_same_seed_plays_the_same_match(box: str, options: dict[str, Any], seats: int) -> None:
    seed_test(lambda: env(box, options, seats), num_cycles=30)


def test_only_the_seats_of_a_handicap_see_spaces_of_different_sizes() -> None:
    for handicap, alike in ((None, True), (0, False), (1, False)):
        raw = raw_env("duel", {"handicap": handicap, "marking": "by_hand"})
        assert (raw.observation_space("seat_0") == raw.observation_space("seat_1")) == alike


@pytest.mark.filterwarnings("ignore:.*Illegal move made, game terminating:UserWarning")
def test_an_illegal_move_ends_the_match_where_that_is_asked_for() -> None:
    strict = TerminateIllegalWrapper(env("classic"), illegal_reward=-1)
    strict.reset(seed=1)
    strict.step(0)  # nobody may pass
    assert strict.rewards == {"seat_0": -1, "seat_1": 0}
    assert all(strict.terminations.values())


def test_nothing_is_answered_before_the_reset() -> None:
    with pytest.raises(AttributeError, match="before reset"):
        _ = env("classic").agents
