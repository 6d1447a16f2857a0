"""The custom box, which is our own: the classic game in any shape (X1)."""

from typing import Final

from keypeg.rules.box import Box, Settled
from keypeg.rules.edition import CodebreakingGame, Game, Paragraphs
from keypeg.rules.options import Choice, Number
from keypeg.rules.palette import LETTERS
from keypeg.rules.rulebooks.shared_rules import (
    DEAL,
    GUESSES,
    KEYS,
    MARKING,
    MARKING_PARAGRAPHS,
    first_codemaker,
    row_shape,
    table_options,
)
from keypeg.rules.shapes import Shape

_PARAGRAPHS: Final = Paragraphs(
    players="C1",
    rounds="C1",
    code="X1",
    to_find="X1",
    row="X1",
    limit="X1",
    key="C4",
    ending="C9",
    deal=DEAL,
    marking=MARKING_PARAGRAPHS,
)


def _game(options: Settled) -> Game:
    code = Shape(
        options["pegs"],
        LETTERS[: options["colours"]],
        repeats=options["repeats"],
        most_empty=options["pegs"] if options["empties"] else 0,
    )
    return CodebreakingGame(
        code=code,
        row=row_shape(code, options["guesses"]),
        row_limit=options["row_limit"],
        bonus=options["bonus"],
        mistake={"breaker_plus_3": (0, 3), "transfer_3": (-3, 3), "maker_minus_3": (-3, 0)}[options["mistake"]],
        first_codemaker=options["first_codemaker"],
        extra_rounds=options["tie_break"] == "extra_round",
    )


BOX: Final = Box(
    name="custom",
    options=(
        *table_options(2, "C1"),
        first_codemaker("C1"),
        Number("pegs", 4, 1, 8, "X1", changes_board=True),
        Number("colours", 6, 2, 12, "X1", changes_board=True),
        Number("row_limit", 10, 1, 20, "X1"),
        Choice("repeats", (True, False), "X1", changes_board=True),
        Choice("empties", (False, True), "X1", changes_board=True),
        Number("bonus", 1, 0, 100, "X1"),
        GUESSES,
        Choice("tie_break", ("draw", "extra_round"), "X1"),
        Choice("mistake", ("breaker_plus_3", "transfer_3", "maker_minus_3"), "X1"),
    ),
    parts=(
        ("players", ("C1",)),
        ("code", ("X1", "T3", "H11")),
        ("play", ("C4", "C5")),
        ("keys", KEYS),
        ("scoring", ("C6",)),
        ("marking", MARKING),
        ("ending", ("C9", "T9")),
    ),
    paragraphs=lambda _: _PARAGRAPHS,
    game=_game,
    house=True,
    free_form=True,
)
