"""The custom box, which is our own: the classic game in any shape (X1)."""

from typing import Final

from keypeg.rules.attempts import Outcome
from keypeg.rules.box import Box, Settled
from keypeg.rules.edition import CodebreakingGame, Game, Paragraphs
from keypeg.rules.options import Choice, Number
from keypeg.rules.palette import LETTERS
from keypeg.rules.rulebooks.shared_rules import (
    GUESSES,
    KEYS,
    MARKING,
    MARKING_PARAGRAPHS,
    first_codemaker,
    one_paragraph,
    row_shape,
    table_options,
)
from keypeg.rules.shapes import Shape, ShapeParagraphs

_PARAGRAPHS: Final = Paragraphs(
    players="C1",
    rounds="C1",
    code="X1",
    code_shape=one_paragraph("X1"),
    row_shape=ShapeParagraphs(length="X1", colours="X1", repeats="T3", empty="X1"),
    limit="X1",
    key="C4",
    ending="C9",
    outcomes={
        Outcome.FOUND: "C6",
        Outcome.NOT_FOUND: "X1",
        Outcome.WRONG_KEY: "X1",
        Outcome.RESIGNED: "M4",
    },
    marking=MARKING_PARAGRAPHS,
)


_MISTAKES: Final = {"breaker_plus_3": (0, 3), "transfer_3": (-3, 3), "maker_minus_3": (-3, 0)}
"""What each value of `mistake` brings the codemaker and the codebreaker."""


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
        mistake=_MISTAKES[options["mistake"]],
        maker_resigned=_MISTAKES[options["mistake"]],
        first_codemaker=options["first_codemaker"],
        extra_rounds=options["tie_break"] == "extra_round",
        roles="C6",
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
        Choice("mistake", tuple(_MISTAKES), "X1"),
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
