"""Numbers for actions: each action has one, each number means one, and masks let through what the referee accepts."""

import random
from typing import Any

import pytest

from keypeg.environments import KeypegEnv, env
from keypeg.environments.action_space import ActionNumbers, allowed_rows
from keypeg.rules import Refusal, edition, referee
from keypeg.rules.actions import Action, AskRow, CallMastermind, Challenge, HideCode, LayRow, MarkRow, Resign
from keypeg.rules.events import Challenged, Event
from keypeg.rules.offers import MayMarkRow
from keypeg.rules.shapes import Shape
from tests.environments.playing import Variant, in_every_variant, made, moments


@in_every_variant
def test_numbers_and_actions_go_with_each_other(box: str, options: dict[str, Any], seats: int) -> None:
    rng = random.Random(1)
    for seat in range(seats):
        numbers = ActionNumbers(edition(box, options), seats, seat)
        for number in {*range(min(numbers.size, 40)), *rng.sample(range(numbers.size), 6), numbers.size - 1}:
            assert numbers.number(numbers.action(number)) == number


def test_the_numbers_of_a_duel_by_hand() -> None:
    numbers = ActionNumbers(edition("duel", {"marking": "by_hand"}), 2, 0)
    assert [numbers.action(number) for number in (0, 1, 2, 3)] == [None, Challenge(), MarkRow(0, 0), MarkRow(0, 1)]
    assert numbers.number(MarkRow(5, 0)) == 21  # the 20 keys of five rings, from 2 on
    assert numbers.number(HideCode("RRRRR")) == 22
    assert numbers.number(HideCode("RRRRY")) == 23
    assert numbers.number(LayRow("YRRRR")) == 22 + 8**5 + 8**4
    assert numbers.size == 22 + 2 * 8**5


def test_in_a_handicap_each_hides_what_the_other_must_find() -> None:
    beginner, other = (ActionNumbers(edition("duel", {"handicap": 0}), 2, seat) for seat in (0, 1))
    assert beginner.action(beginner.size - 1) == LayRow("PPPP")
    assert beginner.action(8**5) == HideCode("PPPPP")
    assert other.action(other.size - 1) == LayRow("PPPPP")
    assert other.action(8**4) == HideCode("PPPP")


def test_a_number_or_an_action_that_is_not_there_is_refused() -> None:
    numbers = ActionNumbers(edition("classic"), 2, 0)
    actions: list[Action] = [Resign(), MarkRow(1, 1), AskRow("RRRRR"), LayRow("RRR"), LayRow("RRR."), LayRow("RRRO")]
    for action in actions:
        with pytest.raises(ValueError, match=r"no number|not a row"):
            numbers.number(action)
    for number in (-1, numbers.size):
        with pytest.raises(ValueError, match="numbered 0 to 2592"):
            numbers.action(number)


@pytest.mark.parametrize(
    "shape",
    [
        Shape(3, "RGB", repeats=True),
        Shape(3, "RGBY", repeats=False),
        Shape(4, "RGB", repeats=False, most_empty=4),
        Shape(4, "RGB", repeats=True, fewest_empty=1, most_empty=2),
        Shape(5, "RG", repeats=True, fewest_empty=3, most_empty=3),
    ],
)
def test_the_rows_that_fit_a_shape_are_its_rows_in_their_order(shape: Shape) -> None:
    letters = shape.colours + ("." if shape.most_empty else "")
    numbers = [sum(letters.index(peg) * len(letters) ** k for k, peg in enumerate(row[::-1])) for row in shape.rows()]
    assert allowed_rows(shape).nonzero()[0].tolist() == numbers


def test_a_box_with_too_many_rows_is_refused() -> None:
    with pytest.raises(ValueError, match="1,679,616 rows, more than the 1,048,576"):
        env("custom", {"pegs": 8})
    assert ActionNumbers(edition("custom", {"pegs": 5, "colours": 12}), 2, 0).size == 1 + 2 * 12**5


def judged(raw: KeypegEnv, seat: int, action: Action) -> list[Event] | None:
    try:
        return referee.decide(raw._match.state, seat, action)
    except Refusal:
        return None


def sampled(rng: random.Random, numbers: ActionNumbers, allowed: list[int]) -> set[int]:
    few = range(1, min(numbers.size, 30))
    return {*few, *rng.sample(range(1, numbers.size), 5), *rng.sample(allowed, min(len(allowed), 5))} - {0}


@in_every_variant
def test_the_mask_is_what_the_referee_accepts(box: str, options: dict[str, Any], seats: int) -> None:
    variant: Variant = box, options, seats
    rng = random.Random(str(variant))
    raw = made(variant)
    for _ in moments(raw, rng, 40):
        if raw._choices:
            continue  # the referee looks at the same state as before
        for seat, agent in enumerate(raw.possible_agents):
            mask = raw.observe(agent)["action_mask"]
            for number in sampled(rng, raw._action_numbers[seat], mask.nonzero()[0].tolist()):
                action = raw.action_of(agent, number)
                assert action is not None
                events = judged(raw, seat, action)
                if not mask[number] and events is not None:
                    # Kept back on purpose: a challenge that changes nothing, or a row before the mark that is due.
                    due = any(isinstance(offer, MayMarkRow) for offer in raw.offers(agent))
                    assert events == [Challenged(seat, upheld=False)] or (due and isinstance(action, LayRow))
                else:
                    assert bool(mask[number]) == (events is not None)


@in_every_variant
def test_somebody_always_has_to_choose(box: str, options: dict[str, Any], seats: int) -> None:
    """Passing is for those whom the match does not wait for."""
    raw = made((box, options, seats))
    for _ in moments(raw, random.Random(2), 40):
        if raw._match.state.winners or raw._choices:
            continue
        passing = {agent: bool(raw.observe(agent)["action_mask"][0]) for agent in raw.agents}
        waiting = [agent for agent in raw.agents if raw.observe(agent)["action_mask"].any()]
        racing = options.get("race") and all(passing[agent] for agent in waiting)
        assert racing or any(not passing[agent] for agent in waiting)


def test_a_call_and_a_question_are_told_apart() -> None:
    numbers = ActionNumbers(edition("group"), 4, 0)
    assert numbers.number(AskRow("WRGY.")) != numbers.number(CallMastermind("WRGY."))
