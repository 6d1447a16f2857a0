"""Options as they are offered: every number that a box names can be agreed on."""

import pytest

from keypeg.rules import BOXES, Refusal, edition
from keypeg.rules.options import Number

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
