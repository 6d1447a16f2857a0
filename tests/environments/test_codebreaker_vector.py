"""Many codebreakers at once are, step by step, as many single environments; in every autoreset mode."""

import random
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

from keypeg.environments import CodebreakerEnv, CodebreakerVectorEnv
from keypeg.rules.refusals import Refusal
from tests.environments.playing import SOLO_VARIANTS

BOARDS = 5
Single = SyncVectorEnv[Any, Any]


def pair(box: str, options: dict[str, Any], mode: AutoresetMode) -> tuple[CodebreakerVectorEnv, Single]:
    ours = CodebreakerVectorEnv(BOARDS, box, options, autoreset_mode=mode)
    return ours, SyncVectorEnv([partial(CodebreakerEnv, box, options)] * BOARDS, autoreset_mode=mode)


def assert_same(one: Any, other: Any) -> None:
    """Equal numbers of equal types, in arrays, dictionaries and tuples."""
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for name in one:
            assert_same(one[name], other[name])
    elif isinstance(one, tuple):
        for left, right in zip(one, other, strict=True):
            assert_same(left, right)
    else:
        assert one.dtype == other.dtype
        if one.dtype == object:  # an observation, or None
            one, other = one.tolist(), other.tolist()
            assert all(left is right or np.array_equal(left, right) for left, right in zip(one, other, strict=True))
        else:
            assert np.array_equal(one, other)


def rows_to_lay(single: Single, rng: random.Random) -> list[int]:
    """A row for each board, the right one often enough."""
    rows = []
    for env in single.envs:
        assert isinstance(env, CodebreakerEnv)
        right = env._code is not None and rng.random() < 0.2
        rows.append(env.action_of(env._code or "") if right else rng.randrange(int(env.solo.row_space().n)))
    return rows


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize(("box", "options"), SOLO_VARIANTS, ids=str)
def test_it_equals_single_environments(box: str, options: dict[str, Any], mode: AutoresetMode) -> None:
    ours, single = pair(box, options, mode)
    rng = random.Random(f"{box} {options} {mode}")
    assert ours.observation_space == single.observation_space
    assert ours.action_space == single.action_space
    assert_same(ours.reset(seed=8), single.reset(seed=8))
    ended = 0
    for step in range(60):
        rows = np.array(rows_to_lay(single, rng))
        answer = ours.step(rows)
        assert_same(answer, single.step(rows))
        assert answer[0] in ours.observation_space
        over = answer[2]
        ended += int(over.sum())
        if mode is AutoresetMode.DISABLED and over.any():
            assert_same(ours.reset(options={"reset_mask": over}), single.reset(options={"reset_mask": over.copy()}))
        if step == 30:
            assert_same(ours.reset(), single.reset())
    assert ended > 10


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED])
def test_some_boards_may_begin_anew(mode: AutoresetMode) -> None:
    ours, single = pair("classic", {}, mode)
    assert_same(ours.reset(seed=[5, 4, 3, 2, 1]), single.reset(seed=[5, 4, 3, 2, 1]))
    rows = np.array([3, 4, 5, 6, 7])
    assert_same(ours.step(rows), single.step(rows))
    some = np.array([True, False, True, False, False])
    seeds = [9, None, None, 7, None]
    assert_same(
        ours.reset(seed=seeds, options={"reset_mask": some}),
        single.reset(seed=seeds, options={"reset_mask": some}),
    )
    for _ in range(12 if mode is AutoresetMode.NEXT_STEP else 5):
        assert_same(ours.step(rows), single.step(rows))


def test_codes_can_be_chosen() -> None:
    ours = CodebreakerVectorEnv(2)
    ours.reset(seed=1, options={"codes": ["RYGB", "KKWW"]})
    _, rewards, over, cut, infos = ours.step(np.array([ours.solo.board.row_number("RYGB")] * 2))
    assert over.tolist() == infos["found"].tolist() == [True, False]
    assert (rewards.tolist(), cut.tolist()) == ([-1, -1], [False, False])
    with pytest.raises(Refusal, match="wrong_length"):
        ours.reset(options={"codes": ["RYG", "KKWW"]})
    with pytest.raises(ValueError, match="as many codes"):
        ours.reset(options={"codes": ["RYGB"]})


def test_gymnasium_makes_it() -> None:
    made = gymnasium.make_vec("keypeg/Codebreaker-v0", num_envs=3, edition="travel", render_mode="rgb_array")
    assert isinstance(made, CodebreakerVectorEnv)
    assert made.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    made.reset(seed=1)
    made.step(made.action_space.sample())
    pictures = made.render()
    assert pictures is not None
    assert [picture.dtype for picture in pictures] == [np.uint8] * 3
    text = CodebreakerVectorEnv(2, render_mode="ansi")
    text.reset(seed=1, options={"codes": ["RYGB", "RYGG"]})
    text.step(np.array([0, 0]))
    assert text.render() == ("classic\n  RRRR  1,0\n",) * 2


def refused(envs: VectorEnv[Any, Any, Any], rows: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        envs.step(rows)


def test_bad_rows_are_refused_and_change_nothing() -> None:
    envs = CodebreakerVectorEnv(2)
    with pytest.raises(ResetNeeded):
        envs.step(np.array([0, 0]))
    before, _ = envs.reset(seed=1)
    refused(envs, np.array([0, 1296]), "Rows are numbered 0 to 1295, not 1296")
    refused(envs, np.array([-1, 0]), "not -1")
    for rows in (np.array([0]), np.array([[0, 0]]), np.array([0.5, 1.5]), np.array(["0", "1"]), [0, None], 0):
        refused(envs, rows, "2 whole numbers, a row for each board")
    after, *_ = envs.step(np.array([0, 0]))
    assert np.array_equal(before[:, 1:], after[:, 1:])
    assert (after[:, 0, :4] == 1).all()


def test_bad_resets_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        CodebreakerVectorEnv(0)
    envs = CodebreakerVectorEnv(2)
    with pytest.raises(ValueError, match="as many seeds"):
        envs.reset(seed=[1])
    for mask in (np.array([True]), np.array([1, 0])):
        with pytest.raises(ValueError, match="truth values"):
            envs.reset(options={"reset_mask": mask})


def test_an_episode_that_is_over_is_reset_first_where_nothing_does_so() -> None:
    envs = CodebreakerVectorEnv(2, autoreset_mode="Disabled")
    envs.reset(seed=1, options={"codes": ["RRRR", "YYYY"]})
    envs.step(np.array([0, 0]))
    with pytest.raises(ResetNeeded, match=r"boards \[0\]"):
        envs.step(np.array([0, 0]))


def test_observations_are_copies() -> None:
    envs = CodebreakerVectorEnv(2)
    first, _ = envs.reset(seed=1)
    kept = first.copy()
    second, *_ = envs.step(np.array([0, 0]))
    assert np.array_equal(first, kept)
    second[:] = 99
    third, *_ = envs.step(np.array([1, 1]))
    assert (third != 99).all()
