"""What guests did at puzzles: hints, wrong answers, results and ratings. For SQLite and PostgreSQL alike.

Results are numbered, each with the rating after it. If two are added at the same time, the numbers are the same and one
is refused, so that no rating is ever computed from one that is out of date.
"""

from typing import Final, NamedTuple

from keypeg.storage.sql_store import SqlStore, Statement

BEST_ROW: Final = 0
"""Stands for the grade of a puzzle of the best row."""
TABLES: Final = ("puzzle_attempts", "puzzle_results")
"""The tables with what belongs to a guest."""
_PUZZLE: Final = "guest = $1 AND board = $2 AND grade = $3 AND seed = $4"
_INSERT: Final = "INSERT INTO puzzle_attempts (guest, board, grade, seed, hints, wrong) VALUES ($1, $2, $3, $4"
_SAME: Final = "ON CONFLICT (guest, board, grade, seed)"
_FREE_SEED: Final = """SELECT min(candidate) FROM (
  SELECT CAST($4 AS BIGINT) AS candidate
  UNION SELECT seed + 1 FROM puzzle_attempts WHERE guest = $1 AND board = $2 AND grade = $3 AND seed >= $4
) AS candidates WHERE NOT EXISTS (
  SELECT 1 FROM puzzle_attempts WHERE guest = $1 AND board = $2 AND grade = $3 AND seed = candidate
)"""


class PuzzleKey(NamedTuple):
    """Which puzzle it is."""

    board: str
    grade: int
    """`BEST_ROW` for a puzzle of the best row."""
    seed: int


class PuzzleAttempt(NamedTuple):
    """What a guest has done at a puzzle so far."""

    hints: int
    wrong: int


class PuzzleResult(NamedTuple):
    """How a puzzle ended for a guest."""

    number: int
    """Counts the results of the guest, from 1."""
    percent: int
    rating: int
    """The rating after it."""


async def attempt_at(store: SqlStore, guest: str, puzzle: PuzzleKey) -> PuzzleAttempt:
    """What a guest has done at a puzzle."""
    rows = await store.select(f"SELECT hints, wrong FROM puzzle_attempts WHERE {_PUZZLE}", guest, *puzzle)
    return PuzzleAttempt(*rows[0]) if rows else PuzzleAttempt(0, 0)


async def note_hints(store: SqlStore, guest: str, puzzle: PuzzleKey, hints: int) -> None:
    """Note that a guest has taken so many hints in all."""
    more = "CASE WHEN puzzle_attempts.hints < excluded.hints THEN excluded.hints ELSE puzzle_attempts.hints END"
    await store.change((f"{_INSERT}, $5, 0) {_SAME} DO UPDATE SET hints = {more}", guest, *puzzle, hints))


async def note_wrong_answer(store: SqlStore, guest: str, puzzle: PuzzleKey) -> None:
    """Note one more wrong answer."""
    await store.change((f"{_INSERT}, 0, 1) {_SAME} DO UPDATE SET wrong = puzzle_attempts.wrong + 1", guest, *puzzle))


async def result_of(store: SqlStore, guest: str, puzzle: PuzzleKey) -> PuzzleResult | None:
    """How a puzzle ended for a guest; None if it has not."""
    rows = await store.select(f"SELECT number, percent, rating FROM puzzle_results WHERE {_PUZZLE}", guest, *puzzle)
    return PuzzleResult(*rows[0]) if rows else None


async def last_results(store: SqlStore, guest: str, limit: int) -> list[PuzzleResult]:
    """The latest results of a guest, oldest first."""
    query = "SELECT number, percent, rating FROM puzzle_results WHERE guest = $1 ORDER BY number DESC LIMIT $2"
    return [PuzzleResult(*row) for row in reversed(await store.select(query, guest, limit))]


async def add_result(store: SqlStore, guest: str, puzzle: PuzzleKey, result: PuzzleResult, now: int) -> None:
    """Add a result. Raises AlreadyExists if its number is taken, or if the puzzle has one."""
    query = """INSERT INTO puzzle_results (guest, board, grade, seed, number, percent, rating, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"""
    attempt = f"{_INSERT}, 0, 0) {_SAME} DO NOTHING"
    await store.change((query, guest, *puzzle, *result, now), (attempt, guest, *puzzle))


async def free_seed(store: SqlStore, guest: str, board: str, grade: int, first: int) -> int:
    """The first seed, from this one on, of a puzzle at which the guest has done nothing yet."""
    rows = await store.select(_FREE_SEED, guest, board, grade, first)
    return int(rows[0][0])


def deletions(guest: str) -> list[Statement]:
    """The statements that delete everything that a guest did at puzzles."""
    return [(f"DELETE FROM {table} WHERE guest = $1", guest) for table in TABLES]
