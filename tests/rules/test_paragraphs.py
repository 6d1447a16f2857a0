"""The paragraphs that refusals name are paragraphs of the rulebook that is played."""

from typing import Any

import pytest
from msgspec.structs import asdict

from keypeg.rules import BOXES, edition
from keypeg.rules.box import Box
from keypeg.rules.edition import GroupGame
from keypeg.rules.rulebooks.shared_rules import DEAL
from tests.generators import every_variant

VARIANTS = [(box, variant) for box, variant, seats in every_variant() if seats == 2]


@pytest.mark.parametrize(("box", "variant"), VARIANTS, ids=str)
def test_every_paragraph_stands_in_the_rulebook(box: str, variant: dict[str, Any]) -> None:
    agreed = edition(box, variant)
    named = asdict(agreed.paragraphs)
    named |= asdict(named.pop("marking"))
    assert named.pop("deal") == DEAL  # only one rulebook has tokens
    if isinstance(agreed.game, GroupGame):
        named |= asdict(agreed.game.paragraphs)
    assert set(named.values()) <= {rule for _, rules in BOXES[box].parts for rule in rules}


@pytest.mark.parametrize(
    ("box", "options", "named"),
    [
        ("hasbro94", {}, ("H2", "H2", "T3", "H4")),
        ("hasbro94", {"doubles": True}, ("H10", "H10", "T3", "H4")),
        ("hasbro94", {"ninth_colour": True, "doubles": True}, ("H11", "H11", "T3", "H4")),
        ("duel", {}, ("D2", "D2", "D2", "D3")),
        ("duel", {"handicap": 0}, ("D2", "D10", "D2", "D3")),
        ("duel", {"race": True}, ("D2", "D2", "D2", "D11")),
        ("super", {}, ("X2", "X2", "X2", "C4")),
        ("group", {}, ("G3", "G3", "G5", "G4")),
        ("travel", {}, ("T2", "T2", "T3", "T5")),
    ],
    ids=str,
)
def test_a_variant_has_paragraphs_of_its_own(box: str, options: dict[str, Any], named: tuple[str, ...]) -> None:
    paragraphs = edition(box, options).paragraphs
    assert (paragraphs.code, paragraphs.to_find, paragraphs.row, paragraphs.key) == named


@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)
def test_every_option_names_a_paragraph_of_its_rulebook(box: Box) -> None:
    rules = {rule for _, rules in box.parts for rule in rules}
    assert {option.name: option.rule for option in box.options if option.rule not in rules} == {}
