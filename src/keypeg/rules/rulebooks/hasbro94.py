"""The box of 1994, after its French and German rulebook: H1–H12."""

from typing import Final

from keypeg.rules.attempts import Outcome
from keypeg.rules.box import Box, Settled
from keypeg.rules.edition import CodebreakingGame, Game, Paragraphs
from keypeg.rules.options import Choice
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
    players="H1",
    rounds="H1",
    code="H2",
    code_shape=one_paragraph("H2"),
    row_shape=ShapeParagraphs(length="H3", colours="H2", repeats="T3", empty="H2"),
    limit="H3",
    key="H4",
    ending="H9",
    outcomes={
        Outcome.FOUND: "H5",
        Outcome.NOT_FOUND: "H6",
        Outcome.WRONG_KEY: "H8",
        Outcome.RESIGNED: "M4",
    },
    marking=MARKING_PARAGRAPHS,
)


def _game(options: Settled) -> Game:
    code = Shape(4, "RYGBWKOP", repeats=options["doubles"], most_empty=4 if options["ninth_colour"] else 0)
    return CodebreakingGame(
        code=code,
        row=row_shape(code, options["guesses"]),
        row_limit=12,
        bonus=1,
        mistake=(-3, 0) if options["penalty"] == "codemaker" else (0, -3),
        maker_resigned=(-3, 0),  # whoever gives up is never rewarded, whatever the penalty for wrong keys
        first_codemaker=options["first_codemaker"],
        extra_rounds=False,
        roles="H1",
    )


BOX: Final = Box(
    name="hasbro94",
    options=(
        *table_options(2, "H1"),
        first_codemaker("H1"),
        GUESSES,
        Choice("doubles", (False, True), "H10", changes_board=True),
        Choice("ninth_colour", (False, True), "H11", changes_board=True),
        Choice("penalty", ("codemaker", "as_printed"), "H8"),
    ),
    parts=(
        ("players", ("H1",)),
        ("code", ("H2", "T3")),
        ("play", ("H3", "H4")),
        ("keys", KEYS),
        ("scoring", ("H5", "H6", "H7", "H12")),
        ("mistakes", ("H8",)),
        ("marking", MARKING),
        ("ending", ("H9",)),
        ("variants", ("H10", "H11")),
    ),
    paragraphs=lambda _: _PARAGRAPHS,
    game=_game,
    score_track=30,
)
