"""Baselines: how many rows the usual strategies of a codebreaker need on a board, and what a codemaker gets from them.

    .venv/bin/python -m keypeg.environments.baselines classic --seed 1

Every code of the board is hidden equally often for each strategy, so that the code adds no chance to the figures.
"""

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
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
from keypeg.thinking._native import Rule
from keypeg.thinking.codemaker_strategies import hiding_frequencies
from keypeg.thinking.one_step_rules import RULES, one_step_row
from keypeg.thinking.positions import Position
from keypeg.thinking.shipped import NotShipped, tree_for
from keypeg.thinking.symmetry_classes import symmetry_class

ANY_ROW: Final = "any row"
Policy = Callable[[Sequence[LaidRow], Random], str]
"""The rows laid so far in, the next row out. The random numbers are those of the episode."""


class Episode(Struct, frozen=True):
    """The result of one episode."""

    code: str
    rows: int
    found: bool
    total_reward: float


class Baseline(Struct, frozen=True):
    """The episodes of a strategy."""

    name: str
    episodes: tuple[Episode, ...]

    @property
    def by_chance(self) -> bool:
        """Whether the strategy draws random numbers. Without them its mean over all codes is exact."""
        return self.name == ANY_ROW or self.name in LEVELS

    @property
    def mean_rows(self) -> float:
        """The rows of the codes that were found."""
        found = [episode.rows for episode in self.episodes if episode.found]
        return fmean(found) if found else 0.0

    @property
    def missed(self) -> float:
        """The share of the codes that were not found."""
        return fmean(not episode.found for episode in self.episodes)

    def costs_by_kind(self, solo: SoloBoard) -> dict[str, list[float]]:
        """What the rows cost, by the kind of the code."""
        costs: defaultdict[str, list[float]] = defaultdict(list)
        for episode in self.episodes:
            costs[symmetry_class(episode.code, solo.shapes)].append(-episode.total_reward)
        return costs


def policies(solo: SoloBoard) -> dict[str, Policy]:
    """The strategies: any row at all, the five levels, the rules that look one row ahead, and the best tree."""
    rows = solo.board.native.row_count
    found: dict[str, Policy] = {ANY_ROW: lambda _rows, rng: solo.board.row(rng.randrange(rows))}
    found |= {name: _level(solo, name) for name in LEVELS}
    found |= {name: _rule(solo, rule) for name, rule in RULES.items()}
    try:
        tree = tree_for(solo.edition, solo.seat, "average")
    except NotShipped:
        return found
    return found | {"best tree": lambda rows, _rng: tree.row(tree.after(rows) or 0)}


def _level(solo: SoloBoard, name: str) -> Policy:
    breaker = LevelBreaker(solo, name)
    round_seeds: dict[Random, int] = {}

    def row(rows: Sequence[LaidRow], rng: Random) -> str:
        if not rows:
            round_seeds.clear()
        return breaker.row(list(rows), round_seeds.setdefault(rng, rng.getrandbits(63)), rng)

    return row


def _rule(solo: SoloBoard, rule: Rule) -> Policy:
    """A rule has no chance in it, so the row for each position is worked out once."""
    known: dict[tuple[LaidRow, ...], str] = {}

    def row(rows: Sequence[LaidRow], _rng: Random) -> str:
        if (laid := tuple(rows)) not in known:
            known[laid] = one_step_row(Position(solo.board, laid), rule)
        return known[laid]

    return row


def measure(env: CodebreakerEnv, name: str, policy: Policy, seed: int, times: int = 1) -> Baseline:
    """Play a strategy against every code of the board, so many times."""
    episodes = []
    for number in range(times):
        for place, code in enumerate(env.solo.board):
            rng = Random(f"{seed}/{name}/{number}/{place}")
            env.reset(options={"code": code})
            total, over = 0.0, False
            while not over:
                _, reward, over, _, info = env.step(np.int64(env.action_of(policy(env.rows, rng))))
                total += reward
            episodes.append(Episode(code, info["rows"], info["found"], total))
    return Baseline(name, tuple(episodes))


def _mean(figures: Sequence[float], *, by_chance: bool) -> str:
    """A mean; with 1.96 standard errors to each side, if there is chance in it."""
    if not by_chance or len(figures) == 1:
        return f"{fmean(figures):.3f}"
    return f"{fmean(figures):.3f} ± {1.96 * stdev(figures) / sqrt(len(figures)):.3f}"


def breaker_line(one: Baseline) -> str:
    """The figures of a codebreaker."""
    returns = _mean([episode.total_reward for episode in one.episodes], by_chance=one.by_chance)
    most = max(episode.rows for episode in one.episodes)
    return f"{one.name:14} {returns:>18} {one.mean_rows:>17.3f} {most:>10} {one.missed:>10.1%}"


def maker_line(solo: SoloBoard, one: Baseline) -> str:
    """What a codemaker gets from a codebreaker: with any code, by the equilibrium, and with its hardest kind."""
    costs = one.costs_by_kind(solo)
    any_code = fmean(-episode.total_reward for episode in one.episodes)
    kind = max(costs, key=lambda kind: fmean(costs[kind]))
    hardest = f"{kind:6} {_mean(costs[kind], by_chance=one.by_chance)}"
    return f"{one.name:14} {any_code:>9.3f} {_by_equilibrium(solo, costs):>12} {hardest:>24}"


def _by_equilibrium(solo: SoloBoard, costs: Mapping[str, Sequence[float]]) -> str:
    often = hiding_frequencies(solo.shapes)
    if often is None:
        return "–"
    weights = {kind: often[kind] * len(costs[kind]) for kind in costs}
    return f"{sum(weights[kind] * fmean(costs[kind]) for kind in costs) / sum(weights.values()):.3f}"


def table(env: CodebreakerEnv, seed: int, times: int = 1) -> Iterator[str]:
    """The figures of all strategies, line by line; then those of a codemaker against each of them."""
    solo = env.solo
    yield f"{solo.edition.name}, {len(solo.board):,} codes, {solo.row_limit} rows, each code {times} ×, seed {seed}"
    yield f"{'codebreaker':14} {'return':>18} {'rows when found':>17} {'most rows':>10} {'not found':>10}"
    measured = []
    for name, policy in policies(solo).items():
        measured.append(measure(env, name, policy, seed, times))
        yield breaker_line(measured[-1])
    yield f"{'codemaker vs':14} {'any code':>9} {'equilibrium':>12} {'hardest kind of code':>24}"
    for one in measured:
        yield maker_line(solo, one)


def main() -> None:
    prog = ".venv/bin/python -m keypeg.environments.baselines"
    parser = ArgumentParser(prog=prog, description=__doc__.split("\n")[0])
    parser.add_argument("edition", nargs="?", default=DEFAULT_BOX)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--times", type=int, default=1, help="how often each code is hidden (default: 1)")
    args = parser.parse_args()
    for line in table(CodebreakerEnv(args.edition), args.seed, args.times):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
