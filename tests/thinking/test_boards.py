"""The native core lists the same codes and gives the same keys as the rules do."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from keypeg.rules.keys import Key, can_exist, mark
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.thinking import _native
from keypeg.thinking.boards import Board, key_number, keys_by_number
from keypeg.thinking.refusals import ThinkingRefusal
from tests.thinking.shapes import board, box, drawn, every_shape


@pytest.fixture(params=_native.kernel_names())
def kernels(request: pytest.FixtureRequest) -> Iterator[str]:
    _native.use_kernels(request.param)
    yield _native.kernels()
    _native.use_kernels("fastest")


def pegs(shape: Shape, row: str) -> bytes:
    return bytes((shape.colours + EMPTY).index(letter) for letter in row)


@pytest.mark.rule("K1", "K2", "K3")
@pytest.mark.usefixtures("kernels")
@pytest.mark.parametrize("holes", range(1, 9))
def test_keys_are_those_of_the_rules_on_every_shape(holes: int) -> None:
    rng = random.Random(holes)
    keys = keys_by_number(holes)
    for shape in every_shape():
        if shape.holes != holes:
            continue
        any_row = box(holes, len(shape.colours), empties=shape.most_empty)
        codes = [drawn(shape, rng) for _ in range(rng.randint(1, 70))]
        for row in (drawn(shape, rng), drawn(any_row, rng), rng.choice(codes)):
            marked = _native.mark(pegs(shape, row), [pegs(shape, code) for code in codes])
            assert [keys[number] for number in marked] == [mark(row, code) for code in codes], (shape, row)


@pytest.mark.parametrize(
    "shape",
    [
        box(4, 6),
        box(4, 8, repeats=False),
        box(4, 8, repeats=False, empties=4),
        box(3, 4, empties=3),
        Shape(5, "WRGYKB", repeats=True, fewest_empty=1, most_empty=1),
        Shape(5, "WRG", repeats=False, fewest_empty=3, most_empty=4),
        box(1, 2),
    ],
)
def test_a_board_lists_every_code_once_in_palette_order(shape: Shape) -> None:
    listed = list(Board(shape))
    assert listed == list(shape.rows())
    assert len(listed) == shape.size


@pytest.mark.usefixtures("kernels")
def test_a_first_row_splits_all_codes_as_marking_them_does() -> None:
    for tested in (board(4, 6), board(5, 4), board(4, 8, repeats=False, empties=4, any_row=True)):
        codes = list(tested)
        row = codes[len(codes) // 3]
        assert tested.split(row) == Counter(mark(row, code) for code in codes)
        assert tested.mark_all(row, codes[:50]) == [mark(row, code) for code in codes[:50]]


@pytest.mark.parametrize(
    ("row", "parts", "largest"),
    [("RRRR", 5, 625), ("RRRG", 11, 317), ("RRGG", 13, 256), ("RRGB", 14, 276), ("RGBY", 14, 312)],
)
def test_the_first_rows_of_classic_split_as_is_well_known(row: str, parts: int, largest: int) -> None:
    split = board(4, 6).split(row)
    assert (len(split), max(split.values())) == (parts, largest)


def test_keys_have_numbers_and_the_last_one_wins() -> None:
    for holes in range(1, 9):
        keys = keys_by_number(holes)
        assert [key_number(key) for key in keys] == list(range(len(keys)))
        assert keys[-1] == Key(holes, 0)
        assert [key for key in keys if not can_exist(key, holes)] == [Key(holes - 1, 1)]


def test_what_is_too_large_or_of_another_board_is_refused_clearly() -> None:
    with pytest.raises(ThinkingRefusal, match=r"too_large, why = board, rows = 429981696, most = 1048576"):
        board(8, 12)
    with pytest.raises(ThinkingRefusal, match="bad_board, why = colours"):
        Board(box(4, 6), box(4, 7))
    with pytest.raises(ThinkingRefusal, match="bad_board, why = rows"):
        Board(box(4, 6), box(4, 6, repeats=False))
    with pytest.raises(ThinkingRefusal, match="not_on_this_board, why = row, row = RRRX"):
        board(4, 6).split("RRRX")
    with pytest.raises(ThinkingRefusal, match=r"not_on_this_board, why = row, row = RRR$"):
        board(4, 6).mark_all("RRR", ["RRRR"])
    with pytest.raises(ValueError, match="no such kernels"):
        _native.use_kernels("mmx")
