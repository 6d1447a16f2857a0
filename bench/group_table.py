"""How the master of the group box does: `python -m bench.group_table [--rounds N] [--seed N] [--seats N …] [NAME …]`.

The master meets each player of `bench.group_players`, and the strong level, with seats rotated and the same deals for
all. Prints the rows of a table in docs/players.md: shares of the decided rounds with their 95 % intervals, and the time
of the master's decisions.
"""

import argparse
from typing import Final

from bench.group_players import POPULATION
from keypeg.arena.entrants import entrants
from keypeg.arena.scheduled_matches import play_match
from keypeg.arena.standings import report
from keypeg.arena.tournament import Tournament, seatings
from keypeg.rules import edition

RIVALS: Final = ("strong", *(f"bench.group_players:{player.__name__}" for player in POPULATION))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rivals", nargs="*", metavar="NAME", help="strong, or a class of bench.group_players")
    parser.add_argument("--rounds", type=int, default=1000, help="decided rounds, about")
    parser.add_argument("--seed", type=int, default=2121)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    args = parser.parse_args()
    for seats in args.seats:
        for rival in RIVALS:
            name = rival.rpartition(":")[2]
            if not args.rivals or name in args.rivals:
                print(_line(rival, name, seats, args.rounds, args.seed), flush=True)


def _line(rival: str, name: str, seats: int, rounds: int, seed: int) -> str:
    seated = seatings(2, seats)
    box = edition("group", {"rounds": 7})
    tournament = Tournament(box, entrants(["master", rival]), seated, seed)
    matches = -(-rounds // (7 * len(seated))) * len(seated)
    found = report(tournament, matches, (play_match(tournament, number) for number in range(1, matches + 1)))
    master = found.standings[0]
    share = master.rounds
    assert share is not None
    assert share.share is not None
    assert share.low is not None
    assert share.high is not None
    figures = f"{share.share:.1%} ({100 * share.low:.1f}-{100 * share.high:.1f}) of {share.of}"
    cpu = master.cpu
    times = f"{1000 * cpu.seconds / cpu.moves:.1f} ms, at worst {1000 * cpu.worst_seconds:.0f} ms"
    return f"{seats} players | {name} | {figures} | wrong calls {master.wrong_calls} | {times}"


if __name__ == "__main__":
    main()
