"""Many machines: a proof goes on when workers of a cluster die, and any executor may lose work."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pytest

from keypeg.cli import main
from keypeg.research import parallel_proof
from keypeg.research.ledgers import Ledger, ProofProgress
from keypeg.research.refusals import ResearchRefusal
from keypeg.thinking.objectives import AVERAGE
from tests.thinking.shapes import board

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def cluster() -> Iterator[Any]:
    """Two worker processes on this machine, without a dashboard."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as local:
        yield local


def processes(client: Any) -> dict[str, int]:
    found: dict[str, int] = client.run(os.getpid)
    return found


@pytest.mark.filterwarnings("default:::distributed", "default::ResourceWarning")
def test_a_cluster_proves_it_even_if_a_worker_is_killed(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    killed: list[int] = []
    with cluster() as local, distributed.Client(local) as client:

        def kill_once(proof: ProofProgress) -> None:
            if not killed and proof.lower_bound > 2000:
                victim = min(processes(client).values())
                killed.append(victim)
                os.kill(victim, signal.SIGKILL)

        ledger = Ledger(tmp_path / "proof.ledger", board(4, 5), AVERAGE, 2500)
        proof = parallel_proof.prove(ledger, executor=client.get_executor(), workers=4, progress=kill_once)
        assert proof == ProofProgress(2463, 2463, 0)
        assert killed


@pytest.mark.filterwarnings("default:::distributed", "default::ResourceWarning")
def test_the_command_takes_a_cluster(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with cluster() as local:
        box = ["custom", "--option", "pegs=3", "--option", "colours=4", "--lang", "en"]
        work = ["--ledger", str(tmp_path / "a.ledger"), "--dask", local.scheduler_address]
        assert main(["strategy", "build", *box, *work, "-o", str(tmp_path / "a.tree")]) == 0
    assert "total 206" in capsys.readouterr().out


def test_stopping_it_stops_its_processes(tmp_path: Path) -> None:
    def stop(_: ProofProgress) -> None:
        raise KeyboardInterrupt

    before = active_children()
    ledger = Ledger(tmp_path / "proof.ledger", board(3, 4), AVERAGE, 230)
    with pytest.raises(KeyboardInterrupt):
        parallel_proof.prove(ledger, workers=2, progress=stop)
    assert active_children() == before


class Forgetful(Executor):
    """Does the work at once, but loses some of it: cancelled, or with an error of its own."""

    def __init__(self, lost: Callable[[int], bool]) -> None:
        self.lost = lost
        self.handed_over = 0

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        future: Future[T] = Future()
        self.handed_over += 1
        if not self.lost(self.handed_over):
            future.set_result(fn(*args, **kwargs))
        elif self.handed_over % 2:
            future.cancel()
            future.set_running_or_notify_cancel()
        else:
            future.set_exception(ConnectionError("gone"))
        return future


def test_lost_work_is_done_again(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "proof.ledger", board(3, 4), AVERAGE, 230)
    forgetful = Forgetful(lambda number: number % 3 == 0)
    assert parallel_proof.prove(ledger, executor=forgetful, workers=2) == ProofProgress(206, 206, 0)
    assert forgetful.handed_over > 10


def test_work_that_is_lost_every_time_is_given_up(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "proof.ledger", board(3, 4), AVERAGE, 230)
    with pytest.raises(ResearchRefusal, match=r"workers_lost, why = part, row = \w+, key = \d,\d, "):
        parallel_proof.prove(ledger, executor=Forgetful(lambda number: number > 5))
    again = Ledger(tmp_path / "proof.ledger", board(3, 4), AVERAGE, 230)
    assert again.progress() == ledger.progress()
    assert parallel_proof.prove(again, executor=Forgetful(lambda _: False)).proven
