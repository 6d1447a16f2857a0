"""A refusal says exactly what is wrong: its code, its rule, and every value that its sentence needs."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from keypeg.rules import Fault, Refusal, decide, edition, play, start
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
from keypeg.rules.edition import GroupGame
from keypeg.rules.options import Choice, Number
from keypeg.rules.refusals import LONGEST_SHOWN, shown
from keypeg.rules.shapes import Shape
from tests.rulebooks.scripts import CODE, WRONG, Duel, Group, Match, Script

FIRST, SECOND = "RGBYW", "KOPRG"
TOKENS = "B3 R2 Y1"


def classic(**options: object) -> Match:
    return Match("classic", 2, **options)


def hidden(**options: object) -> Match:
    match = classic(**options)
    match.hide(0, CODE)
    return match


def laid_by_hand() -> Match:
    match = hidden(marking="by_hand")
    match.guess(1, WRONG)
    return match


def duel(**options: object) -> Duel:
    both = Duel(**options)
    both.hide_both(FIRST, SECOND)
    return both


def dealt(**options: object) -> Group:
    group = Group(3, **options)
    group.deal(TOKENS, opener=1)
    return group


def undealt() -> Group:
    return Group(3)


def asked_by_hand() -> Group:
    group = dealt(marking="by_hand")
    group.ask(1, "RGB..")
    return group


def out_of_round() -> Group:
    group = dealt()
    group.resign(0)
    return group


def barred() -> Group:
    group = dealt(marking="by_hand")
    group.ask(1, "RGB..")
    group.answer(0, "none")
    group.challenge(1)
    group.deal(TOKENS)
    return group


def second_code() -> Match:
    match = classic()
    match.resign(1)
    return match


def over() -> Match:
    match = classic(rounds=1)
    match.resign(0)
    return match


def row_down() -> Duel:
    both = duel()
    both.guess(0, FIRST)
    return both


def opened_by_hand(**options: object) -> Duel:
    both = duel(marking="by_hand", **options)
    both.turn("WWWWW", "WWWWW")
    return both


def marked_by_one() -> Duel:
    both = opened_by_hand()
    both.mark(1, 0, 0)
    return both


def no_rows_left() -> Duel:
    both = duel(race=True)
    both.guess(0, "WWWWW", times=12)
    return both


def row_of_a_race() -> Duel:
    both = duel(race=True, marking="by_hand")
    both.guess(0, "WWWWW")
    return both


def called_anytime() -> Group:
    group = dealt(calls="anytime")
    group.ask(1, "RGB..")
    return group


def second_round() -> Group:
    group = dealt()
    group.call(1, "YRB..")
    return group


def tokens(text: str) -> tuple[Token, ...]:
    return tuple(Token(token[:-1], int(token[-1])) for token in text.split())


REFUSED: list[tuple[Callable[[], Script], int | None, Action, Refusal]] = [
    # The seat and the match
    (classic, 2, Resign(), Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=1)),
    (classic, -1, Resign(), Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=1)),
    (dealt, 3, Resign(), Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=2)),
    (classic, None, Resign(), Refusal(Fault.UNKNOWN_SEAT, why="unnamed")),
    (lambda: classic(hints="forbidden"), 0, TakeHint(1), Refusal(Fault.HINTS_FORBIDDEN)),
    (over, 0, Resign(), Refusal(Fault.MATCH_OVER, "C9")),
    # Codebreaking
    *(
        (
            classic,
            seat,
            Deal(()),
            Refusal(Fault.NOT_IN_THIS_EDITION, why="action", action="deal", edition="classic"),
        )
        for seat in (None, 0)
    ),
    (
        classic,
        0,
        AskRow("R"),
        Refusal(Fault.NOT_IN_THIS_EDITION, why="action", action="ask", edition="classic"),
    ),
    (classic, 1, HideCode(CODE), Refusal(Fault.NOT_YOUR_TURN, "C1", why="codemaker_hides")),
    (second_code, 0, HideCode(CODE), Refusal(Fault.NOT_YOUR_TURN, "C6", why="codemaker_hides")),
    (hidden, 0, HideCode(CODE), Refusal(Fault.CODE_ALREADY_HIDDEN, "C2")),
    (hidden, 0, LayRow(CODE), Refusal(Fault.NOT_YOUR_TURN, "C4", why="own_code")),
    (classic, 1, LayRow(CODE), Refusal(Fault.CODE_NOT_HIDDEN, "C2", why="one")),
    (laid_by_hand, 1, LayRow(CODE), Refusal(Fault.NOT_YOUR_TURN, "C4", why="key_awaited")),
    (hidden, 0, MarkRow(0, 0), Refusal(Fault.NOT_BY_HAND, "M1")),
    (hidden, 1, Challenge(), Refusal(Fault.NOT_BY_HAND, "M1")),
    (laid_by_hand, 1, MarkRow(0, 0), Refusal(Fault.NOT_YOUR_TURN, "C4", why="codemaker_marks")),
    (lambda: hidden(marking="by_hand"), 0, MarkRow(0, 0), Refusal(Fault.NOTHING_TO_MARK, "C4")),
    (laid_by_hand, 0, MarkRow(3, 1), Refusal(Fault.IMPOSSIBLE_KEY, "M2", holes=4, reds=3)),
    (laid_by_hand, 0, Challenge(), Refusal(Fault.NOT_YOUR_TURN, "M2", why="own_keys")),
    (laid_by_hand, 1, Challenge(), Refusal(Fault.NOTHING_TO_CHALLENGE, "M2", why="keys")),
    # The duel
    (Duel, None, Deal(()), Refusal(Fault.NOT_IN_THIS_EDITION, why="action", action="deal", edition="duel")),
    (Duel, 0, AskRow("R"), Refusal(Fault.NOT_IN_THIS_EDITION, why="action", action="ask", edition="duel")),
    (duel, 0, HideCode(FIRST), Refusal(Fault.CODE_ALREADY_HIDDEN, "D2")),
    (Duel, 0, LayRow(FIRST), Refusal(Fault.CODE_NOT_HIDDEN, "D2", why="both")),
    (row_down, 0, LayRow(FIRST), Refusal(Fault.NOT_YOUR_TURN, "D3", why="row_down")),
    (opened_by_hand, 0, LayRow(FIRST), Refusal(Fault.NOT_YOUR_TURN, "M4", why="key_awaited")),
    (marked_by_one, 0, LayRow(FIRST), Refusal(Fault.NOT_YOUR_TURN, "M4", why="mark_first")),
    (row_of_a_race, 0, LayRow(FIRST), Refusal(Fault.NOT_YOUR_TURN, "M4", why="key_awaited")),
    (row_of_a_race, 1, LayRow(FIRST), Refusal(Fault.NOT_YOUR_TURN, "D11", why="key_owed")),
    (row_of_a_race, 0, MarkRow(0, 0), Refusal(Fault.NOTHING_TO_MARK, "D11")),
    (no_rows_left, 0, LayRow(FIRST), Refusal(Fault.NO_ROWS_LEFT, "D4", why="wait")),
    (duel, 0, MarkRow(0, 0), Refusal(Fault.NOT_BY_HAND, "M1")),
    (lambda: duel(marking="by_hand"), 0, MarkRow(0, 0), Refusal(Fault.NOTHING_TO_MARK, "D3")),
    (opened_by_hand, 0, MarkRow(4, 1), Refusal(Fault.IMPOSSIBLE_KEY, "M2", holes=5, reds=4)),
    (duel, 0, Challenge(), Refusal(Fault.NOT_BY_HAND, "M1")),
    (opened_by_hand, 0, Challenge(), Refusal(Fault.NOTHING_TO_CHALLENGE, "M2", why="keys")),
    # The group
    (dealt, 0, LayRow("R"), Refusal(Fault.NOT_IN_THIS_EDITION, why="action", action="guess", edition="group")),
    (undealt, 0, Deal(tokens(TOKENS), 0), Refusal(Fault.NOT_YOUR_TURN, "G2", why="table_deals")),
    (dealt, None, Deal(tokens(TOKENS), 0), Refusal(Fault.ALREADY_DEALT, "G2")),
    (undealt, 1, Resign(), Refusal(Fault.NOT_DEALT, "G2")),
    (out_of_round, 0, Resign(), Refusal(Fault.OUT_OF_ROUND, "G8", why="answers")),
    (barred, 0, Resign(), Refusal(Fault.OUT_OF_ROUND, "G14", why="barred")),
    (barred, 0, GiveAnswer("none"), Refusal(Fault.OUT_OF_ROUND, "G14", why="barred")),
    (asked_by_hand, 2, AskRow("RGB.."), Refusal(Fault.NOT_YOUR_TURN, "G5", why="answers_awaited")),
    (dealt, 2, AskRow("RGB.."), Refusal(Fault.NOT_YOUR_TURN, "G4", why="turn_of", seat=1)),
    (dealt, 2, CallMastermind("YRB.."), Refusal(Fault.NOT_YOUR_TURN, "G9", why="call_on_turn")),
    (called_anytime, 1, CallMastermind("YRB.."), Refusal(Fault.NOT_YOUR_TURN, "G10", why="took_last_turn")),
    (dealt, 1, Challenge(), Refusal(Fault.NOT_BY_HAND, "M1")),
    (lambda: dealt(marking="by_hand"), 1, Challenge(), Refusal(Fault.NOTHING_TO_CHALLENGE, "M2", why="answers")),
    (undealt, None, Deal(tokens("B3 R2"), 0), Refusal(Fault.IMPOSSIBLE_DEAL, "G2", why="count", boards=3)),
    (undealt, None, Deal(tokens("B3 R2 Y2"), 0), Refusal(Fault.IMPOSSIBLE_DEAL, "G2", why="numbers", last=5)),
    (undealt, None, Deal(tokens("B3 R2 Y6"), 0), Refusal(Fault.IMPOSSIBLE_DEAL, "G2", why="numbers", last=5)),
    (undealt, None, Deal(tokens("B3 R2 Y0"), 0), Refusal(Fault.IMPOSSIBLE_DEAL, "G2", why="numbers", last=5)),
    (
        undealt,
        None,
        Deal(tokens("B3 R2 O1"), 0),
        Refusal(Fault.IMPOSSIBLE_DEAL, "G2", why="colours", colours="W R G Y K B"),
    ),
    (
        undealt,
        None,
        Deal(tokens("B3 R2 WR1"), 0),
        Refusal(Fault.IMPOSSIBLE_DEAL, "G2", why="colours", colours="W R G Y K B"),
    ),
    (undealt, None, Deal(tokens(TOKENS), None), Refusal(Fault.IMPOSSIBLE_DEAL, "G4", why="no_opener")),
    (undealt, None, Deal(tokens(TOKENS), 3), Refusal(Fault.IMPOSSIBLE_DEAL, "G4", why="no_opener")),
    (undealt, None, Deal(tokens(TOKENS), -1), Refusal(Fault.IMPOSSIBLE_DEAL, "G4", why="no_opener")),
    (second_round, None, Deal(tokens(TOKENS), 0), Refusal(Fault.IMPOSSIBLE_DEAL, "G12", why="second_opener")),
    (dealt, 0, GiveAnswer("none"), Refusal(Fault.NOT_BY_HAND, "M1")),
    (asked_by_hand, 0, GiveAnswer("none", 1), Refusal(Fault.UNKNOWN_BOARD, "G1", boards=1)),
    (asked_by_hand, 0, GiveAnswer("none", -1), Refusal(Fault.UNKNOWN_BOARD, "G1", boards=1)),
    (asked_by_hand, 1, GiveAnswer("none"), Refusal(Fault.NOTHING_TO_ANSWER, "G5")),
    # What was laid
    (
        hidden,
        1,
        LayRow("RGB"),
        Refusal(Fault.WRONG_LENGTH, "C3", row="RGB", letters=3, holes=4),
    ),
    (classic, 0, HideCode("RGB"), Refusal(Fault.WRONG_LENGTH, "C2", row="RGB", letters=3, holes=4)),
    (
        hidden,
        1,
        LayRow("\n" * 41),
        Refusal(Fault.WRONG_LENGTH, "C3", row=r"\n" * 40 + "…", letters=41, holes=4),
    ),
    (
        hidden,
        1,
        LayRow("RGBO"),
        Refusal(Fault.COLOUR_NOT_IN_BOX, "C2", letter="O", colours="R Y G B W K"),
    ),
    (
        hidden,
        1,
        LayRow("RG\tO"),
        Refusal(Fault.UNKNOWN_LETTER, "C2", letter=r"\t", colours="R Y G B W K"),
    ),
    (hidden, 1, LayRow("RGB."), Refusal(Fault.EMPTY_HOLE, "C2", row="RGB.", holes=4)),
    (
        lambda: Match("travel"),
        0,
        HideCode("RGBG"),
        Refusal(Fault.COLOUR_REPEATED, "T2", row="RGBG", colour="G"),
    ),
    (
        lambda: Match("hasbro94", ninth_colour=True),
        0,
        HideCode("..RR"),
        Refusal(Fault.COLOUR_REPEATED, "H2", row="..RR", colour="R"),
    ),
    (dealt, 1, AskRow("RG..."), Refusal(Fault.WRONG_PEG_COUNT, "G5", row="RG...", pegs=3)),
    (dealt, 1, AskRow("RGBY."), Refusal(Fault.WRONG_PEG_COUNT, "G5", row="RGBY.", pegs=3)),
]


@pytest.mark.parametrize(
    ("begin", "seat", "action", "refusal"),
    REFUSED,
    ids=[f"{number} {refusal}" for number, (*_, refusal) in enumerate(REFUSED)],
)
def test_what_is_refused_at_the_table(
    begin: Callable[[], Script], seat: int | None, action: Action, refusal: Refusal
) -> None:
    state = begin().state
    for attempt in (play, decide):
        with pytest.raises(Refusal) as caught:
            attempt(state, seat, action)
        assert caught.value == refusal


BAD_EDITIONS: list[tuple[str, dict[str, object], Refusal]] = [
    (
        "chess\n",
        {},
        Refusal(
            Fault.UNKNOWN_EDITION,
            why="none_such",
            edition=r"chess\n",
            editions="classic, travel, hasbro94, duel, group, custom, super",
        ),
    ),
    (
        "classic",
        {"pegs\n": 5},
        Refusal(
            Fault.UNKNOWN_OPTION,
            why="none_such",
            edition="classic",
            option=r"pegs\n",
            options="rounds, marking, hints, first_codemaker",
        ),
    ),
    (
        "classic",
        {"rounds": 0},
        Refusal(Fault.BAD_OPTION, "C1", why="bounds", edition="classic", option="rounds", bounds="≥ 1", value="0"),
    ),
    (
        "classic",
        {"rounds": 2_000_000},
        Refusal(
            Fault.BAD_OPTION,
            "C1",
            why="bounds",
            edition="classic",
            option="rounds",
            bounds="1–1000000",
            value="2000000",
        ),
    ),
    (
        "travel",
        {"colours": "9\n"},
        Refusal(Fault.BAD_OPTION, "T2", why="bounds", edition="travel", option="colours", bounds="6–8", value=r"9\n"),
    ),
    (
        "duel",
        {"handicap": True},
        Refusal(
            Fault.BAD_OPTION,
            "D10",
            why="bounds",
            edition="duel",
            option="handicap",
            bounds="null | 0 | 1",
            value="true",
        ),
    ),
    (
        "duel",
        {"race": None},
        Refusal(
            Fault.BAD_OPTION, "D11", why="bounds", edition="duel", option="race", bounds="false | true", value="null"
        ),
    ),
    (
        "custom",
        {"mistake": False},
        Refusal(
            Fault.BAD_OPTION,
            "X1",
            why="bounds",
            edition="custom",
            option="mistake",
            bounds="breaker_plus_3 | transfer_3 | maker_minus_3",
            value="false",
        ),
    ),
    ("duel", {"rounds": 4}, Refusal(Fault.CONTRADICTORY_OPTIONS, "D1", why="even_duel", fewer=3, more=5)),
    ("duel", {"rings": 4, "handicap": 1}, Refusal(Fault.CONTRADICTORY_OPTIONS, "D10", why="handicap")),
    (
        "custom",
        {"pegs": 5, "colours": 4, "repeats": False},
        Refusal(Fault.IMPOSSIBLE_SHAPE, "X1", why="repeats", pegs=5, colours=4),
    ),
]


@pytest.mark.parametrize(("box", "options", "refusal"), BAD_EDITIONS, ids=str)
def test_what_cannot_be_agreed_on(box: str, options: dict[str, object], refusal: Refusal) -> None:
    with pytest.raises(Refusal) as caught:
        edition(box, options)
    assert caught.value == refusal


def test_a_number_of_players_that_an_edition_does_not_have() -> None:
    for count in (1, 5):
        with pytest.raises(Refusal) as caught:
            start(edition("group"), count)
        assert caught.value == Refusal(Fault.WRONG_PLAYER_COUNT, "G1", edition="group", players="2, 3, 4", count=count)


def test_an_edition_made_by_hand_is_checked_too() -> None:
    with pytest.raises(Refusal) as caught:
        replace(edition("classic"), rounds=0)
    assert caught.value == Refusal(
        Fault.BAD_OPTION, "C1", why="bounds", edition="classic", option="rounds", bounds="≥ 1", value="0"
    )
    group = edition("group")
    assert isinstance(group.game, GroupGame)
    with pytest.raises(Refusal) as caught:
        replace(group, players=(5,))
    assert caught.value == Refusal(Fault.CONTRADICTORY_OPTIONS, "G1", why="boards")
    replace(group, players=(2, 4))
    with pytest.raises(Refusal):
        replace(group, game=replace(group.game, boards_each=2), players=(2, 3))


@pytest.mark.parametrize(
    ("shape", "refusal"),
    [
        ((0, "RG", True), Refusal(Fault.IMPOSSIBLE_SHAPE, why="nothing")),
        ((4, "", True), Refusal(Fault.IMPOSSIBLE_SHAPE, why="nothing")),
        ((4, "RGR", True), Refusal(Fault.IMPOSSIBLE_SHAPE, why="nothing")),
        ((4, "R\t", True), Refusal(Fault.UNKNOWN_LETTER, letter=r"\t", colours="R G B Y O P W K N T M L")),
        ((4, "RG", True, -1, 0), Refusal(Fault.IMPOSSIBLE_SHAPE, why="empties")),
        ((4, "RG", True, 2, 1), Refusal(Fault.IMPOSSIBLE_SHAPE, why="empties")),
        ((4, "RG", True, 0, 5), Refusal(Fault.IMPOSSIBLE_SHAPE, why="empties")),
        ((4, "RG", False, 0, 1), Refusal(Fault.IMPOSSIBLE_SHAPE, why="repeats", pegs=4, colours=2)),
    ],
    ids=str,
)
def test_a_shape_that_nothing_fits(shape: tuple[int, str, bool], refusal: Refusal) -> None:
    with pytest.raises(Refusal) as caught:
        Shape(*shape)
    assert caught.value == refusal


@pytest.mark.parametrize("shape", [(1, "R", True), (4, "RG", True, 4, 4), (4, "RG", False, 0, 2), (4, "R", True, 0, 4)])
def test_a_shape_that_something_fits(shape: tuple[int, str, bool]) -> None:
    assert Shape(*shape).size > 0


def test_a_choice_and_a_number_take_values_of_their_own_type() -> None:
    choice, number = Choice("a", (1, "x"), "C1"), Number("b", 1, 1, 3, "C1")
    assert [type(value) for value in (1, True, "x", "y", None) if choice.allows(value)] == [int, str]
    assert [value for value in (0, 3, 1, 4, True, 2.0, "2", None) if number.allows(value)] == [3, 1]


def test_a_refusal_names_the_paragraph_that_was_not_named_yet() -> None:
    bare = Refusal(Fault.EMPTY_HOLE, row=".", holes=1)
    assert bare.citing("C2") == Refusal(Fault.EMPTY_HOLE, "C2", row=".", holes=1)
    assert bare.citing("C2").citing("T2").rule == "C2"


def test_refusals_are_equal_in_everything_or_not_at_all() -> None:
    refusal = Refusal(Fault.EMPTY_HOLE, "C2", holes=4)
    same = Refusal(Fault.EMPTY_HOLE, "C2", holes=4)
    assert refusal == same
    assert hash(refusal) == hash(same)
    for other in (
        Refusal(Fault.WRONG_LENGTH, "C2", holes=4),
        Refusal(Fault.EMPTY_HOLE, "T2", holes=4),
        Refusal(Fault.EMPTY_HOLE, "C2", holes=5),
    ):
        assert refusal != other
        assert hash(refusal) != hash(other)
    assert refusal != refusal.args


def test_a_refusal_in_a_traceback() -> None:
    assert str(Refusal(Fault.EMPTY_HOLE, "C2", row=".", holes=1)) == "empty_hole [C2], row = ., holes = 1"
    assert str(Refusal(Fault.HINTS_FORBIDDEN)) == "hints_forbidden"


def test_what_somebody_sent_is_escaped_and_shortened() -> None:
    assert shown("a\x1bb") == r"a\x1bb"
    assert shown("x" * LONGEST_SHOWN) == "x" * LONGEST_SHOWN
    assert shown("x" * (LONGEST_SHOWN + 1)) == "x" * LONGEST_SHOWN + "…"
    assert shown("abcd", longest=3) == "abc…"
