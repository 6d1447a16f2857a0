"""Shapes count and list exactly the rows that they let through."""

from itertools import product

import pytest

from keypeg.rules import Refusal
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape

SHAPES = [
    Shape(holes, colours, repeats=repeats, fewest_empty=fewest, most_empty=most)
    for holes, colours in product((1, 2, 3), ("R", "RG", "RGB"))
    for repeats in (True, False)
    for most in range(holes + 1)
    for fewest in range(most + 1)
    if repeats or holes - most <= len(colours)
]


def fits(shape: Shape, row: str) -> bool:
    """What the words of `Shape` say, one by one."""
    pegs = [letter for letter in row if letter != EMPTY]
    return (
        shape.fewest_empty <= len(row) - len(pegs) <= shape.most_empty
        and set(pegs) <= set(shape.colours)
        and (shape.repeats or len(set(pegs)) == len(pegs))
    )


@pytest.mark.rule("H11")
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_a_shape_lists_its_rows_and_takes_no_others(shape: Shape) -> None:
    every = ["".join(letters) for letters in product("RGBY" + EMPTY, repeat=shape.holes)]
    fitting = [row for row in every if fits(shape, row)]
    assert sorted(shape.rows()) == sorted(fitting)
    assert shape.size == len(fitting)
    for row in every:
        if row in fitting:
            shape.check(row)
        else:
            with pytest.raises(Refusal):
                shape.check(row)


def test_rows_come_in_palette_order() -> None:
    assert list(Shape(2, "RG", repeats=True, most_empty=1).rows()) == ["RR", "RG", "R.", "GR", "GG", "G.", ".R", ".G"]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_a_row_is_found_by_its_number(shape: Shape) -> None:
    assert [shape.nth(number) for number in range(shape.size)] == list(shape.rows())
    for number in (-1, shape.size):
        with pytest.raises(IndexError) as missing:
            shape.nth(number)
        assert missing.value.args == (number,)
