"""Facts: true in every code that fits, complete, and proven by as few rows as can be. The same as trying everything."""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.review.fact_values import ColourFact, Fact, HoleFact
from keypeg.review.facts import MOST_FACT_ROWS, facts
from keypeg.rules.boxes import edition
from keypeg.rules.keys import Key, mark
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import shapes_of
from tests.thinking.shapes import board

BOARDS = (
    board(2, 4),
    board(3, 4, repeats=False),
    board(3, 3, repeats=False, any_row=True),
    board(2, 3, repeats=False, empties=2, any_row=True),
    Board(Shape(3, "RGB", repeats=False, fewest_empty=1, most_empty=2)),
    board(4, 4),
)
Rows = Sequence[tuple[str, Key]]


def random_rows(tested: Board, rng: random.Random, most: int) -> list[tuple[str, Key]]:
    """Random rows with the keys of one random code."""
    code = tested.code(rng.randrange(len(tested)))
    rows = [tested.row(rng.randrange(tested.native.row_count)) for _ in range(rng.randint(0, most))]
    return [(row, mark(row, code)) for row in rows]


def fitting(tested: Board, rows: Rows) -> list[str]:
    return [code for code in tested if all(mark(row, code) == key for row, key in rows)]


def holds(fact: Fact) -> Callable[[str], bool]:
    match fact:
        case ColourFact(colour=colour, least=least, most=most):
            return lambda code: least <= code.count(colour) <= most
        case HoleFact(hole=hole, colour=colour, holds=there):
            return lambda code: (code[hole - 1] == colour) == there


def every_fact(tested: Board, rows: Rows) -> Iterator[Fact]:
    """What holds in every code that fits and not in every code of the board, found by looking at each."""
    every, left = list(tested), fitting(tested, rows)
    letters = sorted(set("".join(every)))
    for colour in letters:
        before, after = ([code.count(colour) for code in codes] for codes in (every, left))
        if (min(before), max(before)) != (min(after), max(after)):
            yield ColourFact(colour, min(after), max(after), ())
    for hole in range(tested.holes):
        for colour in letters:
            before_here, here = ({code[hole] == colour for code in codes} for codes in (every, left))
            if len(here) == 1 < len(before_here):
                yield HoleFact(hole + 1, colour, here.pop(), ())


def without_rows(fact: Fact) -> Fact:
    match fact:
        case ColourFact(colour=colour, least=least, most=most):
            return ColourFact(colour, least, most, ())
        case HoleFact(hole=hole, colour=colour, holds=there):
            return HoleFact(hole, colour, there, ())


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(BOARDS), st.randoms(use_true_random=False))
def test_facts_are_those_that_trying_every_code_finds(tested: Board, rng: random.Random) -> None:
    rows = random_rows(tested, rng, 4)
    found = facts(Position(tested, rows))
    assert set(map(without_rows, found)) == set(every_fact(tested, rows))
    assert len(found) == len(set(found))


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(BOARDS), st.randoms(use_true_random=False))
def test_no_fewer_rows_prove_a_fact(tested: Board, rng: random.Random) -> None:
    rows = random_rows(tested, rng, 5)
    for fact in facts(Position(tested, rows)):
        true_of = holds(fact)
        proof = [rows[number - 1] for number in fact.rows]
        assert all(map(true_of, fitting(tested, proof)))
        for fewer in combinations(rows, len(proof) - 1):
            assert not all(map(true_of, fitting(tested, fewer)))


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(["classic", "hasbro94", "duel"]), st.randoms(use_true_random=False))
def test_a_proof_on_a_rulebook_board_falls_with_any_of_its_rows(box: str, rng: random.Random) -> None:
    tested = shapes_of(edition(box)).board()
    rows = random_rows(tested, rng, 8)
    for fact in rng.sample(found := facts(Position(tested, rows)), min(len(found), 6)):
        true_of = holds(fact)
        proof = [rows[number - 1] for number in fact.rows]
        assert all(map(true_of, Position(tested, proof)))
        for left_out in range(len(proof)):
            assert not all(map(true_of, Position(tested, proof[:left_out] + proof[left_out + 1 :])))


def test_no_row_proves_nothing() -> None:
    assert facts(Position(board(4, 6))) == []


def test_contradictory_keys_prove_nothing() -> None:
    assert facts(Position(board(4, 6), [("RRRR", Key(2, 0)), ("RRRR", Key(1, 0))])) == []


def test_more_rows_than_any_box_has_are_refused() -> None:
    rows = [("RRRR", Key(0, 0))] * (MOST_FACT_ROWS + 1)
    with pytest.raises(Refusal, match="too_many_rows") as refused:
        facts(Position(board(4, 6), rows))
    assert refused.value.values == {"rows": 21, "most": 20}


def test_twenty_rows_are_enough_for_the_longest_board() -> None:
    rows = [("RRRR", Key(0, 0))] * (MOST_FACT_ROWS - 1) + [("GGGG", Key(0, 0))]
    assert ColourFact("G", 0, 0, (20,)) in facts(Position(Board(Shape(4, "RGB", repeats=True)), rows))


def test_of_equally_short_proofs_the_one_with_the_earliest_rows_is_named() -> None:
    rows = [("RRRR", Key(0, 0)), ("GGGG", Key(0, 0))] * 4
    found = facts(Position(Board(Shape(4, "RGB", repeats=True)), rows))
    assert {fact.rows for fact in found if fact.colour == "R"} == {(1,)}
    assert {fact.rows for fact in found if fact.colour == "G"} == {(2,)}
    assert {fact.rows for fact in found if fact.colour == "B"} == {(1, 2)}


def test_a_row_that_was_the_code_proves_everything_about_it() -> None:
    tested = board(5, 12, repeats=False)
    code = tested.code(50_000)
    found = facts(Position(tested, [(code, Key(5, 0))]))
    assert len(found) == 12 + 5 * 12  # more than a machine word has bits
    assert {fact.rows for fact in found} == {(1,)}
    assert all(holds(fact)(code) for fact in found)
