"""The duel box, after its French rulebook: D1–D12."""

from typing import Final

from keypeg.rules.attempts import Outcome
from keypeg.rules.box import Box, Settled
from keypeg.rules.edition import DuelGame, Game, Paragraphs
from keypeg.rules.options import Choice
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.rulebooks.shared_rules import KEYS, MARKING, MARKING_PARAGRAPHS, table_options
from keypeg.rules.shapes import Shape, ShapeParagraphs


def _game(options: Settled) -> Game:
    beginner = options["handicap"]
    if beginner is not None and options["rings"] == 4:
        raise Refusal(Fault.CONTRADICTORY_OPTIONS, "D10", why="handicap")
    rings = [4 if seat == beginner else options["rings"] for seat in (0, 1)]
    first, second = (Shape(count, "RYGBWKOP", repeats=True) for count in rings)
    return DuelGame(to_find=(first, second), row_limit=12, race=options["race"])


def _paragraphs(options: Settled) -> Paragraphs:
    rings = "D10" if options["handicap"] is not None else "D9" if options["rings"] == 4 else "D2"
    shape = ShapeParagraphs(length=rings, colours="D2", repeats="D2", empty="D2")
    return Paragraphs(
        players="D1",
        rounds="D1",
        code="D2",
        code_shape=shape,
        row_shape=shape,
        limit="D4",
        key="D11" if options["race"] else "D3",
        ending="D1",
        outcomes={
            Outcome.FOUND: "D11" if options["race"] else "D5",
            Outcome.BOTH_FOUND: "D6",
            Outcome.OUT_OF_ROWS: "D11" if options["race"] else "D7",
            Outcome.WRONG_KEY: "D8",
            Outcome.RESIGNED: "M4",
        },
        marking=MARKING_PARAGRAPHS,
    )


BOX: Final = Box(
    name="duel",
    options=(
        *table_options(3, "D1", step=2),
        Choice("rings", (5, 4), "D9", changes_board=True),
        Choice("handicap", (None, 0, 1), "D10", changes_board=True),
        Choice("race", (False, True), "D11"),
    ),
    parts=(
        ("players", ("D1",)),
        ("code", ("D2",)),
        ("play", ("D3", "D4")),
        ("keys", KEYS),
        ("scoring", ("D5", "D6", "D7", "D12")),
        ("mistakes", ("D8",)),
        ("marking", MARKING),
        ("variants", ("D9", "D10", "D11")),
    ),
    paragraphs=_paragraphs,
    game=_game,
)
