"""What a refusal cites: the paragraph that was broken, in every box and every variant that says it elsewhere."""

from collections.abc import Sequence
from typing import Any

import pytest

from keypeg.rules import BOXES, Fault, Refusal, edition, play, start
from keypeg.rules.actions import (
    Action,
    AskRow,
    CallMastermind,
    Challenge,
    Deal,
    GiveAnswer,
    HideCode,
    LayRow,
    MarkRow,
    Resign,
    TakeHint,
    Token,
)
from tests.rulebooks.scripts import CODE, WRONG

HAND = {"marking": "by_hand"}
FIVE = "RGBYW"
Move = tuple[int | None, Action]
HIDDEN: Move = (0, HideCode(CODE))
GIVEN_UP: Move = (1, Resign())
LAID: Move = (1, LayRow(WRONG))
MARKED: Move = (0, MarkRow(0, 4))
BOTH: list[Move] = [(0, HideCode(FIVE)), (1, HideCode(FIVE))]
BOTH_FOUR: list[Move] = [(0, HideCode(CODE)), (1, HideCode(CODE))]
DRAWN = Deal((Token("B", 3), Token("R", 2)), 0)
DEALT: Move = (None, DRAWN)
OVER: list[Move] = [(0, Resign()), (1, Resign())]
VOIDED: list[Move] = [
    DEALT,
    (0, AskRow(".RB..")),
    (1, GiveAnswer("none")),
    (0, Challenge()),
    (None, Deal(DRAWN.tokens)),
]


def shape_faults(code: str, length: str, row: str, repeats: str | None = None) -> list[tuple[Action, Fault, str]]:
    """Codes and rows of four that every box refuses: the paragraphs about codes, a row's length, the rest of a row."""
    faults: list[tuple[Action, Fault, str]] = [
        (HideCode("RGB"), Fault.WRONG_LENGTH, code),
        (HideCode("RGBN"), Fault.COLOUR_NOT_IN_BOX, code),
        (HideCode("RGBx"), Fault.UNKNOWN_LETTER, code),
        (LayRow("RGBYR"), Fault.WRONG_LENGTH, length),
        (LayRow("RGBN"), Fault.COLOUR_NOT_IN_BOX, row),
        (LayRow("RGBx"), Fault.UNKNOWN_LETTER, row),
    ]
    return faults + ([(HideCode("RRGB"), Fault.COLOUR_REPEATED, repeats)] if repeats else [])


def empties(code: str, row: str) -> list[tuple[Action, Fault, str]]:
    return [(HideCode("RGB."), Fault.EMPTY_HOLE, code), (LayRow("RGB."), Fault.EMPTY_HOLE, row)]


REPEATED: list[tuple[Action, Fault, str]] = [(LayRow("RRGB"), Fault.COLOUR_REPEATED, "T3")]
SHAPES: list[tuple[str, dict[str, Any], list[tuple[Action, Fault, str]]]] = [
    ("classic", {}, shape_faults("C2", "C3", "C2") + empties("C2", "C2")),
    ("travel", {}, shape_faults("T2", "T4", "T2", "T2") + empties("T2", "T2")),
    ("travel", {"guesses": "as_code", "colours": 7}, shape_faults("T2", "T4", "T2", "T2") + REPEATED),
    ("hasbro94", {}, shape_faults("H2", "H3", "H2", "H2") + empties("H2", "H2")),
    ("hasbro94", {"guesses": "as_code"}, shape_faults("H2", "H3", "H2", "H2") + empties("H2", "H2") + REPEATED),
    ("hasbro94", {"doubles": True}, shape_faults("H2", "H3", "H2") + empties("H2", "H2")),
    ("hasbro94", {"ninth_colour": True}, shape_faults("H2", "H3", "H2", "H2")),
    ("hasbro94", {"ninth_colour": True, "doubles": True}, shape_faults("H2", "H3", "H2")),
    ("custom", {}, shape_faults("X1", "X1", "X1") + empties("X1", "X1")),
    ("custom", {"repeats": False, "guesses": "as_code"}, shape_faults("X1", "X1", "X1", "X1") + REPEATED),
    ("duel", {"rings": 4}, shape_faults("D9", "D9", "D2")[::3] + empties("D2", "D2")),
]


