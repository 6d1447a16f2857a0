"""Rows that are the same by symmetry, checked by trying every renaming of holes and colours."""

import random
from itertools import permutations

import pytest

from keypeg.rules.boxes import edition
from keypeg.rules.keys import mark
from keypeg.thinking.advice import advise
from keypeg.thinking.positions import Position
from keypeg.thinking.row_classes import Symmetries, row_classes
from keypeg.thinking.rulebook_boards import shapes_of


def orbit(position: Position, row: str) -> set[str]:
    """Every row that a renaming turns the row into, if it leaves the rows on the board as they are."""
    colours = position.board.codes.colours
    found = set()
    for order in permutations(range(position.board.holes)):
        for names in permutations(colours):
            renamed = str.maketrans(colours, "".join(names))

            def image(text: str, order: tuple[int, ...] = order, renamed: dict[int, int] = renamed) -> str:
                moved = text.translate(renamed)
                return "".join(moved[hole] for hole in order)

            if all(image(laid) == laid for laid, _ in position.rows):
                found.add(image(row))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_rows_are_alike_if_a_renaming_leaves_the_board_as_it_is(seed: int) -> None:
    rng = random.Random(seed)
    board = shapes_of(edition("custom", {"pegs": 3, "colours": 4, "empties": seed % 2 == 1})).board()
    code = board.code(rng.randrange(len(board)))
    laid = [board.row(rng.randrange(board.native.row_count)) for _ in range(seed % 3)]
    position = Position(board, [(row, mark(row, code)) for row in laid])
    symmetries = Symmetries(position)
    for _ in range(12):
        row, other = (board.row(rng.randrange(board.native.row_count)) for _ in range(2))
        alike = orbit(position, row)
        assert symmetries.count(symmetries.forms(row)) == len(alike)
        assert (symmetries.forms(row) == symmetries.forms(other)) is (other in alike)


def test_one_row_stands_for_its_class_and_the_classes_keep_their_order() -> None:
    board = shapes_of(edition("classic")).board()
    position = Position(board, [("RRGG", mark("RRGG", "RBYW"))])
    advised = advise(position, count=60).rows
    classes = list(row_classes(position, advised))
    assert len(classes) < len(advised)
    places = [advised.index(each.row) for each in classes]
    assert places == sorted(places)
    assert len({frozenset(orbit(position, each.row.row)) for each in classes}) == len(classes)
