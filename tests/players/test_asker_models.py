"""What a row tells about the hand of its asker, worked out by hand from the model on the page about players."""

import pytest

from keypeg.players.group.asker_models import likelihood
from keypeg.rules.actions import Token
from keypeg.rules.attempts import AskedRow
from keypeg.thinking.group_holdings import group_setup
from tests.players.group_views import hold, look


def likelier_without_its_colour(boards: int, row: str) -> float:
    """How much likelier a first row is from R1, whose colour it leaves out, than from W1, whose colour it shows."""
    view, _ = look(hold(*["R1", "G2", "B3", "Y4"][:boards]), 0)
    setup = group_setup(view)
    likely = likelihood(setup, (AskedRow(0, row, (None,) * boards),), 0)
    without, with_it = (likely[setup.token_number(Token(colour, 1))] for colour in "RW")
    return float(without / with_it)


@pytest.mark.parametrize(
    ("boards", "row", "expected"),
    [
        # Both hands leave place 1 free, and neither lays its own peg. So what differs between them is the part of those
        # who seek information: 0.35 * 0.8 = 0.28 of all askers. The rest gives both 0.2 + 0.15 * 0.03 = 0.2045.
        # Free places: of the rows with 2, 3 or 4 pegs, 0.6, 0.4 or 0.2 leave place 1 free; an asker does so in 0.97.
        # Colours: 4, 3 or 2 of 6 are not in the row; an asker avoids its own with chance 0.9, 0.5 or 0.2.
        # (0.28 * 0.97/0.6 * (0.9 / (4/6) + 0.1) + 0.2045) / (0.28 * 0.97/0.6 * 0.1 + 0.2045), and so on:
        pytest.param(2, ".WB..", 3.447, id="one board is asked"),
        pytest.param(3, ".WYB.", 2.248, id="two boards are asked"),
        pytest.param(4, ".WYBG", 1.631, id="three boards are asked"),
    ],
)
def test_a_colour_that_is_left_out_may_be_the_askers_own(boards: int, row: str, expected: float) -> None:
    assert likelier_without_its_colour(boards, row) == pytest.approx(expected, rel=0.005)


def test_the_fewer_boards_are_asked_the_more_a_missing_colour_tells() -> None:
    """The rows have two pegs each, so that nothing but the number of boards differs."""
    ratios = [likelier_without_its_colour(boards, ".WB..") for boards in (2, 3, 4)]
    assert ratios[0] > 1.5 * ratios[1]
    assert ratios[1] > 1.2 * ratios[2]
