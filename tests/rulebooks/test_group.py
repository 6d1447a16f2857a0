"""The group rulebook: the draw, the questions, the match (G1 to G6, G12, G13). Calls are in test_calls."""

import pytest

from keypeg.rules import Fault, Refusal, edition, redacted
from keypeg.rules.actions import Deal, Token
from keypeg.rules.events import AnswersGiven, Dealt, MatchEnded, RowAsked
from keypeg.rules.keys import Answer
from keypeg.rules.offers import MayDeal
from keypeg.rules.referee import offers
from tests.rulebooks.scripts import Group, refused

PRINTED = "B3 R2 Y1 G5"
"""The draw of the printed example; the code is YRB.G."""


def dealt(tokens: str = PRINTED, seats: int = 4, opener: int = 0, **options: object) -> Group:
    group = Group(seats, **options)
    group.deal(tokens, opener)
    return group


@pytest.mark.rule("G1")
@pytest.mark.parametrize(("players", "boards_each"), [(1, 1), (5, 1), (1, 2), (3, 2), (4, 2)])
def test_numbers_of_players_that_the_box_is_not_for(players: int, boards_each: int) -> None:
    with refused(Fault.WRONG_PLAYER_COUNT, "G1"):
        Group(players, boards_each=boards_each)


SIZES = [
    pytest.param(2, 1, "B3 R2", ".RB..", id="2 players"),
    pytest.param(3, 1, "B3 R2 Y1", "YRB..", id="3 players"),
    pytest.param(4, 1, PRINTED, "YRB.G", id="4 players"),
    pytest.param(2, 2, PRINTED, "YRB.G", id="2 players with 2 boards each"),
]


@pytest.mark.rule("G1", "G3")
@pytest.mark.parametrize(("players", "boards_each", "tokens", "code"), SIZES)
def test_drawn_numbers_hold_their_colour_and_the_rest_is_empty(
    players: int, boards_each: int, tokens: str, code: str
) -> None:
    group = dealt(tokens, players, boards_each=boards_each)
    assert [len(group.view(seat).hand) for seat in range(players)] == [boards_each] * players
    group.call(0, code)
    assert (group.results[0][0], group.revealed.code) == ("mastermind", code)


@pytest.mark.rule("G1")
def test_three_boards_each_is_refused() -> None:
    with refused(Fault.BAD_OPTION, "G1"):
        Group(2, boards_each=3)


@pytest.mark.rule("G1", "G3")
@pytest.mark.parametrize(("second", "hands"), [(0, [2, 1]), (1, [1, 2])])
def test_one_board_may_stand_against_two(second: int, hands: list[int]) -> None:
    group = dealt("B3 R2 Y1", 2, second_board=second)
    assert [len(group.view(seat).hand) for seat in (0, 1)] == hands
    group.ask(0, "YRB..")
    said = [group.answers]
    group.ask(1, "RYB..")
    said.append(group.answers)
    assert said == (
        [(None, None, "black"), ("black", "white", None)]
        if second == 0
        else [(None, "black", "black"), ("black", None, None)]
    )
    group.call(0, "YRB..")
    assert (group.results[0][0], group.revealed.code) == ("mastermind", "YRB..")


@pytest.mark.rule("G1")
def test_by_hand_the_seat_with_two_boards_alone_answers_twice() -> None:
    group = dealt("B3 R2 Y1", 2, second_board=1, marking="by_hand")
    group.ask(0, "YRB..")
    with refused(Fault.UNKNOWN_BOARD, "G1"):
        group.answer(0, "black", board=1)
    group.answer(1, "black", board=1)
    group.answer(1, "black", board=0)
    group.ask(1, "YRB..")
    with refused(Fault.UNKNOWN_BOARD, "G1"):
        group.answer(0, "black", board=1)
    group.answer(0, "black")
    assert group.answers == ("black", None, None)


@pytest.mark.rule("G1")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_a_second_board_is_for_two_players(players: int) -> None:
    with refused(Fault.WRONG_PLAYER_COUNT, "G1"):
        Group(players, second_board=0)


@pytest.mark.rule("G1")
@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"second_board": 2}, Fault.BAD_OPTION),
        ({"second_board": True}, Fault.BAD_OPTION),
        ({"second_board": 0, "boards_each": 2}, Fault.CONTRADICTORY_OPTIONS),
    ],
)
def test_second_boards_that_no_table_has_are_refused(options: dict[str, object], fault: Fault) -> None:
    with refused(fault, "G1"):
        Group(2, **options)


@pytest.mark.rule("G1")
def test_two_boards_each_and_a_second_board_for_one_are_named_as_the_contradiction() -> None:
    with pytest.raises(Refusal) as caught:
        edition("group", {"boards_each": 2, "second_board": 0})
    assert caught.value == Refusal(Fault.CONTRADICTORY_OPTIONS, "G1", why="second_board")


