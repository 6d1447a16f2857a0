"""Rows that are the same by symmetry, checked by trying every renaming of holes and colours."""

import random
from itertools import permutations

import pytest
from msgspec.structs import replace

from keypeg.rules.boxes import edition
from keypeg.rules.keys import Key, mark
from keypeg.thinking.advice import advise
from keypeg.thinking.positions import Position
from keypeg.thinking.row_classes import classes_of, row_classes
from keypeg.thinking.rulebook_boards import shapes_of


def orbit(position: Position, row: str) -> set[str]:
    """Every row that a renaming turns the row into, if it turns the marked rows on the board into themselves."""
    colours, marked = position.board.exchangeable, set(position.rows)
    found = set()
    for order in permutations(range(position.board.holes)):
        for names in permutations(colours):
            renamed = str.maketrans(colours, "".join(names))

            def image(text: str, order: tuple[int, ...] = order, renamed: dict[int, int] = renamed) -> str:
                moved = text.translate(renamed)
                return "".join(moved[hole] for hole in order)

            if {(image(laid), key) for laid, key in marked} == marked:
                found.add(image(row))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_rows_are_alike_if_a_renaming_leaves_the_board_as_it_is(seed: int) -> None:
    rng = random.Random(seed)
    board = shapes_of(edition("custom", {"pegs": 3, "colours": 4, "empties": seed % 2 == 1})).board()
    code = board.code(rng.randrange(len(board)))
    laid = [board.row(rng.randrange(board.native.row_count)) for _ in range(seed % 3)]
    position = Position(board, [(row, mark(row, code)) for row in laid])
    for _ in range(12):
        row, other = (board.row(rng.randrange(board.native.row_count)) for _ in range(2))
        alike = orbit(position, row)
        (first, others), (first_of_other, _) = classes_of(position, [row, other])
        assert others + 1 == len(alike)
        assert first in alike
        assert (first == first_of_other) is (other in alike)


def test_two_rows_with_the_same_key_may_change_places() -> None:
    board = shapes_of(edition("custom", {"pegs": 4, "colours": 4})).board()
    position = Position(board, [("RRYY", Key(1, 1)), ("YYRR", Key(1, 1))])
    assert classes_of(position, ["RGGB", "YGGB"])[0] == classes_of(position, ["RGGB", "YGGB"])[1]
    for row in ("RGGB", "RRGG", "RYGG"):
        assert classes_of(position, [row])[0][1] + 1 == len(orbit(position, row))
    other_keys = Position(board, [("RRYY", Key(1, 1)), ("YYRR", Key(0, 2))])
    assert classes_of(other_keys, ["RGGB"])[0][1] < classes_of(position, ["RGGB"])[0][1]


def orbits_ends(position: Position, row: str) -> tuple[str, str]:
    alike = orbit(position, row)
    return min(alike), max(alike)


def test_one_row_stands_for_its_class_and_the_classes_keep_their_order() -> None:
    board = shapes_of(edition("classic")).board()
    position = Position(board, [("RRGG", mark("RRGG", "RBYW"))])
    advised = [
        replace(row, row=name) for row in advise(position, count=4).rows for name in orbits_ends(position, row.row)
    ]
    classes = list(row_classes(position, advised))
    assert len(classes) == len(advised) // 2
    places = [advised.index(each.row) for each in classes]
    assert places == sorted(places)
    assert len({frozenset(orbit(position, each.row.row)) for each in classes}) == len(classes)
