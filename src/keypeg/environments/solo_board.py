"""One board for one learner: the numbers of its rows, what is observed of it, and what a code that is not found costs.

Rows are numbered in palette order, and only rows that may be laid have a number. So every action is allowed.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TypeAlias, cast

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from numpy.typing import NDArray

from keypeg.environments.refusals import check_render_mode
from keypeg.rules import edition
from keypeg.rules.edition import CodebreakingGame, Edition, OptionValue
from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.thinking.rulebook_boards import row_limit, shapes_of

BoardObservation: TypeAlias = NDArray[np.int8]
LaidRow: TypeAlias = tuple[str, Key]
Options: TypeAlias = Mapping[str, OptionValue]


class SoloBoard:
    """The board that a codebreaker of an edition has."""

    def __init__(
        self,
        name: str,
        options: Options | None,
        seat: int | None,
        failure_cost: float | None,
        render_mode: str | None,
    ) -> None:
        check_render_mode(render_mode)
        self.edition: Edition = edition(name, options)
        if self.edition.by_hand:
            raise ValueError("The referee gives every key here: leave out marking=by_hand.")
        self.shapes = shapes_of(self.edition, seat)
        self.seat = seat or 0
        self.board = self.shapes.board()
        self.row_limit = row_limit(self.edition)
        self.failure_cost = float(_edition_cost(self.edition) if failure_cost is None else failure_cost)
        """What a code that is not found costs beyond the rows laid."""
        self._pegs = {letter: number for number, letter in enumerate(self.shapes.rows.colours + EMPTY, 1)}

    def observation_space(self) -> Space[BoardObservation]:
        """A line for each row: its pegs, then its reds and whites."""
        holes = self.board.holes
        low, high = self.empty(), self.empty()
        high[:, :holes] = len(self.board.letters)
        high[:, holes], high[:, holes + 1] = holes, most_whites(self.shapes.rows)
        return cast(Space[BoardObservation], Box(low, high, dtype=np.int8))

    def row_space(self) -> Discrete:
        """A number for each row that may be laid."""
        return Discrete(self.board.native.row_count)

    def code_space(self) -> Discrete:
        """A number for each code that may be hidden."""
        return Discrete(len(self.board))

    def empty(self) -> BoardObservation:
        """A board without rows."""
        lines = np.zeros((self.row_limit, self.board.holes + 2), np.int8)
        lines[:, -2:] = -1
        return lines

    def observe(self, rows: Sequence[LaidRow]) -> BoardObservation:
        """The board with these rows on it."""
        lines = self.empty()
        for line, (row, key) in zip(lines, rows, strict=False):
            line[:] = [*map(self._pegs.__getitem__, row), *key]
        return lines

    def laid_rows(self, observed: BoardObservation) -> list[LaidRow]:
        """The rows of an observation."""
        letters = self.shapes.rows.colours + EMPTY
        return [
            ("".join(letters[peg - 1] for peg in line[:-2]), Key(int(line[-2]), int(line[-1])))
            for line in observed
            if line[0]
        ]

    def code_number(self, code: str) -> int:
        """The number of a code among those that may be hidden."""
        return self._code_numbers[code]

    @cached_property
    def _code_numbers(self) -> dict[str, int]:
        return {code: number for number, code in enumerate(self.board)}

    def returned(self, rows: int, *, found: bool) -> float:
        """The sum of the codebreaker's rewards in an episode."""
        return -float(rows) if found else -rows - self.failure_cost


def _edition_cost(agreed: Edition) -> int:
    """The codemaker's bonus. A duel does not count rows: there it is one row more than there are."""
    return agreed.game.bonus if isinstance(agreed.game, CodebreakingGame) else 1


def most_whites(shape: Shape) -> int:
    """No row of the shape earns more white key pegs. With two kinds of peg and an odd number of holes, one stays."""
    kinds = len(shape.colours) + bool(shape.most_empty)
    if shape.holes == 1:
        return 0
    return shape.holes - 1 if kinds == 2 and shape.holes % 2 else shape.holes
