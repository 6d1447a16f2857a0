"""How the levels do against each other in every edition: `python -m bench.levels [--scale] [--matches N] [NAME …]`.

Each level meets the one below in the arena, with seats rotated. It prints the rows of the table in docs/players.md.
Where rounds have a winner (duel, group), the share is of the decided rounds, else of the decided matches. With
`--scale` all levels meet each other, and it prints their ratings.
"""

import argparse
import os
from typing import Any, Final

from keypeg.arena.batches import play_tournament
from keypeg.arena.entrants import entrants
from keypeg.arena.standings import Report, report
from keypeg.arena.tournament import Tournament, seatings
from keypeg.players.levels import LEVELS
from keypeg.research.workers import processes
from keypeg.rules import edition

PAIRS: Final[tuple[tuple[str, str], ...]] = (
    ("novice", "rookie"),
    ("casual", "novice"),
    ("strong", "casual"),
    ("master", "strong"),
)

TASKS: Final[dict[str, tuple[str, dict[str, Any], int, int]]] = {
    "classic": ("classic", {}, 2, 4),
    "classic-by-hand": ("classic", {"marking": "by_hand"}, 2, 4),
    "travel": ("travel", {}, 2, 4),
    "hasbro94": ("hasbro94", {}, 2, 4),
    "hasbro94-doubles": ("hasbro94", {"doubles": True}, 2, 4),
    "hasbro94-ninth": ("hasbro94", {"ninth_colour": True}, 2, 4),
    "hasbro94-both": ("hasbro94", {"doubles": True, "ninth_colour": True}, 2, 4),
    "duel": ("duel", {}, 2, 4),
    "duel-4": ("duel", {"rings": 4}, 2, 4),
    "duel-handicap": ("duel", {"handicap": 0}, 2, 4),
    "duel-race": ("duel", {"race": True}, 2, 1),
    "group-2": ("group", {}, 2, 1),
    "group-2x2": ("group", {"boards_each": 2}, 2, 1),
    "group-3": ("group", {}, 3, 1),
    "group-4": ("group", {}, 4, 1),
    "group-4-anytime": ("group", {"calls": "anytime"}, 4, 1),
    "group-3-any-rows": ("group", {"rows": "any"}, 3, 1),
}
"""Edition, options, seats, and by what factor master and strong play more matches, to be told apart."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tasks", nargs="*", metavar="NAME", help=", ".join(TASKS))
    parser.add_argument("--scale", action="store_true", help="the ratings of all levels")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=4242)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    for name in args.tasks or TASKS:
        box, options, seats, more = TASKS[name]
        if args.scale:
            found = _met(box, options, seats, tuple(LEVELS), args.matches, args.seed, args.workers)
            cells = [name, *(f"{one.elo:.0f} ± {one.plus_minus:.0f}" for one in found.ratings), f"{found.played:,}"]
            print(f"| {' | '.join(cells)} |", flush=True)
            continue
        for pair in PAIRS:
            matches = args.matches * (more if pair[0] == "master" else 1)
            found = _met(box, options, seats, pair, matches, args.seed, args.workers)
            print(_line(name, found), flush=True)


def _met(
    box: str, options: dict[str, Any], seats: int, names: tuple[str, ...], matches: int, seed: int, workers: int
) -> Report:
    seated = seatings(len(names), seats)
    tournament = Tournament(edition(box, options), entrants(names), seated, seed)
    whole = -(-matches // len(seated)) * len(seated)
    with processes(workers) as pool:
        return report(tournament, whole, play_tournament(tournament, whole, pool, workers))


def _line(name: str, found: Report) -> str:
    better, lesser = found.standings
    share = better.rounds or better.matches.decided
    assert share.share is not None
    assert share.low is not None
    assert share.high is not None
    cells = [
        name,
        f"{better.name} – {lesser.name}",
        f"{share.share:.1%} ({share.low:.1%}–{share.high:.1%})",
        f"{share.of:,} of {found.played:,} matches",
        f"{better.rows.mean:.3f} / {lesser.rows.mean:.3f}" if better.rows.mean and lesser.rows.mean else "",
        *(
            f"{each.cpu.seconds / each.cpu.moves * 1e3:.1f} ({each.cpu.worst_seconds * 1e3:.0f}) ms"
            for each in found.standings
        ),
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
