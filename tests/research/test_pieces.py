"""Parts in pieces: the second rows of a part together say what the part costs, whenever the search is stopped."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace

from keypeg.research import parallel_proof, proof_schedule
from keypeg.research.ledgers import Ledger, Piece, ProofProgress
from keypeg.research.part_plan import PartPlan
from keypeg.research.part_search import Bound, PartSearch
from keypeg.research.proof_tasks import ListTask
from keypeg.research.refusals import ResearchRefusal
from keypeg.rules.keys import Key
from keypeg.thinking.exact_search import NO_BUDGET
from keypeg.thinking.objectives import AVERAGE, points
from tests.thinking.shapes import board


def parts(search: PartSearch) -> Iterator[tuple[str, Key]]:
    return ((opening.row, part.key) for opening in search.openings() for part in opening.parts)


def test_a_part_costs_what_its_best_second_row_costs() -> None:
    search = PartSearch(board(4, 4))
    for row, key in parts(search):
        whole = PartSearch(board(4, 4)).solve(row, key)
        listed = search.second_rows(row, key, NO_BUDGET)
        found = [
            search.solve_second_row(row, key, second_row, NO_BUDGET, known={}, seconds=60) for second_row in listed.rows
        ]
        assert all(one.finished and one.bound.exact for one in found)
        assert min(one.bound.least for one in found) == whole.least
        assert listed.others >= NO_BUDGET  # there are none


@pytest.mark.parametrize("seconds", [0, 60])
def test_a_plan_finds_the_cost_or_a_bound_above_the_budget(seconds: float) -> None:
    search = PartSearch(board(4, 5))
    for row, key in parts(search):
        whole = PartSearch(board(4, 5)).solve(row, key)
        for budget in (whole.least - 2, whole.least - 1, whole.least, whole.least + 5):
            plan = PartPlan(row, key, budget, search.second_rows(row, key, budget), {})
            while plan.waiting:
                (piece,) = plan.take(1)
                found = search.solve_second_row(
                    row, key, piece.second_row, plan.limit, known=piece.cells, seconds=seconds
                )
                plan.settle(piece, found)
            if budget >= whole.least:
                assert plan.outcome() == whole
            else:
                assert budget < plan.outcome().least <= whole.least
                assert plan.finished


def test_a_lower_budget_leaves_less_to_do() -> None:
    search = PartSearch(board(4, 5))
    whole = search.solve("RRGB", Key(1, 1))
    plan = PartPlan("RRGB", Key(1, 1), NO_BUDGET, search.second_rows("RRGB", Key(1, 1), whole.least), {})
    plan.lower_budget(whole.least)
    assert plan.limit == whole.least
    (piece,) = plan.take(1)
    found = search.solve_second_row("RRGB", Key(1, 1), piece.second_row, plan.limit, known={}, seconds=60)
    plan.settle(piece, found)
    assert plan.limit == (found.bound.least - 1 if found.bound.exact else whole.least)


def test_every_stop_keeps_the_pieces_that_are_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof_schedule, "LEAST_SECONDS", 0)
    monkeypatch.setattr(proof_schedule, "PIECE_SECONDS", 0)  # every search of a cell ends a task
    monkeypatch.setattr(proof_schedule, "MOST_PIECES", 3)
    path, stops, kept = tmp_path / "proof.ledger", 0, 0

    def stop_after_a_piece(now: ProofProgress) -> None:
        told.append(now)
        if len([one for one in told if one.part is not None]) > 1:  # the first lists the pieces
            raise KeyboardInterrupt

    while True:
        told: list[ProofProgress] = []
        ledger = Ledger(path, board(4, 4), AVERAGE, 915)
        kept = max(kept, sum(len(ledger.pieces(row, key)) for row, key in parts(PartSearch(board(4, 4)))))
        try:
            with ThreadPoolExecutor(1) as pool:
                proof = parallel_proof.prove(ledger, executor=pool, pieces_from=0, progress=stop_after_a_piece)
        except KeyboardInterrupt:
            stops += 1
            continue
        break
    assert replace(proof, part=None) == ProofProgress(905, 905, 0)
    assert stops > 20
    assert kept > 0
    # Pieces of parts that are done say nothing any more, and are gone when the ledger is opened again.
    Ledger(path, board(4, 4), AVERAGE, 915)
    solved = {
        (line["row"], *line["key"]) for line in map(json.loads, path.read_bytes().splitlines()[1:]) if line["exact"]
    }
    assert not any(
        "next" in line and (line["row"], *line["key"]) in solved
        for line in map(json.loads, path.read_bytes().splitlines()[1:])
    )


def test_the_part_that_is_likely_to_rise_fastest_comes_next(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "new.ledger", board(4, 5), AVERAGE, incumbent=10_000)
    search = PartSearch(board(4, 5))
    for row, key in parts(search):
        ledger.record(row, key, search.quick_bound(row, key))
    opening = next(ledger.open_openings())
    row, (small, middle, large) = opening.row, sorted(opening.parts, key=lambda part: part.size)[-3:]
    history = {small.key: (1, 4), middle.key: (1, 4), large.key: (1, 9)}  # so 16, 16 and 81 seconds are to be expected
    for key, took in history.items():
        for rise, seconds in enumerate(took, 1):
            ledger.record(row, key, Bound(ledger.first_bound(row, key) + rise, exact=False), seconds)
    tasks = iter(proof_schedule.Schedule(ledger, small.size).next_task, None)
    listed = [task.key for task in tasks if task.row == row and isinstance(task, ListTask)]
    assert listed == [middle.key, small.key, large.key]


def test_pieces_under_other_objectives(tmp_path: Path) -> None:
    tested, objective = board(3, 5, repeats=False), points(3, 5)
    totals = set()
    for pieces_from in (0, 1000):
        ledger = Ledger(tmp_path / f"{pieces_from}.ledger", tested, objective, 10_000)
        with ThreadPoolExecutor(1) as pool:
            totals.add(parallel_proof.prove(ledger, executor=pool, pieces_from=pieces_from).incumbent)
    assert len(totals) == 1


def test_a_piece_that_cannot_be_is_refused(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "proof.ledger", board(4, 4), AVERAGE, 915)
    ledger.record("RRGB", Key(1, 1), Bound(100, exact=False))
    with pytest.raises(ResearchRefusal, match=r"why = no_part, .* row = RRGB RRGX"):
        ledger.record_piece("RRGB", Key(1, 1), "RRGX", Piece(Bound(120, exact=False)))
    # No second row costs less than its part.
    with pytest.raises(ResearchRefusal, match=r"why = contradicted, .* row = RRGB GGBR, key = 1,1"):
        ledger.record_piece("RRGB", Key(1, 1), "GGBR", Piece(Bound(99, exact=True)))
    ledger.record_piece("RRGB", Key(1, 1), "GGBR", Piece(Bound(120, exact=True)))
    with pytest.raises(ResearchRefusal, match="why = contradicted"):
        ledger.record_piece("RRGB", Key(1, 1), "GGBR", Piece(Bound(121, exact=False)))