@pytest.mark.rule("G2")
@pytest.mark.parametrize(
    "tokens",
    [
        pytest.param("B3 R2 Y1", id="too few"),
        pytest.param("B3 R2 Y1 G5 W4", id="too many"),
        pytest.param("B3 R3 Y1 G5", id="a number twice"),
        pytest.param("B0 R2 Y1 G5", id="no such number"),
        pytest.param("B6 R2 Y1 G5", id="no such number either"),
        pytest.param("O3 R2 Y1 G5", id="no such colour"),
        pytest.param(".3 R2 Y1 G5", id="nothing drawn"),
    ],
)
def test_draws_that_the_tokens_do_not_allow(tokens: str) -> None:
    group = Group(4)
    with refused(Fault.IMPOSSIBLE_DEAL, "G2"):
        group.deal(tokens, opener=0)
    assert group.may(None) == {"deal"}


@pytest.mark.rule("G2")
def test_six_colours_of_four_tokens_and_five_numbers_are_drawn_from() -> None:
    group = Group(3)
    assert offers(group.state, None) == [MayDeal(3, "WRGYKB", copies=4, places=5, names_opener=True)]
    dealt("K1 K2 K4 K5")


@pytest.mark.rule("G2")
def test_the_table_draws_once_and_before_anything_else() -> None:
    group = Group(4)
    with refused(Fault.NOT_DEALT, "G2"):
        group.ask(0, "YRB.G")
    with refused(Fault.NOT_DEALT, "G2"):
        group.resign(0)
    with refused(Fault.NOT_YOUR_TURN, "G2"):
        group.do(0, Deal((Token("B", 3), Token("R", 2), Token("Y", 1), Token("G", 5)), 0))
    group.deal(PRINTED, opener=0)
    with refused(Fault.ALREADY_DEALT, "G2"):
        group.deal(PRINTED, opener=0)


@pytest.mark.rule("G2", "G6")
def test_a_draw_is_secret() -> None:
    group = dealt()
    hands = ((Token("B", 3),), (Token("R", 2),), (Token("Y", 1),), (Token("G", 5),))
    assert group.happened == [Dealt(hands, 0)]
    for seat in (0, 1, 2, 3, None):
        shown = tuple(hand if owner == seat else None for owner, hand in enumerate(hands))
        assert redacted(group.happened[0], seat) == Dealt(shown, 0)
        assert group.view(seat).hand == (() if seat is None else hands[seat])


@pytest.mark.rule("G4")
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_the_opener_starts_and_play_goes_clockwise(opener: int) -> None:
    group = dealt("B3 R2 Y1", 3, opener)
    for turn in range(5):
        seat = (opener + turn) % 3
        assert [("ask" in group.may(other)) for other in range(3)] == [other == seat for other in range(3)]
        with refused(Fault.NOT_YOUR_TURN, "G4"):
            group.ask((seat + 1) % 3, "WWW..")
        group.ask(seat, "WWW..")


@pytest.mark.rule("G4")
@pytest.mark.parametrize("opener", [None, -1, 4])
def test_the_first_draw_names_who_starts(opener: int | None) -> None:
    with refused(Fault.IMPOSSIBLE_DEAL, "G4"):
        Group(4).deal(PRINTED, opener)


@pytest.mark.rule("G5")
@pytest.mark.parametrize(
    ("row", "answers"),
    [
        ("YRB.G", (None, "black", "black", "black")),
        ("RYGB.", (None, "white", "white", "white")),
        ("KKKK.", (None, "none", "none", "none")),
        ("BRKY.", (None, "black", "white", "none")),
    ],
)
def test_every_other_board_answers_for_its_own_token(row: str, answers: tuple[Answer | None, ...]) -> None:
    group = dealt()
    group.ask(0, row)
    assert group.answers == answers


@pytest.mark.rule("G5")
@pytest.mark.parametrize(
    ("row", "answers"),
    [
        ("RYY..", ("black", "white", None)),
        ("YRY..", ("white", "black", None)),
        ("YYR..", ("white", "white", None)),
        ("RRY..", ("black", "black", None)),
    ],
)
def test_boards_of_the_same_colour_answer_independently(row: str, answers: tuple[Answer | None, ...]) -> None:
    group = dealt("R1 R2 G3", 3, opener=2)
    group.ask(2, row)
    assert group.answers == answers


@pytest.mark.rule("G5")
def test_neither_board_of_the_asker_answers() -> None:
    group = dealt(seats=2, boards_each=2)
    said = []
    for seat in (0, 1):
        group.ask(seat, "YRB.G")
        said.append(group.answers)
    assert said == [(None, None, "black", "black"), ("black", "black", None, None)]


