"""Tree files: they hold the whole tree, are walked without unpacking, and a damaged one says so."""

from pathlib import Path

import pytest

from keypeg.rules.keys import Key, mark
from keypeg.thinking._native import Rule
from keypeg.thinking.boards import Board
from keypeg.thinking.exact import solve
from keypeg.thinking.one_step import strategy
from keypeg.thinking.replay import replay
from keypeg.thinking.tree_files import Header, PackedTree, TreeFileFault, read_tree, write_tree
from tests.thinking.shapes import board


def header(tested: Board, total: int) -> Header:
    return Header(tested.codes, tested.rows, 0, total, exact=True)


@pytest.fixture(scope="module")
def classic(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tested = board(4, 6)
    path = tmp_path_factory.mktemp("trees") / "classic.tree"
    solution = solve(tested)
    write_tree(path, solution.tree, header(tested, solution.total))
    return path


def found_in(tree: PackedTree, code: str) -> int:
    node: int | None = 0
    laid = 1
    while tree.row(node or 0) != code:
        node = tree.follow(node or 0, mark(tree.row(node or 0), code))
        assert node is not None
        laid += 1
    return laid


def test_a_tree_is_walked_from_the_file(classic: Path) -> None:
    tree = read_tree(classic)
    codes = list(tree.header.codes.rows())
    assert sum(found_in(tree, code) for code in codes) == tree.header.total == 5625
    assert tree.follow(0, Key(4, 0)) is None
    assert len(tree) == tree.header.nodes


def test_a_tree_comes_back_as_it_was(tmp_path: Path) -> None:
    tested = board(4, 5, repeats=False, empties=2, any_row=True)
    tree = strategy(tested, Rule.ENTROPY)
    path = tmp_path / "one.tree"
    write_tree(path, tree, header(tested, replay(tree, tested).total))
    assert read_tree(path).tree() == tree
    assert [one.name for one in tmp_path.iterdir()] == ["one.tree"]


def test_classic_takes_a_few_kilobytes(classic: Path) -> None:
    assert classic.stat().st_size < 10_000


@pytest.mark.parametrize(
    ("keep", "fault"),
    [(5, "not a strategy tree"), (30, "cut short within the header"), (-5, "cut short or damaged after the header")],
)
def test_a_file_cut_short_is_refused(classic: Path, tmp_path: Path, keep: int, fault: str) -> None:
    path = tmp_path / "cut.tree"
    path.write_bytes(classic.read_bytes()[:keep])
    with pytest.raises(TreeFileFault, match=fault):
        read_tree(path)


def test_a_damaged_header_is_refused(classic: Path, tmp_path: Path) -> None:
    path = tmp_path / "bad.tree"
    content = classic.read_bytes()
    path.write_bytes(content.replace(b'"holes":4', b'"holes":0'))
    with pytest.raises(TreeFileFault, match="header is damaged"):
        read_tree(path)
    path.write_bytes(content.replace(b'"nodes":', b'"nodes":1'))
    with pytest.raises(TreeFileFault, match="promises"):
        read_tree(path)
