"""Long proofs: part by part, interrupted and resumed, spread over processes, and never fooled by a damaged file."""

import multiprocessing
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace

from keypeg.research import parallel_proof
from keypeg.research.ledgers import Ledger, ProofProgress
from keypeg.research.part_search import Bound, PartSearch
from keypeg.research.refusals import ResearchRefusal
from keypeg.rules.keys import Key
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import least_total
from keypeg.thinking.objectives import AVERAGE, Objective, points
from keypeg.thinking.refusals import ThinkingRefusal
from tests.thinking.shapes import board


def opened(path: Path, tested: Board, reached: int, objective: Objective = AVERAGE) -> Ledger:
    return Ledger(path / "proof.ledger", tested, objective, reached)


@pytest.mark.parametrize("above", [0, 1, 40])
def test_a_campaign_proves_the_total_from_any_total_to_beat(tmp_path: Path, above: int) -> None:
    ledger = opened(tmp_path, board(4, 5), 2463 + above)
    with ThreadPoolExecutor(1) as pool:
        proof = parallel_proof.prove(ledger, executor=pool)
    assert proof == ProofProgress(2463, 2463, 0)
    assert proof.proven


@pytest.mark.parametrize("above", [0, 1, 40])
def test_pieces_prove_what_whole_parts_prove(tmp_path: Path, above: int) -> None:
    ledger = opened(tmp_path, board(4, 5), 2463 + above)
    with ThreadPoolExecutor(1) as pool:
        proof = parallel_proof.prove(ledger, executor=pool, pieces_from=0)
    assert replace(proof, part=None) == ProofProgress(2463, 2463, 0)


def test_threads_may_share_the_work(tmp_path: Path) -> None:
    ledger = opened(tmp_path, board(4, 5), 2500)
    with ThreadPoolExecutor(3) as pool:
        assert parallel_proof.prove(ledger, executor=pool, workers=3).incumbent == 2463


def test_threads_may_share_a_search() -> None:
    search = PartSearch(board(4, 5))
    keys = [part.key for part in search.openings()[3].parts]
    with ThreadPoolExecutor(3) as pool:
        together = list(pool.map(lambda key: search.solve("RRGB", key).least, keys))
    assert together == [PartSearch(board(4, 5)).solve("RRGB", key).least for key in keys]


def test_a_total_that_is_too_good_is_shown_to_be_out_of_reach(tmp_path: Path) -> None:
    ledger = opened(tmp_path, board(4, 5), 2450)
    with ThreadPoolExecutor(1) as pool, pytest.raises(ResearchRefusal, match="why = out_of_reach, total = 2450"):
        parallel_proof.prove(ledger, executor=pool)


def stopping_after(count: int) -> Callable[[ProofProgress], None]:
    left = [count]

    def stop(_: ProofProgress) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise KeyboardInterrupt

    return stop


def test_a_campaign_is_taken_up_where_it_was_stopped(tmp_path: Path) -> None:
    rng = random.Random(3)
    tested = board(3, 6)
    for _ in range(200):
        ledger = opened(tmp_path, tested, 870)
        try:
            with ThreadPoolExecutor(1) as pool:
                proof = parallel_proof.prove(ledger, executor=pool, progress=stopping_after(rng.randint(1, 12)))
        except KeyboardInterrupt:
            # As if the power had gone in the middle of a line.
            with (tmp_path / "proof.ledger").open("ab") as file:
                file.write(b'{"row":"RR')
            continue
        break
    assert proof == ProofProgress(854, 854, 0)
    again = opened(tmp_path, tested, 870)
    assert again.progress() == proof


