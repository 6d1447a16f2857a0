"""The strategies that come with Keypeg: the best known for every board of the rulebooks. Each is read on first use."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from keypeg.rules.edition import Edition
from keypeg.thinking.edition_objectives import edition_objective
from keypeg.thinking.objectives import AVERAGE, Objective, ObjectiveName
from keypeg.thinking.refusals import ThinkingFault, ThinkingRefusal
from keypeg.thinking.rulebook_boards import Shapes, shapes_of
from keypeg.thinking.tree_files import PackedTree, read_tree

STRATEGIES: Final = Path(__file__).parent / "strategies"


class NotShipped(ThinkingRefusal):
    """No strategy is shipped for this board: it has to be built."""

    def __init__(self, board: str) -> None:
        super().__init__(ThinkingFault.NOT_SHIPPED, board=board)


def file_name(board: str, objective: Objective, name: ObjectiveName) -> str:
    """The file of a board's strategy. Points are named by the number of rows and the cost of a code not found."""
    suffix = f"points-{len(objective.costs)}-{objective.failure}" if name == "points" else name
    return f"{board}.{suffix}.tree"


def tree_for(agreed: Edition, seat: int | None = None, name: ObjectiveName = "points") -> PackedTree:
    """The best strategy known for an edition, by its own score unless another objective is named.

    Where the best strategy on average is also the best for another objective, it is stored only once.
    """
    shapes, own = shapes_of(agreed, seat), edition_objective(agreed)
    for file in (file_name(shapes.name, own, name), file_name(shapes.name, own, "average")):
        if not (STRATEGIES / file).exists():
            continue
        packed = _read(file)
        if name == "points" and not packed.header.costs and own.costs and packed.depth > len(own.costs):
            break  # a custom box with fewer rows than this strategy takes
        return packed if packed.header.codes == shapes.codes else _in_letters(file, shapes)
    raise NotShipped(shapes.name)


def duel_tree(shapes: Shapes) -> PackedTree:
    """The best strategy known for finishing before an opponent who plays the best strategy on average.

    With five rings the best known on average is also the best known for duels, so it is stored only once.
    """
    for file in (f"{shapes.name}.duel.tree", file_name(shapes.name, AVERAGE, "average")):
        if (STRATEGIES / file).exists():
            packed = _read(file)
            return packed if packed.header.codes == shapes.codes else _in_letters(file, shapes)
    raise NotShipped(shapes.name)


def shipped_tree(shapes: Shapes, objective: Objective) -> PackedTree | None:
    """The shipped strategy for a board and the best average; None if none is shipped or the objective is another."""
    file = file_name(shapes.name, objective, "average")
    if objective.costs or not (STRATEGIES / file).exists():
        return None
    packed = _read(file)
    return packed if packed.header.codes == shapes.codes else _in_letters(file, shapes)


def known_total(shapes: Shapes, objective: Objective) -> int | None:
    """The total of the shipped strategy for a board and an objective, or None if none is shipped."""
    packed = shipped_tree(shapes, objective)
    return None if packed is None else packed.header.total


@cache
def _read(file: str) -> PackedTree:
    return read_tree(STRATEGIES / file)


@cache
def _in_letters(file: str, shapes: Shapes) -> PackedTree:
    """A strategy for a board of the same shape whose colours have other letters."""
    packed = _read(file)
    return packed.in_letters(msgspec.structs.replace(packed.header, codes=shapes.codes, rows=shapes.rows))
