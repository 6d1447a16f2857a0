"""The travel box, after its French rulebook: T1–T10."""

from typing import Final

from keypeg.rules.box import Box, Settled
from keypeg.rules.edition import CodebreakingGame, Game, Paragraphs
from keypeg.rules.options import Choice, Number
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
    players="T1",
    rounds="T1",
    code="T2",
    to_find="T2",
    row="T3",
    limit="T4",
    key="T5",
    ending="T9",
    deal=DEAL,
    marking=MARKING_PARAGRAPHS,
)


def _game(options: Settled) -> Game:
    code = Shape(4, "RYGBWKOP"[: options["colours"]], repeats=False)
    return CodebreakingGame(
        code=code,
        row=row_shape(code, options["guesses"]),
        row_limit=9,
        bonus=0,
        mistake=(-3, 3),
        first_codemaker=options["first_codemaker"],
        extra_rounds=options["tie_break"] == "extra_round",
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
