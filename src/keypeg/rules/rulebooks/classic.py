"""The classic box, after its English rulebook: C1–C9."""

from typing import Final

from keypeg.rules.attempts import Outcome
from keypeg.rules.box import Box, Settled
from keypeg.rules.edition import CodebreakingGame, Game, Paragraphs
from keypeg.rules.rulebooks.shared_rules import (
    KEYS,
    MARKING,
    MARKING_PARAGRAPHS,
    first_codemaker,
    one_paragraph,
    table_options,
)
from keypeg.rules.shapes import Shape, ShapeParagraphs

_PARAGRAPHS: Final = Paragraphs(
    players="C1",
    rounds="C1",
    code="C2",
    code_shape=one_paragraph("C2"),
    row_shape=ShapeParagraphs(length="C3", colours="C2", repeats="C2", empty="C2"),
    limit="C3",
    key="C4",
    ending="C9",
    outcomes={
        Outcome.FOUND: "C6",
        Outcome.NOT_FOUND: "C7",
        Outcome.WRONG_KEY: "C8",
        Outcome.RESIGNED: "M4",
    },
    marking=MARKING_PARAGRAPHS,
)


def _game(options: Settled) -> Game:
    code = Shape(4, "RYGBWK", repeats=True)
    return CodebreakingGame(
        code=code,
        row=code,
        row_limit=10,
        bonus=1,
        mistake=(0, 3),
        maker_resigned=(0, 3),
        first_codemaker=options["first_codemaker"],
        extra_rounds=False,
        roles="C6",
    )


BOX: Final = Box(
    name="classic",
    options=(*table_options(2, "C1"), first_codemaker("C1")),
    parts=(
        ("players", ("C1",)),
        ("code", ("C2",)),
        ("play", ("C3", "C4", "C5")),
        ("keys", KEYS),
        ("scoring", ("C6", "C7")),
        ("mistakes", ("C8",)),
        ("marking", MARKING),
        ("ending", ("C9",)),
    ),
    paragraphs=lambda _: _PARAGRAPHS,
    game=_game,
)
