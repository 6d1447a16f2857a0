"""The boards of the rulebooks: which codes a seat has to find in an edition, and which rows it may lay."""

from collections.abc import Iterator
from math import log
from typing import assert_never

from msgspec import Struct

from keypeg.rules.boxes import BOXES, editions_by_board
from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition, GroupGame
from keypeg.rules.palette import EMPTY
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.shapes import Shape
from keypeg.thinking.boards import Board
from keypeg.thinking.trees import Tree


class Shapes(Struct, frozen=True):
    """The shapes of a board: what may be hidden and what may be laid."""

    codes: Shape
    rows: Shape

    @property
    def name(self) -> str:
        """A short name, the same for boards that differ only in the letters of their colours."""
        name = f"{self.codes.holes}x{len(self.codes.colours)}"
        if self.codes.most_empty:
            name += "-empties"
            if (self.codes.fewest_empty, self.codes.most_empty) != (0, self.codes.holes):
                name += f"-{self.codes.fewest_empty}-{self.codes.most_empty}"
        if not self.codes.repeats:
            name += "-no-repeats"
        return name if self.rows == self.codes else name + "-any-row"

    def board(self) -> Board:
        """The board, with its codes and rows listed."""
        return Board(self.codes, self.rows)


def shapes_of(agreed: Edition, seat: int | None = None) -> Shapes:
    """What a codebreaker has to find and may lay. The seat matters only in a duel with a handicap."""
    if seat not in (None, 0, 1):
        rule = agreed.paragraphs.players
        raise Refusal(Fault.UNKNOWN_SEAT, rule, why="none_such", last=1)
    match agreed.game:
        case CodebreakingGame(code=code, row=row):
            return Shapes(code, row)
        case DuelGame(to_find=to_find):
            if seat is None:
                if to_find[0] != to_find[1]:
                    raise Refusal(Fault.UNKNOWN_SEAT, agreed.paragraphs.code_shape.length, why="handicap")
                seat = 0
            return Shapes(to_find[seat], to_find[seat])
        case GroupGame(paragraphs=paragraphs):
            raise Refusal(Fault.NOT_IN_THIS_EDITION, paragraphs.answer, why="no_codebreaker")
        case game:
            assert_never(game)


def row_limit(agreed: Edition) -> int:
    """How many rows a codebreaker has."""
    match agreed.game:
        case CodebreakingGame(row_limit=limit) | DuelGame(row_limit=limit):
            return limit
        case GroupGame():
            shapes_of(agreed)
            raise AssertionError("the group edition has no board")
        case game:
            assert_never(game)


class RulebookBoard(Struct, frozen=True):
    """An edition with a board of the rulebooks, and the seat that plays it if that matters."""

    edition: Edition
    seat: int | None = None

    @property
    def shapes(self) -> Shapes:
        return shapes_of(self.edition, self.seat)


def rulebook_boards() -> Iterator[RulebookBoard]:
    """Every edition of the rulebooks that changes the board or its score; several may share a board."""
    for box in BOXES.values():
        if not box.house:
            for agreed in editions_by_board(box):
                yield from _boards(agreed)


def _boards(agreed: Edition) -> Iterator[RulebookBoard]:
    match agreed.game:
        case CodebreakingGame():
            yield RulebookBoard(agreed)
        case DuelGame(to_find=(first, second)):
            if first == second:
                yield RulebookBoard(agreed)
            else:
                yield RulebookBoard(agreed, 0)
                yield RulebookBoard(agreed, 1)
        case GroupGame():
            return
        case game:
            assert_never(game)


def distinct_boards() -> dict[str, Shapes]:
    """Every board of the rulebooks once, by name."""
    return {board.shapes.name: board.shapes for board in rulebook_boards()}


def board_of_tree(tree: Tree) -> Shapes | None:
    """The board of the rulebooks that a tree is most likely for, or None if its rows fit none.

    A tree has a last row for each code and few others, so the number of rows tells boards of one size apart. A missing
    branch changes that number little, so a faulty tree is still checked against the board it was meant for.
    """
    waiting, rows, count = [tree], set[str](), 0
    while waiting:
        node = waiting.pop()
        count += 1
        rows.add(node.row)
        waiting += node.next.values()
    letters, lengths = set().union(*rows), {len(row) for row in rows}
    candidates = [
        shapes
        for shapes in distinct_boards().values()
        if lengths == {shapes.rows.holes}
        and letters <= set(shapes.rows.colours + (EMPTY if shapes.rows.most_empty else ""))
        and (shapes.rows.repeats or all(_no_repeats(row) for row in rows))
    ]
    return min(candidates, key=lambda one: (abs(log(count / one.codes.size)), one.rows.size), default=None)


def _no_repeats(row: str) -> bool:
    pegs = row.replace(EMPTY, "")
    return len(set(pegs)) == len(pegs)
