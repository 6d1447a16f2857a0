"""A Gymnasium environment for the codemaker: hide a code that one of Keypeg's own codebreakers needs many rows for."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from keypeg.environments.board_pictures import draw_board
from keypeg.environments.codebreaker import board_text
from keypeg.environments.level_breaker import LevelBreaker
from keypeg.environments.refusals import RENDER_MODES
from keypeg.environments.solo_board import BoardObservation, LaidRow, Options, SoloBoard
from keypeg.rules.boxes import DEFAULT_BOX


class CodemakerEnv(gymnasium.Env[BoardObservation, np.int64]):
    """An action is the number of a code. The codebreaker plays the whole round, and its board is observed."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's type

    def __init__(
        self,
        edition: str = DEFAULT_BOX,
        options: Options | None = None,
        seat: int | None = None,
        opponent: str = "casual",
        rounds: int = 1,
        failure_cost: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        if rounds < 1:
            raise ValueError("An episode has at least one round.")
        self.solo = SoloBoard(edition, options, seat, failure_cost, render_mode)
        self.render_mode = render_mode
        self.rounds = rounds
        self.rows: list[LaidRow] = []
        """The rows that the codebreaker laid in the last round, with their keys."""
        self.observation_space = self.solo.observation_space()
        self.action_space = self.solo.code_space()
        self._opponent = LevelBreaker(self.solo, opponent)
        self._left = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[BoardObservation, dict[str, Any]]:
        """Begin a new episode. The seed determines how the codebreaker plays."""
        super().reset(seed=seed, options=options)
        self._left, self.rows = self.rounds, []
        return self.solo.observe(self.rows), {}

    def step(self, action: np.int64) -> tuple[BoardObservation, float, bool, bool, dict[str, Any]]:
        """Hide a code. The reward is what the codebreaker's round costs it."""
        if not self._left:
            raise ResetNeeded("The episode is over, or has not begun: call reset() first.")
        if not self.action_space.contains(action):
            raise ValueError(f"Codes are numbered 0 to {self.solo.code_space().n - 1}, not {action}.")
        self.rows = self._opponent.play(self.code_of(int(action)), Random(int(self.np_random.integers(2**63))))
        found = self.rows[-1][1].reds == self.solo.board.holes
        self._left -= 1
        reward = -self.solo.returned(len(self.rows), found=found)
        info = {"found": found, "rows": len(self.rows)}
        return self.solo.observe(self.rows), reward, not self._left, False, info

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board of the codebreaker."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render mode: make the environment with one.")
            return None
        if self.render_mode == "ansi":
            return board_text(self.solo.edition.name, self.rows)
        return draw_board(self.solo, self.rows)

    def code_of(self, action: int) -> str:
        """The code of a number, in letters."""
        return self.solo.board.code(action)

    def action_of(self, code: str) -> int:
        """The number of a code."""
        self.solo.shapes.codes.check(code)
        return self.solo.code_number(code)
