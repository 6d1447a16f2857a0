"""The environment with PettingZoo's parallel interface: a step is a moment, in which all seats choose at once.

In a duel both seats always choose. Elsewhere, a seat that has nothing to choose passes.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Space
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from keypeg.environments.action_space import PASS
from keypeg.environments.environment import MAX_STEPS, KeypegEnv, Observation
from keypeg.environments.refusals import RENDER_MODES
from keypeg.environments.rewards import RewardScheme


class ParallelKeypegEnv(ParallelEnv[str, Any, Any]):
    """A match of an edition. `match` is the same match, choice by choice."""

    def __init__(
        self,
        edition_name: str,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
        max_steps: int | None = MAX_STEPS,
        rewards: RewardScheme | str = RewardScheme.POINTS,
    ) -> None:
        self.match = KeypegEnv(edition_name, options, seats, render_mode, max_steps, rewards)
        self.metadata = {"name": f"keypeg_parallel_{edition_name}_v0", "render_modes": list(RENDER_MODES)}
        self.render_mode = render_mode
        self.possible_agents = self.match.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space[Any]:
        return self.match.observation_space(agent)

    def action_space(self, agent: str) -> Space[Any]:
        return self.match.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new match."""
        self.match.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Make the choices of all seats. Raises ValueError if one is not allowed, and changes nothing then."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        asked = [agent for agent in self.agents if self.match.offers(agent)]
        for agent in self.agents:
            if agent in asked:
                self.match.check(agent, actions.get(agent))
            elif actions.get(agent, PASS) != PASS:
                raise ValueError(f"{agent} is not asked now, and can only pass.")
        for agent in asked:
            self.match.step(actions[agent])
        played = self.agents
        rewards = {agent: self.match.rewards[agent] for agent in played}
        over = {agent: self.match.terminations[agent] for agent in played}
        cut = {agent: self.match.truncations[agent] for agent in played}
        observed, infos = self._observed(), {agent: self.match.infos[agent] for agent in played}
        if any(over.values()) or any(cut.values()):
            self.agents = []
        return observed, rewards, over, cut, infos

    def render(self) -> str | NDArray[np.uint8] | None:
        """The match as a spectator sees it, so that no secret is shown."""
        return self.match.render()

    def close(self) -> None:
        """Nothing needs to be closed."""

    def _observed(self) -> dict[str, Observation]:
        """What each seat sees. A seat that is not asked may pass, and nothing else."""
        observed = {agent: self.match.observe(agent) for agent in self.agents}
        for agent, seen in observed.items():
            if not self.match.offers(agent):
                seen["action_mask"][PASS] = 1
        return observed


def parallel_env(
    edition_name: str,
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
    render_mode: str | None = None,
    max_steps: int | None = MAX_STEPS,
    rewards: RewardScheme | str = RewardScheme.POINTS,
) -> ParallelKeypegEnv:
    """The parallel environment."""
    return ParallelKeypegEnv(edition_name, options, seats, render_mode, max_steps, rewards)
