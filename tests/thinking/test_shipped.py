"""Every shipped strategy keeps what it promises, code by code, and reaches what is proven of its board."""

from itertools import chain

import pytest

from keypeg.rules import edition
from keypeg.rules.keys import Key
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape
from keypeg.thinking.edition_objectives import edition_objective
from keypeg.thinking.objectives import AVERAGE, OBJECTIVE_NAMES, ObjectiveName, points
from keypeg.thinking.rulebook_boards import (
    RulebookBoard,
    distinct_boards,
    rulebook_boards,
    shapes_of,
)
from keypeg.thinking.shipped import STRATEGIES, NotShipped, duel_tree, known_total, tree_for
from keypeg.thinking.tree_check import TreeCheck, check_rows, check_tree
from keypeg.thinking.tree_files import read_tree

FILES = sorted(STRATEGIES.glob("*.tree"))

PROVEN = {
    "4x6": (5625, 5626, 5),
    "4x6-no-repeats": (1446, 1446, 5),
    "4x6-no-repeats-any-row": (1435, 1435, 5),
    "4x7-no-repeats": (3639, 3639, 6),
    "4x7-no-repeats-any-row": (3633, 3633, 6),
    "4x8-no-repeats": (7817, 7817, 6),
    "4x8-no-repeats-any-row": (7797, 7797, 6),
    "4x8": (20471, 20473, 6),
    "4x8-empties": (34666, 34666, 7),
    "4x8-empties-no-repeats": (16757, 16759, 6),
    "4x8-empties-no-repeats-any-row": (16748, 16749, 6),
}
"""The least total, the least total among strategies with the least worst case, and that worst case."""


def played(name: str) -> TreeCheck:
    """A shipped tree laid out for every code that the rules list, with the keys that the rules give."""
    packed = read_tree(STRATEGIES / name)
    tree = packed.tree()
    check_rows(tree, packed.header.rows)
    return check_tree(tree, packed.header.codes.rows(), packed.objective)


@pytest.mark.parametrize("name", [file.name for file in FILES])
def test_every_code_is_found_in_the_rows_promised(name: str) -> None:
    packed = read_tree(STRATEGIES / name)
    seen = played(name)
    assert seen.codes == packed.header.codes.size
    assert seen.not_found == 0
    assert seen.cost(packed.objective) == packed.header.total
    assert seen.worst == packed.depth
    board, objective, _ = name.split(".")
    if board in PROVEN:
        assert packed.header.exact
        total, at_worst, worst = PROVEN[board]
        if objective == "average":
            assert seen.total == total
        elif objective == "worst":
            assert seen.worst == worst
            assert seen.total == at_worst


def test_the_duel_is_played_better_than_by_any_rule_of_thumb() -> None:
    assert read_tree(STRATEGIES / "5x8.average.tree").header.total <= 178_441


def test_all_boards_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 5_000_000


def named(one: RulebookBoard) -> str:
    options = ",".join(f"{name}={value}" for name, value in one.edition.options.items())
    return f"{one.edition.name}-{one.seat}-{options}"


@pytest.mark.parametrize("one", list(rulebook_boards()), ids=named)
@pytest.mark.parametrize("objective", OBJECTIVE_NAMES)
def test_every_board_of_the_rulebooks_has_a_strategy_within_its_rows(
    one: RulebookBoard, objective: ObjectiveName
) -> None:
    packed = tree_for(one.edition, one.seat, objective)
    assert (packed.header.codes, packed.header.rows) == (one.shapes.codes, one.shapes.rows)
    own = edition_objective(one.edition)
    assert packed.depth <= (len(own.costs) or 12)
    assert tree_for(one.edition, one.seat, objective) is packed


def test_boards_that_several_editions_share_are_stored_once() -> None:
    names = [file.name.partition(".")[0] for file in FILES if ".average." in file.name]
    assert sorted(names) == sorted(distinct_boards())
    assert tree_for(edition("duel", {"rings": 4})) is tree_for(edition("hasbro94", {"doubles": True}))
    assert tree_for(edition("duel", {"handicap": 1}), 1) is tree_for(edition("hasbro94", {"doubles": True}))
    assert tree_for(edition("travel")) is tree_for(edition("hasbro94"))


