"""How the levels do against each other in the group edition: the share of decided rounds that the better level wins.

    python -m bench.group --rounds 2000 --seed 7 --tables 2 2x2 3 4 --pairs casual-novice strong-casual

Both levels fill equally many seats in every arrangement, and everybody opens equally often.
"""

import argparse
import math
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random
from typing import ClassVar, NamedTuple

from keypeg.players import LEVELS, Computer
from keypeg.players.matches import play
from keypeg.rules import edition
from keypeg.rules.actions import Action
from keypeg.rules.attempts import Outcome
from keypeg.rules.events import AttemptEnded
from keypeg.rules.offers import Offer
from keypeg.rules.referee import View

TABLES = {"2": (2, 1), "2x2": (2, 2), "3": (3, 1), "4": (4, 1)}
"""Seats, and boards each."""
LADDER = ("casual-novice", "strong-casual", "master-strong")


class Clocked(Computer):
    """A computer whose thinking is timed."""

    times: ClassVar[dict[str, list[float]]] = {}

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        begun = time.process_time()
        action = super().choose(view, offers)
        if action is not None:
            self.times.setdefault(self.level.name, []).append(time.process_time() - begun)
        return action


class Tally(NamedTuple):
    """Rounds between two levels."""

    won: int
    decided: int
    undecided: int

    def __str__(self) -> str:
        low, high = wilson(self.won, self.decided)
        share = self.won / max(1, self.decided)
        return f"{share:6.1%} [{low:.1%}, {high:.1%}] of {self.decided} decided, {self.undecided} without a winner"


def wilson(won: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not of:
        return 0.0, 1.0
    z, share = 1.96, won / of
    middle, spread = share + z * z / (2 * of), z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return (middle - spread) / (1 + z * z / of), (middle + spread) / (1 + z * z / of)


def arrangements(seats: int) -> Iterator[str]:
    """Who sits where, a the better level and b the other, over and over."""
    kinds = ["aab", "abb"] if seats == 3 else ["a" * (seats // 2) + "b" * (seats // 2)]
    orders = sorted({"".join(order) for kind in kinds for order in permutations(kind)})
    while True:
        yield from orders


def contest(pair: str, table: str, rounds: int, seed: int, options: dict[str, object]) -> Tally:
    """Matches until so many rounds are decided, and the arrangement of seats has come round."""
    better, other = (LEVELS[name] for name in pair.split("-"))
    seats, boards_each = TABLES[table]
    agreed = edition("group", {"boards_each": boards_each, "rounds": seats, **options})  # everybody opens once
    won: Counter[str] = Counter()
    undecided = 0
    for match, order in enumerate(arrangements(seats)):
        if won.total() >= rounds:
            break
        chance = Random(f"{seed} {pair} {table} {match}")
        players = [Clocked(better if who == "a" else other, chance.randrange(2**32)) for who in order]
        for step in play(agreed, players, chance):
            for event in step.events:
                if isinstance(event, AttemptEnded) and not event.attempt.again:
                    if event.attempt.outcome is Outcome.MASTERMIND and event.attempt.by is not None:
                        won[order[event.attempt.by]] += 1
                    else:
                        undecided += 1
    return Tally(won["a"], won.total(), undecided)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES))
    parser.add_argument("--pairs", nargs="+", default=list(LADDER))
    parser.add_argument("--option", nargs="*", default=[], help="such as calls=anytime rows=any")
    chosen = parser.parse_args()
    options: dict[str, object] = dict(option.split("=") for option in chosen.option)
    for pair in chosen.pairs:
        for table in chosen.tables:
            begun = time.perf_counter()
            tally = contest(pair, table, chosen.rounds, chosen.seed, options)
            print(f"{pair:14} {table:>3} {tally}   ({time.perf_counter() - begun:.0f} s)", flush=True)
    for level, times in Clocked.times.items():
        moves = [1000 * seconds for seconds in times]
        average = sum(moves) / len(moves)
        print(f"{level:8} {len(moves)} moves, {average:.2f} ms on average, {max(moves):.0f} ms at worst")


if __name__ == "__main__":
    main()
