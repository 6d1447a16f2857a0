"""Finds the styles of the master by self-play: `python -m bench.group_selfplay [--players N] [--matches N]`.

Styles and rivals meet in bench/group_selfplay.cpp, which plays a round in about a millisecond. The shares make a
matrix. A linear program finds how often to play each style, so that the worst result against any rival, measured from
what is wanted there, is as good as it can be. Then random changes of styles and rivals are tried: the one that takes
most from the mixture joins both, and the program is solved again (a double oracle). It prints every step. It needs a
C++ compiler and the extra `research` (scipy).
"""

import argparse
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict, replace

SOURCE: Final = Path(__file__).with_suffix(".cpp")


class Player(Struct, frozen=True, kw_only=True):
    """The numbers of a player, in the order in which the program reads them."""

    rows: int = 1
    """0 most informative, 1 by what the table knows, 2 a false peg, 3 a bluff, 4 may be the code, 5 veiled."""
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

    def numbers(self) -> str:
        """The line of numbers."""
        return ",".join(f"{float(number):g}" for number in asdict(self).values())


Mixture = list[tuple[float, Player]]

WANTED: Final = {"veiled master": 0.57, "strong": 0.7}
"""The share that is wanted against a rival; half against all others."""
RIVALS: Final = {
    "veiled master": Player(rows=5),
    "strong": Player(rows=0, power=0),
    "blind": Player(),
    "blind and deaf": Player(power=0),
    "half blind": Player(own_weight=0.5),
    "reader": Player(rows=0),
    "bluffer": Player(rows=3),
    "deaf bluffer": Player(rows=3, power=0),
    "false peg": Player(rows=2, power=0),
    "calls at 0.35": Player(fixed=1, calls_at=0.35),
    "calls at 0.5": Player(fixed=1, calls_at=0.5),
    "deaf, at 0.7": Player(power=0, fixed=1, calls_at=0.7),
    "patient": Player(fixed=1, calls_at=1.1),
}
STYLES: Final = [
    style
    for rows in (1, 3)
    for style in (
        Player(rows=rows, near=2, power=0.0),
        Player(rows=rows, near=2, anything=0.3, lies=0.3, rounds=1.5),
        Player(rows=rows, near=2, anything=0.5, lies=0.4, rounds=1.5),
    )
]


class Matches:
    """Plays matches of seven rounds, the same deals for all, in every seating."""

    def __init__(self, program: Path, players: int, matches: int, seed: int) -> None:
        self._program, self._players, self._matches, self._seed = program, players, matches, seed
        self._known: dict[tuple[str, str], float] = {}

    def share(self, one: Mixture, other: Mixture) -> float:
        """The share of the decided rounds that the first wins."""
        names = _line(one), _line(other)
        if names not in self._known:
            line = f"{self._players} {self._matches} {self._seed} {names[0]} {names[1]}\n"
            told = subprocess.run([self._program], input=line, capture_output=True, text=True, check=True).stdout
            won, decided = map(int, told.split()[:2])
            self._known[names] = won / decided
        return self._known[names]

    def shares(self, styles: Iterable[Player], rivals: Iterable[Mixture]) -> list[list[float]]:
        """Styles × rivals."""
        against = list(rivals)
        return [[self.share([(1.0, style)], rival) for rival in against] for style in styles]


def _line(mixture: Mixture) -> str:
    return "/".join(f"{share:.4f}:{style.numbers()}" for share, style in mixture)


def best_mixture(shares: Sequence[Sequence[float]], wanted: Sequence[float]) -> tuple[list[float], float]:
    """How often to play each style, and by how much the worst result is better than wanted."""
    from scipy.optimize import linprog

    count = len(shares)
    found = linprog(
        [0.0] * count + [-1.0],
        A_ub=[[*(-line[column] for line in shares), 1.0] for column in range(len(wanted))],
        b_ub=[-want for want in wanted],
        A_eq=[[1.0] * count + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * count + [(None, None)],
        method="highs",
    )
    return [max(0.0, float(share)) for share in found.x[:-1]], float(found.x[-1])


def changed(style: Player, rng: Random) -> Player:
    """A style with two of its numbers drawn anew."""
    drawn = {
        "rows": rng.choice([1, 3]),
        "power": rng.choice([0.0, 0.3, 0.6, 1.0]),
        "rival_calls_at": rng.uniform(0.3, 0.7),
        "later_at_least": rng.uniform(0.1, 0.5),
        "margin": rng.uniform(0.85, 1.15),
        "anything": rng.uniform(0.1, 0.8),
        "lies": rng.uniform(0.0, 0.6),
        "rounds": rng.uniform(0.5, 5.0),
        "near": rng.choice([0, 2, 4]),
    }
    return replace(style, **{name: drawn[name] for name in rng.sample(sorted(drawn), 2)})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=60, help="deals of a match for each pair")
    parser.add_argument("--rounds", type=int, default=4, help="rounds of the double oracle")
    parser.add_argument("--tries", type=int, default=6, help="changes tried in each")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    compiler = shutil.which("c++") or shutil.which("g++")
    if compiler is None:
        parser.error("no C++ compiler")
    with TemporaryDirectory() as folder:
        program = Path(folder) / "selfplay"
        subprocess.run([compiler, "-std=c++17", "-O2", "-o", program, SOURCE], check=True)
        _search(Matches(program, args.players, args.matches, args.seed), args.rounds, args.tries, Random(args.seed))


def _search(matches: Matches, rounds: int, tries: int, rng: Random) -> None:
    styles = list(STYLES)
    rivals: dict[str, Mixture] = {name: [(1.0, player)] for name, player in RIVALS.items()}
    for step in range(rounds + 1):
        wanted = [WANTED.get(name, 0.5) for name in rivals]
        weights, above = best_mixture(matches.shares(styles, rivals.values()), wanted)
        mixture = [(weight, style) for weight, style in zip(weights, styles, strict=True) if weight > 0.005]
        print(f"step {step}: worst result {above:+.3f} from what is wanted")
        for weight, style in mixture:
            print(f"  {weight:.2f} of {style}")
        print(
            "  " + ", ".join(f"{name} {matches.share(mixture, rival):.3f}" for name, rival in rivals.items()),
            flush=True,
        )
        if step == rounds:
            return
        tried = [changed(rng.choice([*styles, *RIVALS.values()]), rng) for _ in range(tries)]
        # Who takes most from the mixture is a rival from now on, and may serve as a style.
        worst = min(tried, key=lambda style: matches.share(mixture, [(1.0, style)]))
        rivals[f"found {step + 1}"] = [(1.0, worst)]
        styles.append(worst)


if __name__ == "__main__":
    main()
