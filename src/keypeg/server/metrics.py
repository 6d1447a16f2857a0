"""Metrics: what is counted, for Prometheus."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """One node's counts."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = Counter(
            "keypeg_requests", "HTTP requests answered", ("method", "route", "status"), registry=self._registry
        )
        self.seconds = Histogram(
            "keypeg_request_seconds", "How long requests took", ("route",), buckets=_SECONDS, registry=self._registry
        )
        self.actions = Actions()
        self._registry.register(self.actions)
        self.sockets = Gauge("keypeg_live", "Websockets and streams that follow a table", registry=self._registry)
        self.refused = Counter("keypeg_limited", "What was sent too fast", ("limit",), registry=self._registry)
        self.errors = Counter("keypeg_errors", "Errors that nobody expected", registry=self._registry)

    def watch(self, name: str, help: str, value: Callable[[], float]) -> None:  # noqa: A002 - as Prometheus has it
        """A value that is asked for whenever somebody looks."""
        Gauge(name, help, registry=self._registry).set_function(value)

    def page(self) -> bytes:
        """The counts as Prometheus reads them."""
        return generate_latest(self._registry)


class Actions(Collector):
    """What became of actions, and how long they took. On the way of every move, so it only counts until asked."""

    def __init__(self) -> None:
        self.refused = 0
        self._taken = [0] * (len(_SECONDS) + 1)
        self._seconds = 0.0

    def accepted(self, seconds: float) -> None:
        """An action is durable, so long after it arrived."""
        self._taken[bisect_left(_SECONDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        outcomes = CounterMetricFamily("keypeg_actions", "Actions by what became of them", labels=["outcome"])
        outcomes.add_metric(["accepted"], sum(self._taken))
        outcomes.add_metric(["refused"], self.refused)
        yield outcomes
        bounds = [*map(str, _SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            "keypeg_action_seconds",
            "From the arrival of an action until it is durable",
            buckets=list(zip(bounds, accumulate(self._taken), strict=True)),
            sum_value=self._seconds,
        )
