"""The group box, after its French rulebook: G1–G14."""

from typing import Final

from keypeg.rules.attempts import Outcome
from keypeg.rules.box import Box, Settled
from keypeg.rules.edition import Game, GroupGame, GroupParagraphs, Paragraphs
from keypeg.rules.options import Choice
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.rulebooks.shared_rules import MARKING, MARKING_PARAGRAPHS, one_paragraph, table_options

_PARAGRAPHS: Final = Paragraphs(
    players="G1",
    rounds="G13",
    code="G3",
    code_shape=one_paragraph("G3"),
    row_shape=one_paragraph("G5"),
    limit="G5",
    key="G4",
    ending="G13",
    outcomes={Outcome.MASTERMIND: "G7", Outcome.ALL_OUT: "G11", Outcome.WRONG_KEY: "G14"},
    marking=MARKING_PARAGRAPHS,
)


def _game(options: Settled) -> Game:
    if options["second_board"] is not None and options["boards_each"] == 2:
        raise Refusal(Fault.CONTRADICTORY_OPTIONS, "G1", why="second_board")
    return GroupGame(
        colours="WRGYKB",
        places=5,
        copies=4,
        boards_each=options["boards_each"],
        second_board=options["second_board"],
        any_rows=options["rows"] == "any",
        calls_anytime=options["calls"] == "anytime",
        paragraphs=GroupParagraphs(
            boards="G1",
            deal="G2",
            opener="G4",
            next_opener="G12",
            answer="G5",
            out="G8",
            replay="G14",
            call_on_turn="G9",
            call_off_turn="G10",
        ),
    )


def _players(options: Settled) -> tuple[int, ...]:
    return (2,) if options["boards_each"] == 2 or options["second_board"] is not None else (2, 3, 4)


BOX: Final = Box(
    name="group",
    options=(
        *table_options(3, "G13", most=7),
        Choice("boards_each", (1, 2), "G1", changes_board=True),
        Choice("second_board", (None, 0, 1), "G1", changes_board=True),
        Choice("rows", ("as_code", "any"), "G5", changes_board=True),
        Choice("calls", ("on_turn", "anytime"), "G10"),
    ),
    parts=(
        ("players", ("G1",)),
        ("code", ("G2", "G3")),
        ("play", ("G4", "G5", "G6", "K1", "K2", "K4", "K6")),
        ("scoring", ("G7", "G8", "G9", "G11")),
        ("mistakes", ("G14",)),
        ("marking", MARKING),
        ("ending", ("G12", "G13")),
        ("variants", ("G10",)),
    ),
    paragraphs=lambda _: _PARAGRAPHS,
    game=_game,
    players=_players,
    usual_players=3,
)
