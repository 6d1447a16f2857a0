"""The codebreaker alone: Gymnasium's own check, the rewards, the end, and what is refused."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from keypeg.environments import CodebreakerEnv, CodemakerEnv, raw_env
from keypeg.environments.board_pictures import _boards, _headline_face
from keypeg.rules import BOXES, mark, referee
from keypeg.rules.actions import HideCode
from keypeg.rules.refusals import Refusal
from keypeg.server.cards.typeface import cut
from tests.environments.playing import SOLO_VARIANTS

solo_variants = pytest.mark.parametrize(("box", "options"), SOLO_VARIANTS, ids=str)


def play(env: CodebreakerEnv, code: str, *rows: str) -> tuple[list[float], Any]:
    """The rewards of some rows, and the last answer."""
    env.reset(seed=1, options={"code": code})
    answers = [env.step(np.int64(env.action_of(row))) for row in rows]
    return [answer[1] for answer in answers], answers[-1]


@solo_variants
def test_gymnasium_accepts_the_codebreaker(box: str, options: dict[str, Any]) -> None:
    made = gymnasium.make("keypeg/Codebreaker-v0", edition=box, options=options, render_mode="rgb_array")
    check_env(made.unwrapped)


@pytest.mark.parametrize("box", [box for box in BOXES if box not in ("group", "super")])
def test_gymnasium_accepts_the_codemaker(box: str) -> None:
    made = gymnasium.make("keypeg/Codemaker-v0", edition=box, opponent="casual", rounds=2, render_mode="rgb_array")
    check_env(made.unwrapped)


def test_the_return_is_minus_the_rows() -> None:
    env = CodebreakerEnv("classic")
    rewards, (seen, _, over, cut, info) = play(env, "RYGB", "RRYY", "BGYR", "RYGB")
    assert (rewards, over, cut) == ([-1, -1, -1], True, False)
    assert info == {"code": env.action_of("RYGB"), "found": True, "rows": 3}
    assert seen[:4].tolist() == [[1, 1, 2, 2, 1, 1], [4, 3, 2, 1, 0, 4], [1, 2, 3, 4, 4, 0], [0, 0, 0, 0, -1, -1]]


@pytest.mark.parametrize(
    ("box", "limit", "cost"), [("classic", 10, 11), ("travel", 9, 9), ("hasbro94", 12, 13), ("duel", 12, 13)]
)
def test_a_code_that_is_not_found_costs_what_the_rulebook_says(box: str, limit: int, cost: int) -> None:
    env = CodebreakerEnv(box)
    holes = env.solo.board.holes
    code = env.solo.board.code(0)
    wrong = "K" * holes
    rewards, (_, _, over, cut, info) = play(env, code, *[wrong] * limit)
    assert (sum(rewards), over, cut, info["found"], info["rows"]) == (-cost, True, False, False, limit)
    assert rewards[:-1] == [-1] * (limit - 1)
    assert env.observation_space.shape == (limit, holes + 2)


def test_the_cost_of_a_failure_can_be_chosen() -> None:
    env = CodebreakerEnv("custom", {"row_limit": 2}, failure_cost=7.5)
    rewards, _ = play(env, "RGBY", "RRRR", "RRRR")
    assert rewards == [-1, -8.5]


@solo_variants
def test_observations_are_in_their_space_and_keys_are_right(box: str, options: dict[str, Any]) -> None:
    env, rng = CodebreakerEnv(box, options), random.Random(3)
    space = env.solo.row_space()
    for seed in range(20):
        seen, _ = env.reset(seed=seed)
        assert seen in env.observation_space
        over = False
        while not over:
            seen, _, over, _, info = env.step(np.int64(rng.randrange(int(space.n))))
            assert seen in env.observation_space
        code = env.row_of(info["code"])
        env.solo.shapes.codes.check(code)
        assert env.solo.laid_rows(seen) == env.rows
        assert all(mark(row, code) == key for row, key in env.rows)


def test_the_bounds_of_an_observation_are_reached() -> None:
    for box, options in (("classic", {}), ("hasbro94", {"ninth_colour": True}), ("custom", {"pegs": 3, "colours": 2})):
        env, rng = CodebreakerEnv(box, options), random.Random(1)
        least, most = (np.array(env.observation_space.sample()) for _ in range(2))
        least[:], most[:] = 127, -128
        for episode in range(6000):
            seen, _ = env.reset(seed=1 if not episode else None)
            least, over = np.minimum(least, seen), False
            while not over:
                code = env._code
                assert code is not None
                row = "".join(rng.sample(code, len(code)))
                any_row = rng.randrange(int(env.solo.row_space().n))
                known = row != code and rng.random() < 0.5
                if len(env.rows) == env.solo.row_limit - 1 and rng.random() < 0.5:
                    row, known = code, True
                seen, _, over, _, _ = env.step(np.int64(env.action_of(row) if known else any_row))
                most = np.maximum(most, seen)
        assert np.array_equal(least, env.observation_space.low)  # type: ignore[attr-defined]
        high = env.observation_space.high.copy()  # type: ignore[attr-defined]
        assert np.array_equal(most[-1], high[-1])
        assert (most >= high - np.array([0] * env.solo.board.holes + [1, 0])).all()


def test_every_code_is_drawn_and_about_equally_often() -> None:
    env = CodebreakerEnv("custom", {"pegs": 2, "colours": 3})
    env.reset(seed=4)
    drawn = dict.fromkeys(env.solo.board, 0)
    for _ in range(9000):
        assert env._code is not None
        drawn[env._code] += 1
        env.reset()
    assert all(900 < count < 1100 for count in drawn.values())


def test_the_codemaker_is_paid_what_the_codebreaker_pays() -> None:
    for level in ("rookie", "casual", "master"):
        env = CodemakerEnv("classic", opponent=level, rounds=3)
        env.reset(seed=2)
        for left in (2, 1, 0):
            seen, reward, over, cut, info = env.step(np.int64(env.action_of("RYGB")))
            assert reward == (info["rows"] if info["found"] else 11)
            assert reward == -env.solo.returned(info["rows"], found=info["found"])
            assert (over, cut) == (not left, False)
            assert env.solo.laid_rows(seen) == env.rows
            assert seen in env.observation_space


def test_the_seed_decides_how_the_codebreaker_plays() -> None:
    played = []
    for seed in (1, 1, 2):
        env = CodemakerEnv("travel", opponent="casual", rounds=5)
        env.reset(seed=seed)
        played.append([env.step(np.int64(7))[1] for _ in range(5)])
    assert played[0] == played[1] != played[2]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(Refusal, match="not_in_this_edition"):
        CodebreakerEnv("group")
    with pytest.raises(Refusal, match="unknown_seat"):
        CodebreakerEnv("duel", {"handicap": 0})
    with pytest.raises(Refusal, match="too_large"):
        CodebreakerEnv("custom", {"pegs": 8, "colours": 12})
    with pytest.raises(ValueError, match="marking=by_hand"):
        CodebreakerEnv("classic", {"marking": "by_hand"})
    with pytest.raises(ValueError, match="no render mode 'human'"):
        CodebreakerEnv("classic", render_mode="human")
    with pytest.raises(ValueError, match="no level 'god'"):
        CodemakerEnv("classic", opponent="god")
    with pytest.raises(ValueError, match="at least one round"):
        CodemakerEnv("classic", rounds=0)


@pytest.mark.parametrize("env", [CodebreakerEnv("travel"), CodemakerEnv("travel")], ids=["codebreaker", "codemaker"])
def test_steps_out_of_order_or_space_are_refused(env: CodebreakerEnv | CodemakerEnv) -> None:
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))
    env.reset(seed=1)
    with pytest.raises(ValueError, match="numbered 0 to"):
        env.step(np.int64(-1))
    assert env.rows == []
    with pytest.raises(Refusal, match="colour_repeated"):
        CodebreakerEnv("travel").reset(options={"code": "RRGB"})
    with pytest.raises(Refusal, match="colour_repeated"):
        CodemakerEnv("travel").action_of("RRGB")


def test_text_and_picture_show_the_rows_and_not_the_code() -> None:
    texts, pictures = [], []
    for code in ("RYGB", "RYKW"):  # the same key for the row below
        text = CodebreakerEnv("classic", render_mode="ansi")
        play(text, code, "RYRY")
        texts.append(text.render())
        picture = CodebreakerEnv("classic", render_mode="rgb_array")
        picture.reset(seed=1, options={"code": code})
        before = picture.render()
        play(picture, code, "RYRY")
        pictures.append(picture.render())
        assert isinstance(before, np.ndarray)
        assert isinstance(pictures[-1], np.ndarray)
        assert before.shape == pictures[-1].shape == (534, 352, 3)
        assert not np.array_equal(before, pictures[-1])
    assert texts == ["classic\n  RYRY  2,0\n"] * 2
    assert np.array_equal(pictures[0], pictures[1])  # type: ignore[arg-type]


def test_a_headline_is_never_cut() -> None:
    winners = ", ".join(f"seat_{seat}" for seat in range(3))
    for headline, width in ((f"group, 0 : 1 : 1 : 1, won by {winners}", 334), ("classic, 5 : 5, drawn", 320)):
        face = _headline_face(headline, width)
        assert cut(headline, face, width) == headline
    assert face.size == 17


def test_in_a_handicap_each_board_has_its_own_holes() -> None:
    raw = raw_env("duel", {"handicap": 0})
    raw.reset(seed=1)
    for agent, code in zip(raw.agents, ("RYGBW", "RYGB"), strict=True):
        raw.step(raw.action_number(agent, HideCode(code)))
    boards = _boards(referee.view(raw._match.state, None), raw.agents)
    assert [(board.holes, board.keys) for board in boards] == [(4, 4), (5, 5)]
