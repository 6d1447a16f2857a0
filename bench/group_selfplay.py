"""Finds the styles of the master by self-play: `python -m bench.group_selfplay --players N`.

Styles and rivals meet in bench/group_selfplay.cpp, which plays a round in about a millisecond. The shares make a
matrix. Linear programs find how often to play each style: first so that the worst result, measured from what is wanted
against each rival, is as good as it can be; then, among the mixtures that are nearly as safe, the one that wins most
on average. Each step then

- plays that mixture, as one player, against every rival, and adds it to the styles: a mixture is not the average of its
  parts, because rivals learn from round to round;
- plays more rounds wherever the decision hangs: the styles of the mixture against the rivals that are near the worst.
  What looked good by chance alone does not stay;
- looks for whoever takes most from the mixture, by random changes of styles and rivals, in heats of more and more
  rounds; the best one becomes a rival, unless the mixture is clearly better than it.

That is a double oracle with sampling. Every cell has random numbers of its own, so the result does not depend on the
number of processes. It needs a C++ compiler and the extra `research` (scipy).
"""

import argparse
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import product
from math import sqrt
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict, replace

SOURCE: Final = Path(__file__).with_suffix(".cpp")


class Player(Struct, frozen=True, kw_only=True):
    """The numbers of a player, in the order in which the program reads them."""

    rows: int = 1
    """0 most informative, 1 by what the table knows, 2 a false peg, 3 a bluff, 4 may be the code, 5 veiled, 6 decoy."""
    own_weight: float = 0.0
    power: float = 1.0
    doubt: float = 0.0
    fixed: int = 0
    """1: calls at `calls_at`, whatever waiting is worth."""
    rival_calls_at: float = 0.45
    later_at_least: float = 0.3
    margin: float = 0.999
    gain: float = 1.0
    calls_at: float = 1.0
    anything: float = 0.2
    lies: float = 0.0
    rounds: float = 0.0
    near: int = 0
    bluffs: float = 0.0
    """The share of the others that it takes for players who bluff, and so fill the places of their own hands."""

    def numbers(self) -> str:
        """The line of numbers."""
        return ",".join(f"{float(number):g}" for number in asdict(self).values())


Mixture = tuple[tuple[float, Player], ...]

WANTED: Final = {"veiled master": 0.57, "strong": 0.66}
"""The share that is wanted against a rival; half against all others. Strong is stronger in the program than in the
arena: 0.66 here is 0.7 there."""
RIVALS: Final = {
    "veiled master": Player(rows=5),
    "strong": Player(rows=0, power=0),
    "blind": Player(),
    "blind, learns": Player(anything=0.5, lies=0.3, rounds=1.0),
    "blind and deaf": Player(power=0),
    "half blind": Player(own_weight=0.5),
    "reader": Player(rows=0),
    "reader, learns": Player(rows=0, anything=0.5, lies=0.3, rounds=1.0),
    "bluffer": Player(rows=3),
    "bluffer, learns": Player(rows=3, anything=0.5, lies=0.3, rounds=1.0),
    "deaf bluffer": Player(rows=3, power=0),
    "decoy": Player(rows=6),
    "decoy, learns": Player(rows=6, anything=0.5, lies=0.3, rounds=1.0),
    "deaf decoy": Player(rows=6, power=0),
    "false peg": Player(rows=2, power=0),
    "own pegs": Player(rows=4),
    "calls at 0.25": Player(fixed=1, calls_at=0.25),
    "calls at 0.35": Player(fixed=1, calls_at=0.35),
    "calls at 0.5": Player(fixed=1, calls_at=0.5),
    "deaf, at 0.5": Player(power=0, fixed=1, calls_at=0.5),
    "deaf, at 0.7": Player(power=0, fixed=1, calls_at=0.7),
    "expects few bluffs": Player(anything=0.8, lies=0.3, rounds=0.7, bluffs=0.15),
    "expects bluffs": Player(anything=0.8, lies=0.3, rounds=0.7, bluffs=0.4),
    "expects many bluffs": Player(anything=0.8, lies=0.3, rounds=0.7, bluffs=0.7),
    "bluffs, expects many": Player(rows=3, anything=0.8, lies=0.3, rounds=0.7, bluffs=0.7),
    "patient": Player(fixed=1, calls_at=1.1),
}
SOMETIMES: Final = ((0.5, Player(rows=3, power=0)), (0.5, Player(rows=0, power=0)))
"""Bluffs in half of the rounds, and asks what tells it most in the others."""
READINGS: Final = {
    "reads nothing": Player(near=2, power=0.0),
    "trusts little": Player(near=2, anything=0.8, lies=0.3, rounds=0.7, bluffs=0.05),
    "trusts half": Player(near=2, anything=0.5, lies=0.4, rounds=1.5),
    "trusts": Player(near=2, anything=0.3, lies=0.2, rounds=1.5),
}
STYLES: Final = {
    f"{how}, {reads}": replace(reading, rows=rows)
    for (how, rows), (reads, reading) in product((("by the table", 1), ("decoys", 6)), READINGS.items())
} | {
    "bluffs, trusts little": replace(READINGS["trusts little"], rows=3),
    "bluffs, trusts": replace(READINGS["trusts"], rows=3),
    "for itself, trusts little": replace(READINGS["trusts little"], rows=0),
}
SLACK: Final = 0.004
"""A mixture counts as safe if its worst result is this near to the best worst result."""
NEAR_THE_WORST: Final = 0.02
"""More rounds are played against the rivals whose results are this near to the worst."""
BLUFFS: Final = (0.0, 0.05, 0.1, 0.15, 0.2)
"""The shares of bluffs that are compared."""
CLEARLY: Final = 0.52
"""Whoever takes less than the rest of this is no rival worth adding."""


