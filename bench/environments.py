"""How fast the codebreaker's environment is: steps a second on the 4×6 board, on one core.

    .venv/bin/python -m bench.environments

Steps many boards at once in the native core, and for comparison: single environments one after the other, Gymnasium's
own vector of them, and a vector environment in NumPy that looks every key up in a table. All lay the same random rows
in the same run, alternating, so that a busy machine hurts all alike. A step that only resets an episode counts as none.
"""

import os
import time
from collections.abc import Callable
from functools import partial

import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from keypeg.environments import CodebreakerEnv, CodebreakerVectorEnv

BOARDS = 1024
FEW = 64
PASSES = 5
GOAL = 100_000


class NumpyBoards:
    """The same environment in NumPy alone: the keys of all rows and codes are in a table."""

    def __init__(self, boards: int) -> None:
        solo = CodebreakerEnv("classic").solo
        rows = list(solo.board)
        self.limit = solo.row_limit
        self.keys = np.array([solo.board.mark_all(row, rows) for row in rows], np.int8)
        self.pegs = np.array([list(solo.board.pegs(row)) for row in rows], np.int8) + 1
        self.rng = np.random.default_rng(1)
        self.empty = solo.empty()
        self.every = np.arange(boards)
        self.seen = np.repeat(self.empty[None], boards, axis=0)
        self.laid = np.zeros(boards, np.int64)
        self.codes = self.rng.integers(len(rows), size=boards)

    def step(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.int8], NDArray[np.float64], NDArray[np.bool_]]:
        """Lay a row on every board, and begin anew where an episode is over."""
        key = self.keys[actions, self.codes]
        self.seen[self.every, self.laid, :4] = self.pegs[actions]
        self.seen[self.every, self.laid, 4:] = key
        self.laid += 1
        found = key[:, 0] == 4
        over = found | (self.laid == self.limit)
        rewards = np.where(over & ~found, -2.0, -1.0)
        observed = self.seen.copy()
        ended = over.nonzero()[0]
        self.seen[ended] = self.empty
        self.laid[ended] = 0
        self.codes[ended] = self.rng.integers(len(self.keys), size=len(ended))
        return observed, rewards, over


def _native(boards: int, mode: AutoresetMode) -> Callable[[NDArray[np.int64]], int]:
    envs = CodebreakerVectorEnv(boards, autoreset_mode=mode)
    envs.reset(seed=1)

    def lay(actions: NDArray[np.int64]) -> int:
        _, rewards, *_ = envs.step(actions)
        return int(np.count_nonzero(rewards))

    return lay


def _gymnasium(boards: int) -> Callable[[NDArray[np.int64]], int]:
    envs = SyncVectorEnv([partial(CodebreakerEnv, "classic")] * boards)
    envs.reset(seed=1)

    def lay(actions: NDArray[np.int64]) -> int:
        _, rewards, *_ = envs.step(actions)
        return int(np.count_nonzero(rewards))

    return lay


def _single() -> Callable[[NDArray[np.int64]], int]:
    env = CodebreakerEnv("classic")
    env.reset(seed=1)

    def lay(actions: NDArray[np.int64]) -> int:
        for action in actions:
            _, _, over, _, _ = env.step(action)
            if over:
                env.reset()
        return len(actions)

    return lay


def _numpy(boards: int) -> Callable[[NDArray[np.int64]], int]:
    envs = NumpyBoards(boards)

    def lay(actions: NDArray[np.int64]) -> int:
        envs.step(actions)
        return len(actions)

    return lay


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rng = np.random.default_rng(7)
    runs: list[tuple[str, Callable[[NDArray[np.int64]], int], int, int]] = [
        ("one environment", _single(), FEW, 40),
        (f"Gymnasium's vector of {FEW}", _gymnasium(FEW), FEW, 40),
        (f"NumPy, {BOARDS} boards", _numpy(BOARDS), BOARDS, 200),
        ("native core, 1 board", _native(1, AutoresetMode.NEXT_STEP), 1, 4000),
        (f"native core, {FEW} boards", _native(FEW, AutoresetMode.NEXT_STEP), FEW, 2000),
        (f"native core, {BOARDS} boards", _native(BOARDS, AutoresetMode.NEXT_STEP), BOARDS, 400),
        ("  the same, same-step resets", _native(BOARDS, AutoresetMode.SAME_STEP), BOARDS, 400),
    ]
    best: dict[str, tuple[float, float]] = {}
    for _ in range(PASSES):
        for name, lay, boards, times in runs:
            actions = rng.integers(1296, size=(times, boards))
            begun, cpu = time.perf_counter(), time.process_time()
            steps = sum(map(lay, actions))
            rates = steps / (time.perf_counter() - begun), steps / (time.process_time() - cpu)
            best[name] = max(best.get(name, (0.0, 0.0))[0], rates[0]), max(best.get(name, (0.0, 0.0))[1], rates[1])
    floor = best["one environment"][1]
    print(f"Steps of the codebreaker on 4×6 (classic), one core, best of {PASSES} passes")
    print(f"  {'':32} {'a second':>12} {'a CPU second':>14}   ratio")
    for name, (wall, cpu) in best.items():
        print(f"  {name:32} {wall:12,.0f} {cpu:14,.0f}   {cpu / floor:5.1f} × one environment")
    reached = best[f"native core, {BOARDS} boards"][1]
    print(f"  The goal is {GOAL:,} steps a second: {reached / GOAL:.0f} × reached with {BOARDS} boards.")


if __name__ == "__main__":
    main()
