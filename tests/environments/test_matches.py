"""Whole matches in environments: they end, rewards are the points, and what may not be done changes nothing."""

import random
from typing import Any

import numpy as np
import pytest

from keypeg.environments import KeypegEnv, env, raw_env
from keypeg.environments.observation import ROWS_SEEN
from keypeg.players.computer import Computer
from keypeg.players.levels import CASUAL
from keypeg.rules.actions import AskRow, Challenge, HideCode, LayRow, MarkRow, Token
from keypeg.rules.boxes import BOXES
from keypeg.rules.duel import Duel
from keypeg.rules.group import Group
from keypeg.rules.refusals import Refusal
from tests.environments.playing import in_every_variant, knowing, made


@in_every_variant
def test_matches_end_and_rewards_are_their_points(box: str, options: dict[str, Any], seats: int) -> None:
    rng = random.Random(f"{box} {options} {seats}")
    raw = made((box, {**options, "rounds": 3}, seats), max_steps=None)
    raw.reset(seed=rng.randrange(2**32))
    gained = dict.fromkeys(raw.possible_agents, 0.0)
    for agent in raw.agent_iter():
        observation, reward, terminated, truncated, info = raw.last()
        assert raw.observation_space(agent).contains(observation)
        gained[agent] += reward
        assert not truncated
        assert info == ({"winners": winners(raw)} if terminated else {})
        raw.step(None if terminated else knowing(raw, rng))
    assert winners(raw)
    assert tuple(gained.values()) == raw._match.state.scores
    assert raw.agents == []


def winners(raw: KeypegEnv) -> tuple[str, ...]:
    return tuple(raw.possible_agents[seat] for seat in raw._match.state.winners)


@pytest.mark.parametrize("marking", ["referee", "by_hand"])
@pytest.mark.parametrize(
    ("box", "options"), [*((box, {}) for box in BOXES), ("duel", {"race": True}), ("group", {"calls": "anytime"})]
)
def test_computers_can_play(box: str, options: dict[str, Any], marking: str) -> None:
    """All that Keypeg's own players need is there, whatever they choose is legal, and the match comes to its end."""
    raw = raw_env(box, {**options, "marking": marking}, max_steps=None)
    raw.reset(seed=3)
    players = {agent: Computer(CASUAL, seed) for seed, agent in enumerate(raw.agents)}
    for agent in raw.agent_iter(2000):
        _, _, terminated, truncated, _ = raw.last()
        if terminated or truncated:
            raw.step(None)
        else:
            raw.step(raw.action_number(agent, players[agent].choose(raw.view(agent), raw.offers(agent))))
    assert raw.agents == []
    assert raw._match.state.winners


def test_a_match_is_broken_off_after_so_many_steps() -> None:
    raw = raw_env("duel", max_steps=7)
    raw.reset(seed=1)
    rng = random.Random(4)
    for _ in range(8):  # both choose in the last moment
        assert not any(raw.truncations.values())
        raw.step(knowing(raw, rng))
    assert all(raw.truncations.values())
    assert raw.infos == {"seat_0": {"winners": ()}, "seat_1": {"winners": ()}}
    assert not any(raw.terminations.values())


def snapshot(raw: KeypegEnv) -> list[Any]:
    seen = [{name: part.tolist() for name, part in raw.observe(agent).items()} for agent in raw.agents]
    return [seen, raw.agent_selection, raw._steps, dict(raw._choices), raw._match.state, raw._cumulative_rewards.copy()]


def assert_refused(raw: KeypegEnv, number: Any, why: str) -> None:
    before = snapshot(raw)
    with pytest.raises(ValueError, match=why):
        raw.step(number)
    assert snapshot(raw) == before


def test_what_may_not_be_chosen_says_why_and_changes_nothing() -> None:
    raw = raw_env("travel")
    raw.reset(seed=1)
    assert_refused(raw, 0, "may not pass: the match waits")
    assert_refused(raw, None, "must choose an action")
    assert_refused(raw, raw.action_space("seat_0").n, "numbered 0 to")  # type: ignore[attr-defined]
    assert_refused(raw, -1, "numbered 0 to")
    assert_refused(raw, raw.action_number("seat_0", LayRow("RYGB")), r"the other player breaks it. \(not_your_turn\)")
    assert_refused(raw, raw.action_number("seat_0", HideCode("RRGB")), r"at most once. \(colour_repeated\)")
    raw.step(raw.action_number("seat_0", HideCode("RYGB")))
    assert_refused(raw, raw.action_number("seat_1", HideCode("RYGB")), "not_your_turn")


