"""The metrics, the dashboard and the alerts name the same things, in the documentation too; and so does the log."""

import json
import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.proxied import DEPLOY, free_port, program
from tests.server.running import TIMEOUT_SECONDS, UNLIMITED, Message, Running, play_out, running
from tests.server.test_live import ME, computer

ROOT = DEPLOY.parent
OPERATORS = (ROOT / "docs" / "operators.md").read_text(encoding="utf-8")
METRIC = re.compile(r"\b(?:keypeg|process)_[a-z_]+\b")
SCRAPED = "127.0.0.1:18000"
"""The address of the metrics in deploy/prometheus.yml."""


@pytest.fixture(scope="module")
def dashboard() -> Message:
    found: Message = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, int]]:
    """A server that has done something of everything, and the port of its metrics."""
    folder, port = tmp_path_factory.mktemp("metrics"), free_port()
    flags = (*UNLIMITED, "--guests-a-minute=1", f"--metrics-port={port}", "--metrics-host=127.0.0.1")
    with running(folder / "tables.db", *flags, log=folder / "log") as server:
        ada = server.guest("Ada")
        assert server.http.post("/api/guests", json={"name": "Bo"}).status_code == 429
        address = ada.open("classic", [ME, computer()], options={"rounds": 2})["address"]
        client = ada.live(address, 0)
        assert client.act({"do": "guess", "row": "?"})["say"] == "refused"
        play_out([client], random.Random(1))
        yield server, port
        client.close()


def names(text: str) -> set[str]:
    """The names of all series that a text in the format of Prometheus can have."""
    found = set()
    for name, kind in re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE):
        found |= {name} if kind != "histogram" else {f"{name}_{part}" for part in ("bucket", "sum", "count")}
    return found


def families(text: str) -> set[str]:
    return set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))


def metrics_of(port: int) -> str:
    return httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=TIMEOUT_SECONDS).text


def expressions(dashboard: Message) -> list[str]:
    return [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]


def test_every_metric_is_described_and_every_one_described_is_there(measured: tuple[Running, int]) -> None:
    chapter = OPERATORS.partition("## Metrics")[2].partition("\n## ")[0]
    assert families(metrics_of(measured[1])) == set(re.findall(r"`((?:keypeg|process)_[a-z_]+)`", chapter))


