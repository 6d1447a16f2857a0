"""The page of results says what the program finds: every shipped tree, and every board that is quick to solve."""

import hashlib
import re
from pathlib import Path

import pytest
from msgspec import Struct

from keypeg.cli.argument_kinds import Pair
from keypeg.research.strategy_builder import build_by_proof
from keypeg.rules import Edition, edition
from keypeg.thinking.edition_objectives import edition_objective
from keypeg.thinking.objectives import ObjectiveName
from keypeg.thinking.rulebook_boards import Shapes, shapes_of
from keypeg.thinking.shipped import tree_for
from keypeg.thinking.tree_check import check_tree
from keypeg.thinking.tree_files import PackedTree, read_tree
from keypeg.thinking.tree_json import tree_as_json
from keypeg.thinking.trees import Tree

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "results.md").read_text()
QUICK = 0.5
"""Seconds of processor time."""


class Result(Struct, frozen=True):
    """A line of a table: a board, an objective, and what the best strategy comes to."""

    board: str
    arguments: str
    objective: ObjectiveName
    figures: tuple[str, ...]
    """Total, average and worst, as printed."""
    seconds: float
    sha256: str

    @property
    def edition(self) -> Edition:
        name, *words = self.arguments.split()
        return edition(name, dict(Pair()(word) for word in words if word != "--option"))


def results(heading: str) -> list[Result]:
    """The lines of the table below a heading. Columns that are not compared are left out."""
    found = []
    for line in PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0].splitlines():
        cells = [cell.strip(" `") for cell in line.strip("|").split("|")]
        named = [cell for cell in cells if cell in ("average", "worst")]
        if line.startswith("| `") and named and re.fullmatch("[0-9a-f]{64}", cells[-1]):
            at = cells.index(named[0])
            objective: ObjectiveName = "worst" if named[0] == "worst" else "average"
            figures = tuple(cells[at + 1 : at + 4])
            found.append(Result(cells[0], cells[at - 1], objective, figures, float(cells[-2]), cells[-1]))
    return found


SHIPPED, OTHERS = results("Boards of the rulebooks"), results("Other boards")


def figures(tree: Tree, shapes: Shapes) -> tuple[str, ...]:
    check = check_tree(tree, shapes.board())
    return str(check.total), f"{check.average:.4f}", str(check.worst)


def sha256(tree: Tree) -> str:
    """Of the tree as `keypeg strategy export` writes it."""
    return hashlib.sha256(tree_as_json(tree) + b"\n").hexdigest()


def test_the_tables_are_read() -> None:
    assert len(SHIPPED) == 22
    assert len(OTHERS) > 50
    assert len({(one.board, one.objective) for one in SHIPPED + OTHERS}) == len(SHIPPED + OTHERS)


@pytest.mark.parametrize("line", SHIPPED, ids=lambda line: f"{line.board}.{line.objective}")
def test_shipped_trees_are_those_of_the_page(line: Result) -> None:
    shapes, packed = shapes_of(line.edition, None), tree_for(line.edition, name=line.objective)
    assert shapes.name == line.board
    assert packed.header.exact
    assert (figures(packed.tree(), shapes), sha256(packed.tree())) == (line.figures, line.sha256)


@pytest.mark.parametrize(
    "line", [one for one in OTHERS if one.seconds <= QUICK], ids=lambda line: f"{line.board}.{line.objective}"
)
def test_quick_boards_are_solved_again(line: Result) -> None:
    shapes = shapes_of(line.edition, None)
    built = build_by_proof(shapes.board(), line.objective, edition_objective(line.edition))
    assert shapes.name == line.board
    assert (figures(built.tree, shapes), sha256(built.tree)) == (line.figures, line.sha256)


def hash_in_line(start: str) -> str:
    line = next(line for line in PAGE.splitlines() if line.startswith(start))
    found = re.search("[0-9a-f]{64}", line)
    assert found is not None
    return found[0]


def test_trees_beside_ledgers_and_of_the_duel_are_those_of_the_page() -> None:
    trees: dict[str, PackedTree] = {
        "| 5 × 6 |": read_tree(ROOT / "proofs" / "5x6.ledger.tree"),
        "| 5 × 7 |": read_tree(ROOT / "proofs" / "5x7.ledger.tree"),
        "| `5x8` |": tree_for(edition("duel", {}), name="average"),
    }
    for start, packed in trees.items():
        assert sha256(packed.tree()) == hash_in_line(start)
        assert str(packed.header.total) in next(line for line in PAGE.splitlines() if line.startswith(start))
