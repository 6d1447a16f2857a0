"""The environment: a match of any edition with PettingZoo's AEC interface.

A step is one choice of one seat. The match goes on when all seats that are asked in a moment have chosen; see
`simultaneous_choices`.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from keypeg.environments.action_space import ActionNumbers, Mask
from keypeg.environments.board_pictures import draw_view
from keypeg.environments.observation import ObservationEncoder, Vector
from keypeg.environments.refusals import RENDER_MODES, check_render_mode
from keypeg.environments.rewards import RewardScheme, reward_scheme, rewards_for
from keypeg.environments.simultaneous_choices import SimultaneousMatch
from keypeg.library.text import render_text
from keypeg.locales import in_english
from keypeg.rules import edition, referee
from keypeg.rules.actions import Action, Challenge
from keypeg.rules.offers import Offer
from keypeg.rules.referee import View
from keypeg.rules.refusals import Refusal

MAX_STEPS: Final = 1000
"""After how many choices a match is truncated by default."""

Observation: TypeAlias = dict[str, NDArray[Any]]


class KeypegEnv(AECEnv[str, Any, Any]):
    """A match of an edition. The seats are called seat_0, seat_1 and so on."""

    def __init__(
        self,
        edition_name: str,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
        max_steps: int | None = MAX_STEPS,
        rewards: RewardScheme | str = RewardScheme.POINTS,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        check_render_mode(render_mode)
        if max_steps is not None and max_steps < 1:
            raise ValueError("A match takes at least one step.")
        self.edition = edition(edition_name, options)
        self.seats = self.edition.players[0] if seats is None else seats
        self.edition.check_players(self.seats)
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.reward_scheme = reward_scheme(rewards)
        self.metadata = {
            "name": f"keypeg_{edition_name}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._encoder = ObservationEncoder(self.edition, self.seats, max_steps)
        self._action_numbers = [ActionNumbers(self.edition, self.seats, seat) for seat in range(self.seats)]
        self.action_spaces = {
            agent: Discrete(numbers.size)
            for agent, numbers in zip(self.possible_agents, self._action_numbers, strict=True)
        }
        self.observation_spaces = {
            agent: Dict(
                {"observation": self._encoder.layout.space(), "action_mask": Box(0, 1, (numbers.size,), np.int8)}
            )
            for agent, numbers in zip(self.possible_agents, self._action_numbers, strict=True)
        }
        self._np_random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - none here
        """Begin a new match. The same seed gives the same deals, openers and order of simultaneous choices."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self._match = SimultaneousMatch(self.edition, self.seats, Random(int(self._np_random.integers(2**63))))
        self._choices: dict[int, Action | None] = {}
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What a seat sees now, and what it may choose: nothing, if it is not asked."""
        return {"observation": self._encoder.encode(self.view(agent)), "action_mask": self._mask(self._seat[agent])}

    def step(self, action: Any) -> None:
        """Make the choice of the selected seat. Raises ValueError if it is not allowed, and changes nothing then."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._choices[self._seat[agent]] = self.check(agent, action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._steps += 1
        if len(self._choices) == len(self._match.pending):
            self._settle()
        self._select()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The match as a spectator sees it, so that no secret is shown."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        seen = referee.view(self._match.state, None)
        draw = render_text if self.render_mode == "ansi" else draw_view
        return draw(seen, self.possible_agents)

    def close(self) -> None:
        """Nothing needs to be closed."""

    def view(self, agent: str) -> View:
        """The referee's view for a seat."""
        return referee.view(self._match.state, self._seat[agent])

    def offers(self, agent: str) -> tuple[Offer, ...]:
        """What a seat may choose, as offers. With its view, they are all that one of Keypeg's own players needs."""
        pending = self._match.pending.get(self._seat[agent])
        return pending.offers if pending and self._seat[agent] not in self._choices else ()

    def action_number(self, agent: str, action: Action | None) -> int:
        """The number of an action of this seat; None is to pass."""
        return self._action_numbers[self._seat[agent]].number(action)

    def action_of(self, agent: str, number: int) -> Action | None:
        """The action that a number means for this seat; None is to pass."""
        return self._action_numbers[self._seat[agent]].action(int(number))

    def fields(self, vector: Vector) -> dict[str, Vector]:
        """The named parts of an "observation"; see the documentation for what they mean."""
        return self._encoder.layout.parts(vector)

    def check(self, agent: str, number: Any) -> Action | None:
        """The action of a number. Raises ValueError if the seat may not choose it now."""
        seat, name = self._seat[agent], agent
        if number is None:
            raise ValueError(f"{name} is asked and must choose an action.")
        action = self._action_numbers[seat].action(int(number))
        if self._mask(seat)[int(number)]:
            return action
        if action is None:
            raise ValueError(f"{name} may not pass: the match waits for it.")
        try:
            referee.decide(self._match.state, seat, action)
        except Refusal as refusal:
            why = in_english(refusal.fault, refusal.values)
            raise ValueError(f"{name} may not do {action}: {why} ({refusal.fault})") from refusal
        assert isinstance(action, Challenge)  # the referee takes it, but nobody challenges the same keys twice
        raise ValueError(f"{name} may not challenge again before there is another key: these are right.")

    def _settle(self) -> None:
        before = self._match.state.scores
        self._match.settle(self._choices)
        self._choices = {}
        state = self._match.state
        points = [has - had for had, has in zip(before, state.scores, strict=True)]
        self.rewards = dict(zip(self.possible_agents, rewards_for(points, self.reward_scheme), strict=True))
        over = bool(state.winners)
        cut = not over and self.max_steps is not None and self._steps >= self.max_steps
        if over or cut:
            winners = tuple(self.possible_agents[seat] for seat in state.winners)
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, cut)
            self.infos = {agent: {"winners": winners} for agent in self.agents}

    def _select(self) -> None:
        for seat in self._match.pending:
            if seat not in self._choices:
                self.agent_selection = self.possible_agents[seat]
                return

    def _mask(self, seat: int) -> Mask:
        pending = self._match.pending.get(seat)
        if pending is None or seat in self._choices:
            return self._action_numbers[seat].mask((), may_pass=False)
        return self._action_numbers[seat].mask(pending.offers, may_pass=pending.may_pass)


def raw_env(
    edition_name: str,
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
    render_mode: str | None = None,
    max_steps: int | None = MAX_STEPS,
    rewards: RewardScheme | str = RewardScheme.POINTS,
) -> KeypegEnv:
    """The environment without wrappers."""
    return KeypegEnv(edition_name, options, seats, render_mode, max_steps, rewards)


def env(
    edition_name: str,
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
    render_mode: str | None = None,
    max_steps: int | None = MAX_STEPS,
    rewards: RewardScheme | str = RewardScheme.POINTS,
) -> AECEnv[str, Any, Any]:
    """The environment in PettingZoo's wrapper that refuses calls in the wrong order."""
    return OrderEnforcingWrapper(raw_env(edition_name, options, seats, render_mode, max_steps, rewards))
