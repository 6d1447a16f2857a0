"""Options as they are offered: every number that a box names can be agreed on."""

import pytest

from keypeg.rules import BOXES, Refusal, edition
from keypeg.rules.options import Choice, Number

NUMBERS = [(name, option) for name, box in BOXES.items() for option in box.options if isinstance(option, Number)]


@pytest.mark.parametrize(("box", "option"), NUMBERS, ids=[f"{box} {option.name}" for box, option in NUMBERS])
def test_numbers_a_step_apart_can_be_agreed_on(box: str, option: Number) -> None:
    for value in range(option.least, min(option.most, option.least + 20) + 1):
        if (value - option.least) % option.step == 0:
            edition(box, {option.name: value})
        else:
            with pytest.raises(Refusal):
                edition(box, {option.name: value})
    assert (option.default - option.least) % option.step == 0


def test_an_edition_is_made_once() -> None:
    """Tables and players ask for it again and again."""
    assert edition("custom", {"pegs": 5}) is edition("custom", {"pegs": 5, "colours": 6})
    assert edition("custom", {"pegs": 5}) is not edition("custom", {"pegs": 6})


def test_editions_that_differ_in_one_option_are_not_taken_for_each_other() -> None:
    for name, box in BOXES.items():
        for option in box.options:
            values = option.values if isinstance(option, Choice) else (option.least, option.least + option.step)
            for value in values:
                try:
                    agreed = edition(name, {option.name: value})
                except Refusal:
                    continue
                assert type(agreed.options[option.name]) is type(value)
                assert agreed.options[option.name] == value
