"""One function for each question about the game: analyse a board, take its strategy, let computers play."""

from collections.abc import Iterable, Mapping, Sequence

from keypeg.arena.entrants import entrants
from keypeg.arena.scheduled_matches import play_match
from keypeg.arena.standings import Report, report
from keypeg.arena.tournament import Tournament, seatings
from keypeg.research.strategy_builder import build_by_proof
from keypeg.rules.boxes import DEFAULT_BOX, edition
from keypeg.rules.edition import Edition, OptionValue
from keypeg.rules.keys import Key
from keypeg.thinking.advice import ADVICE_SECONDS
from keypeg.thinking.analysis import Analysis
from keypeg.thinking.analysis import analyse as analyse_rows
from keypeg.thinking.edition_objectives import edition_objective
from keypeg.thinking.objectives import ObjectiveName
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
    """What the code can still be after some rows, and the best rows to lay next. `seconds` None is unlimited."""
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
    """The best strategy known for a board: one that comes with Keypeg, or one that is searched for and proven now."""
    agreed = edition(box, options) if isinstance(box, str) else box
    try:
        return tree_for(agreed, seat, objective)
    except NotShipped:
        board = shapes_of(agreed, seat).board()
        return build_by_proof(board, objective, edition_objective(agreed)).packed(board)


def simulate(
    box: str | Edition,
    players: Sequence[str],
    *,
    matches: int = 100,
    seats: int | None = None,
    seed: int = 0,
    **options: OptionValue,
) -> Report:
    """Let computers, or players of your own (`module:factory`), play many matches.

    Everybody has every seat equally often; the number of matches is rounded up until that is so. The same seed gives
    the same matches.
    """
    agreed = edition(box, options) if isinstance(box, str) else box
    seats = seats or min(len(players), max(agreed.players))
    agreed.check_players(seats)
    tournament = Tournament(agreed, entrants(players), seatings(len(players), seats), seed)
    rotation = len(tournament.seatings)
    count = -(-matches // rotation) * rotation
    return report(tournament, count, [play_match(tournament, number) for number in range(1, count + 1)])
