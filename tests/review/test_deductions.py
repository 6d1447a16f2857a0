"""Deductions: each follows from what is known and its rows, together they leave one code, and none is there in vain."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.review.deductions import explain, prove
from keypeg.review.fact_values import ColourFact, Fact, HoleFact
from keypeg.review.puzzles import make_puzzle, puzzle_board, solution
from keypeg.rules.boxes import edition
from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key, mark
from keypeg.rules.shapes import Shape
from keypeg.thinking.rulebook_boards import Shapes
from tests.review.test_facts import holds
from tests.review.test_puzzles import codes

SMALL = edition("custom", {"pegs": 3, "colours": 4})
BOXES = (
    edition("classic"),
    edition("travel", {"colours": 6}),
    edition("hasbro94", {"ninth_colour": True}),
    edition("custom", {"pegs": 3, "colours": 5, "empties": True}),
)
Rows = Sequence[tuple[str, Key]]


def fits(code: str, rows: Rows, chosen: Iterable[int]) -> bool:
    return all(mark(rows[row - 1][0], code) == rows[row - 1][1] for row in chosen)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(BOXES), st.integers(0, 10**6), st.integers(1, 4))
def test_every_step_follows_and_the_last_one_leaves_the_answer(agreed: Edition, seed: int, grade: int) -> None:
    puzzle = make_puzzle(agreed, seed, min(grade, 3))
    known = set(codes(agreed))
    every = frozenset(known)
    for step in solution(puzzle):
        assert step.facts
        fitting = {code for code in known if fits(code, puzzle.rows, step.rows)}
        alone = {code for code in every if fits(code, puzzle.rows, step.rows)}
        for fact in step.facts:
            assert fact.rows == step.rows
            assert all(map(holds(fact), fitting))
        assert step.with_known == (not all(holds(fact)(code) for fact in step.facts for code in alone))
        known = {code for code in known if all(holds(fact)(code) for fact in step.facts)}
    assert known == {puzzle.answer}


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 3))
def test_no_fact_and_no_step_is_there_in_vain(seed: int, grade: int) -> None:
    puzzle = make_puzzle(SMALL, seed, grade)
    steps = solution(puzzle)
    for left_out in [(at, fact) for at, step in enumerate(steps) for fact in step.facts]:
        known = list(codes(SMALL))
        sound = True
        for at, step in enumerate(steps):
            facts = [fact for fact in step.facts if (at, fact) != left_out]
            fitting = [code for code in known if fits(code, puzzle.rows, step.rows)]
            sound = sound and all(holds(fact)(code) for fact in facts for code in fitting)
            known = [code for code in known if all(holds(fact)(code) for fact in facts)]
        assert not sound or len(known) > 1


def learnt(known: list[str], fitting: list[str], letters: str) -> list[str]:
    """The codes that agree with everything that holds in the fitting ones: found by looking at each fact."""
    tests: list[Callable[[str], bool]] = []
    for letter in letters:
        counts = [code.count(letter) for code in fitting]
        tests.append(holds(ColourFact(letter, min(counts), max(counts), ())))
        for hole in range(1, len(known[0]) + 1):
            fact: Fact = HoleFact(hole, letter, holds=False, rows=())
            if all(map(holds(fact), fitting)):
                tests.append(holds(fact))
    return [code for code in known if all(test(code) for test in tests)]


def rows_needed_together(rows: Rows) -> int:
    """The fewest rows that have to be taken together at some step, by taking all smaller sets until nothing is new."""
    for most in range(1, len(rows) + 1):
        sets = [chosen for size in range(1, most + 1) for chosen in combinations(range(1, len(rows) + 1), size)]
        known, before = list(codes(SMALL)), 0
        while len(known) != before:
            before = len(known)
            for chosen in sets:
                known = learnt(known, [code for code in known if fits(code, rows, chosen)], "RGBY")
        if len(known) == 1:
            return most
    raise AssertionError("more than one code fits")


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 3))
def test_rows_are_taken_together_only_where_that_is_needed(seed: int, grade: int) -> None:
    puzzle = make_puzzle(SMALL, seed, grade)
    proof = prove(puzzle_board(SMALL), puzzle.rows)
    assert max(map(len, proof.steps)) == rows_needed_together(puzzle.rows)


def test_a_proof_that_can_be_told() -> None:
    """Row 1 has no key, so both colours are out; row 2 then places the third."""
    shape = Shape(2, "RGB", repeats=True)
    rows = [("RG", Key(0, 0))]
    (step,) = explain(prove(Shapes(shape, shape), rows))
    assert step.rows == (1,)
    assert not step.with_known
    assert step.facts == (HoleFact(1, "B", holds=True, rows=(1,)), HoleFact(2, "B", holds=True, rows=(1,)))


def test_rows_that_leave_several_codes_prove_nothing() -> None:
    shape = Shape(2, "RGB", repeats=True)
    with pytest.raises(ValueError, match=r"^More than one code fits these rows\.$"):
        prove(Shapes(shape, shape), [("RR", Key(0, 0))])


def test_steps_that_take_rows_together_are_left_out_before_others() -> None:
    """Here the proof does without one of two steps. It keeps the one that looks at a single row."""
    keys = {"BKGY": Key(2, 0), "RBRB": Key(0, 2), "GYGK": Key(1, 0), "KBRG": Key(0, 2)}
    proof = prove(puzzle_board(edition("classic")), list(keys.items()))
    assert proof.steps == ((1,), (0, 3), (2,), (0, 1), (3,), (0,), (2,))


def test_of_steps_that_take_as_many_rows_the_later_ones_are_left_out_first() -> None:
    rows = ["OGP", "KBB", "WMB", "YBL", "TBR", "RBR"]
    marked = [(row, mark(row, "NBR")) for row in rows]
    proof = prove(puzzle_board(edition("custom", {"pegs": 3, "colours": 12})), marked)
    assert proof.steps == ((5,), (4,), (0,), (1, 3), (2,), (4,), (5,))
