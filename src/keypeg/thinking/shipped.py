"""Strategies that come with Keypeg: the best known for every board of the rulebooks, read when first asked for."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from keypeg.rules.edition import Edition
from keypeg.thinking.objectives import AVERAGE, Objective
from keypeg.thinking.rulebook_boards import Aim, Shapes, own_objective, shapes_of
from keypeg.thinking.tree_files import PackedTree, read_tree

STRATEGIES: Final = Path(__file__).parent / "strategies"


class NotShipped(LookupError):
    """A board that comes with no strategy: it has to be built."""


def file_name(board: str, objective: Objective, aim: Aim) -> str:
    """The file of a board's strategy; points are named by their rows and what a code not found costs."""
    goal = f"points-{len(objective.costs)}-{objective.failure}" if aim == "points" else aim
    return f"{board}.{goal}.tree"


def tree_for(agreed: Edition, seat: int | None = None, aim: Aim = "points") -> PackedTree:
    """The best strategy known for an edition, by its own score unless something else is aimed at.

    Where the best on average is best for the other aims too, it is kept but once.
    """
    shapes, own = shapes_of(agreed, seat), own_objective(agreed)
    for file in (file_name(shapes.name, own, aim), file_name(shapes.name, own, "average")):
        if not (STRATEGIES / file).exists():
            continue
        packed = _read(file)
        if aim == "points" and not packed.header.costs and own.costs and packed.depth > len(own.costs):
            break  # a custom box with fewer rows than this strategy takes
        return packed if packed.header.codes == shapes.codes else _in_letters(file, shapes)
    raise NotShipped(f"No strategy is shipped for {shapes.name}.")


def duel_tree(shapes: Shapes) -> PackedTree:
    """The best strategy known for being there before somebody who needs as few rows on average as can be.

    On the board of five rings the best known on average is also the best known for that, and is kept but once.
    """
    for file in (f"{shapes.name}.duel.tree", file_name(shapes.name, AVERAGE, "average")):
        if (STRATEGIES / file).exists():
            packed = _read(file)
            return packed if packed.header.codes == shapes.codes else _in_letters(file, shapes)
    raise NotShipped(f"No strategy is shipped for {shapes.name}.")


def known_total(shapes: Shapes, objective: Objective) -> int | None:
    """The total that a shipped strategy reaches on a board, where one is shipped for this objective."""
    file = file_name(shapes.name, objective, "average")
    return None if objective.costs or not (STRATEGIES / file).exists() else _read(file).header.total


@cache
def _read(file: str) -> PackedTree:
    return read_tree(STRATEGIES / file)


@cache
def _in_letters(file: str, shapes: Shapes) -> PackedTree:
    """A strategy for a board of the same shape whose colours have other letters."""
    packed = _read(file)
    return packed.in_letters(msgspec.structs.replace(packed.header, codes=shapes.codes, rows=shapes.rows))
