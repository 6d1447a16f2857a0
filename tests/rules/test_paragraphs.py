"""The paragraphs that refusals name are paragraphs of the rulebook that is played."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from keypeg.rules import BOXES, edition
from keypeg.rules.box import Box
from keypeg.rules.edition import GroupGame
from tests.generators import every_variant

VARIANTS = [(box, variant) for box, variant, seats in every_variant() if seats == 2]


def texts(value: object) -> Iterator[str]:
    match value:
        case dict():
            for each in value.values():
                yield from texts(each)
        case str():
            yield value


@pytest.mark.parametrize(("box", "variant"), VARIANTS, ids=str)
def test_every_paragraph_stands_in_the_rulebook(box: str, variant: dict[str, Any]) -> None:
    agreed = edition(box, variant)
    named = set(texts(msgspec.to_builtins(agreed.paragraphs)))
    if isinstance(agreed.game, GroupGame):
        named |= set(texts(msgspec.to_builtins(agreed.game.paragraphs)))
    assert named <= {rule for _, rules in BOXES[box].parts for rule in rules}


@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)
def test_every_option_names_a_paragraph_of_its_rulebook(box: Box) -> None:
    rules = {rule for _, rules in box.parts for rule in rules}
    unnamed = {option.name: option.rule for option in box.options if option.rule not in rules}
    assert unnamed == {"hints": None}  # no rulebook speaks of hints
