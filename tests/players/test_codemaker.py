"""Codemakers: what each of them hides, and how often."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from scipy.stats import chisquare

from keypeg.players.codemaker import choose_code
from keypeg.players.levels import CodeChoice
from keypeg.players.random_draws import draw_code
from keypeg.rules import edition
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.thinking.codemaker_strategies import codemaker_strategies
from keypeg.thinking.rulebook_boards import Shapes, distinct_boards, shapes_of
from keypeg.thinking.symmetry_classes import symmetry_class, symmetry_classes
from tests.generators import random_edition

UNLIKELY = 1e-4
"""A test that draws from a fixed seed fails never or always; so unlikely a draw is taken for a fault."""


def hidden(choice: CodeChoice, name: str, count: int, **options: object) -> list[str]:
    shapes = shapes_of(edition(name, options), 0)
    return [choose_code(choice, shapes, Random("somebody"), Random(seed)) for seed in range(count)]


@pytest.mark.parametrize("choice", CodeChoice)
def test_every_codemaker_hides_codes_of_the_right_shape(choice: CodeChoice) -> None:
    rng = Random(choice)
    for _ in range(300):
        agreed = random_edition(rng, rng.choice(["classic", "travel", "hasbro94", "duel", "custom"]))
        shapes = shapes_of(agreed, 0)
        shapes.codes.check(choose_code(choice, shapes, rng, rng))


def test_a_code_out_of_a_hat_is_any_code() -> None:
    counts = Counter(hidden(CodeChoice.UNIFORM, "classic", 1296 * 10))
    assert len(counts) > 1290
    assert chisquare([counts[code] for code in shapes_of(edition("classic")).codes.rows()]).pvalue > UNLIKELY


def test_the_master_hides_as_the_equilibrium_has_it() -> None:
    codes = hidden(CodeChoice.EQUILIBRIUM, "classic", 20_000)
    shapes = shapes_of(edition("classic"))
    counts = Counter(symmetry_class(code, shapes) for code in codes)
    shares = codemaker_strategies()["4x6"].shares
    assert counts.pop("AAAA", 0) == 0 == Fraction(shares["AAAA"][1])
    expected = {kind: float(Fraction(chance)) * len(codes) for kind, (_, chance) in shares.items() if chance != "0"}
    assert chisquare([counts[kind] for kind in expected], list(expected.values())).pvalue > UNLIKELY


def test_somebody_with_habits_repeats_colours_seldom_and_has_favourites() -> None:
    codes = hidden(CodeChoice.HABIT, "classic", 3000)
    all_different = sum(len(set(code)) == 4 for code in codes) / len(codes)
    assert 0.4 < all_different < 0.8  # out of a hat it is 360 of 1296
    colours = Counter("".join(codes))
    assert colours.most_common()[0][1] > 2 * colours.most_common()[-1][1]
    others = Counter(
        "".join(choose_code(CodeChoice.HABIT, shapes_of(edition("classic")), Random(1), Random(s)) for s in range(900))
    )
    assert [c for c, _ in others.most_common()] != [c for c, _ in colours.most_common()]


@pytest.mark.parametrize("name", sorted(codemaker_strategies()))
def test_shipped_mixes_are_chances_for_the_kinds_of_their_board(name: str) -> None:
    board = distinct_boards()[name].board()
    mixed = codemaker_strategies()[name]
    assert {kind: len(codes) for kind, codes in symmetry_classes(board).items()} == {
        kind: codes for kind, (codes, _) in mixed.shares.items()
    }
    assert sum(Fraction(chance) for _, chance in mixed.shares.values()) == 1
    assert all(Fraction(chance) >= 0 for _, chance in mixed.shares.values())


def test_every_board_with_several_kinds_has_a_mix_unless_it_is_too_large() -> None:
    several = {name for name, shapes in distinct_boards().items() if shapes.codes.repeats or shapes.codes.most_empty}
    assert several - set(codemaker_strategies()) == {"5x8", "4x8-empties"}
    assert codemaker_strategies()["4x6"].secures == "560/129"


def test_codes_and_tokens_are_drawn_by_the_table_alike() -> None:
    shape = shapes_of(edition("travel")).codes
    counts = Counter(draw_code(shape, Random(seed)) for seed in range(1680 * 10))
    assert chisquare([counts[code] for code in shape.rows()]).pvalue > UNLIKELY


def test_somebody_with_habits_leaves_one_hole_in_ten_empty() -> None:
    """With a single hole nothing else decides: the next hole stays empty in a tenth of all codes."""
    shape = Shape(1, "RGBY", repeats=True, most_empty=1)
    codes = [choose_code(CodeChoice.HABIT, Shapes(shape, shape), Random(1), Random(seed)) for seed in range(20_000)]
    assert 0.094 < codes.count(EMPTY) / len(codes) < 0.106  # three standard errors to each side
