"""The super box, which is our own: the classic game with a larger code (X2)."""

from typing import Final

from msgspec.structs import replace

from keypeg.rules.attempts import Outcome
from keypeg.rules.box import Box, Settled
from keypeg.rules.edition import Game, Paragraphs
from keypeg.rules.rulebooks import classic
from keypeg.rules.rulebooks.shared_rules import KEYS, MARKING, one_paragraph
from keypeg.rules.shapes import Shape


def _game(options: Settled) -> Game:
    code = Shape(5, "RYGBWKOP", repeats=True)
    return replace(classic.BOX.game(options), code=code, row=code, row_limit=12)


def _paragraphs(options: Settled) -> Paragraphs:
    shape = one_paragraph("X2")
    usual = classic.BOX.paragraphs(options)
    outcomes = usual.outcomes | {Outcome.NOT_FOUND: "X2"}
    return replace(usual, code="X2", code_shape=shape, row_shape=shape, limit="X2", outcomes=outcomes)


BOX: Final = Box(
    name="super",
    options=classic.BOX.options,
    parts=(
        ("players", ("C1",)),
        ("code", ("X2",)),
        ("play", ("C4", "C5")),
        ("keys", KEYS),
        ("scoring", ("C6",)),
        ("mistakes", ("C8",)),
        ("marking", MARKING),
        ("ending", ("C9",)),
    ),
    paragraphs=_paragraphs,
    game=_game,
    house=True,
)
