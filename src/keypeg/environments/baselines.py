"""Baselines for the codebreaker: how many rows, and what return, the usual strategies need on a board.

    python -m keypeg.environments.baselines classic --seed 1

Every code of the board is hidden once for each strategy, so that the code itself adds no chance to the figures.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

import numpy as np
from msgspec import Struct

from keypeg.environments.codebreaker import CodebreakerEnv
from keypeg.environments.level_breaker import LevelBreaker
from keypeg.environments.solo_board import LaidRow, SoloBoard
from keypeg.players.levels import LEVELS
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.thinking.shipped import tree_for

Policy = Callable[[list[LaidRow]], str]
"""The rows laid so far in, the next row out."""
NewPolicy = Callable[[SoloBoard, Random], Policy]
"""Makes the policy of one episode."""


class Baseline(Struct, frozen=True):
    """The results of a strategy, one for each code."""

    name: str
    rows: tuple[int, ...]
    found: tuple[bool, ...]
    returns: tuple[float, ...]

    @property
    def mean_return(self) -> float:
        return fmean(self.returns)

    @property
    def mean_rows(self) -> float:
        """The rows of the codes that were found."""
        right = [rows for rows, found in zip(self.rows, self.found, strict=True) if found]
        return fmean(right) if right else 0.0

    @property
    def half_interval(self) -> float:
        """1.96 standard errors of the mean return."""
        return 1.96 * stdev(self.returns) / sqrt(len(self.returns))


def _any_row(solo: SoloBoard, rng: Random) -> Policy:
    return lambda _rows: solo.board.row(rng.randrange(solo.board.native.row_count))


def _best_tree(solo: SoloBoard, _rng: Random) -> Policy:
    tree = tree_for(solo.edition, solo.seat, "average")

    def row(rows: list[LaidRow]) -> str:
        node = tree.after(tuple(rows))
        assert node is not None  # only rows of the tree are laid
        return tree.row(node)

    return row


def _level(name: str) -> NewPolicy:
    def policy(solo: SoloBoard, rng: Random) -> Policy:
        breaker, round_seed = LevelBreaker(solo, name), rng.getrandbits(63)
        return lambda rows: breaker.row(rows, round_seed, rng)

    return policy


POLICIES: Final[dict[str, NewPolicy]] = {
    "any row": _any_row,
    **{name: _level(name) for name in LEVELS},
    "best tree": _best_tree,
}
"""The strategies: any row at all, the five levels, and the shipped tree with the fewest rows on average."""


def measure(env: CodebreakerEnv, name: str, seed: int) -> Baseline:
    """Play a strategy against every code of the board."""
    rows, found, returns = [], [], []
    for number, code in enumerate(env.solo.board):
        policy = POLICIES[name](env.solo, Random(f"{seed}/{name}/{number}"))
        env.reset(options={"code": code})
        total, over = 0.0, False
        while not over:
            _, reward, over, _, info = env.step(np.int64(env.action_of(policy(env.rows))))
            total += reward
        rows.append(info["rows"])
        found.append(info["found"])
        returns.append(total)
    return Baseline(name, tuple(rows), tuple(found), tuple(returns))


def table(env: CodebreakerEnv, seed: int) -> Iterator[str]:
    """The figures of all strategies, line by line."""
    yield f"{env.solo.edition.name}, {len(env.solo.board):,} codes, {env.solo.row_limit} rows, seed {seed}"
    yield f"{'strategy':10} {'return':>18} {'rows when found':>17} {'most rows':>10} {'not found':>10}"
    for name in POLICIES:
        one = measure(env, name, seed)
        missed = one.found.count(False) / len(one.found)
        interval = f"{one.mean_return:.3f} ± {one.half_interval:.3f}"
        yield f"{name:10} {interval:>18} {one.mean_rows:>17.3f} {max(one.rows):>10} {missed:>10.1%}"


def main() -> None:
    parser = ArgumentParser(prog="python -m keypeg.environments.baselines", description=__doc__.split("\n")[0])
    parser.add_argument("edition", nargs="?", default=DEFAULT_BOX)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for line in table(CodebreakerEnv(args.edition), args.seed):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
