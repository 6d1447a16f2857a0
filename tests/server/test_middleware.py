"""The middleware: other people's pages, rebound names, and whoever is too fast."""

import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.running import Client, Running, running
from tests.server.test_api import code
from tests.server.test_live import ANYONE, ME


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "[", "x:y:z", "127.0.0.1.evil.example"])
def test_another_name_is_not_ours(server: Running, host: str) -> None:
    assert code(server.http.get("/health", headers={"Host": host})) == (400, "wrong_host")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7"])
def test_addresses_cannot_be_rebound(server: Running, host: str) -> None:
    assert server.http.get("/health", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_sites_page_cannot_write(server: Running, headers: dict[str, str]) -> None:
    answer = server.http.post("/api/guests", json={"name": "Eve"}, headers=headers)
    assert code(answer) == (403, "wrong_origin")
    assert "set-cookie" not in answer.headers


def test_a_cookie_alone_does_not_write(server: Running) -> None:
    ada = server.guest("Ada")
    cookie = {"Cookie": f"keypeg={ada.token}"}
    asked = {"edition": "classic", "seats": [ME, ME]}
    assert code(server.http.post("/api/tables", json=asked, headers=cookie)) == (403, "wrong_origin")
    for sign in ({"Origin": server.url}, {"Sec-Fetch-Site": "same-origin"}):
        assert server.http.post("/api/tables", json=asked, headers={**cookie, **sign}).status_code == 201


def test_another_sites_page_cannot_listen(server: Running) -> None:
    address = server.guest("Ada").open("classic", [ME, ANYONE])["address"]
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{address}/live"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin("http://evil.example")):
        pass
    assert refused.value.response.status_code == 403
    with connect(url, origin=Origin(server.url)) as socket:
        assert '"snapshot"' in str(socket.recv(60))


def test_a_browsers_cookie_is_enough_to_sit(server: Running) -> None:
    ada = server.guest("Ada")
    address = ada.open("classic", [ME, ANYONE])["address"]
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{address}/live?seat=0"
    headers = {"Cookie": f"keypeg={ada.token}"}
    with connect(url, origin=Origin(server.url), additional_headers=headers) as socket:
        assert '"seat":0' in str(socket.recv(60))


def test_browsers_are_told_to_be_strict(server: Running) -> None:
    for path in ("/", "/health", "/nowhere"):
        headers = server.http.get(path).headers
        assert "unsafe" not in headers["content-security-policy"]
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    page = server.http.get("/").text
    assert re.findall(r"<script(?![^>]* src=)", page) == []
    assert re.findall(r"<style|style=|\\son\\w+=", page) == []


def test_whoever_is_too_fast_is_told_to_wait(database: Path, tmp_path: Path) -> None:
    # So slow that no bucket fills up again while the test runs, however slow the machine.
    limits = ("--actions-a-second=0.0001", "--requests-a-second=0.01", "--guests-a-minute=0.001")
    with running(database, *limits, log=tmp_path / "log") as server:
        assert server.http.post("/api/guests", json={"name": "Ada"}).status_code == 201
        answer = server.http.post("/api/guests", json={"name": "Bo"})
        assert code(answer) == (429, "too_fast")
        assert int(answer.headers["retry-after"]) >= 1


def test_a_websocket_that_is_too_fast_is_told_to_wait(database: Path, tmp_path: Path) -> None:
    with running(database, "--actions-a-second=0.001", log=tmp_path / "log") as server:
        ada = server.guest("Ada")
        address = ada.open("classic", [ME, ME])["address"]
        client = ada.live(address, 0)
        refused = client.act({"do": "hide", "code": "RRGG"})
        assert refused["error"]["code"] == "too_fast", "opening the table was all that it may send"
        assert refused["error"]["retry_after"] > 1
        client.close()
        assert 'keypeg_limited_total{limit="actions"} 1.0' in server.http.get("/metrics").text


def test_an_address_that_follows_too_much_is_refused(database: Path, tmp_path: Path) -> None:
    with running(database, "--sockets=1", log=tmp_path / "log") as server:
        address = server.guest("Ada").open("classic", [ME, ME])["address"]
        first = Client(server, address)
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{address}/live"
        with connect(url) as second, pytest.raises(ConnectionClosed) as closed:
            second.recv(60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert code(server.http.get(f"/api/tables/{address}/events")) == (429, "too_many")
        first.close()


@pytest.mark.parametrize("proxies", [(), ("--proxies=127.0.0.1",)])
def test_a_forwarded_address_counts_from_a_trusted_proxy_alone(
    database: Path, tmp_path: Path, proxies: tuple[str, ...]
) -> None:
    with running(database, "--host=127.0.0.1", "--sockets=1", *proxies, log=tmp_path / "log") as server:
        address = server.guest("Ada").open("classic", [ME, ME])["address"]
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{address}/live"
        with (
            connect(url, additional_headers={"X-Forwarded-For": "192.0.2.1"}) as first,
            connect(url, additional_headers={"X-Forwarded-For": "192.0.2.2"}) as second,
        ):
            assert '"snapshot"' in str(first.recv(60))
            if proxies:
                assert '"snapshot"' in str(second.recv(60))
            else:
                with pytest.raises(ConnectionClosed):
                    second.recv(60)
