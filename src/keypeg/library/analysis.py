"""Questions about a board: what the code can still be, which row is best, and the best strategy known."""

from collections.abc import Iterable, Mapping

from keypeg.research.strategy_builder import build_by_proof
from keypeg.rules.boxes import DEFAULT_BOX, edition
from keypeg.rules.edition import Edition, OptionValue
from keypeg.rules.keys import Key
from keypeg.thinking.advice import ADVICE_SECONDS
from keypeg.thinking.analysis import Analysis
from keypeg.thinking.analysis import analyse as analyse_rows
from keypeg.thinking.edition_objectives import edition_objective
from keypeg.thinking.objectives import OBJECTIVE_NAMES, ObjectiveName
from keypeg.thinking.rulebook_boards import shapes_of
from keypeg.thinking.shipped import NotShipped, tree_for
from keypeg.thinking.tree_files import PackedTree

MarkedRows = Mapping[str, tuple[int, int]] | Iterable[tuple[str, tuple[int, int]]]
"""Rows with the reds and whites that they earned."""


def analyse(
    box: str | Edition = DEFAULT_BOX,
    rows: MarkedRows = (),
    *,
    objective: ObjectiveName = "average",
    seat: int = 0,
    best: int = 5,
    seconds: float | None = ADVICE_SECONDS,
    **options: OptionValue,
) -> Analysis:
    """What the code can still be after some rows, and the best rows to lay next.

    `rows` are rows with the reds and whites that they earned. The answer has a `position`, the codes that fit, and
    `advice`, whose `rows` are the best to lay, the best first:

        >>> analysis = keypeg.analyse("classic", {"RRYY": (1, 1), "RGYB": (1, 1)})
        >>> len(analysis.position)
        38
        >>> analysis.position.codes(0, 2)
        ['RYWW', 'RYWK']
        >>> best = analysis.advice.rows[0]
        >>> best.row, round(best.expected, 4), best.exact
        ('RWBR', 4.6053, True)

    `objective` says what is best: "average" for the fewest rows on average, "worst" for the fewest at worst, "points"
    for the score of the box. `best` is how many rows are listed. The search ends after `seconds`; None lets it take as
    long as it needs. In a duel with a handicap the boards of the two seats differ, and `seat` chooses one.
    """
    _check_objective(objective)
    if best < 0 or (seconds is not None and not seconds >= 0):
        raise ValueError("best and seconds are at least 0; seconds may also be None")
    agreed = edition(box, options) if isinstance(box, str) else box
    marked = [(row, Key(*key)) for row, key in (rows.items() if isinstance(rows, Mapping) else rows)]
    try:
        tree = tree_for(agreed, seat, "average")
    except NotShipped:
        tree = None
    return analyse_rows(agreed, marked, objective=objective, seat=seat, count=best, seconds=seconds, tree=tree)


def strategy(
    box: str | Edition = DEFAULT_BOX, *, objective: ObjectiveName = "points", seat: int = 0, **options: OptionValue
) -> PackedTree:
    """The best strategy known for a board: one that comes with Keypeg, or one that is searched for and proven now.

    A strategy is a tree: `row` is what to lay at a node, and `follow` leads to the node after a key:

        >>> strategy = keypeg.strategy("classic")
        >>> strategy.header.total, strategy.header.exact
        (5625, True)
        >>> strategy.row()
        'RRYG'
        >>> strategy.row(strategy.follow(0, keypeg.Key(1, 1)))
        'RBRW'

    The total is the number of rows for all codes together. A large board that has no strategy yet may take long.
    """
    _check_objective(objective)
    agreed = edition(box, options) if isinstance(box, str) else box
    try:
        return tree_for(agreed, seat, objective)
    except NotShipped:
        board = shapes_of(agreed, seat).board()
        return build_by_proof(board, objective, edition_objective(agreed)).packed(board)


def _check_objective(objective: str) -> None:
    """Raise ValueError for a slip, which would be the answer to another question."""
    if objective not in OBJECTIVE_NAMES:
        raise ValueError(f"objective is one of {', '.join(OBJECTIVE_NAMES)}, not {objective!r}")