@pytest.mark.rule("G5")
@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("YRBKG", Fault.WRONG_PEG_COUNT),
        ("YRB..", Fault.WRONG_PEG_COUNT),
        ("YRBG", Fault.WRONG_LENGTH),
        ("YRO.G", Fault.COLOUR_NOT_IN_BOX),
    ],
)
def test_a_row_has_the_shape_of_a_code(row: str, fault: Fault) -> None:
    group = dealt()
    with refused(fault, "G5"):
        group.ask(0, row)
    group.ask(0, "YYY.Y")


@pytest.mark.rule("G5")
@pytest.mark.parametrize(
    ("row", "answers"),
    [
        (".....", (None, "none", "none", "none")),
        ("RRRRR", (None, "black", "none", "none")),
        ("..Y..", (None, "none", "white", "none")),
    ],
)
def test_players_may_agree_on_any_rows(row: str, answers: tuple[Answer | None, ...]) -> None:
    group = dealt(rows="any")
    group.ask(0, row)
    assert group.answers == answers
    with refused(Fault.COLOUR_NOT_IN_BOX, "G5"):
        group.ask(1, "O....")


@pytest.mark.rule("G5")
def test_by_hand_the_next_row_waits_for_every_board() -> None:
    group = dealt(seats=2, boards_each=2, marking="by_hand")
    group.ask(0, "YRB.G")
    assert group.happened == [RowAsked(0, "YRB.G")]
    with refused(Fault.NOTHING_TO_ANSWER, "G5"):
        group.answer(0, "black")
    group.answer(1, "black", board=1)
    for seat in (0, 1):
        with refused(Fault.NOT_YOUR_TURN, "G5"):
            group.ask(seat, "YRB.G")
    with refused(Fault.NOTHING_TO_ANSWER, "G5"):
        group.answer(1, "white", board=1)
    with refused(Fault.UNKNOWN_BOARD, "G1"):
        group.answer(1, "black", board=2)
    group.answer(1, "white", board=0)
    assert group.answers == (None, None, "white", "black")
    group.ask(1, "YRB.G")


@pytest.mark.rule("G6")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_rows_and_answers_are_open_to_all(seat: int | None) -> None:
    group = dealt()
    group.ask(0, "BRKY.")
    answered = AnswersGiven(((1, "black"), (2, "white"), (3, "none")))
    assert [redacted(event, seat) for event in group.happened] == [RowAsked(0, "BRKY."), answered]
    assert group.view(seat).asked == ((0, "BRKY.", (None, "black", "white", "none")),)


@pytest.mark.rule("G12")
@pytest.mark.parametrize(("opener", "following"), [(0, [1, 2, 0]), (2, [0, 1, 2])])
def test_the_left_neighbour_of_the_opener_opens_the_next_round(opener: int, following: list[int]) -> None:
    group = dealt("B3 R2 Y1", 3, opener, rounds=4)
    opened = []
    for _ in following:
        turn = group.view(None).turn
        assert turn is not None
        group.ask(turn, "WWW..")
        group.call((turn + 1) % 3, "YRB..")
        group.deal("B3 R2 Y1")
        opened.append(group.view(None).turn)
    assert opened == following


@pytest.mark.rule("G12")
def test_later_draws_name_no_opener() -> None:
    group = dealt("B3 R2 Y1", 3)
    group.call(0, "YRB..")
    with refused(Fault.IMPOSSIBLE_DEAL, "G12"):
        group.deal("B3 R2 Y1", opener=1)


@pytest.mark.rule("G13")
@pytest.mark.parametrize("rounds", [0, 8])
def test_one_to_seven_rounds(rounds: int) -> None:
    with refused(Fault.BAD_OPTION, "G13"):
        Group(3, rounds=rounds)


@pytest.mark.rule("G13")
@pytest.mark.parametrize(
    ("won_by", "winners"), [([2], (2,)), ([0, 1, 0], (0,)), ([0, 1], (0, 1)), ([0, 1, 2], (0, 1, 2)), ([1] * 7, (1,))]
)
def test_most_wins_take_the_match_and_ties_share_it(won_by: list[int], winners: tuple[int, ...]) -> None:
    group = Group(3, rounds=len(won_by), calls="anytime")
    for number, winner in enumerate(won_by):
        assert not group.winners
        group.deal("B3 R2 Y1", None if number else 0)
        group.call(winner, "YRB..")
    assert group.happened[-1] == MatchEnded(winners)
    assert group.scores == tuple(won_by.count(seat) for seat in range(3))
    with refused(Fault.MATCH_OVER, "G13"):
        group.deal("B3 R2 Y1")
