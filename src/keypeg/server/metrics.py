"""Metrics of a node, for Prometheus."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_BUCKETS_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters and gauges of one node."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
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
        self.errors = Counter("keypeg_errors", "Errors that nobody expected", registry=self._registry)

    def add_gauge(self, name: str, help: str, value: Callable[[], float]) -> None:  # noqa: A002 - as Prometheus has it
        """Add a gauge whose value is read whenever the metrics are."""
        Gauge(name, help, registry=self._registry).set_function(value)

    def render(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self._registry)


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
