"""Many codebreakers at once, stepped by the native core. Step by step equal to as many single environments."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from keypeg.environments.board_pictures import draw_board
from keypeg.environments.codebreaker import CodebreakerEnv, board_text, new_stream
from keypeg.environments.solo_board import BoardObservation, Options, SoloBoard
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.thinking._native import begin_episodes, lay_rows

Mask: TypeAlias = NDArray[np.bool_]
Stepped: TypeAlias = tuple[BoardObservation, NDArray[np.float64], Mask, Mask, dict[str, Any]]


class CodebreakerVectorEnv(VectorEnv[BoardObservation, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` boards. See `CodebreakerEnv` for what happens on each of them."""

    def __init__(
        self,
        num_envs: int = 1,
        edition: str = DEFAULT_BOX,
        options: Options | None = None,
        seat: int | None = None,
        failure_cost: float | None = None,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        if num_envs < 1:
            raise ValueError("There is at least one environment.")
        self.solo = SoloBoard(edition, options, seat, failure_cost, render_mode)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = CodebreakerEnv.metadata | {"autoreset_mode": self.autoreset_mode}
        self.single_observation_space = self.solo.observation_space()
        self.single_action_space = self.solo.row_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._streams = np.zeros(num_envs, np.uint64)
        self._seeded = np.zeros(num_envs, np.bool_)
        self._episodes = np.zeros(num_envs, np.uint64)
        self._codes = np.zeros(num_envs, np.uint32)
        self._laid = np.zeros(num_envs, np.int32)
        self._observations = np.repeat(self.solo.empty()[None], num_envs, axis=0)
        self._over = np.ones(num_envs, np.bool_)
        """Which boards must be reset before a row is laid on them."""

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[BoardObservation, dict[str, Any]]:
        """Hide new codes. Board i gets `seed + i`, or the i-th of a list of seeds.

        `options["reset_mask"]` chooses the boards that begin anew; the others go on. `options["codes"]` names a code
        for each board.
        """
        chosen, codes = self._chosen((options or {}).get("reset_mask")), (options or {}).get("codes")
        if codes is not None:
            codes = self._checked_codes(codes)
        for board, own in enumerate(self._seeds(seed)):
            if chosen[board] and (own is not None or not self._seeded[board]):
                self._streams[board] = new_stream(seeding.np_random(own)[0])
                self._episodes[board], self._seeded[board] = 0, True
        self._begin(chosen)
        if codes is not None:
            self._codes[chosen] = codes[chosen]
        self._over[chosen] = False
        return self._observations.copy(), {}

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Lay a row on every board. What happens after an episode is for the autoreset mode to say."""
        waiting = self._over
        if waiting.any() and (self.autoreset_mode is not AutoresetMode.NEXT_STEP or not self._seeded.all()):
            raise ResetNeeded(f"The episodes of the boards {waiting.nonzero()[0].tolist()} are over: reset them first.")
        rows = self._checked_rows(actions)
        rewards, over = np.empty(self.num_envs), np.empty(self.num_envs, np.bool_)
        try:
            lay_rows(
                self.solo.board.native,
                self.solo.row_limit,
                failure_cost=self.solo.failure_cost,
                chosen=~waiting,
                rows=rows,
                codes=self._codes,
                laid=self._laid,
                observations=self._observations,
                rewards=rewards,
                over=over,
            )
        except IndexError as error:
            raise ValueError(f"{error}.".capitalize()) from None
        if waiting.any():
            self._begin(waiting)
        infos = self._ended(over) if over.any() else {}
        self._over = over.copy()
        if infos and self.autoreset_mode is AutoresetMode.SAME_STEP:
            final = np.full(self.num_envs, None, object)
            for board in over.nonzero()[0]:
                final[board] = self._observations[board].copy()
            infos = {"final_obs": final, "_final_obs": over.copy(), "final_info": infos, "_final_info": over.copy()}
            self._begin(over)
            self._over[:] = False
        return self._observations.copy(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def render(self) -> tuple[Any, ...] | None:
        """Every board, as text or as a picture."""
        if self.render_mode is None:
            return None
        boards = map(self.solo.laid_rows, self._observations)
        if self.render_mode == "ansi":
            return tuple(board_text(self.solo.edition.name, rows) for rows in boards)
        return tuple(draw_board(self.solo, rows) for rows in boards)

    def _begin(self, chosen: Mask) -> None:
        begin_episodes(
            self.solo.board.native,
            self.solo.row_limit,
            chosen=chosen,
            streams=self._streams,
            episodes=self._episodes,
            codes=self._codes,
            laid=self._laid,
            observations=self._observations,
        )

    def _ended(self, over: Mask) -> dict[str, Any]:
        """What `CodebreakerEnv` says at the end of an episode, by board."""
        last = self._observations[np.arange(self.num_envs), np.maximum(self._laid - 1, 0), -2]
        told: dict[str, NDArray[Any]] = {
            "code": np.where(over, self._codes, 0).astype(np.int64),
            "found": over & (last == self.solo.board.holes),
            "rows": np.where(over, self._laid, 0).astype(np.int64),
        }
        return told | {f"_{name}": over.copy() for name in told}

    def _checked_rows(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        rows = np.asarray(actions)
        if not np.issubdtype(rows.dtype, np.integer) or rows.shape != (self.num_envs,):
            raise ValueError(f"A step takes {self.num_envs} whole numbers, a row for each board.")
        return np.ascontiguousarray(rows, np.int64)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return [seed + board for board in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} environments need as many seeds, not {len(seed)}.")
        return seed

    def _chosen(self, mask: Any) -> Mask:
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        chosen = np.asarray(mask)
        if chosen.dtype != np.bool_ or chosen.shape != (self.num_envs,):
            raise ValueError(f"options['reset_mask'] is an array of {self.num_envs} truth values.")
        return chosen.copy()

    def _checked_codes(self, codes: Sequence[str]) -> NDArray[np.uint32]:
        if len(codes) != self.num_envs:
            raise ValueError(f"{self.num_envs} environments need as many codes, not {len(codes)}.")
        for code in codes:
            self.solo.shapes.codes.check(code)
        return np.array([self.solo.board.row_number(code) for code in codes], np.uint32)
