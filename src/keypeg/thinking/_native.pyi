"""The native core as Python sees it. Rows and codes are bytes, one byte a hole; keys and rows are numbers."""

from collections.abc import Callable, Sequence
from enum import Enum

import numpy as np
from numpy.typing import NDArray

NEVER: int

class Shape:
    def __init__(self, holes: int, colours: int, repeats: bool, fewest_empty: int, most_empty: int) -> None: ...
    @property
    def size(self) -> int: ...

class Board:
    def __init__(self, codes: Shape, rows: Shape) -> None: ...
    @property
    def code_count(self) -> int: ...
    @property
    def row_count(self) -> int: ...
    def code(self, arg: int, /) -> bytes: ...
    def row(self, arg: int, /) -> bytes: ...
    def row_number(self, row: bytes) -> int: ...
    def split(self, row: bytes, times: int = 1) -> list[int]: ...

class Objective:
    def __init__(self, costs: Sequence[int], failure: int) -> None: ...

class Rule(Enum):
    MOST_PARTS = 0
    EXPECTED_SIZE = 1
    ENTROPY = 2
    SMALLEST_WORST = 3

class Proof:
    @property
    def total(self) -> int: ...
    @property
    def exact(self) -> bool: ...
    @property
    def tree(self) -> list[int]: ...

def mark(row: bytes, codes: Sequence[bytes]) -> bytes: ...
def consistent_codes(
    shape: Shape, keys: Sequence[tuple[bytes, int, int]], *, wanted: int, seed: int, step_limit: int
) -> tuple[list[bytes], bool]: ...
def kernels() -> str: ...
def use_kernels(name: str) -> None: ...
def rule_tree(board: Board, rule: Rule) -> list[int]: ...
def prove(
    board: Board,
    objective: Objective,
    *,
    weights: Sequence[int],
    memo_bits: int,
    progress: Callable[[int, int, int, int], object] | None,
    with_tree: bool,
) -> Proof: ...

class PartSearch:
    def __init__(
        self, board: Board, objective: Objective, *, memo_bits: int, beam_width: int, memo: memoryview | None
    ) -> None: ...
    def openings(self) -> list[tuple[int, int, list[tuple[int, int]]]]: ...
    def lower_bound(self, row: int, key: int) -> tuple[int, bool]: ...
    def solve(self, row: int, key: int, budget: int, *, with_tree: bool) -> tuple[int, bool, list[int]]: ...
    def second_rows(self, row: int, key: int, budget: int) -> tuple[list[tuple[int, int]], int]: ...
    def solve_second_row(
        self,
        row: int,
        key: int,
        second_row: int,
        *,
        known: Sequence[tuple[int, int, bool]],
        budget: int,
        seconds: float,
    ) -> tuple[int, bool, bool, list[tuple[int, int, bool]]]: ...

class Certainty(Enum):
    EXACT = 0
    REACHED = 1
    ESTIMATED = 2

class AdvisedRow:
    @property
    def row(self) -> int: ...
    @property
    def cell_sizes(self) -> list[int]: ...
    @property
    def cell_weights(self) -> list[int]: ...
    @property
    def certainty(self) -> Certainty: ...
    @property
    def cost(self) -> int: ...
    @property
    def lower_bound(self) -> int: ...
    @property
    def max_rows(self) -> int: ...

class Advice:
    @property
    def rows(self) -> list[AdvisedRow]: ...
    @property
    def lower_bound(self) -> int: ...
    @property
    def exact(self) -> bool: ...

class AdviceRequest:
    def __init__(
        self,
        *,
        objective: Objective,
        worst_first: bool,
        weights: Sequence[int],
        book_rows: Sequence[tuple[int, int, bool]],
        count: int,
        seconds: float,
        checks: int,
    ) -> None: ...

class Position:
    def __init__(self, board: Board, rows: Sequence[tuple[int, int]]) -> None: ...
    @property
    def code_count(self) -> int: ...
    def codes(self, first: int, most: int) -> list[int]: ...
    def colour_weights(self, weights: Sequence[int]) -> list[list[int]]: ...
    def contradiction(self) -> list[int]: ...
    def advise(self, request: AdviceRequest) -> Advice: ...
    def choose_row(self, rule: Rule) -> int: ...
    def found_by_row(self, rule: Rule) -> list[int]: ...

def drawn_code(board: Board, stream: int, episode: int) -> int: ...
def begin_episodes(
    board: Board,
    row_limit: int,
    *,
    chosen: NDArray[np.bool_],
    streams: NDArray[np.uint64],
    episodes: NDArray[np.uint64],
    codes: NDArray[np.uint32],
    laid: NDArray[np.int32],
    observations: NDArray[np.int8],
) -> None: ...
def lay_rows(
    board: Board,
    row_limit: int,
    *,
    failure_cost: float,
    chosen: NDArray[np.bool_],
    rows: NDArray[np.int64],
    codes: NDArray[np.uint32],
    laid: NDArray[np.int32],
    observations: NDArray[np.int8],
    rewards: NDArray[np.float64],
    over: NDArray[np.bool_],
) -> None: ...
