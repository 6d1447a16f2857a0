"""How the master hides its hand and reads the rows of others: rows by public knowledge, bluffs, and lies."""

import random
from collections import Counter
from itertools import product
from math import log, prod

import pytest
from msgspec.structs import replace

from keypeg.players import LEVELS
from keypeg.players.computer import Computer
from keypeg.players.group.asker_models import TRUSTING, by_way, likelihood, shares_of_ways
from keypeg.players.group.hiding import NEAR, false_hand, hiding_row
from keypeg.players.group.inference import infer_from_rows
from keypeg.players.group.public_rows import candidate_rows, rate_for_all_hands
from keypeg.players.group.reading import Reading, shares_for
from keypeg.players.group.styles import Style, style_of_round
from keypeg.rules import referee
from keypeg.rules.actions import AskRow, CallMastermind, Deal, Token
from keypeg.rules.attempts import AskedRow
from keypeg.rules.keys import Answer, answer
from keypeg.rules.referee import State
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import allowed_tokens, believe
from keypeg.thinking.group_calls import should_call
from keypeg.thinking.group_holdings import group_setup
from tests.players.group_views import ask, go_on, hold, look

BLIND = Style(share=1, reading=Reading(power=0.0))
BLUFFING = replace(BLIND, bluffs=True)
CAREFUL = Reading(anything=0.3, lies=0.3, rounds=1.5)

LATE = [
    (("R1", "G2"), ("W.B..", ".GK..", "Y...K")),
    (("R1", "G2", "B3"), (".WWB.", "GW..Y", "..BYY", "W..WG")),
    (("R1", "G2", "B3", "Y4"), ("WGY.K", "YBGB.", "YKBG.", "B.BBB", ".WRKW")),
]


def fits(view: GroupView, tokens: tuple[Token, ...]) -> bool:
    """Whether tokens on the boards explain every answer, as somebody sees it who has no token."""
    return len({token.number for token in tokens}) == len(tokens) and all(
        given in (None, answer(row.row, *tokens[board]))
        for row in view.asked
        for board, given in enumerate(row.answers)
    )


def entropy(masses: Counter[object]) -> float:
    total = sum(masses.values())
    return -sum(mass / total * log(mass / total) for mass in masses.values())


def information_by_hand(
    view: GroupView, seat: int, rows: list[str]
) -> tuple[dict[Token, list[float]], dict[Token, float]]:
    """What the answers to each row tell about the code, for each hand of a seat, and how likely each hand is."""
    setup = group_setup(view)
    every = [Token(colour, number) for colour in setup.colours for number in range(1, 6)]
    possible = [
        [token for token in every if all(row.answers[board] in (None, answer(row.row, *token)) for row in view.asked)]
        for board in range(setup.boards)
    ]
    by_hand: dict[Token, list[tuple[tuple[Token, ...], int]]] = {}
    for tokens in product(*possible):
        if fits(view, tokens):
            drawn = Counter(token.colour for token in tokens)
            ways = prod(prod(range(4 - count + 1, 5)) for count in drawn.values())
            if ways:
                by_hand.setdefault(tokens[seat], []).append((tokens, ways))
    told: dict[Token, list[float]] = {}
    for hand, cases in by_hand.items():
        told[hand] = []
        for row in rows:
            codes: Counter[object] = Counter()
            heard: Counter[object] = Counter()
            both: Counter[object] = Counter()
            for tokens, ways in cases:
                code = frozenset(tokens)
                given = tuple(answer(row, *token) for board, token in enumerate(tokens) if board != seat)
                codes[code] += ways
                heard[given] += ways
                both[code, given] += ways
            told[hand].append(entropy(codes) + entropy(heard) - entropy(both))
    total = sum(ways for cases in by_hand.values() for _, ways in cases)
    return told, {hand: sum(ways for _, ways in cases) / total for hand, cases in by_hand.items()}


