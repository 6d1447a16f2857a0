"""Codes that fit, found without listing a board: against the plainest way of finding them."""

import random

import pytest

from keypeg.rules.keys import Key, mark
from keypeg.rules.shapes import Shape
from keypeg.thinking.consistent_codes import MarkedRow, find_consistent_codes
from tests.thinking.shapes import box, drawn, every_shape

SHAPES = list(every_shape())
SMALL = [shape for shape in SHAPES if shape.size <= 4000]


def marked(rng: random.Random, shape: Shape, rows: int) -> list[MarkedRow]:
    code = drawn(shape, rng)
    laid = [drawn(shape, rng) for _ in range(rows)]
    return [MarkedRow(row, mark(row, code), reds_only=rng.random() < 0.3) for row in laid]


def fits(code: str, known: list[MarkedRow]) -> bool:
    return all(
        mark(each.row, code).reds == each.key.reds if each.reds_only else mark(each.row, code) == each.key
        for each in known
    )


@pytest.mark.parametrize("part", range(4))
def test_whatever_is_found_fits(part: int) -> None:
    rng = random.Random(part)
    for shape in SHAPES[part::4]:
        known = marked(rng, shape, rng.randint(0, 6))
        found = find_consistent_codes(shape, known, 5, rng.getrandbits(60))
        assert found.codes
        for code in found.codes:
            shape.check(code)
            assert fits(code, known)


@pytest.mark.parametrize("part", range(4))
def test_none_fits_is_said_exactly_where_that_is_so(part: int) -> None:
    rng = random.Random(part)
    contradictions = 0
    for shape in SMALL[part::4]:
        known = marked(rng, shape, 4)
        other = marked(rng, shape, 2)
        codes = [code for code in shape.rows() if fits(code, known + other)]
        found = find_consistent_codes(shape, known + other, 1, rng.getrandbits(60), steps=10**8)
        assert found.none_fits == (not codes)
        assert bool(found.codes) == bool(codes)
        contradictions += not codes
    assert contradictions > 5


def test_every_code_that_fits_can_be_found() -> None:
    rng = random.Random(8)
    shape = box(4, 6)
    known = marked(rng, shape, 2)
    fitting = {code for code in shape.rows() if fits(code, known)}
    assert set(find_consistent_codes(shape, known, 60 * len(fitting), 1).codes) == fitting


def test_the_same_seed_finds_the_same_codes() -> None:
    rng = random.Random(9)
    known = marked(rng, box(8, 12), 5)
    assert find_consistent_codes(box(8, 12), known, 20, 4) == find_consistent_codes(box(8, 12), known, 20, 4)
    assert find_consistent_codes(box(8, 12), known, 20, 4) != find_consistent_codes(box(8, 12), known, 20, 5)


def test_it_stops_after_so_many_steps() -> None:
    known = [MarkedRow("RGBYOPWK", Key(0, 0)), MarkedRow("KWPOYBGR", Key(0, 0)), MarkedRow("NTMLNTML", Key(1, 6))]
    found = find_consistent_codes(box(8, 12), known, 1000, 1, steps=100)
    assert len(found.codes) < 100
    assert not found.none_fits