def test_the_same_keys_are_not_challenged_twice() -> None:
    raw = raw_env("classic", {"marking": "by_hand"})
    raw.reset(seed=1)
    for agent, action in (
        ("seat_0", HideCode("RYGB")),
        ("seat_1", LayRow("RRRR")),
        ("seat_0", MarkRow(1, 0)),
        ("seat_1", Challenge()),
    ):
        raw.step(raw.action_number(agent, action))
    assert_refused(raw, raw.action_number("seat_1", Challenge()), "before there is another key")
    raw.step(raw.action_number("seat_1", LayRow("YYYY")))
    raw.step(raw.action_number("seat_0", MarkRow(0, 0)))
    assert raw.observe("seat_1")["action_mask"][raw.action_number("seat_1", Challenge())]
    raw.step(raw.action_number("seat_1", Challenge()))
    assert raw.rewards == {"seat_0": 0, "seat_1": 3}


@pytest.mark.rule("D11")
def test_a_row_of_a_race_is_marked_before_another_is_laid() -> None:
    raw = raw_env("duel", {"race": True, "marking": "by_hand"})
    raw.reset(seed=1)
    for agent in raw.agents:
        raw.step(raw.action_number(agent, HideCode("RYGBW")))
    raw.step(raw.action_number("seat_0", LayRow("RRRRR")))
    raw.step(raw.action_number("seat_1", None))
    assert raw.agent_selection == "seat_1"
    assert_refused(raw, raw.action_number("seat_1", LayRow("RRRRR")), "Give the other player the key")
    raw.step(raw.action_number("seat_1", MarkRow(1, 0)))
    assert [agent for agent in raw.agents if raw.offers(agent)] == ["seat_0", "seat_1"]


def test_only_one_row_of_a_tick_is_laid_in_a_race_by_hand() -> None:
    """Whoever comes second owes a key by then (D11). Neither seat is always first."""
    laid = set()
    for seed in range(12):
        raw = raw_env("duel", {"race": True, "marking": "by_hand"})
        raw.reset(seed=seed)
        for _ in range(2):
            raw.step(raw.action_number(raw.agent_selection, HideCode("RYGBW")))
        for _ in range(2):
            raw.step(raw.action_number(raw.agent_selection, LayRow("RRRRR")))
        state = raw._match.state
        assert isinstance(state, Duel)
        rows = tuple(map(len, state.boards))
        assert sum(rows) == 1
        assert [agent for agent in raw.agents if raw.offers(agent)] == [f"seat_{rows.index(0)}"]
        laid.add(rows)
    assert laid == {(0, 1), (1, 0)}


def test_whoever_has_rows_left_in_a_race_may_not_wait_for_ever() -> None:
    raw = raw_env("duel", {"race": True})
    raw.reset(seed=1)
    for agent in raw.agents:
        raw.step(raw.action_number(agent, HideCode("RYGBW")))
    for _ in range(12):
        raw.step(raw.action_number("seat_0", LayRow("RRRRR")))
        raw.step(raw.action_number("seat_1", None))
    assert raw.agent_selection == "seat_1"
    assert_refused(raw, 0, "may not pass")


