"""A cluster as queues: nodes with one core each, and one database that they share. Pure: nothing here is measured.

Moves arrive as a Poisson process. A node takes a move, and appends it with all others that wait, one transaction at a
time. The database spends CPU time on a transaction, and then makes it durable. PostgreSQL does the latter for one
transaction after the other, if they notify. After that the node sends the move to both players. If one of them is at
another node, a notice brings it there.
"""

import heapq
import random
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from itertools import count
from typing import Final

MAX_BATCH: Final = 500
"""How many appends share a transaction at most, as in the writer."""


@dataclass(frozen=True)
class Costs:
    """What things cost, in seconds of CPU time, but for the last three."""

    receive: float
    """At a node: to take and referee a move."""
    publish: float
    """At the same node: to send it, after it is durable."""
    commit: float = 0.0
    """At a node: a transaction, whatever is in it."""
    notice: float = 0.0
    """At a node: a notice from another node, whatever is in it."""
    remote: float = 0.0
    """At a node: a move of another node, to read and to send it."""
    database_commit: float = 0.0
    database_move: float = 0.0
    database_listener: float = 0.0
    """In the database: to wake one node that listens, at every commit that notifies anybody."""
    database_notice: float = 0.0
    """In the database: to deliver a notice, and to answer the reading that follows."""
    database_remote: float = 0.0
    """In the database: a move that another node reads."""
    flush: float = 0.0
    """Time until a commit is durable on the disk."""
    round_trip: float = 0.0
    """Time from a node to the database and back."""
    statements: int = 5
    """Round trips of a transaction."""


class Placement(Enum):
    """Where the two players of a table are."""

    STICKY = "sticky"
    """At one node."""
    RANDOM = "random"
    """Each at any node."""


@dataclass(frozen=True)
class Cluster:
    """What is simulated."""

    nodes: int
    rate: float
    """Moves a second of all players."""
    placement: Placement = Placement.STICKY
    database_cores: int = 64
    hears_itself: bool = True
    """Whether a node gets notices of its own appends, as today."""


@dataclass(frozen=True)
class Outcome:
    """What happened in a simulation."""

    moves: int
    commits: int
    notices: int
    """From one node to another."""
    node_busy: float
    """The share of a node's core that its work takes; more than 1 cannot be done."""
    database_busy: float
    """How many cores of the database are busy."""
    lock_busy: float
    """The share of the time in which the database makes a transaction that notifies durable."""
    waited: float
    """The mean time that a move waits before a node takes it."""
    delays: list[float]
    """For each move, the time until it is sent to the opponent; in order."""

    @property
    def batch(self) -> float:
        """Moves in a transaction."""
        return self.moves / max(self.commits, 1)

    def percentile(self, share: float) -> float:
        """The delay that this share of the moves does not exceed."""
        return self.delays[min(int(share * len(self.delays)), len(self.delays) - 1)]


class Cores:
    """Cores that take pieces of work in the order in which these come."""

    def __init__(self, number: int) -> None:
        self._free = [0.0] * number
        self.busy = 0.0

    def work(self, now: float, seconds: float) -> float:
        """Take a piece of work; returns when it is done."""
        done = max(now, heapq.heappop(self._free)) + seconds
        heapq.heappush(self._free, done)
        self.busy += seconds
        return done


@dataclass(frozen=True)
class _Move:
    arrived: float
    origin: int
    other: int


class _Event(IntEnum):
    ARRIVES = 0
    RECEIVED = 1
    REACHES_DATABASE = 2
    WRITTEN = 3
    DURABLE = 4
    NOTICED = 5
    READ = 6


