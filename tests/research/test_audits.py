"""Audits: no forged ledger passes a whole one, and a partial one says what it is worth."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from keypeg.research import ledger_audit, parallel_proof, proof_schedule
from keypeg.research.ledger_audit import AuditProgress, LedgerAudit, audit_ledger
from keypeg.research.ledgers import Ledger, ProofProgress, tree_beside
from keypeg.research.part_search import PartSearch
from keypeg.research.refusals import ResearchRefusal
from keypeg.research.strategy_builder import build_by_ledger
from keypeg.rules.keys import Key
from keypeg.thinking.exact_search import fewest_rows
from keypeg.thinking.objectives import AVERAGE, at_most
from keypeg.thinking.refusals import BranchRefused
from keypeg.thinking.tree_files import packed_tree, read_tree, write_tree
from keypeg.thinking.tree_json import tree_as_json
from keypeg.thinking.trees import Tree
from tests.thinking.shapes import board

TESTED = board(3, 5)
TOTAL = 451


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished ledger with its tree."""
    path = tmp_path_factory.mktemp("proof") / "proof.ledger"
    with ThreadPoolExecutor(1) as pool:
        assert build_by_ledger(path, TESTED, AVERAGE, executor=pool).total == TOTAL
    return path


def forged(proof: Path, folder: Path, change: Callable[[list[Any]], None], *, tree: bool = True) -> Path:
    """A copy of a ledger with some lines changed."""
    lines = [json.loads(line) for line in proof.read_bytes().splitlines()]
    change(lines)
    path = folder / "forged.ledger"
    path.write_bytes(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    if tree:
        tree_beside(path).write_bytes(tree_beside(proof).read_bytes())
    return path


def whole(path: Path) -> LedgerAudit:
    return audit_ledger(path, None, sample=None)


def test_an_honest_ledger_passes(proof: Path) -> None:
    audit = whole(proof)
    assert audit.proven
    assert (audit.incumbent, audit.lower_bound, audit.open_parts) == (TOTAL, TOTAL, 0)
    assert audit.searched_again == audit.parts
    assert audit.pass_probability == 0


def test_every_part_forged_in_turn_is_refused(proof: Path, tmp_path: Path) -> None:
    search = PartSearch(TESTED)
    places = [(one.row, part.key) for one in search.openings() for part in one.parts]
    assert len(places) > 15
    for row, key in places:
        cost = search.solve(row, key).least
        for least, exact in [(cost + 1, True), (cost - 1, True), (cost + 1, False), (cost + 40, False)]:

            def change(
                lines: list[Any], row: str = row, key: Key = key, claim: tuple[int, bool] = (least, exact)
            ) -> None:
                others = [line for line in lines[1:] if (line["row"], line["key"]) != (row, [key.reds, key.whites])]
                forgery = {"row": row, "key": [key.reds, key.whites], "least": claim[0], "exact": claim[1]}
                lines[1:] = [*others, forgery]

            with pytest.raises(ResearchRefusal, match="bad_ledger"):
                whole(forged(proof, tmp_path, change))


def changed_part(row: str, by: int) -> Callable[[list[Any]], None]:
    """Say of the largest part of an opening that it costs more or less than it does."""

    def change(lines: list[Any]) -> None:
        line = max((line for line in lines[1:] if line["row"] == row and line["exact"]), key=lambda one: one["least"])
        lines[1:] = [one for one in lines[1:] if one is line or (one["row"], one["key"]) != (row, line["key"])]
        line["least"] += by

    return change


def solved_rows(proof: Path) -> list[str]:
    ledger = Ledger(proof, TESTED, AVERAGE, TOTAL)
    return [row for row, opening in ledger.openings.items() if ledger.solved(opening)]


def test_parts_that_promise_less_than_any_strategy_are_refused_unless_one_is_built(proof: Path, tmp_path: Path) -> None:
    (row,) = solved_rows(proof)
    lower = changed_part(row, -40)
    with pytest.raises(ResearchRefusal, match=rf"why = unreached, .* total = {TOTAL - 40}, found = {TOTAL}"):
        audit_ledger(forged(proof, tmp_path, lower), None, sample=0)
    path = forged(proof, tmp_path, lower, tree=False)
    tree_beside(path).unlink()
    audit = audit_ledger(path, None, sample=0)
    assert (audit.incumbent, audit.replayed, audit.proven) == (TOTAL - 40, False, False)
    with pytest.raises(ResearchRefusal, match="bad_ledger"):
        whole(path)


def test_a_strategy_contradicts_bounds_above_its_cost_without_any_search(proof: Path, tmp_path: Path) -> None:
    (row,) = solved_rows(proof)
    with pytest.raises(ResearchRefusal, match=rf"why = wrong_cost, .*row = {row}, .*found = ≤ "):
        audit_ledger(forged(proof, tmp_path, changed_part(row, 1)), None, sample=0)


def test_bounds_that_add_up_to_more_than_a_strategy_needs_are_refused(proof: Path, tmp_path: Path) -> None:
    mirrored = tmp_path / "mirrored.tree"
    packed = read_tree(tree_beside(proof))
    # The same strategy in other colours, so that its parts are not those of the ledger.
    exchanged = str.maketrans("RY", "YR")

    def renamed(tree: Tree) -> Tree:
        return Tree(tree.row.translate(exchanged), {key: renamed(below) for key, below in tree.next.items()})

    write_tree(mirrored, packed_tree(renamed(packed.tree()), packed.header))

    def raise_all(lines: list[Any]) -> None:
        for line in lines[1:]:
            line["least"] += 40

    path = forged(proof, tmp_path, raise_all, tree=False)
    tree_beside(path).unlink(missing_ok=True)
    with pytest.raises(ResearchRefusal, match=rf"why = too_high, .*total = {TOTAL}"):
        audit_ledger(path, None, sample=0, tree=mirrored)


def test_another_objective_than_the_one_named_is_refused(proof: Path, tmp_path: Path) -> None:
    def other(lines: list[Any]) -> None:
        lines[0] |= {"costs": [1, 2, 3, 4, 5, 5], "failure": 6}

    path = forged(proof, tmp_path, other)
    audit = audit_ledger(path, None, sample=0)
    assert (audit.costs, audit.failure, audit.most_rows) == ((1, 2, 3, 4, 5, 5), 6, None)
    with pytest.raises(ResearchRefusal, match="why = other_board"):
        audit_ledger(path, None, sample=0, objective=lambda found: found == AVERAGE)
    assert audit_ledger(proof, None, sample=0, objective=lambda found: found == AVERAGE).costs == ()


@pytest.mark.parametrize(
    "damage",
    [{"least": -1}, {"least": 10**30}, {"seconds": -5}, {"seconds": 1e300}, {"key": [9, 9]}, {"exact": 1}],
    ids=str,
)
def test_figures_that_cannot_be_are_refused(proof: Path, tmp_path: Path, damage: dict[str, Any]) -> None:
    with pytest.raises(ResearchRefusal, match=r"bad_ledger.*line = 2"):
        whole(forged(proof, tmp_path, lambda lines: lines[1].update(damage)))


@pytest.mark.parametrize("tree", [True, False])
def test_a_heading_that_nothing_supports_is_refused(proof: Path, tmp_path: Path, *, tree: bool) -> None:
    def lower(lines: list[Any]) -> None:
        lines[0]["reached"] = TOTAL - 1

    with pytest.raises(ResearchRefusal, match=r"why = unsupported, .* total = 450"):
        audit_ledger(forged(proof, tmp_path, lower, tree=tree), None, sample=0)

    def drop_exact_parts(lines: list[Any]) -> None:
        lines[1:] = [line for line in lines[1:] if not line["exact"]]

    path = forged(proof, tmp_path, drop_exact_parts, tree=tree)
    if tree:
        audit = audit_ledger(path, None, sample=0)
        assert audit.replayed
        assert not audit.claimed
    else:
        tree_beside(path).unlink(missing_ok=True)
        with pytest.raises(ResearchRefusal, match=r"why = unsupported, .* total = 451"):
            audit_ledger(path, None, sample=0)


def test_without_a_tree_a_whole_audit_builds_one(proof: Path, tmp_path: Path) -> None:
    path = forged(proof, tmp_path, lambda _: None, tree=False)
    partial = audit_ledger(path, None, sample=3)
    assert (partial.replayed, partial.claimed, partial.proven) == (False, True, False)
    assert whole(path).proven
    given = audit_ledger(path, None, sample=3, tree=tree_beside(proof))
    assert given.replayed
    exported = tmp_path / "exported.json"
    exported.write_bytes(tree_as_json(read_tree(tree_beside(proof)).tree()))
    assert audit_ledger(path, None, sample=3, tree=exported) == given
    other = board(3, 4)
    build_by_ledger(tmp_path / "other.ledger", other, AVERAGE, executor=ThreadPoolExecutor(1))
    with pytest.raises(ResearchRefusal, match="why = other_tree"):
        audit_ledger(path, None, sample=0, tree=tree_beside(tmp_path / "other.ledger"))
    exported.write_bytes(tree_as_json(read_tree(tree_beside(tmp_path / "other.ledger")).tree()))
    with pytest.raises(BranchRefused):
        audit_ledger(path, None, sample=0, tree=exported)


def test_more_rows_than_are_needed_are_no_worst_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ledger of the worst case is proven only when it is checked that fewer rows are not enough."""
    rows, path = fewest_rows(TESTED), tmp_path / "worst.ledger"
    build_by_ledger(path, TESTED, at_most(rows), executor=ThreadPoolExecutor(1))
    assert (whole(path).most_rows, whole(path).fewer_refuted, whole(path).proven) == (rows, True, True)
    assert not audit_ledger(path, None, sample=1).fewer_refuted

    def allow_more(lines: list[Any]) -> None:
        lines[0]["costs"] = list(range(1, rows + 3))

    more = forged(path, tmp_path, allow_more)
    assert not audit_ledger(more, None, sample=0).proven
    with pytest.raises(ResearchRefusal, match=f"why = too_many_rows, .*rows = {rows + 2}"):
        whole(more)

    def stop(*_: object) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(ledger_audit, "fits_in", stop)
    stopped = whole(path)
    assert (stopped.interrupted, stopped.searched_again, stopped.proven) == (True, stopped.parts, False)


def test_a_sample_is_random_and_says_what_it_is_worth(proof: Path) -> None:
    seen: list[str] = []
    for _ in range(12):
        audit = audit_ledger(proof, None, sample=1, progress=lambda now: seen.append(now.place))
    assert len(set(seen)) > 1
    assert audit.pass_probability == pytest.approx(1 - 1 / audit.parts)
    assert audit.claimed
    assert not audit.proven
    assert audit_ledger(proof, None, sample=audit.parts).proven


def test_an_audit_tells_its_time_and_where_it_was_stopped(proof: Path) -> None:
    told: list[AuditProgress] = []

    def stop_at_the_third(now: AuditProgress) -> None:
        told.append(now)
        if now.done == 2:
            raise KeyboardInterrupt

    audit = audit_ledger(proof, None, sample=None, progress=stop_at_the_third)
    assert audit.interrupted
    assert audit.searched_again == 2
    assert not audit.proven
    assert [now.done for now in told] == [0, 1, 2]
    assert told[0].seconds_left > told[1].seconds_left > 0


def test_forged_pieces_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof_schedule, "LEAST_SECONDS", 0)
    monkeypatch.setattr(proof_schedule, "MOST_PIECES", 2)
    path = tmp_path / "proof.ledger"
    ledger = Ledger(path, board(4, 4), AVERAGE, 905)

    def stop(now: ProofProgress) -> None:
        if now.part is not None and ledger.pieces(now.part.row, now.part.key):
            raise KeyboardInterrupt

    with ThreadPoolExecutor(1) as pool, pytest.raises(KeyboardInterrupt):
        parallel_proof.prove(ledger, executor=pool, pieces_from=20, progress=stop)
    build_by_ledger(tmp_path / "done.ledger", board(4, 4), AVERAGE, executor=ThreadPoolExecutor(1))
    tree = tree_beside(tmp_path / "done.ledger")
    honest = audit_ledger(path, None, sample=None, tree=tree)
    assert honest.searched_again == honest.parts > sum(1 for _ in Ledger(path, board(4, 4), AVERAGE, 905).bounds())
    lines = path.read_bytes().splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if b'"next"' in line)
    line = json.loads(lines[at])
    line["least"] += 40
    lines[at] = json.dumps(line).encode() + b"\n"
    path.write_bytes(b"".join(lines))
    with pytest.raises(ResearchRefusal, match=f"why = wrong_cost, .*row = {line['row']} {line['next']}"):
        audit_ledger(path, None, sample=None, tree=tree)


CELLS = [[[2, 0], 10, True], [[1, 0], 21, False]]
RAISED = {"row": "RRG", "key": [1, 1], "least": 31, "exact": False}


def piece_lines(least: int, cells: list[Any], *, exact: bool = False) -> list[dict[str, Any]]:
    return [{"row": "RRG", "key": [1, 1], "least": least, "exact": exact, "next": "RGB", "cells": cells}]


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (piece_lines(31, CELLS), "cells"),  # RGB may be the code itself, which costs 2
        (piece_lines(33, CELLS, exact=True), "cells"),
        (piece_lines(22, [[[2, 0], 10, True], [[2, 0], 10, True]]), "cells"),
        (piece_lines(22, [[[3, 0], 20, True]]), "cells"),
        (piece_lines(30, []) + piece_lines(20, [], exact=True), "contradicted"),
        (
            [*piece_lines(30, [], exact=True), {"row": "RRG", "key": [1, 1], "least": 31, "exact": False}],
            "contradicted",
        ),
    ],
)
def test_pieces_that_contradict_themselves_are_refused(
    proof: Path, tmp_path: Path, lines: list[dict[str, Any]], why: str
) -> None:
    def add(all_lines: list[Any]) -> None:
        all_lines[1:] = lines

    with pytest.raises(ResearchRefusal, match=f"why = {why}"):
        audit_ledger(forged(proof, tmp_path, add), None, sample=0)
    lines = [RAISED, *piece_lines(33, CELLS)]
    assert audit_ledger(forged(proof, tmp_path, add), None, sample=0).parts == 2
