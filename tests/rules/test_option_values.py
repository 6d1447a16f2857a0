"""The values that an option offers, and the editions that differ in their boards."""

import pytest

from keypeg.rules import BOXES
from keypeg.rules.boxes import contradictions, editions_by_board
from keypeg.rules.options import Number


@pytest.mark.parametrize(
    ("number", "values"),
    [
        (Number("n", 3, 1, 3, "C1"), [3, 2, 1]),
        (Number("n", 3, 1, 7, "D1", step=2), [7, 5, 3, 1]),
        (Number("n", 0, 0, 0, "X1"), [0]),
    ],
    ids=str,
)
def test_the_values_of_a_number_come_from_the_largest_down(number: Number, values: list[int]) -> None:
    assert list(number.values) == values


@pytest.mark.parametrize(
    ("box", "boards"),
    [
        ("classic", [{}]),
        (
            "travel",
            [{"guesses": guesses, "colours": colours} for guesses in ("any", "as_code") for colours in (8, 7, 6)],
        ),
        # A handicap of four rings is for a board of five: the edition in between is left out, and no other.
        (
            "duel",
            [
                {"rings": 5, "handicap": None},
                {"rings": 5, "handicap": 0},
                {"rings": 5, "handicap": 1},
                {"rings": 4, "handicap": None},
            ],
        ),
    ],
    ids=str,
)
def test_a_box_makes_an_edition_for_each_board(box: str, boards: list[dict[str, object]]) -> None:
    found = list(editions_by_board(BOXES[box]))
    assert [
        {name: agreed.options[name] for name in board} for agreed, board in zip(found, boards, strict=True)
    ] == boards


def test_editions_after_one_that_is_refused_are_made_too() -> None:
    shapes = [agreed.options for agreed in editions_by_board(BOXES["custom"])]
    assert shapes[-1]["pegs"] == 1
    assert not any(
        each["pegs"] == 8 and each["colours"] == 7 and not each["repeats"] and not each["empties"] for each in shapes
    )


@pytest.mark.parametrize(
    ("box", "expected"),
    [
        ("classic", []),
        ("duel", [{"rings": 4, "handicap": 0}, {"rings": 4, "handicap": 1}]),
        (
            "group",
            [
                {"players": players, "boards_each": each, "second_board": second}
                for players in (2, 3, 4)
                for each in (1, 2)
                for second in (None, 0, 1)
                if (each == 2 and second is not None) or (players > 2 and (each == 2 or second is not None))
            ],
        ),
        (
            "custom",
            [
                {"pegs": pegs, "colours": colours, "repeats": False, "empties": False}
                for pegs in range(8, 0, -1)
                for colours in range(12, 1, -1)
                if pegs > colours
            ],
        ),
    ],
    ids=str,
)
def test_a_box_says_which_choices_do_not_go_together(box: str, expected: list[dict[str, object]]) -> None:
    assert contradictions(BOXES[box]) == expected
