"""The values of rows: proven where a search comes to an end within its steps, and estimated on the largest boards."""

from math import log
from types import SimpleNamespace
from typing import Any

import pytest

from keypeg.review import row_values
from keypeg.review.row_values import compare, seat_tree, split, value_of
from keypeg.rules.boxes import edition
from keypeg.rules.keys import Key
from keypeg.thinking.advice import Advice, advise
from keypeg.thinking.positions import Position
from keypeg.thinking.relabelling import canonical_relabelling
from keypeg.thinking.rulebook_boards import shapes_of
from keypeg.thinking.tree_files import PackedTree

CLASSIC = shapes_of(edition("classic")).board()
SUPER = shapes_of(edition("super")).board()
LAID = [("RRYGB", Key(1, 1))]
"""After this row the largest board has more codes and rows than are searched."""


def estimate(position: Position, row: str) -> float:
    """The estimate as it is documented: n codes take 1 + 0.43 ln n rows."""
    rows = position.laid + 1
    sizes = split(position, row)
    won = sizes.pop(position.board.winning, 0)
    return rows * won + sum(size * (rows + 1 + 0.43 * log(size)) for size in sizes.values())


def test_too_few_steps_prove_nothing() -> None:
    position = Position(CLASSIC, [("RRYY", Key(1, 0))])
    proven, reached = value_of(position, "RGBW"), value_of(position, "RGBW", steps=1)
    assert proven.exact
    assert not reached.exact
    assert reached.total >= proven.total
    assert not compare(position, "RGBW", steps=1).exact


def test_a_comparison_never_depends_on_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every search ends after the same number of checks, on every machine."""
    checks: list[int] = []

    def limited(position: Position, **limits: Any) -> Advice:
        checks.append(limits.get("checks", 0))
        return advise(position, **limits)

    monkeypatch.setattr(row_values, "advise", limited)
    compare(Position(CLASSIC, [("RRYY", Key(1, 0))]), "RGBW", steps=7)
    assert len(checks) > 2
    assert set(checks) == {7}


@pytest.mark.parametrize("row", ["RYWYY", "RRRRR", "WKOPP"])
def test_the_largest_positions_are_estimated(row: str) -> None:
    position = Position(SUPER, LAID)
    compared = compare(position, row)
    assert (compared.codes, compared.exact) == (len(position), False)
    assert compared.laid == pytest.approx(estimate(position, row))
    assert compared.best == pytest.approx(estimate(position, compared.best_row))
    assert compared.best <= compared.laid
    assert compare(position, compared.best_row).cost == 0


def test_without_a_strategy_the_best_row_is_the_one_that_is_advised() -> None:
    position = Position(SUPER, LAID)
    best = compare(position, "RRRRR").best_row
    relabelling = canonical_relabelling(SUPER.codes.colours, ["RRYGB", "RRRRR"])
    canonical = Position(SUPER, relabelling.apply_to_all(position.rows))
    assert best == relabelling.undo(advise(canonical, count=1, checks=1).rows[0].row)
    free = next(letter for letter in best if letter in "WKOP")
    other = next(letter for letter in "WKOP" if letter not in best)
    as_good = best.replace(free, other)
    assert compare(position, as_good).best_row == as_good


def test_what_is_estimated_takes_no_search_and_of_equal_rows_the_one_laid_is_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position, row = Position(SUPER, LAID), "RWYKO"
    canonical = canonical_relabelling(SUPER.codes.colours, ["RRYGB", row]).apply(row)

    def advised(_: Position, *, count: int, checks: int) -> SimpleNamespace:
        """The same row by symmetry: the first two holes of the row before it hold the same colour."""
        assert (count, checks) == (1, 1), "it stops at the first look at the clock"
        return SimpleNamespace(rows=[SimpleNamespace(row=canonical[1] + canonical[0] + canonical[2:])])

    monkeypatch.setattr(row_values, "advise", advised)
    compared = compare(position, row, steps=1)  # which nothing else asks for, so that no cache keeps it for others
    assert (compared.best_row, compared.cost) == (row, 0)


def test_a_strategy_knows_the_best_row_of_a_position_that_is_not_searched() -> None:
    tree = seat_tree(edition("super"), 1)
    assert isinstance(tree, PackedTree)
    first = tree.row(0)
    node = tree.follow(0, Key(1, 1))
    assert node is not None
    position = Position(SUPER, [(first, Key(1, 1))])
    assert compare(position, "RRRRR", tree).best_row == tree.row(node)


def test_a_row_that_is_that_of_the_strategy_by_symmetry_is_known_too() -> None:
    tree = seat_tree(edition("classic"), 1)
    assert isinstance(tree, PackedTree)
    assert tree.row(0) == "RRYG"  # its first two holes are the same
    node = tree.follow(0, Key(1, 1))
    assert node is not None
    row = tree.row(node)
    alike = row[1] + row[0] + row[2:]
    assert alike != row
    compared = compare(Position(CLASSIC, [("RRYG", Key(1, 1))]), alike, tree, steps=1)
    assert (compared.best_row, compared.cost, compared.exact) == (alike, 0, True)


@pytest.mark.parametrize(
    ("box", "keys", "row", "informed", "best", "exact"),
    [
        # Without a strategy, one step proves nothing about the row, whatever it proves about the best one.
        ("classic", [Key(0, 0)], "BBWK", False, "BBWK", False),
        ("classic", [Key(0, 0)], "BWWB", False, "BWWB", False),  # which is as good as others
        # This strategy is proven to be the best one, and its own row comes before others that are as good.
        ("classic", [Key(0, 0)], "BBWK", True, "BBWK", True),
        ("classic", [Key(0, 3), Key(1, 2)], "WGRK", True, "GYRW", True),
        # This one is only the best one known.
        ("super", [Key(2, 1), Key(0, 3)], "KWYOY", True, "KWYOY", False),
    ],
)
def test_what_a_strategy_knows_is_proven_if_the_strategy_is(
    box: str, keys: list[Key], row: str, best: str, *, informed: bool, exact: bool
) -> None:
    tree = seat_tree(edition(box), 1)
    assert isinstance(tree, PackedTree)
    rows, node = list[tuple[str, Key]](), 0
    for key in keys:
        rows.append((tree.row(node), key))
        node = tree.follow(node, key) or 0
    position = Position(SUPER if box == "super" else CLASSIC, rows)
    compared = compare(position, row, tree if informed else None, steps=1)
    assert (compared.best_row, compared.exact) == (best, exact)


def test_a_box_with_few_rows_has_the_strategy_of_its_board() -> None:
    few = edition("custom", {"pegs": 4, "colours": 6, "row_limit": 4})
    assert isinstance(seat_tree(few, 0), PackedTree)
