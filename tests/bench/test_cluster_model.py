"""The model of many nodes, against what is known about queues."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bench.cluster_model import Cluster, Costs, Placement, simulate, smallest, waiting_time

COSTS = Costs(
    receive=50e-6,
    publish=50e-6,
    commit=300e-6,
    notice=200e-6,
    remote=60e-6,
    database_commit=150e-6,
    database_move=10e-6,
    database_listener=10e-6,
    database_notice=80e-6,
    database_remote=5e-6,
    flush=1e-3,
    round_trip=0.2e-3,
)
SPLIT = Cluster(4, 5_000, Placement.RANDOM)


def test_the_same_seed_gives_the_same_outcome_and_another_seed_another() -> None:
    assert simulate(COSTS, SPLIT, 0.5, seed=3) == simulate(COSTS, SPLIT, 0.5, seed=3)
    assert simulate(COSTS, SPLIT, 0.5, seed=3) != simulate(COSTS, SPLIT, 0.5, seed=4)


@pytest.mark.parametrize("placement", Placement)
def test_every_move_is_sent_once_and_every_second_of_work_is_counted(placement: Placement) -> None:
    # Far more than one node can do, so that everything queues and batches are full.
    outcome = simulate(COSTS, Cluster(1, 50_000, placement), 0.2)
    assert outcome.moves == len(outcome.delays) == pytest.approx(10_000, rel=0.05)
    assert outcome.node_busy * 0.2 == pytest.approx(outcome.moves * 100e-6 + outcome.commits * 300e-6)
    assert outcome.database_busy * 0.2 == pytest.approx(outcome.moves * 10e-6 + outcome.commits * 160e-6)
    assert 0 < outcome.lock_busy <= 1
    assert outcome.notices == 0


def test_moves_of_other_nodes_cost_what_they_should() -> None:
    outcome = simulate(COSTS, SPLIT, 1.0)
    remote = (
        4 * outcome.node_busy - outcome.moves * 100e-6 - outcome.commits * 300e-6 - outcome.notices * 200e-6
    ) / 60e-6
    assert remote / outcome.moves == pytest.approx(
        3 / 4, abs=0.02
    )  # the other player is at one of three other nodes of four


@pytest.mark.parametrize("busy", [0.3, 0.7, 0.85])
def test_moves_wait_for_a_node_as_long_as_the_formula_says(busy: float) -> None:
    service = 100e-6
    outcome = simulate(Costs(receive=service, publish=0.0), Cluster(1, busy / service), 40.0)
    assert outcome.node_busy == pytest.approx(busy, rel=0.02)
    assert outcome.waited == pytest.approx(waiting_time(busy, service), rel=0.06)


def test_a_move_that_waits_for_nothing_takes_the_sum_of_its_parts() -> None:
    outcome = simulate(COSTS, Cluster(1, 1.0), 200.0)
    parts = 50e-6 + 300e-6 + 5 * 0.2e-3 + 160e-6 - 10e-6 + 10e-6 + 1e-3 + 50e-6
    assert outcome.percentile(0.5) == pytest.approx(parts)
    assert outcome.batch == pytest.approx(1.0, abs=0.02)
    assert outcome.lock_busy * 200.0 == pytest.approx(outcome.commits * 1e-3, rel=0.01)


def test_more_nodes_are_never_slower_where_nodes_are_what_moves_wait_for() -> None:
    costs = replace(COSTS, flush=0.0, database_listener=0.0)
    outcomes = [simulate(costs, Cluster(nodes, 8_000), 1.0) for nodes in (1, 2, 4, 8)]
    for fewer, more in pairwise(outcomes):
        assert more.percentile(0.5) <= fewer.percentile(0.5)
        assert more.percentile(0.99) <= fewer.percentile(0.99)
        assert more.node_busy < fewer.node_busy


def test_more_nodes_are_slower_where_one_disk_is_what_moves_wait_for() -> None:
    few, many = (simulate(COSTS, Cluster(nodes, 8_000), 1.0) for nodes in (4, 40))
    assert many.percentile(0.5) > few.percentile(0.5)
    assert many.batch < few.batch


def test_players_of_a_table_at_one_node_make_fewer_notices_and_less_work() -> None:
    split, sticky = (
        simulate(COSTS, replace(SPLIT, placement=placement), 1.0) for placement in (Placement.RANDOM, Placement.STICKY)
    )
    assert sticky.notices == 0 < split.notices
    assert sticky.node_busy < split.node_busy
    assert sticky.database_busy < split.database_busy


def test_nodes_that_do_not_hear_themselves_leave_the_lock_free() -> None:
    quiet = simulate(COSTS, Cluster(4, 5_000, hears_itself=False), 1.0)
    assert quiet.lock_busy == 0.0
    assert quiet.percentile(0.99) < simulate(COSTS, Cluster(4, 5_000), 1.0).percentile(0.99)


def test_the_fewest_nodes_are_busy_enough_and_no_number_is_said_where_none_is_enough() -> None:
    found = smallest(COSTS, Cluster(1, 20_000), 0.5, 0.7)
    assert found is not None
    cluster, outcome = found
    assert outcome.node_busy <= 0.7
    assert simulate(COSTS, replace(cluster, nodes=cluster.nodes - 1), 0.5).node_busy > 0.7
    assert smallest(COSTS, Cluster(1, 20_000), 0.5, 0.7, most=2) is None
