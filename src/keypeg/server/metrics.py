"""Metrics of a node, for Prometheus."""

import asyncio
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
LAG_PERIOD_SECONDS: Final = 0.5
"""How often the lag of the event loop is measured."""
_BUCKETS_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters and gauges of one node."""

    def __init__(self) -> None:
        # When each counter was made would be as many series again, and nobody needs them.
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)  # CPU time, memory and open files, on Linux
        self.requests = Counter(
            "keypeg_requests", "HTTP requests answered", ("method", "route", "status"), registry=self._registry
        )
        self.request_seconds = Histogram(
            "keypeg_request_seconds",
            "How long requests took",
            ("route",),
            buckets=_BUCKETS_SECONDS,
            registry=self._registry,
        )
        self.actions = ActionMetrics()
        self._registry.register(self.actions)
        self.subscribers = Gauge("keypeg_live", "Websockets and streams that follow a table", registry=self._registry)
        self.limited = Counter("keypeg_limited", "What was sent too fast", ("limit",), registry=self._registry)
        self.loop_lag = Histogram(
            "keypeg_loop_lag_seconds",
            "How much too late the event loop runs what is due",
            buckets=_BUCKETS_SECONDS,
            registry=self._registry,
        )
        self.errors = Counter("keypeg_errors", "Errors that nobody expected", registry=self._registry)

    def add_gauge(self, name: str, help: str, value: Callable[[], float]) -> None:  # noqa: A002 - as Prometheus has it
        """Add a gauge whose value is read whenever the metrics are."""
        Gauge(name, help, registry=self._registry).set_function(value)

    def add_counts(self, name: str, help: str, label: str, values: Callable[[], Mapping[str, float]]) -> None:  # noqa: A002
        """Add a counter whose values are counted elsewhere, and read whenever the metrics are."""
        self._registry.register(CountedElsewhere(name, help, label, values))

    async def measure_lag(self) -> None:
        """Measure how late the event loop is, again and again, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_PERIOD_SECONDS
            await asyncio.sleep(LAG_PERIOD_SECONDS)
            self.loop_lag.observe(max(loop.time() - due, 0))

    def render(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self._registry)


class CountedElsewhere(Collector):
    """A counter with one label, whose values somebody else counts."""

    def __init__(self, name: str, help: str, label: str, values: Callable[[], Mapping[str, float]]) -> None:  # noqa: A002
        self._name = name
        self._help = help
        self._label = label
        self._values = values

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(self._name, self._help, labels=[self._label])
        for label, value in self._values().items():
            family.add_metric([label], value)
        yield family


class ActionMetrics(Collector):
    """How many actions were accepted or refused, and how long they took.

    Every move passes here, so it only adds numbers; the metrics are built when they are read.
    """

    def __init__(self) -> None:
        self.refused = 0
        self._accepted_by_bucket = [0] * (len(_BUCKETS_SECONDS) + 1)
        self._total_seconds = 0.0

    def add_accepted(self, seconds: float) -> None:
        """An action is durable, `seconds` after it arrived."""
        self._accepted_by_bucket[bisect_left(_BUCKETS_SECONDS, seconds)] += 1
        self._total_seconds += seconds

    def collect(self) -> Iterator[Metric]:
        outcomes = CounterMetricFamily("keypeg_actions", "Actions by what became of them", labels=["outcome"])
        outcomes.add_metric(["accepted"], sum(self._accepted_by_bucket))
        outcomes.add_metric(["refused"], self.refused)
        yield outcomes
        bounds = [*map(str, _BUCKETS_SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            "keypeg_action_seconds",
            "From the arrival of an action until it is durable",
            buckets=list(zip(bounds, accumulate(self._accepted_by_bucket), strict=True)),
            sum_value=self._total_seconds,
        )