@pytest.mark.parametrize(("tokens", "rows"), LATE)
def test_what_rows_tell_each_hand_is_counted_right(tokens: tuple[str, ...], rows: tuple[str, ...]) -> None:
    view, _ = look(ask(hold(*tokens), *rows), 0)
    setup = group_setup(view)
    rated = rate_for_all_hands(view, setup, 0, candidate_rows(view, setup, 0, view.row_shape, random.Random(1)))
    told, chances = information_by_hand(view, 0, rated.rows)
    assert len(told) > 1
    assert rated.hand_chance.sum() == pytest.approx(1)
    for hand, chance in chances.items():
        number = setup.token_number(hand)
        assert rated.hand_chance[number] == pytest.approx(chance)
        assert rated.information[number] == pytest.approx(told[hand], abs=1e-8)


def test_early_rows_are_rated_by_the_entropy_of_the_answers() -> None:
    """With two players and nothing asked, the answers of one board are all there is: both ways of counting agree."""
    view, _ = look(hold("R1", "G2"), 0)
    setup = group_setup(view)
    rated = rate_for_all_hands(view, setup, 0, candidate_rows(view, setup, 0, view.row_shape, random.Random(1)))
    told, _ = information_by_hand(view, 0, rated.rows[:5])
    for hand, expected in told.items():
        assert rated.information[setup.token_number(hand)][:5] == pytest.approx(expected)


@pytest.mark.parametrize(("tokens", "rows"), LATE)
def test_a_row_by_public_knowledge_does_not_depend_on_the_own_hand(
    tokens: tuple[str, ...], rows: tuple[str, ...]
) -> None:
    """Whatever the answers allow the player to hold, it asks the same; a bluffer does not."""
    state = ask(hold(*tokens), *rows)
    view, _ = look(state, 0)
    setup = group_setup(view)
    blind, bluffs = set(), set()
    for colour, number in product(setup.colours, range(1, 6)):
        if all(row.answers[0] in (None, answer(row.row, colour, number)) for row in view.asked):
            other = replace(view, hand=(Token(colour, number),))
            belief = believe(other, other.asked)
            if len(belief.codes) > NEAR:
                blind.add(hiding_row(BLIND, 7, other, belief, view.row_shape))
                bluffs.add(hiding_row(BLUFFING, 7, other, belief, view.row_shape))
    assert len(blind) == 1
    assert len(bluffs) > 1


def test_a_bluff_leaves_a_false_place_free_and_shows_the_own() -> None:
    view, _ = look(hold("R1", "G2"), 0)
    setup = group_setup(view)
    belief = believe(view, ())
    own_place_filled = 0
    for seed in range(20):
        row = hiding_row(BLUFFING, seed, view, belief, view.row_shape)
        own_place_filled += row[0] != "."
    assert own_place_filled == 20
    allowed = allowed_tokens(setup, ())
    own = setup.token_number(Token("R", 1))
    lies = {false_hand(setup, 0, own, allowed, random.Random(seed)) for seed in range(200)}
    assert len(lies) == 24  # every token on another place
    assert all(lie % 5 != 0 for lie in lies)


def test_who_expects_bluffs_looks_for_the_hand_on_the_places_that_are_filled() -> None:
    """Seat 1 has filled place 2 in both rows, and no other place twice."""
    setup = group_setup(look(hold("R1", "G2"), 0)[0])
    asked = (AskedRow(1, ".GW..", ("white", None)), AskedRow(1, ".K..Y", ("white", None)))
    expects = likelihood(setup, asked, 1, shares_of_ways(0.8, 0.3, 0.7))
    does_not = likelihood(setup, asked, 1, shares_of_ways(0.8, 0.3))
    places = [hand % 5 for hand in range(30)]
    assert {places[hand] for hand in expects.argsort()[-6:]} == {1}
    assert {places[hand] for hand in does_not.argsort()[-6:]} != {1}
    assert sum(shares_of_ways(0.8, 0.3, 0.7)) == pytest.approx(1)


