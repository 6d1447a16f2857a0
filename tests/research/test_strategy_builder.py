"""What a build that is stopped says of the strategy that it keeps."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from keypeg.research import strategy_builder
from keypeg.research.parallel_proof import prove_and_write_out
from keypeg.research.strategy_builder import BuiltStrategy, build_by_ledger
from keypeg.rules import edition
from keypeg.thinking.objectives import AVERAGE
from keypeg.thinking.rulebook_boards import shapes_of


@pytest.mark.parametrize("done", [True, False])
def test_a_strategy_that_reaches_the_lower_bound_is_proven_wherever_it_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, done: bool
) -> None:
    """Ctrl-C may come when the ledger is done and its tree is being written out."""

    def stopped(*args: Any, **options: Any) -> BuiltStrategy:
        if done:
            prove_and_write_out(*args, **options)
        raise KeyboardInterrupt

    monkeypatch.setattr(strategy_builder, "prove_and_write_out", stopped)
    board = shapes_of(edition("travel", {"colours": 6})).board()
    with ThreadPoolExecutor(1) as pool:
        built = build_by_ledger(tmp_path / "some.ledger", board, AVERAGE, executor=pool)
    assert (built.total, built.exact) == (1435, done)
    assert (built.at_least == 1435) == done