def test_a_custom_box_of_the_same_shape_has_the_same_strategy_in_its_own_letters() -> None:
    custom = edition("custom")
    packed = tree_for(custom)
    assert packed.header.codes == shapes_of(custom).codes == Shape(4, "RGBYOP", repeats=True)
    assert check_tree(packed.tree(), packed.header.codes.rows()).total == 5625
    assert packed.follow(0, Key(4, 0)) is None


def test_what_is_not_shipped_says_so() -> None:
    with pytest.raises(NotShipped, match="4x5"):
        tree_for(edition("custom", {"colours": 5}))
    with pytest.raises(NotShipped):  # the shipped strategy takes six rows
        tree_for(edition("custom", {"row_limit": 5}))


@pytest.mark.rule("C7", "T7", "H6")
def test_an_edition_scores_as_its_rulebook_says() -> None:
    assert edition_objective(edition("classic")) == points(10, 11)
    assert edition_objective(edition("travel")) == points(9, 9)
    assert edition_objective(edition("hasbro94")) == points(12, 13)
    assert edition_objective(edition("custom", {"row_limit": 7, "bonus": 3})) == points(7, 10)
    assert edition_objective(edition("duel")) == AVERAGE


@pytest.mark.rule("D9", "D10")
def test_each_seat_of_a_duel_has_its_own_board() -> None:
    handicap = edition("duel", {"handicap": 1})
    assert [shapes_of(handicap, seat).name for seat in (0, 1)] == ["5x8", "4x8"]
    assert shapes_of(edition("duel", {"rings": 4})).name == "4x8"
    with pytest.raises(Refusal, match=r"unknown_seat .* handicap"):
        shapes_of(handicap)
    with pytest.raises(Refusal, match=r"unknown_seat .* none_such"):
        shapes_of(handicap, 2)


@pytest.mark.rule("G5")
def test_the_group_edition_has_no_board_for_one() -> None:
    for ask in (shapes_of, edition_objective):
        with pytest.raises(Refusal, match="no_codebreaker"):
            ask(edition("group"))


def test_boards_are_named_by_what_sets_them_apart() -> None:
    names = list(distinct_boards())
    assert len(names) == 12
    letters = set(chain.from_iterable(names))
    assert letters <= set("abcdefghijklmnopqrstuvwxyz0123456789-")


def test_what_a_shipped_strategy_reaches_is_what_a_proof_has_to_beat() -> None:
    classic = shapes_of(edition("classic"))
    assert known_total(classic, AVERAGE) == 5625
    assert known_total(classic, points(10, 11)) is None
    assert known_total(shapes_of(edition("custom", {"colours": 7})), AVERAGE) is None


@pytest.mark.rule("D5", "D6")
def test_the_strategy_for_duels_is_there_before_the_best_on_average_more_often_than_not() -> None:
    duel = edition("duel", {"rings": 4})
    shapes = shapes_of(duel)
    mine, other = (check_tree(tree.tree(), shapes.codes.rows()) for tree in (duel_tree(shapes), tree_for(duel)))
    pairs = [(one, two, a * b) for one, a in mine.found.items() for two, b in other.found.items()]
    won = sum(count for one, two, count in pairs if one < two)
    lost = sum(count for one, two, count in pairs if one > two)
    assert won / (won + lost) > 0.504
    assert mine.total < 1.001 * other.total


def test_where_no_strategy_is_for_duels_alone_it_is_the_best_on_average() -> None:
    assert duel_tree(shapes_of(edition("duel"))) is tree_for(edition("duel"))
    with pytest.raises(NotShipped, match="4x5"):
        duel_tree(shapes_of(edition("custom", {"colours": 5})))


@pytest.mark.parametrize(
    ("colours", "guesses", "letters", "total"),
    [
        (6, "any", "RYGBWO", 1435),
        (6, "as_code", "RYGBWO", 1446),
        (7, "any", "RYGBWKO", 3633),
        (7, "as_code", "RYGBWKO", 3639),
    ],
)
def test_travel_with_fewer_colours_keeps_its_strategy_in_its_own_letters(
    colours: int, guesses: str, letters: str, total: int
) -> None:
    agreed = edition("travel", {"colours": colours, "guesses": guesses})
    packed = tree_for(agreed)
    assert packed.header.codes == shapes_of(agreed).codes == Shape(4, letters, repeats=False)
    assert check_tree(packed.tree(), packed.header.codes.rows()).total == total
