"""A Gymnasium environment for one codebreaker: find a hidden code in few rows. A reward is minus a row."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from keypeg.environments.board_pictures import draw_board
from keypeg.environments.refusals import RENDER_MODES
from keypeg.environments.solo_board import BoardObservation, LaidRow, Options, SoloBoard
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.keys import mark
from keypeg.thinking._native import drawn_code


class CodebreakerEnv(gymnasium.Env[BoardObservation, np.int64]):
    """Each episode hides a code, all codes equally likely. An action is the number of a row."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's type

    def __init__(
        self,
        edition: str = DEFAULT_BOX,
        options: Options | None = None,
        seat: int | None = None,
        failure_cost: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.solo = SoloBoard(edition, options, seat, failure_cost, render_mode)
        self.render_mode = render_mode
        self.observation_space = self.solo.observation_space()
        self.action_space = self.solo.row_space()
        self.rows: list[LaidRow] = []
        """The rows laid in this episode, with their keys."""
        self._stream: int | None = None
        self._episode = 0
        self._code: str | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[BoardObservation, dict[str, Any]]:
        """Hide a new code, or the one that `options["code"]` names."""
        super().reset(seed=seed)
        if seed is not None or self._stream is None:
            self._stream, self._episode = new_stream(self.np_random), 0
        given = (options or {}).get("code")
        if given is None:
            self._code = self.solo.board.row(drawn_code(self.solo.board.native, self._stream, self._episode))
        else:
            self.solo.shapes.codes.check(given)
            self._code = given
        self._episode += 1
        self.rows = []
        return self.solo.observe(self.rows), {}

    def step(self, action: np.int64) -> tuple[BoardObservation, float, bool, bool, dict[str, Any]]:
        """Lay a row."""
        if self._code is None:
            raise ResetNeeded("The episode is over, or has not begun: call reset() first.")
        if not self.action_space.contains(action):
            raise ValueError(f"Rows are numbered 0 to {self.solo.row_space().n - 1}, not {action}.")
        code, row = self._code, self.row_of(int(action))
        self.rows.append((row, mark(row, code)))
        found = row == code
        over = found or len(self.rows) == self.solo.row_limit
        info = {}
        reward = -1.0
        if over:
            info = {"code": self.action_of(code), "found": found, "rows": len(self.rows)}
            reward -= 0 if found else self.solo.failure_cost
            self._code = None
        return self.solo.observe(self.rows), reward, over, False, info

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board, without the hidden code."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render mode: make the environment with one.")
            return None
        if self.render_mode == "ansi":
            return board_text(self.solo.edition.name, self.rows)
        return draw_board(self.solo, self.rows)

    def row_of(self, action: int) -> str:
        """The row of a number, in letters."""
        return self.solo.board.row(action)

    def action_of(self, row: str) -> int:
        """The number of a row."""
        return self.solo.board.row_number(row)


def new_stream(rng: np.random.Generator) -> int:
    """The stream from which the codes of all episodes after a seed are drawn."""
    return int(rng.integers(2**63))


def board_text(name: str, rows: list[LaidRow]) -> str:
    """The rows with their keys, reds first."""
    return "\n".join([name, *(f"  {row}  {key.reds},{key.whites}" for row, key in rows)]) + "\n"