def test_the_dashboard_and_the_alerts_name_metrics_that_are_there(
    measured: tuple[Running, int], dashboard: Message
) -> None:
    there = names(metrics_of(measured[1]))
    alerts = re.findall(r"^ +expr: (.+)$", (DEPLOY / "alerts.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(alerts) > 5
    for expression in (*expressions(dashboard), *alerts):
        assert set(METRIC.findall(expression)) <= there, expression


def test_the_dashboard_has_a_place_for_every_metric(measured: tuple[Running, int], dashboard: Message) -> None:
    shown = set(METRIC.findall(" ".join(expressions(dashboard))))
    for family in families(metrics_of(measured[1])) - {"process_virtual_memory_bytes", "process_start_time_seconds"}:
        assert family in shown or f"{family}_bucket" in shown, family


def test_the_dashboard_can_be_imported(dashboard: Message) -> None:
    panels = dashboard["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    covered: set[tuple[int, int]] = set()
    for panel in panels:
        assert panel["title"], panel["id"]
        assert panel["datasource"]["uid"] == "${datasource}", "the one that its reader has chosen"
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert max(x for x, _ in cells) < 24
        assert not cells & covered, "one lies over another"
        covered |= cells
    assert [each["name"] for each in dashboard["templating"]["list"]] == ["datasource", "job", "node"]


def test_every_alert_is_explained() -> None:
    alerts = re.findall(r"^ +- alert: (\w+)$", (DEPLOY / "alerts.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert alerts == re.findall(r"^\| `(Keypeg\w+)` \|", OPERATORS, re.MULTILINE)


def test_alerts_tell_of_a_node_in_trouble_and_not_of_a_healthy_one(tmp_path: Path) -> None:
    promtool = Path(program("prometheus")).with_name("promtool")
    shutil.copy(DEPLOY / "alerts.yml", tmp_path / "alerts.yml")
    shutil.copy(Path(__file__).with_name("alerts.yml"), tmp_path / "tests.yml")
    ran = subprocess.run(
        [promtool, "test", "rules", tmp_path / "tests.yml"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    tried = (tmp_path / "tests.yml").read_text(encoding="utf-8")
    for alert in re.findall(r"- alert: (\w+)", (DEPLOY / "alerts.yml").read_text(encoding="utf-8")):
        assert tried.count(f"alertname: {alert},") == 2


def test_prometheus_answers_every_question_of_the_dashboard(
    measured: tuple[Running, int], dashboard: Message, tmp_path: Path
) -> None:
    with prometheus(tmp_path, measured[1]) as ask:
        for expression in expressions(dashboard):
            for variable, value in (("$job", "keypeg"), ("$node", ".*"), ("$__rate_interval", "1m")):
                expression = expression.replace(variable, value)
            while not ask("query", query=expression)["result"]:  # rates need two samples
                pass
        (group,) = ask("rules")["groups"]
        while {rule["health"] for rule in group["rules"]} != {"ok"}:
            (group,) = ask("rules")["groups"]


@contextmanager
def prometheus(folder: Path, metrics_port: int) -> Iterator[Any]:
    """Prometheus with the files of deploy, but with other ports, and in a hurry. Gives a way to ask it."""
    config = (DEPLOY / "prometheus.yml").read_text(encoding="utf-8")
    assert SCRAPED in config
    config = re.sub(r"_interval: 15s", "_interval: 200ms", config).replace(SCRAPED, f"127.0.0.1:{metrics_port}")
    (folder / "prometheus.yml").write_text(config, encoding="utf-8")
    shutil.copy(DEPLOY / "alerts.yml", folder / "alerts.yml")
    port = free_port()
    command = [program("prometheus"), f"--config.file={folder / 'prometheus.yml'}"]
    command += [f"--storage.tsdb.path={folder / 'data'}", f"--web.listen-address=127.0.0.1:{port}"]
    with (
        (folder / "log").open("w", encoding="utf-8") as log,
        subprocess.Popen(command, stdout=log, stderr=log) as process,
        httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1/", timeout=TIMEOUT_SECONDS) as http,
    ):

        def ask(path: str, **query: str) -> Message:
            answer = http.get(path, params=query)
            assert answer.status_code == 200, answer.text
            data: Message = answer.json()["data"]
            return data

        try:
            ready = False
            while not ready:
                assert process.poll() is None, (folder / "log").read_text(encoding="utf-8")
                with suppress(httpx.TransportError):
                    ready = http.get("status/config").status_code == 200
            yield ask
        finally:
            process.terminate()
            process.wait(TIMEOUT_SECONDS)


# The log

EVENT = re.compile(r'\b(?:log_event|log_failure)\(\s*"([^"]+)"|target=log_event, args=\("([^"]+)"')


def described_fields() -> dict[str, set[str]]:
    """The events of the log and their fields, as the documentation has them."""
    chapter = OPERATORS.partition("## Logs")[2].partition("\n## ")[0]
    fields: dict[str, set[str]] = {}
    for line in chapter.splitlines():
        if line.startswith("| `"):
            events, has = (re.findall(r"`([^`]+)`", cell) for cell in line.split("|")[1:3])
            fields |= {event: {"at", "level", "event", *has} for event in events}
    return fields


def test_every_event_of_the_log_is_described() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "keypeg").rglob("*.py"))
    assert {one or other for one, other in EVENT.findall(source)} == set(described_fields())


def test_lines_of_the_log_have_the_fields_that_are_described(measured: tuple[Running, int]) -> None:
    server, _ = measured
    assert server.http.get("/api/me").status_code == 401
    fields = described_fields()
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert {line["event"] for line in lines} >= {"started", "request"}
    for line in lines:
        assert set(line) <= fields[line["event"]], line
        assert set(line) >= fields[line["event"]] - {"guest"}, line
