"""Tree files: they hold the whole tree, are walked without unpacking, and a damaged one says so."""

import struct
import zlib
from pathlib import Path

import msgspec
import pytest

from keypeg.rules.keys import Key, mark
from keypeg.thinking._native import Rule
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import solve
from keypeg.thinking.one_step_rules import one_step_tree
from keypeg.thinking.refusals import BranchRefused, ThinkingRefusal
from keypeg.thinking.tree_check import check_tree
from keypeg.thinking.tree_files import MAGIC, PackedTree, TreeHeader, packed_tree, read_tree, write_tree
from tests.thinking.shapes import board


def header(tested: Board, total: int) -> TreeHeader:
    return TreeHeader(tested.codes, tested.rows, 0, total, exact=True)


@pytest.fixture(scope="module")
def classic(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tested = board(4, 6)
    path = tmp_path_factory.mktemp("trees") / "classic.tree"
    solution = solve(tested)
    write_tree(path, packed_tree(solution.tree, header(tested, solution.total)))
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


def test_a_tree_knows_its_own_rows(classic: Path) -> None:
    tree = read_tree(classic)
    first, key = tree.row(), Key(1, 1)
    node = tree.follow(0, key)
    assert node is not None
    assert tree.after([]) == 0
    assert tree.after([(first, key)]) == node
    assert tree.after([(first, key), (tree.row(node), Key(0, 0))]) == tree.follow(node, Key(0, 0))
    assert tree.after([(first[::-1], key)]) is None, "another row"
    assert tree.after([(first, Key(4, 0))]) is None, "where the tree does not go"


def test_a_tree_comes_back_as_it_was(tmp_path: Path) -> None:
    tested = board(4, 5, repeats=False, empties=2, any_row=True)
    tree = one_step_tree(tested, Rule.ENTROPY)
    path = tmp_path / "one.tree"
    write_tree(path, packed_tree(tree, header(tested, check_tree(tree, tested).total)))
    assert read_tree(path).tree() == tree
    assert [one.name for one in tmp_path.iterdir()] == ["one.tree"]


def test_classic_takes_a_few_kilobytes(classic: Path) -> None:
    assert classic.stat().st_size < 10_000


@pytest.mark.parametrize(
    ("keep", "fault"),
    [(5, "why = no_tree"), (30, "why = cut_header"), (-5, r"why = cut_short, .*, byte = \d+")],
)
def test_a_file_cut_short_is_refused(classic: Path, tmp_path: Path, keep: int, fault: str) -> None:
    path = tmp_path / "cut.tree"
    path.write_bytes(classic.read_bytes()[:keep])
    with pytest.raises(ThinkingRefusal, match=fault):
        read_tree(path)


def test_a_damaged_header_is_refused(classic: Path, tmp_path: Path) -> None:
    path = tmp_path / "bad.tree"
    content = classic.read_bytes()
    path.write_bytes(content.replace(b'"holes":4', b'"holes":0'))
    with pytest.raises(ThinkingRefusal, match=r"why = bad_header, .*, field = \$.codes, \$.rows"):
        read_tree(path)
    path.write_bytes(content.replace(b'"nodes":', b'"nodes":1'))
    with pytest.raises(ThinkingRefusal, match=r"why = wrong_length, .*, nodes = \d+"):
        read_tree(path)
    path.write_bytes(content.replace(b'"nodes":', b'"nodes":-'))
    with pytest.raises(ThinkingRefusal, match=r"why = bad_count, .*, nodes = -"):
        read_tree(path)


@pytest.mark.parametrize(
    ("rows", "masks", "fault"),
    [
        ([0, 0], [0, 1], "why = no_parent, .*, node = 1"),
        ([0, 0], [0, 0], "why = no_parent, .*, node = 1"),
        ([0, 0], [3, 0], "why = wrong_count, .*, nodes = 2, found = 3"),
        ([0, 0], [1 << 14, 0], "why = bad_key, .*, node = 0"),
        ([0, 0], [1 << 63, 0], "why = bad_key, .*, node = 0"),
        ([0, 10**9], [1, 0], "why = no_such_row, .*, number = 1000000000"),
    ],
)
def test_nodes_that_do_not_hang_together_are_refused(
    tmp_path: Path, rows: list[int], masks: list[int], fault: str
) -> None:
    head = header(board(4, 6), 1)
    nodes = struct.pack("<2I2Q", *rows, *masks)
    path = tmp_path / "odd.tree"
    path.write_bytes(MAGIC + msgspec.json.encode(msgspec.structs.replace(head, nodes=2)) + b"\n" + zlib.compress(nodes))
    with pytest.raises(ThinkingRefusal, match=fault):
        read_tree(path)


def test_a_chain_of_rows_is_unpacked_however_long(tmp_path: Path) -> None:
    path = tmp_path / "chain.tree"
    head = msgspec.structs.replace(header(board(4, 6), 1), nodes=5000)
    nodes = struct.pack("<5000I5000Q", *[0] * 5000, *[1] * 4999, 0)
    path.write_bytes(MAGIC + msgspec.json.encode(head) + b"\n" + zlib.compress(nodes))
    packed = read_tree(path)
    assert packed.depth == 5000
    with pytest.raises(BranchRefused, match="why = missed"):
        check_tree(packed.tree(), board(4, 6))