def test_a_codebreaker_sees_rows_keys_and_how_the_last_attempt_ended() -> None:
    raw = raw_env("classic")
    raw.reset(seed=1)
    raw.step(raw.action_number("seat_0", HideCode("RYGB")))
    raw.step(raw.action_number("seat_1", LayRow("RGYK")))
    maker, breaker = (raw.fields(raw.observe(agent)["observation"]) for agent in raw.agents)
    assert maker["code"].tolist() == [1, 2, 3, 4]
    assert breaker["code"].tolist() == [0, 0, 0, 0]
    assert maker["making"] == 1
    assert breaker["making"] == 0
    assert breaker["hidden"] == 1
    assert breaker["rows_left"] == 9
    for seen in (maker, breaker):
        assert seen["rows"].tolist() == [[1, 3, 2, 6]] + [[0] * 4] * 9
        assert seen["keys"].tolist() == [[1, 2]] + [[-1, -1]] * 9
        assert not seen["last_outcome"].any()
    raw.step(raw.action_number("seat_1", LayRow("RYGB")))
    seen = raw.fields(raw.observe("seat_1")["observation"])
    assert seen["making"] == 1
    assert seen["round"] == 2
    assert seen["last_outcome"] == 1
    assert seen["scores"].tolist() == seen["last_points"].tolist() == [0, 2]
    assert seen["last_codes"].tolist() == [[0] * 4, [1, 2, 3, 4]]


def test_a_group_is_seen_clockwise_from_the_own_seat() -> None:
    raw = raw_env("group", {"rows": "any"}, 3)
    raw.reset(seed=1)
    state = raw._match.state
    assert isinstance(state, Group)
    asker = state.turn
    assert asker is not None
    raw.step(raw.action_number(raw.agent_selection, AskRow("WWWW.")))
    for seat, agent in enumerate(raw.agents):
        seen = raw.fields(raw.observe(agent)["observation"])
        colour, number = state.hands[seat][0]
        assert seen["hand"].tolist() == [["WRGYKB".index(colour) + 1, number]]
        assert seen["askers"][0] == (asker - seat) % 3 + 1
        assert seen["rows"][0].tolist() == [1, 1, 1, 1, 7]
        answers = [answered((seat + step) % 3, asker, state) for step in range(3)]
        assert seen["answers"][0].tolist() == answers


def answered(seat: int, asker: int, state: Group) -> int:
    """What a seat says to WWWW., as an observation has it."""
    token: Token = state.hands[seat][0]
    if seat == asker:
        return 0
    return 3 if token.colour != "W" else 2 if token.number == 5 else 1


def test_of_a_long_round_the_last_rows_are_seen() -> None:
    raw = raw_env("group", {"rows": "any"})
    raw.reset(seed=1)
    rows = [a + b + "..." for a in "WRGYKB" for b in "WRGYKB"] + ["..." + a + b for a in "WRGYKB" for b in "WRGYKB"]
    for row in rows[: ROWS_SEEN + 2]:
        raw.step(raw.action_number(raw.agent_selection, AskRow(row)))
    seen = raw.fields(raw.observe("seat_0")["observation"])
    assert seen["rows"].shape == (ROWS_SEEN, 5)
    assert seen["rows"][0].tolist() == [1, 3, 7, 7, 7]
    assert raw.observation_space("seat_0").contains(raw.observe("seat_0"))


def test_the_text_is_what_a_spectator_sees() -> None:
    raw = raw_env("duel", {"rings": 4}, render_mode="ansi")
    raw.reset(seed=1)
    for agent, code in zip(raw.agents, ("RYGB", "KWOP"), strict=True):
        raw.step(raw.action_number(agent, HideCode(code)))
    for agent in raw.agents:
        raw.step(raw.action_number(agent, LayRow("RRYK")))
    assert raw.render() == (
        "duel, round 1 of 3, 0 : 0\nseat_0 has hidden a code\n  RRYK  0,1\nseat_1 has hidden a code\n  RRYK  1,1\n"
    )


def test_environments_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="no render mode 'human'"):
        env("classic", render_mode="human")
    with pytest.raises(ValueError, match="at least one step"):
        env("classic", max_steps=0)
    with pytest.raises(Refusal, match="unknown_edition"):
        env("chess")
    with pytest.raises(Refusal, match="wrong_player_count"):
        env("classic", seats=3)


def test_a_reset_without_a_seed_goes_on_with_the_chance_of_the_last() -> None:
    hands = []
    for _ in range(2):
        raw = raw_env("group", seats=4)
        raw.reset(seed=5)
        first = raw.observe("seat_0")["observation"]
        raw.reset()
        hands.append((first, raw.observe("seat_0")["observation"]))
    assert np.array_equal(hands[0], hands[1])
    assert not np.array_equal(hands[0][0], hands[0][1])
