"""How puzzles end for a guest: the first result counts, and moves the rating. The server alone judges."""

from typing import Final

from keypeg.review.puzzle_ratings import START, next_rating
from keypeg.server.node import Node
from keypeg.server.puzzle_schemas import PuzzleOutcome
from keypeg.storage.puzzles import BEST_ROW, PuzzleKey, PuzzleResult, add_result, last_results, result_of
from keypeg.tables.log_store import AlreadyExists, Unavailable

_MOST_TRIES: Final = 8
"""A guest who ends several puzzles at the same moment is served after as many tries."""


async def outcome_of(node: Node, guest: str, puzzle: PuzzleKey) -> PuzzleOutcome | None:
    """How a puzzle ended for a guest before; None if it has not."""
    result = await result_of(node.store, guest, puzzle)
    return None if result is None else PuzzleOutcome(result.percent, result.rating, 0)


async def end_puzzle(node: Node, guest: str, puzzle: PuzzleKey, score: float) -> PuzzleOutcome:
    """End a puzzle with a score. If it has ended before, that result stays."""
    for _ in range(_MOST_TRIES):
        if (before := await outcome_of(node, guest, puzzle)) is not None:
            return before
        latest = await last_results(node.store, guest, 1)
        rating, results = (latest[0].rating, latest[0].number) if latest else (START, 0)
        grade = None if puzzle.grade == BEST_ROW else puzzle.grade
        after = next_rating(rating, results, grade, score)
        result = PuzzleResult(results + 1, round(score * 100), after)
        try:
            await add_result(node.store, guest, puzzle, result, node.tables.time_source.now())
        except AlreadyExists:
            continue
        return PuzzleOutcome(result.percent, after, after - rating)
    raise Unavailable
