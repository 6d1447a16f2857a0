"""How fast thinking is: marking, one-step rules and proofs, each against a naive floor measured in the same run.

    python -m bench.solver            what takes seconds
    python -m bench.solver --long     the long proofs too
    python -m bench.solver --kernels  the inner loops that this processor has, against each other

The floor is plain Python marking one row against one code, again and again: how long it would need for the keys of
every code against every row of the board once. Wall-clock and processor time are both printed; on a busy machine the
second is the one to compare.
"""

import sys
import time
from collections.abc import Callable

from keypeg.rules.keys import mark
from keypeg.rules.palette import LETTERS
from keypeg.rules.shapes import Shape
from keypeg.thinking import _native
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import least_total
from keypeg.thinking.one_step_rules import RULES

MARKINGS = 2000

PROOFS = [
    ("4x6", 4, 6, True, False, 5625),
    ("4x8 no repeats, rows as codes", 4, 8, False, False, 7817),
    ("4x8 no repeats, any row", 4, 8, False, True, 7797),
    ("5x5", 5, 5, True, False, 13496),
    ("7x3", 7, 3, True, False, 8715),
    ("4x7", 4, 7, True, False, 11228),
    ("6x4", 6, 4, True, False, 17281),
    ("4x10 no repeats, rows as codes", 4, 10, False, False, 26274),
    ("4x8", 4, 8, True, False, 20471),
]
LONG_PROOFS = [
    ("8x3", 8, 3, True, False, 28430),
    ("4x9", 4, 9, True, False, 34666),
    ("5x6", 5, 6, True, False, 36721),
]


def timed(what: Callable[[], object]) -> tuple[object, float, float]:
    wall, processor = time.perf_counter(), time.process_time()
    result = what()
    return result, time.perf_counter() - wall, time.process_time() - processor


def naive_marks_a_second(board: Board) -> float:
    codes = list(board)[:5000]
    row = codes[len(codes) // 2]
    _, _, took = timed(lambda: [mark(row, code) for code in codes])
    return len(codes) / took


def board_of(holes: int, colours: int, *, repeats: bool, any_row: bool) -> Board:
    codes = Shape(holes, LETTERS[:colours], repeats)
    return Board(codes, Shape(holes, LETTERS[:colours], repeats or any_row))


def report(what: str, wall: float, processor: float, floor: float) -> None:
    print(
        f"{what:48} {wall:8.3f} s wall {processor:8.3f} s processor   floor {floor:9.1f} s = {floor / processor:9.0f} x"
    )


def compare_kernels(rounds: int = 5) -> None:
    """The least processor time of each work by each kind of inner loops, in turns, as a ratio to the fastest kind."""
    duel = board_of(5, 8, repeats=True, any_row=False)
    pegs = duel.pegs("RRGBY")
    works: list[tuple[str, Callable[[], object]]] = [("5x8 mark and count", lambda: duel.native.split(pegs, MARKINGS))]
    for name, rule in RULES.items():
        works.append((f"5x8 all codes by {name}", lambda rule=rule: _native.rule_tree(duel.native, rule)))  # type: ignore[misc]
    for what, holes, colours, repeats, any_row, _ in PROOFS:
        board = board_of(holes, colours, repeats=repeats, any_row=any_row)
        works.append((f"prove {what}", lambda board=board: least_total(board)))  # type: ignore[misc]
    fastest, *others = [name for name in _native.kernel_names() if name != "portable"]
    for what, work in works:
        least = dict.fromkeys((fastest, *others), float("inf"))
        for _ in range(rounds):
            for name in least:
                _native.use_kernels(name)
                least[name] = min(least[name], timed(work)[2])
        ratios = "".join(f"   {name} {least[name]:7.3f} s = {least[name] / least[fastest]:4.2f} x" for name in others)
        print(f"{what:42} {fastest} {least[fastest]:7.3f} s{ratios}")
    _native.use_kernels("fastest")


def main() -> None:
    if "--kernels" in sys.argv:
        compare_kernels()
        return
    duel = board_of(5, 8, repeats=True, any_row=False)
    naive = naive_marks_a_second(duel)
    print(f"kernels: {_native.kernels()}; plain Python marks {naive / 1e6:.2f} million rows a second")
    pegs = duel.pegs("RRGBY")
    _, wall, took = timed(lambda: duel.native.split(pegs, MARKINGS))
    rate = MARKINGS * len(duel) / took
    print(
        f"5x8 mark and count: {rate / 1e9:.2f} G/s by processor time, {MARKINGS * len(duel) / wall / 1e9:.2f} by wall"
    )
    for name, rule in RULES.items():
        _, wall, took = timed(lambda rule=rule: _native.rule_tree(duel.native, rule))  # type: ignore[misc]
        report(f"5x8 all codes by {name}", wall, took, len(duel) ** 2 / naive)
    for what, holes, colours, repeats, any_row, total in PROOFS + (LONG_PROOFS if "--long" in sys.argv else []):
        board = board_of(holes, colours, repeats=repeats, any_row=any_row)
        found, wall, took = timed(lambda board=board: least_total(board))  # type: ignore[misc]
        verdict = "" if found == total else f"  WRONG: {found}"
        report(f"prove {what}: {total}{verdict}", wall, took, len(board) * board.native.row_count / naive)


if __name__ == "__main__":
    main()