def test_processes_prove_it_even_if_one_dies(tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_once(_: ProofProgress) -> None:
        if not killed:
            victim = multiprocessing.active_children()[0]
            killed.append(victim.pid or 0)
            victim.kill()

    ledger = opened(tmp_path, board(4, 4), 920)
    assert parallel_proof.prove(ledger, workers=2, progress=kill_once) == ProofProgress(905, 905, 0)
    assert killed


def test_workers_that_keep_dying_are_given_up_with_the_ledger_intact(tmp_path: Path) -> None:
    def kill_all(_: ProofProgress) -> None:
        for victim in multiprocessing.active_children():
            victim.kill()

    ledger = opened(tmp_path, board(4, 4), 920)
    with pytest.raises(ResearchRefusal, match="workers_lost, why = died"):
        parallel_proof.prove(ledger, workers=1, progress=kill_all)
    assert opened(tmp_path, board(4, 4), 920).progress() == ledger.progress()


def test_other_objectives_have_ledgers_too(tmp_path: Path) -> None:
    tested, objective = board(3, 5, repeats=False), points(3, 5)
    ledger = opened(tmp_path, tested, 10_000, objective)
    with ThreadPoolExecutor(1) as pool:
        proof = parallel_proof.prove(ledger, executor=pool)
    assert proof.proven
    assert proof.incumbent == least_total(tested, objective)


def test_damage_is_named_by_its_line(tmp_path: Path) -> None:
    path, tested = tmp_path / "proof.ledger", board(3, 4)
    ledger = opened(tmp_path, tested, 210)
    ledger.record("RRG", Key(0, 0), Bound(20, exact=False))
    with pytest.raises(ResearchRefusal, match="why = other_board"):
        opened(tmp_path, board(3, 5), 210)
    header = path.read_bytes().splitlines()[0]
    for line, fault in [
        (b'{"row":"RRG","key":[0,0],"least":20}', r"why = bad_field, .*line = 2, field = \$.exact"),
        (b"{]", "why = not_json, .*line = 2, byte = 1"),
        (b'{"row":"RGR","key":[0,0],"least":20,"exact":true}', "why = no_part, .*line = 2, row = RGR, key = 0,0"),
    ]:
        path.write_bytes(header + b"\n" + line + b"\n")
        with pytest.raises(ResearchRefusal, match=fault):
            opened(tmp_path, tested, 210)
    first = b'\n{"row":"RRG","key":[0,0],"least":20,"exact":true}\n'
    path.write_bytes(header + first + b'{"row":"RRG","key":[0,0],"least":21,"exact":false}\n')
    with pytest.raises(ResearchRefusal, match=r"why = contradicted, .*line = 3, row = RRG, key = 0,0"):
        opened(tmp_path, tested, 210)
    path.write_bytes(header[:40])
    with pytest.raises(ResearchRefusal, match="why = no_header"):
        opened(tmp_path, tested, 210)


def test_parts_add_up_to_the_total() -> None:
    tested = board(4, 5)
    search = PartSearch(tested)
    totals = {
        opening.row: opening.win_cost + sum(search.solve(opening.row, part.key).least for part in opening.parts)
        for opening in search.openings()
    }
    assert list(totals) == ["RRRR", "RRRG", "RRGG", "RRGB", "RGBY"]
    assert min(totals.values()) == totals["RRGB"] == 2463


def test_a_part_beyond_its_budget_gives_a_bound_above_it() -> None:
    search = PartSearch(board(4, 5))
    exact = PartSearch(board(4, 5)).solve("RRGB", Key(1, 1))
    assert exact.exact
    assert search.quick_bound("RRGB", Key(1, 1)).least <= exact.least
    refuted = search.solve("RRGB", Key(1, 1), exact.least - 1)
    assert refuted.least == exact.least
    assert not refuted.exact
    assert search.solve("RRGB", Key(1, 1), exact.least) == exact


def test_rows_and_keys_of_another_board_are_refused() -> None:
    search = PartSearch(board(4, 5, repeats=False))
    with pytest.raises(ThinkingRefusal, match="not_on_this_board, why = row, row = RRGB"):
        search.quick_bound("RRGB", Key(0, 0))
    with pytest.raises(IndexError, match="no code answers"):
        search.quick_bound("RGBY", Key(0, 0))
