"""How long the coach takes: reviews of whole matches, what rows prove, and hints.

    python -m bench.review [MATCHES]

Matches are played by casual and novice computers. Figures are CPU times on one core: the median and the longest. The
floor is what the referee needs for the same matches, in the same run.
"""

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median

from keypeg.arena.entrants import entrants
from keypeg.arena.matches import play
from keypeg.records.record import Record
from keypeg.records.replay import replay
from keypeg.review.facts import facts
from keypeg.review.hint_values import HintStep
from keypeg.review.hints import hint
from keypeg.review.match_reviews import review_record
from keypeg.rules import referee
from keypeg.rules.boxes import edition
from keypeg.rules.keys import mark
from keypeg.rules.views import CodebreakingView, DuelView
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import distinct_boards

BOXES = {"classic": 2, "travel": 2, "hasbro94": 2, "duel": 2, "group": 3}
"""The boxes, with the players of a match."""


def played(box: str, seats: int, seed: int) -> Record:
    """A match between weak players, whose rows leave much to say."""
    players = [
        entrant.player(seed + seat) for seat, entrant in enumerate(entrants(["casual", "novice", "casual"][:seats]))
    ]
    agreed = edition(box)
    entries = [step.entry for step in play(agreed, players, random.Random(seed))]
    return Record(agreed, tuple(f"Seat {seat + 1}" for seat in range(seats)), entries)


def seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def line(what: str, times: list[float], floor: list[float] | None = None) -> None:
    ratio = f"   {median(times) / max(median(floor), 1e-9):8.0f} × the referee" if floor else ""
    print(f"{what:<34} {1000 * median(times):9.1f} ms   longest {1000 * max(times):9.1f} ms{ratio}")


def matches(count: int) -> None:
    for box, seats in BOXES.items():
        records = [played(box, seats, seed) for seed in range(count)]
        floor = [seconds(partial(replay, record)) for record in records]
        line(
            f"review of a match of {box}",
            [seconds(partial(review_record, record)) for record in records],
            floor,
        )


def proofs(count: int) -> None:
    rng = random.Random(1)
    for name, shapes in distinct_boards().items():
        board = shapes.board()
        times = []
        for _ in range(count):
            code = board.code(rng.randrange(len(board)))
            rows = [board.row(rng.randrange(board.native.row_count)) for _ in range(rng.randint(1, 12))]
            position = Position(board, [(row, mark(row, code)) for row in rows])
            facts(position)  # lists the codes of the board, once
            times.append(seconds(partial(facts, position)))
        line(f"what rows prove on {name}", times)


def hints(count: int) -> None:
    for box in ("classic", "travel", "hasbro94", "duel"):
        times: dict[HintStep, list[float]] = {step: [] for step in HintStep}
        for seed in range(count):
            record = played(box, 2, 1000 + seed)
            state = referee.start(record.edition, 2)
            for entry in record.entries:
                view = referee.view(state, entry.seat)
                assert isinstance(view, CodebreakingView | DuelView)
                if entry.action.__struct_config__.tag == "guess":
                    for step in HintStep:
                        times[step].append(seconds(partial(hint, view, step)))
                state, _ = referee.play(state, entry.seat, entry.action)
        for step, found in times.items():
            line(f"hint {step.value} in {box}", found)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    matches(count)
    proofs(3 * count)
    hints(max(1, count // 5))


if __name__ == "__main__":
    main()