class Result(Struct):
    """What a cell of the matrix has come to."""

    won: int = 0
    decided: int = 0
    squares: float = 0.0
    """The sum of the squares of the standard errors, in rounds."""
    batches: int = 0

    @property
    def share(self) -> float:
        """The share of the decided rounds."""
        return self.won / self.decided

    @property
    def interval(self) -> float:
        """Half of the 95 % interval."""
        return 1.96 * sqrt(self.squares) / self.decided

    def __str__(self) -> str:
        return f"{100 * self.share:.1f}±{100 * self.interval:.1f}"


class Matches:
    """Plays matches of seven rounds, the same deals for all, in every seating, and keeps what they came to."""

    def __init__(
        self, programs: Sequence["subprocess.Popen[str]"], players: int, seed: int, keep: Path | None = None
    ) -> None:
        self._players, self._seed = players, seed
        self._keep = keep
        self._kept = dict(line.rstrip("\n").split("\t") for line in keep.open()) if keep and keep.exists() else {}
        self._free: SimpleQueue[subprocess.Popen[str]] = SimpleQueue()
        for program in programs:
            self._free.put(program)
        self._pool = ThreadPoolExecutor(len(programs))
        self.results: dict[tuple[Mixture, Mixture], Result] = {}
        self.played = 0

    def play(self, pairs: Iterable[tuple[Mixture, Mixture]], rounds: int) -> None:
        """Adds about so many rounds to the result of each pair."""
        deals = -(-rounds // (7 * {2: 2, 3: 6, 4: 6}[self._players]))
        todo = list(dict.fromkeys(pairs))
        for pair, told in zip(todo, self._pool.map(lambda pair: self._ask(pair, deals), todo), strict=True):
            known = self.results.setdefault(pair, Result())
            won, decided, _, _, _, interval = map(float, told.split())
            known.won += int(won)
            known.decided += int(decided)
            known.squares += (interval / 196 * decided) ** 2
            known.batches += 1
            self.played += int(decided)

    def _ask(self, pair: tuple[Mixture, Mixture], deals: int) -> str:
        batch = self.results[pair].batches if pair in self.results else 0
        one, other = map(_line, pair)
        line = f"{self._players} {deals} {1000 * self._seed + batch} {one} {other}"
        if line in self._kept:
            return self._kept[line]
        program = self._free.get()
        try:
            assert program.stdin is not None
            assert program.stdout is not None
            program.stdin.write(f"{line}\n")
            program.stdin.flush()
            told = program.stdout.readline()
        finally:
            self._free.put(program)
        if self._keep is not None:
            with self._keep.open("a") as kept:
                kept.write(f"{line}\t{told.strip()}\n")
        return told

    def start_anew(self) -> None:
        """Forgets all results; other deals follow."""
        self.results.clear()
        self._seed += 500_000

    def first(self, pairs: Iterable[tuple[Mixture, Mixture]], rounds: int) -> None:
        """Plays the pairs that have not met yet."""
        self.play([pair for pair in pairs if pair not in self.results], rounds)


def _line(mixture: Mixture) -> str:
    return "/".join(f"{share:.4f}:{style.numbers()}" for share, style in mixture)


def alone(player: Player) -> Mixture:
    """Somebody who plays one style."""
    return ((1.0, player),)


def mixed(weights: Sequence[float], styles: Sequence[Mixture]) -> Mixture:
    """The mixture of mixtures, as one; what is played less than once in a hundred rounds is left out."""
    total: dict[Player, float] = {}
    for weight, style in zip(weights, styles, strict=True):
        for share, player in style:
            total[player] = total.get(player, 0.0) + weight * share
    kept = {player: share for player, share in total.items() if share >= 0.01}
    return tuple((round(share / sum(kept.values()), 4), player) for player, share in kept.items())


def best_mixture(
    shares: Sequence[Sequence[float]], wanted: Sequence[float], slack: float = SLACK
) -> tuple[list[float], float]:
    """How often to play each style, and by how much the worst result misses what is wanted (0 if it does not).

    Half against everybody is all that can be had for certain, so many mixtures are about equally safe. Of those within
    the slack, it is the one that wins most on average over the rivals.
    """
    from scipy.optimize import linprog

    count = len(shares)
    found = linprog(
        [0.0] * count + [-1.0],
        A_ub=[[*(-line[column] for line in shares), 1.0] for column in range(len(wanted))],
        b_ub=[-want for want in wanted],
        A_eq=[[1.0] * count + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * count + [(None, 0)],
        method="highs",
    )
    worst = float(found.x[-1])
    found = linprog(
        [-sum(line) for line in shares],
        A_ub=[[-line[column] for line in shares] for column in range(len(wanted))],
        b_ub=[-(want + worst - slack) for want in wanted],
        A_eq=[[1.0] * count],
        b_eq=[1.0],
        bounds=[(0, None)] * count,
        method="highs",
    )
    return [max(0.0, float(share)) for share in found.x], worst


def changed(style: Player, rng: Random) -> Player:
    """A style with one to three of its numbers drawn anew."""
    drawn = {
        "rows": rng.choice([0, 1, 1, 2, 3, 3, 4, 5, 6, 6]),
        "own_weight": rng.choice([0.0, 0.0, 0.1, 0.3]),
        "power": rng.choice([0.0, 0.3, 0.6, 1.0]),
        "fixed": rng.choice([0, 0, 1]),
        "calls_at": rng.uniform(0.2, 0.9),
        "rival_calls_at": rng.uniform(0.2, 0.8),
        "later_at_least": rng.uniform(0.1, 0.5),
        "margin": rng.uniform(0.7, 1.3),
        "gain": rng.uniform(0.6, 1.2),
        "anything": rng.uniform(0.02, 0.9),
        "lies": rng.uniform(0.0, 0.6),
        "rounds": rng.choice([0.0, rng.uniform(0.3, 5.0)]),
        "near": rng.choice([0, 2, 4]),
        "bluffs": rng.choice([0.0, rng.uniform(0.05, 0.9)]),
    }
    return replace(style, **{name: drawn[name] for name in rng.sample(sorted(drawn), rng.randint(1, 3))})


def exploiter(
    matches: Matches, mixture: Mixture, among: Sequence[Player], rng: Random, tries: int, rounds: int
) -> Mixture:
    """Who takes most from a mixture, of players changed at random: a third of them go on to the next heat."""
    left = [alone(changed(rng.choice(among), rng)) for _ in range(tries)]
    while True:
        matches.play([(mixture, rival) for rival in left], rounds)
        left.sort(key=lambda rival: matches.results[mixture, rival].share)
        if len(left) == 1:
            return left[0]
        left, rounds = left[: max(1, len(left) // 3)], 3 * rounds


def _sweep(matches: Matches, players: int, rounds: int, final: int) -> None:
    """How often to bluff: as often as makes the worst result, measured from what is wanted, as good as it can be.

    Every mixture is played as one player against every rival, and further against those that are near the worst.
    """
    rivals = {name: alone(player) for name, player in RIVALS.items()} | {"bluffs sometimes": SOMETIMES}
    # As the master reads: with one rival it expects no bluffs.
    expected = 0.0 if players == 2 else 0.05
    table = replace(STYLES["by the table, trusts little"], bluffs=expected)
    bluffs = replace(STYLES["bluffs, trusts little"], bluffs=expected)
    best: dict[float, float] = {}
    for share in BLUFFS:
        mixture = mixed([1 - share, share], [alone(table), alone(bluffs)])
        results = {name: (mixture, rival) for name, rival in rivals.items()}
        matches.play(results.values(), rounds)
        while True:
            told = {name: matches.results[pair] for name, pair in results.items()}
            least = min(result.share for result in told.values())
            near = [
                pair
                for name, pair in results.items()
                if (told[name].share < least + 1.5 * NEAR_THE_WORST or name in WANTED) and told[name].decided < final
            ]
            if not near:
                break
            matches.play(near, rounds)
        best[share] = min(result.share - WANTED.get(name, 0.5) for name, result in told.items())
        print(f"bluffs in {share:.0%} of the rounds: {best[share]:+.3f} at worst")
        _told(matches, mixture, rivals)
    print(f"chosen: {max(best, key=best.__getitem__):.0%}; {matches.played:,} rounds")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=420, help="rounds for each pair at first, and in each step")
    parser.add_argument("--steps", type=int, default=6, help="steps of the double oracle")
    parser.add_argument("--tries", type=int, default=24, help="changed players that are tried in each")
    parser.add_argument("--final", type=int, default=2100, help="rounds of the last mixture against each rival")
    parser.add_argument("--bluffs", action="store_true", help="only compare how often to bluff")
    parser.add_argument("--keep", type=Path, help="a file for results: a run that was stopped goes on where it was")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    compiler = shutil.which("c++") or shutil.which("g++")
    if compiler is None:
        parser.error("no C++ compiler")
    with TemporaryDirectory() as folder, ExitStack() as programs:
        program = Path(folder) / "selfplay"
        flags = ["-std=c++17", "-O3", "-march=native", "-ffast-math", "-w"]
        subprocess.run([compiler, *flags, "-o", program, SOURCE], check=True)
        running = [
            programs.enter_context(
                subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            )
            for _ in range(args.workers)
        ]
        matches = Matches(running, args.players, args.seed, args.keep)
        if args.bluffs:
            _sweep(matches, args.players, args.rounds, args.final)
            return
        _search(matches, args.rounds, args.steps, args.tries, args.final, Random(args.seed))


def _search(matches: Matches, rounds: int, steps: int, tries: int, final: int, rng: Random) -> None:
    styles = {name: alone(style) for name, style in STYLES.items()}
    rivals = {name: alone(player) for name, player in RIVALS.items()} | {"bluffs sometimes": SOMETIMES}
    mixture: Mixture = ()
    for step in range(steps + 1):
        matches.first(product(styles.values(), rivals.values()), rounds)
        shares = [[matches.results[style, rival].share for rival in rivals.values()] for style in styles.values()]
        wanted = [WANTED.get(name, 0.5) for name in rivals]
        weights, worst = best_mixture(shares, wanted)
        mixture = mixed(weights, list(styles.values()))
        above = [
            sum(weight * line[column] for weight, line in zip(weights, shares, strict=True)) - want
            for column, want in enumerate(wanted)
        ]
        print(f"step {step}, {matches.played:,} rounds: {worst:+.3f} at worst; of {len(styles)} styles")
        for weight, style in zip(weights, styles, strict=True):
            if weight > 0.01:
                print(f"  {weight:.2f} {style}")
        if step == steps:
            break
        near = [rival for over, rival in zip(above, rivals.values(), strict=True) if over < min(above) + NEAR_THE_WORST]
        support = [style for weight, style in zip(weights, styles.values(), strict=True) if weight > 0.03]
        matches.play(product(support, near), 2 * rounds)
        styles[f"the mixture of step {step}"] = mixture
        matches.first(product([mixture], rivals.values()), rounds)
        _told(matches, mixture, rivals)
        found = exploiter(matches, mixture, [*RIVALS.values(), *STYLES.values()], rng, tries, rounds // 3)
        result = matches.results[mixture, found]
        kept = result.share < CLEARLY
        print(f"  {'found' if kept else 'found nobody; best was'} {found[0][1]}: {result}", flush=True)
        if kept:
            rivals[f"found in step {step}"] = found
    print("the last mixture, as one player")
    for share, player in mixture:
        print(f"  {share:.2f} {player}")
    matches.start_anew()  # the deals that chose the mixture flatter it
    matches.play([(mixture, rival) for rival in rivals.values()], final)
    _told(matches, mixture, rivals)


def _told(matches: Matches, mixture: Mixture, rivals: dict[str, Mixture]) -> None:
    print("  " + ", ".join(f"{name} {matches.results[mixture, rival]}" for name, rival in rivals.items()), flush=True)


if __name__ == "__main__":
    main()
