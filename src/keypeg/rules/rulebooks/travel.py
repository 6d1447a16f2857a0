"""The travel box, after its French rulebook: T1–T10."""

from typing import Final

from keypeg.rules.attempts import Outcome
from keypeg.rules.box import Box, Settled
from keypeg.rules.edition import CodebreakingGame, Game, Paragraphs
from keypeg.rules.options import Choice, Number
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

_COLOURS: Final = "RYGBWKOP"
_LAST_TO_GO: Final = "RYGBOWKP"
"""With fewer colours the last of these go. Orange stays: the book's own example lays it (T2)."""

_PARAGRAPHS: Final = Paragraphs(
    players="T1",
    rounds="T1",
    code="T2",
    code_shape=one_paragraph("T2"),
    row_shape=ShapeParagraphs(length="T4", colours="T2", repeats="T3", empty="T2"),
    limit="T4",
    key="T5",
    ending="T9",
    outcomes={
        Outcome.FOUND: "T6",
        Outcome.NOT_FOUND: "T7",
        Outcome.WRONG_KEY: "T10",
        Outcome.RESIGNED: "M4",
    },
    marking=MARKING_PARAGRAPHS,
)


def _game(options: Settled) -> Game:
    kept = _LAST_TO_GO[: options["colours"]]
    code = Shape(4, "".join(colour for colour in _COLOURS if colour in kept), repeats=False)
    return CodebreakingGame(
        code=code,
        row=row_shape(code, options["guesses"]),
        row_limit=9,
        bonus=0,
        mistake=(-3, 3),
        maker_resigned=(-3, 3),
        first_codemaker=options["first_codemaker"],
        extra_rounds=options["tie_break"] == "extra_round",
        roles="T8",
    )


BOX: Final = Box(
    name="travel",
    options=(
        *table_options(4, "T1"),
        first_codemaker("T1"),
        GUESSES,
        Choice("tie_break", ("extra_round", "draw"), "T9"),
        Number("colours", 8, 6, 8, "T2", changes_board=True),
    ),
    parts=(
        ("players", ("T1",)),
        ("code", ("T2", "T3")),
        ("play", ("T4", "T5")),
        ("keys", KEYS),
        ("scoring", ("T6", "T7", "T8")),
        ("mistakes", ("T10",)),
        ("marking", MARKING),
        ("ending", ("T9",)),
    ),
    paragraphs=lambda _: _PARAGRAPHS,
    game=_game,
    sliders=True,
)
