"""Beliefs of the group edition, against holdings enumerated plainly."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest

from keypeg.rules import edition
from keypeg.rules.actions import AskRow, CallMastermind, Token
from keypeg.rules.group import Group
from keypeg.rules.keys import answer
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import believe
from keypeg.thinking.group_holdings import hand_numbers
from keypeg.thinking.group_rivals import call_readiness, open_holdings
from tests.generators import play_match
from tests.players.group_views import go_on, hold, look

TOKENS = [colour for colour in "WRGYKB" for _ in range(4)]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"boards_each": 2}),
    (2, {"second_board": 0}),
    (2, {"second_board": 1}),
    (3, {}),
    (4, {}),
]


def code_of(tokens: list[Token]) -> str:
    return "".join(next((colour for colour, number in tokens if number == place), ".") for place in range(1, 6))


def draws_by_hand(view: GroupView) -> Counter[str]:
    """How often each code comes up if every colour token and number token left is drawn for the other boards."""
    assert view.seat is not None
    boards = [board for board, owner in enumerate(view.owners) if owner == view.seat]
    own = dict(zip(boards, view.hand, strict=True))
    others = [board for board in range(len(view.owners)) if board not in own]
    left = list(TOKENS)
    for token in view.hand:
        left.remove(token.colour)
    taken = {token.number for token in view.hand}
    numbers = list(permutations([number for number in range(1, 6) if number not in taken], len(others)))
    found: Counter[str] = Counter()
    for colours, times in Counter(colour_draws(left, len(others))).items():
        for drawn in numbers:
            tokens = {**own, **dict(zip(others, map(Token, colours, drawn), strict=True))}
            code = code_of(list(tokens.values()))
            if any(call.row == code for call in view.wrong_calls):
                continue
            if all(
                given in (None, answer(row.row, *tokens[board]))
                for row in view.asked
                for board, given in enumerate(row.answers)
                if board in others
            ):
                found[code] += times
    return found


def colour_draws(left: list[str], count: int) -> list[tuple[str, ...]]:
    """Every ordered draw of so many tokens, each token told apart from its likes."""
    return [tuple(drawn) for some in combinations(left, count) for drawn in permutations(some)]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_chances_of_codes_are_those_of_the_draw(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(f"{seats} {options}")
    compared = 0
    while compared < 5:
        played = play_match(rng, edition("group", options), seats, most=rng.randint(1, 4))
        assert isinstance(played.state, Group)
        if not played.state.hands:
            continue
        view, _ = look(played.state, rng.randrange(seats))
        belief = believe(view, view.asked)
        by_hand = draws_by_hand(view)
        codes = {
            belief.setup.code_row(int(code)): p for code, p in zip(belief.codes, belief.code_probability, strict=True)
        }
        assert codes == pytest.approx({code: times / by_hand.total() for code, times in by_hand.items()})
        compared += 1


@pytest.mark.rule("G2")
def test_two_boards_share_a_colour_with_chance_3_in_23() -> None:
    view, _ = look(hold("R1", "G2"), 0)
    belief = believe(view, ())
    codes = [belief.setup.code_row(int(code)) for code in belief.codes]
    shared = sum(chance for code, chance in zip(codes, belief.code_probability, strict=True) if code.count("R") == 2)
    assert shared == pytest.approx(float(Fraction(3, 23)))


def test_four_boards_open_with_864_codes_and_5184_holdings() -> None:
    belief = believe(look(hold("R1", "G2", "B3", "Y4"), 0)[0], ())
    assert (len(belief.codes), len(belief)) == (864, 5184)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_rival_is_as_ready_as_its_own_belief_says(seats: int, options: dict[str, Any]) -> None:
    """What is worked out about a rival from the open table is what the rival works out by itself."""
    rng = random.Random(f"rival {seats} {options}")
    compared = 0
    while compared < 8:
        played = play_match(rng, edition("group", options), seats, most=rng.randint(3, 7))
        assert isinstance(played.state, Group)
        rival = rng.randrange(seats)
        if not played.state.hands:
            continue
        view, _ = look(played.state, rival)
        own = believe(view, view.asked)
        table = open_holdings(own.setup, view.asked, view.wrong_calls)
        if table is None:
            continue
        best, right = call_readiness(table, hand_numbers(own.setup, rival, table.held))
        truth = [own.setup.token_number(token) for token in played.state.tokens]
        (here,) = [index for index, held in enumerate(table.held.tolist()) if held == truth]
        assert best[here] == pytest.approx(own.best)
        likeliest = {
            int(c) for c, p in zip(own.codes, own.code_probability, strict=True) if p == pytest.approx(own.best)
        }
        code = own.setup.code_number(played.state.code)
        assert right[here] == pytest.approx(1 / len(likeliest) if code in likeliest else 0.0)
        compared += 1


@pytest.mark.rule("G8")
def test_a_code_that_was_called_wrongly_is_believed_by_nobody() -> None:
    state = hold("R1", "G2", "B3")
    before = believe(look(state, 0)[0], ())
    view, _ = look(go_on(state, (0, AskRow("RWY..")), (1, CallMastermind("RG..K"))), 0)
    after = believe(view, ())
    assert before.setup.code_number("RG..K") in before.codes
    assert set(before.codes) - set(after.codes) == {before.setup.code_number("RG..K")}
    assert after.code_probability.sum() == pytest.approx(1)