class _Simulation:
    def __init__(self, costs: Costs, cluster: Cluster, seconds: float, rng: random.Random) -> None:
        self.seconds = seconds
        self.costs, self.cluster, self.rng = costs, cluster, rng
        self.nodes = [Cores(1) for _ in range(cluster.nodes)]
        self.database = Cores(cluster.database_cores)
        self.waiting: list[list[_Move]] = [[] for _ in self.nodes]
        self.writing = [False] * cluster.nodes
        self.lock_free = self.lock_busy = self.waited = 0.0
        self.commits = self.notices = 0
        self.delays: list[float] = []
        self._events: list[tuple[float, int, _Event, int, list[_Move]]] = []
        self._numbers = count()

    def later(self, at: float, event: _Event, node: int, moves: list[_Move]) -> None:
        heapq.heappush(self._events, (at, next(self._numbers), event, node, moves))

    def run(self) -> None:
        """Let moves arrive for the time, and go on until the last is sent."""
        self.arrive(0.0)
        while self._events:
            now, _, event, node, moves = heapq.heappop(self._events)
            match event:
                case _Event.ARRIVES:
                    self.receive(now, moves[0])
                    if now < self.seconds:
                        self.arrive(now)
                case _Event.RECEIVED:
                    self.waiting[node] += moves
                    if not self.writing[node]:
                        self.write(now, node)
                case _Event.REACHES_DATABASE:
                    work = self.costs.database_commit + len(moves) * self.costs.database_move
                    self.later(self.database.work(now, work), _Event.WRITTEN, node, moves)
                case _Event.WRITTEN:
                    self.later(self.flush(now, moves), _Event.DURABLE, node, moves)
                case _Event.DURABLE:
                    self.publish(now, node, moves)
                case _Event.NOTICED:
                    work = self.costs.database_notice + len(moves) * self.costs.database_remote
                    done = self.database.work(now, work) + self.costs.round_trip
                    self.later(done, _Event.READ, node, moves)
                case _Event.READ:
                    done = self.nodes[node].work(now, self.costs.notice + len(moves) * self.costs.remote)
                    self.delays += [done - move.arrived for move in moves]

    def arrive(self, now: float) -> None:
        """The next move arrives at a node."""
        at = now + self.rng.expovariate(self.cluster.rate)
        origin, other = (self.rng.randrange(self.cluster.nodes) for _ in range(2))
        move = _Move(at, origin, origin if self.cluster.placement is Placement.STICKY else other)
        self.later(at, _Event.ARRIVES, origin, [move])

    def receive(self, now: float, move: _Move) -> None:
        done = self.nodes[move.origin].work(now, self.costs.receive)
        self.waited += done - now - self.costs.receive
        self.later(done, _Event.RECEIVED, move.origin, [move])

    def write(self, now: float, node: int) -> None:
        """Send everything that waits to the database, in one transaction."""
        self.writing[node] = True
        batch, self.waiting[node] = self.waiting[node][:MAX_BATCH], self.waiting[node][MAX_BATCH:]
        sent = self.nodes[node].work(now, self.costs.commit)
        self.later(sent + self.costs.statements * self.costs.round_trip, _Event.REACHES_DATABASE, node, batch)

    def flush(self, now: float, moves: list[_Move]) -> float:
        """Make a transaction durable; returns when it is."""
        self.commits += 1
        if not self.cluster.hears_itself and all(move.origin == move.other for move in moves):
            return now + self.costs.flush  # together with others: it notifies nobody
        begun = max(now, self.lock_free)
        done = self.lock_free = begun + self.costs.flush
        self.lock_busy += min(done, self.seconds) - min(begun, self.seconds)
        self.database.work(now, self.costs.database_listener * self.cluster.nodes)
        return done

    def publish(self, now: float, node: int, moves: list[_Move]) -> None:
        """Send moves to the players at this node, and notify the nodes of the others."""
        elsewhere: dict[int, list[_Move]] = {}
        for move in moves:
            done = self.nodes[node].work(now, self.costs.publish)
            if move.other == node:
                self.delays.append(done - move.arrived)
            else:
                elsewhere.setdefault(move.other, []).append(move)
        for other, theirs in elsewhere.items():
            self.notices += 1
            self.later(now + self.costs.round_trip, _Event.NOTICED, other, theirs)
        self.writing[node] = False
        if self.waiting[node]:
            self.write(now, node)


def simulate(costs: Costs, cluster: Cluster, seconds: float, seed: int = 1) -> Outcome:
    """Simulate some time of a cluster. The same seed gives the same outcome."""
    simulation = _Simulation(costs, cluster, seconds, random.Random(seed))
    simulation.run()
    moves = len(simulation.delays)
    return Outcome(
        moves,
        simulation.commits,
        simulation.notices,
        sum(node.busy for node in simulation.nodes) / cluster.nodes / seconds,
        simulation.database.busy / seconds,
        simulation.lock_busy / seconds,
        simulation.waited / moves,
        sorted(simulation.delays),
    )


def waiting_time(busy: float, service: float) -> float:
    """The mean time that work waits for one core that is busy for this share of the time: M/D/1."""
    return busy * service / (2 * (1 - busy))


def smallest(
    costs: Costs, cluster: Cluster, seconds: float, busy: float, most: int = 1_000
) -> tuple[Cluster, Outcome] | None:
    """The cluster with the fewest nodes that are busy for at most this share; None if more nodes do not help."""
    nodes = max(1, int(cluster.rate * (costs.receive + costs.publish) / busy))
    while nodes <= most:
        cluster = replace(cluster, nodes=nodes)
        outcome = simulate(costs, cluster, seconds)
        if outcome.node_busy <= busy:
            return cluster, outcome
        nodes = max(nodes + 1, int(nodes * outcome.node_busy / busy))
    return None