def test_who_may_lie_is_believed_less() -> None:
    state = ask(hold("R1", "G2"), "R...Y", ".GK..", "R.W..", ".G..B")
    view, _ = look(state, 0)
    belief = believe(view, view.asked)
    trusting, careful = (infer_from_rows(view, belief, reading).best for reading in (Reading(), CAREFUL))
    assert belief.best < careful < trusting
    setup = group_setup(view)
    ways = by_way(setup, view.asked, 1)
    for honest in range(3):  # a lie may be about any hand but the own, each equally likely
        truth, lie = ways[honest], ways[honest + 3]
        open_hands = [t for t in range(30) if all(r.answers[1] in (None, _says(r.row, t)) for r in view.asked)]
        for hand in open_hands:
            others = [truth[other] for other in open_hands if other != hand]
            assert lie[hand] == pytest.approx(sum(others) / len(others))


def _says(row: str, token: int) -> Answer:
    return answer(row, "WRGYKB"[token // 5], token % 5 + 1)


def test_the_shares_of_the_ways_add_up_to_one() -> None:
    assert sum(TRUSTING) == pytest.approx(1)
    assert sum(shares_of_ways(0.3, 0.4)) == pytest.approx(1)


def revealed(own_rows: tuple[str, ...]) -> State:
    """A match whose first round is over: seat 1, which held G2, had asked these rows."""
    state = hold("R1", "G2", rounds=3)
    for row in own_rows:
        state = go_on(state, (0, AskRow("WY...")), (1, AskRow(row)))
    state = go_on(state, (0, CallMastermind("RG...")))
    return referee.play(state, None, Deal((Token("R", 1), Token("G", 2)), None))[0]


def test_a_round_that_is_over_shows_who_lays_its_own_pegs_and_who_lies() -> None:
    layer, _ = look(revealed((".GK..", ".G..B", "WG...")), 0)
    liar, _ = look(revealed(("..KY.", "..K.B", "W.K..")), 0)
    setup = group_setup(layer)
    at_first = shares_of_ways(CAREFUL.anything, CAREFUL.lies)
    honest, lying = (shares_for(setup, view, 1, CAREFUL) for view in (layer, liar))
    assert sum(honest) == pytest.approx(1)
    assert sum(honest[:3]) > sum(at_first[:3])
    assert honest[1] > 1.5 * at_first[1]
    assert lying[1] < at_first[1]
    assert sum(lying[3:6]) > sum(at_first[3:6])
    # Who does not look at earlier rounds starts each round anew.
    assert shares_for(setup, layer, 1, Reading()) == TRUSTING


def test_a_style_is_drawn_by_its_share_once_a_round() -> None:
    styles = {2: (replace(BLIND, share=3), replace(BLUFFING, share=1)), 3: (BLUFFING,)}
    drawn = Counter[bool]()
    view, _ = look(hold("R1", "G2"), 0)
    later, _ = look(ask(hold("R1", "G2"), "..GG.", "R..K."), 0)
    for seed in range(400):
        style = style_of_round(styles, seed, view)
        assert style == style_of_round(styles, seed, later)
        drawn[style.bluffs] += 1
    assert 60 < drawn[True] < 140
    with_three, _ = look(hold("R1", "G2", "B3"), 0)
    assert style_of_round(styles, 1, with_three) == BLUFFING


def test_the_master_asks_and_calls_in_the_style_of_the_round() -> None:
    styles = LEVELS["master"].group.styles
    assert styles is not None
    for seed in range(12):
        for state in (hold("R1", "G2"), ask(hold("R1", "G2", "B3"), "W.GK.", "R.WY.", "KB..G")):
            view, offers = look(state, 0)
            belief = believe(view, view.asked)
            style = style_of_round(styles, seed, view)
            row = hiding_row(style, seed, view, belief, view.row_shape)
            read = infer_from_rows(view, belief, style.reading)
            early = should_call(view, read, row)
            expected = CallMastermind(read.likeliest) if early else AskRow(row)
            assert Computer(LEVELS["master"], seed).choose(view, offers) == expected


def test_rows_of_nobody_tell_nothing() -> None:
    view, _ = look(hold("R1", "G2"), 0)
    setup = group_setup(view)
    assert likelihood(setup, (), 1) == pytest.approx([1.0] * 30)
    assert likelihood(setup, (AskedRow(0, "RG...", (None, "black")),), 1) == pytest.approx([1.0] * 30)