@pytest.mark.rule("C2", "C3", "T2", "T3", "T4", "H2", "H3", "X1", "D2", "D9")
@pytest.mark.parametrize(("box", "options", "faults"), SHAPES)
def test_codes_and_rows(box: str, options: dict[str, Any], faults: list[tuple[Action, Fault, str]]) -> None:
    for action, fault, rule in faults:
        before = [] if isinstance(action, HideCode) else BOTH_FOUR if box == "duel" else [HIDDEN]
        seat = int(isinstance(action, LayRow))
        assert cited(box, options, 2, [*before, (seat, action)]) == (fault, rule)


CITED: list[tuple[str, dict[str, Any], Sequence[Move], Fault, str | None]] = [
    # who hides, lays and marks
    *((box, {}, [(1, HideCode(CODE))], Fault.NOT_YOUR_TURN, rule) for box, rule in
      (("classic", "C1"), ("super", "C1"), ("custom", "C1"), ("travel", "T1"), ("hasbro94", "H1"))),
    *((box, {}, [GIVEN_UP, (0, HideCode(CODE))], Fault.NOT_YOUR_TURN, rule) for box, rule in
      (("classic", "C6"), ("super", "C6"), ("custom", "C6"), ("travel", "T8"), ("hasbro94", "H1"))),
    *((box, {}, [HIDDEN, HIDDEN], Fault.CODE_ALREADY_HIDDEN, rule) for box, rule in
      (("classic", "C2"), ("custom", "X1"), ("travel", "T2"), ("hasbro94", "H2"))),
    *((box, {}, [LAID], Fault.CODE_NOT_HIDDEN, rule) for box, rule in
      (("classic", "C2"), ("super", "X2"), ("custom", "X1"), ("travel", "T2"), ("hasbro94", "H2"))),
    ("hasbro94", {"ninth_colour": True}, [LAID], Fault.CODE_NOT_HIDDEN, "H2"),
    *((box, {}, [HIDDEN, (0, LayRow(WRONG))], Fault.NOT_YOUR_TURN, rule) for box, rule in
      (("classic", "C4"), ("custom", "C4"), ("travel", "T5"), ("hasbro94", "H4"))),
    *((box, HAND, [HIDDEN, LAID, LAID], Fault.NOT_YOUR_TURN, rule) for box, rule in
      (("classic", "C4"), ("custom", "C4"), ("travel", "T5"), ("hasbro94", "H4"))),
    *((box, HAND, [HIDDEN, LAID, (1, MarkRow(0, 4))], Fault.NOT_YOUR_TURN, rule) for box, rule in
      (("classic", "C4"), ("custom", "C4"), ("travel", "T5"), ("hasbro94", "H4"))),
    *((box, HAND, [HIDDEN, MARKED], Fault.NOTHING_TO_MARK, rule) for box, rule in
      (("classic", "C4"), ("custom", "C4"), ("travel", "T5"), ("hasbro94", "H4"))),
    # marking
    *((box, {}, [(0, MarkRow(0, 0))], Fault.NOT_BY_HAND, "M1") for box in BOXES if box != "group"),
    *((box, {}, [(0, Challenge())], Fault.NOT_BY_HAND, "M1") for box in BOXES),
    ("group", {}, [DEALT, (1, GiveAnswer("none"))], Fault.NOT_BY_HAND, "M1"),
    ("classic", HAND, [HIDDEN, LAID, (0, MarkRow(3, 1))], Fault.IMPOSSIBLE_KEY, "M2"),
    ("classic", HAND, [HIDDEN, (1, Challenge())], Fault.NOTHING_TO_CHALLENGE, "M2"),
    ("classic", HAND, [HIDDEN, LAID, MARKED, (0, Challenge())], Fault.NOT_YOUR_TURN, "M2"),
    ("duel", HAND, [*BOTH, (0, Challenge())], Fault.NOTHING_TO_CHALLENGE, "M2"),
    ("group", HAND, [DEALT, (0, Challenge())], Fault.NOTHING_TO_CHALLENGE, "M2"),
    # the duel
    ("duel", {}, [BOTH[0], BOTH[0]], Fault.CODE_ALREADY_HIDDEN, "D2"),
    ("duel", {"rings": 4}, [(0, LayRow(CODE))], Fault.CODE_NOT_HIDDEN, "D2"),
    ("duel", {}, [(0, HideCode(CODE))], Fault.WRONG_LENGTH, "D2"),
    ("duel", {"handicap": 0}, [(1, HideCode(FIVE))], Fault.WRONG_LENGTH, "D10"),
    ("duel", {"handicap": 0}, [(0, HideCode(CODE))], Fault.WRONG_LENGTH, "D10"),
    ("duel", {"handicap": 1}, [(1, HideCode("RGBN" + "R"))], Fault.COLOUR_NOT_IN_BOX, "D2"),
    ("duel", {}, [*BOTH, (0, LayRow(CODE))], Fault.WRONG_LENGTH, "D2"),
    ("duel", {}, [*BOTH, (0, LayRow(FIVE)), (0, LayRow(FIVE))], Fault.NOT_YOUR_TURN, "D3"),
    ("duel", HAND, [*BOTH, (0, MarkRow(0, 0))], Fault.NOTHING_TO_MARK, "D3"),
    ("duel", HAND, [*BOTH, (0, LayRow(WRONG + "R")), (1, LayRow(WRONG + "R")), (0, LayRow(FIVE))], Fault.NOT_YOUR_TURN,
     "M4"),
    ("duel", HAND | {"race": True}, [*BOTH, (0, MarkRow(0, 0))], Fault.NOTHING_TO_MARK, "D11"),
    ("duel", HAND | {"race": True}, [*BOTH, (0, LayRow(FIVE)), (0, LayRow(FIVE))], Fault.NOT_YOUR_TURN, "M4"),
    ("duel", HAND | {"race": True}, [*BOTH, (0, LayRow(FIVE)), (1, LayRow(FIVE))], Fault.NOT_YOUR_TURN, "D11"),
    ("duel", {"race": True}, [*BOTH, *[(0, LayRow("PPPPP"))] * 13], Fault.NO_ROWS_LEFT, "D4"),
    # the group
    ("group", {}, [(0, AskRow(".RB.."))], Fault.NOT_DEALT, "G2"),
    ("group", {}, [DEALT, DEALT], Fault.ALREADY_DEALT, "G2"),
    ("group", {}, [(0, DRAWN)], Fault.NOT_YOUR_TURN, "G2"),
    ("group", {}, [(None, Deal(DRAWN.tokens))], Fault.IMPOSSIBLE_DEAL, "G4"),
    ("group", {}, [DEALT, (0, CallMastermind(".RB..")), DEALT], Fault.IMPOSSIBLE_DEAL, "G12"),
    ("group", {}, [(None, Deal(DRAWN.tokens[:1], 0))], Fault.IMPOSSIBLE_DEAL, "G2"),
    ("group", {}, [DEALT, (1, AskRow(".RB.."))], Fault.NOT_YOUR_TURN, "G4"),
    ("group", HAND, [DEALT, (0, AskRow(".RB..")), (1, AskRow(".RB.."))], Fault.NOT_YOUR_TURN, "G5"),
    ("group", {}, [DEALT, (0, AskRow("YRB.."))], Fault.WRONG_PEG_COUNT, "G5"),
    ("group", {}, [DEALT, (0, CallMastermind("YRB.."))], Fault.WRONG_PEG_COUNT, "G3"),
    ("group", {}, [DEALT, (1, CallMastermind(".RB.."))], Fault.NOT_YOUR_TURN, "G9"),
    ("group", {"calls": "anytime"}, [DEALT, (0, AskRow(".RB..")), (0, CallMastermind(".RB.."))], Fault.NOT_YOUR_TURN,
     "G10"),
    ("group", {}, [DEALT, (0, CallMastermind("RB...")), (0, AskRow("RB..."))], Fault.OUT_OF_ROUND, "G8"),
    ("group", HAND, [*VOIDED, (1, AskRow(".RB.."))], Fault.OUT_OF_ROUND, "G14"),
    ("group", HAND, [*VOIDED, (0, AskRow(".RB..")), (1, GiveAnswer("none"))], Fault.OUT_OF_ROUND, "G14"),
    ("group", HAND, [DEALT, (0, AskRow(".RB..")), (1, GiveAnswer("none", 1))], Fault.UNKNOWN_BOARD, "G1"),
    ("group", HAND, [DEALT, (1, GiveAnswer("none"))], Fault.NOTHING_TO_ANSWER, "G5"),
    # the end of the match
    *((box, {"rounds": 1}, [(0, Resign()), (0, Resign())], Fault.MATCH_OVER, rule) for box, rule in
      (("classic", "C9"), ("super", "C9"), ("hasbro94", "H9"), ("duel", "D1"))),
    ("travel", {"rounds": 1}, [(0, Resign()), (0, Resign())], Fault.MATCH_OVER, "T9"),
    ("group", {"rounds": 1}, [DEALT, (0, CallMastermind(".RB..")), (0, Resign())], Fault.MATCH_OVER, "G13"),
    # what no rulebook speaks of
    *((box, {}, [(0, AskRow(".RB.."))], Fault.NOT_IN_THIS_EDITION, None) for box in BOXES if box != "group"),
    *((box, {}, [(0, DRAWN)], Fault.NOT_IN_THIS_EDITION, None) for box in BOXES if box != "group"),
    *((box, {}, [DEALT], Fault.NOT_IN_THIS_EDITION, None) for box in BOXES if box != "group"),
    ("group", {}, [(0, HideCode(CODE))], Fault.NOT_IN_THIS_EDITION, None),
    *((box, {"hints": "forbidden"}, [(0, TakeHint(1))], Fault.HINTS_FORBIDDEN, None) for box in BOXES),
    *((box, {}, [(7, Resign())], Fault.UNKNOWN_SEAT, None) for box in BOXES),
]  # fmt: skip


