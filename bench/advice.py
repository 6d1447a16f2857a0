"""How long advice takes: percentiles over random positions of every box, and the ratio to a plain first look in Python.

    python -m bench.advice [POSITIONS]

Positions are met in games against random codes: half of them played by random rows that tell something, half by the
advice itself, with a random number of rows laid. The floor is what the plainest program needs: mark every row against
every code left with the rules' own `mark`, and take the row with the most parts. It is measured over the positions
where it needs no more than a few hundred thousand marks, in the same run and on the same positions.
"""

import random
import subprocess
import sys
import time

from keypeg.rules.boxes import edition
from keypeg.rules.edition import CodebreakingGame, DuelGame
from keypeg.rules.keys import mark
from keypeg.thinking.advice import Confidence, advise
from keypeg.thinking.boards import Board
from keypeg.thinking.positions import Position

BOXES: dict[str, dict[str, object]] = {
    "classic": {},
    "travel": {},
    "travel as_code": {"guesses": "as_code"},
    "travel 6": {"colours": 6},
    "hasbro94": {},
    "hasbro94 as_code": {"guesses": "as_code"},
    "hasbro94 doubles": {"doubles": True},
    "hasbro94 ninth_colour": {"ninth_colour": True},
    "hasbro94 ninth_colour as_code": {"ninth_colour": True, "guesses": "as_code"},
    "hasbro94 doubles ninth_colour": {"doubles": True, "ninth_colour": True},
    "duel": {},
    "duel rings=4": {"rings": 4},
}
MOST_MARKS = 300_000
FIRST = """
from keypeg.rules.shapes import Shape
from keypeg.thinking.advice import advise
from keypeg.thinking.boards import Board
from keypeg.thinking.positions import Position
advise(Position(Board(Shape(5, "RYGBWKOP", repeats=True)), [("RRYGB", (1, 1)), ("WWKOY", (1, 1))]))
"""


def boards() -> dict[str, Board]:
    made = {}
    for name, options in BOXES.items():
        game = edition(name.partition(" ")[0], options).game
        match game:
            case CodebreakingGame():
                made[name] = Board(game.code, game.row)
            case DuelGame():
                made[name] = Board(game.to_find[0])
            case _:
                raise TypeError(name)
    return made


def reached(board: Board, rng: random.Random, *, well: bool) -> Position:
    """A position of a game that is not over: up to eight rows, fewer where the code would be found."""
    code = board.code(rng.randrange(len(board)))
    position = Position(board)
    for _ in range(rng.randint(0, 8) if not well else rng.randint(0, 4)):
        row = advise(position).rows[0].row if well else board.row(rng.randrange(board.native.row_count))
        if row == code:
            break
        position = position.after(row, mark(row, code))
    return position


def plain_floor(board: Board, codes: list[str]) -> None:
    max(range(board.native.row_count), key=lambda row: len({mark(board.row(row), code) for code in codes}))


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    rng = random.Random(1)
    listed = boards()
    names = list(listed)
    times: dict[str, list[float]] = {name: [] for name in names}
    confidences: dict[Confidence, int] = {}
    ratios = []
    worked = []
    proven = 0
    for number in range(wanted):
        name = names[number % len(names)]
        position = reached(listed[name], rng, well=number // len(names) % 2 == 1)
        begun, busy = time.perf_counter(), time.process_time()
        advice = advise(position)
        times[name].append(taken := time.perf_counter() - begun)
        worked.append(time.process_time() - busy)
        proven += advice.exact
        confidence = advice.rows[0].confidence
        confidences[confidence] = confidences.get(confidence, 0) + 1
        if len(position) * position.board.native.row_count <= MOST_MARKS:
            codes = list(position)
            begun = time.perf_counter()
            plain_floor(position.board, codes)
            ratios.append((time.perf_counter() - begun) / taken)
    everything = sorted(taken for one in times.values() for taken in one)
    print(f"{wanted} positions; the best row is proven in {proven}")
    print("its value: " + ", ".join(f"{confidence} in {often}" for confidence, often in confidences.items()))
    print(f"{'box':32} {'median':>8} {'90 %':>8} {'99 %':>8} {'most':>8}   ms")
    for name, one in [*times.items(), ("all", everything), ("all, processor time", worked)]:
        print(f"{name:32} {' '.join(f'{1000 * quantile(one, q):8.1f}' for q in (0.5, 0.9, 0.99, 1.0))}")
    ratios.sort()
    print(f"plain Python, first look alone, over {len(ratios)} positions it can manage: "
          f"{quantile(ratios, 0.5):.0f} times as long (median)")  # fmt: skip
    fresh = []
    for _ in range(5):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", FIRST], check=True)
        fresh.append(time.perf_counter() - begun)
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    bare = time.perf_counter() - begun
    print(f"first answer in a fresh process: {min(fresh):.3f} to {max(fresh):.3f} s; bare Python {bare:.3f} s")


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


if __name__ == "__main__":
    main()
