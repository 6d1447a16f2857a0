"""What guests did at puzzles, in SQLite and PostgreSQL: attempts, results that are numbered, seeds not had yet."""

from pathlib import Path

import pytest

from keypeg.storage import puzzles, removal
from keypeg.storage.erasure import erase_guest, erase_solo
from keypeg.storage.puzzles import PuzzleAttempt, PuzzleKey, PuzzleResult
from keypeg.storage.sql_store import SqlStore
from keypeg.tables.log_store import AlreadyExists
from tests.live import live, opened

PUZZLE = PuzzleKey("4x6", 3, 7)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, quick_folder: Path) -> str:
    if request.param == "sqlite":
        return str(quick_folder / "tables.db")
    found: str = request.getfixturevalue("postgres_address")
    return found


@live
async def test_hints_and_wrong_answers_are_counted_for_each_guest_and_puzzle(address: str) -> None:
    async with opened(address) as store:
        assert await puzzles.attempt_at(store, "ada", PUZZLE) == PuzzleAttempt(0, 0)
        for hints in (1, 3, 2):
            await puzzles.note_hints(store, "ada", PUZZLE, hints)
        for _ in range(2):
            await puzzles.note_wrong_answer(store, "ada", PUZZLE)
        await puzzles.note_wrong_answer(store, "bo", PUZZLE)
        await puzzles.note_wrong_answer(store, "ada", PUZZLE._replace(seed=2**53 - 1))
        assert await puzzles.attempt_at(store, "ada", PUZZLE) == PuzzleAttempt(3, 2)
        assert await puzzles.attempt_at(store, "bo", PUZZLE) == PuzzleAttempt(0, 1)


@live
async def test_a_puzzle_has_one_result_and_a_number_is_given_once(address: str) -> None:
    async with opened(address) as store:
        other = PUZZLE._replace(seed=8)
        await puzzles.add_result(store, "ada", PUZZLE, PuzzleResult(1, 100, 930), 5)
        with pytest.raises(AlreadyExists):
            await puzzles.add_result(store, "ada", other, PuzzleResult(1, 0, 880), 5)
        with pytest.raises(AlreadyExists):
            await puzzles.add_result(store, "ada", PUZZLE, PuzzleResult(2, 0, 880), 5)
        assert await puzzles.result_of(store, "ada", other) is None
        await puzzles.add_result(store, "ada", other, PuzzleResult(2, 0, 880), 6)
        await puzzles.add_result(store, "bo", PUZZLE, PuzzleResult(1, 0, 850), 6)
        assert await puzzles.result_of(store, "ada", PUZZLE) == PuzzleResult(1, 100, 930)
        assert [each.rating for each in await puzzles.last_results(store, "ada", 9)] == [930, 880]
        assert [each.rating for each in await puzzles.last_results(store, "ada", 1)] == [880]


@live
async def test_the_next_seed_is_the_first_one_not_had(address: str) -> None:
    async with opened(address) as store:
        for seed in (1, 2, 4):
            await puzzles.note_hints(store, "ada", PUZZLE._replace(seed=seed), 1)
        await puzzles.add_result(store, "ada", PUZZLE._replace(seed=5), PuzzleResult(1, 100, 930), 5)
        for first, found in ((1, 3), (3, 3), (4, 6), (900, 900)):
            assert await puzzles.free_seed(store, "ada", "4x6", 3, first) == found
        assert await puzzles.free_seed(store, "ada", "4x6", 2, 1) == 1
        assert await puzzles.free_seed(store, "bo", "4x6", 3, 1) == 1


async def _guests(store: SqlStore) -> set[str]:
    """The guests of whom anything about puzzles is stored."""
    rows = [await store.select(f"SELECT guest FROM {table}") for table in puzzles.TABLES]
    return {row[0] for found in rows for row in found}


@live
async def test_puzzles_go_with_a_guest_who_is_erased_or_stays_away(address: str) -> None:
    async with opened(address) as store:
        for name in ("ada", "bo", "cy"):
            await store.add_guest(name, name.title(), name.encode(), 10)
            await puzzles.note_hints(store, name, PUZZLE, 1)
            await puzzles.add_result(store, name, PUZZLE._replace(seed=9), PuzzleResult(1, 100, 930), 5)
        await erase_guest(store, "ada", 77)
        assert await _guests(store) == {"bo", "cy"}
        assert await removal.remove_guests(store, ["bo"], 50) == 1
        assert await _guests(store) == {"cy"}
        await erase_solo(store, "cy", [])
        assert await _guests(store) == set()