def cited(box: str, options: dict[str, Any], seats: int, moves: Sequence[Move]) -> tuple[object, str | None]:
    """What the last of these moves is refused for. All those before it are taken."""
    state = start(edition(box, options), seats)
    for seat, action in moves[:-1]:
        state, _ = play(state, seat, action)
    with pytest.raises(Refusal) as caught:
        play(state, *moves[-1])
    return caught.value.fault, caught.value.rule


@pytest.mark.rule("C1", "C4", "C6", "T1", "T5", "T8", "H1", "H4", "D3", "D4", "D10", "D11", "M1", "M2", "M4")
@pytest.mark.rule("G1", "G2", "G3", "G4", "G5", "G8", "G9", "G10", "G12", "G13", "G14", "X2", "C9", "T9", "H9", "D1")
@pytest.mark.parametrize(("box", "options", "moves", "fault", "rule"), CITED)
def test_a_refusal_cites_the_paragraph_that_was_broken(
    box: str, options: dict[str, Any], moves: Sequence[Move], fault: Fault, rule: str | None
) -> None:
    assert cited(box, options, 2, moves) == (fault, rule)


def test_a_refusal_cites_a_paragraph_of_its_own_box() -> None:
    for box, *_, rule in CITED:
        assert rule is None or rule in {paragraph for _, part in BOXES[box].parts for paragraph in part}, (box, rule)


def test_every_refusal_of_the_referee_is_in_the_table() -> None:
    of_shapes = {fault for _, _, faults in SHAPES for _, fault, _ in faults}
    before_the_match = {
        Fault.UNKNOWN_EDITION, Fault.UNKNOWN_OPTION, Fault.BAD_OPTION, Fault.CONTRADICTORY_OPTIONS,
        Fault.IMPOSSIBLE_SHAPE, Fault.TOO_LARGE, Fault.WRONG_PLAYER_COUNT,
    }  # fmt: skip
    of_analysis = {Fault.CONTRADICTORY_KEYS}
    assert {fault for *_, fault, _ in CITED} | of_shapes | before_the_match | of_analysis == set(Fault)
