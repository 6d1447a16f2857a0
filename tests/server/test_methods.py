"""Methods of HTTP: HEAD answers wherever GET does, and `Allow` says what an address takes."""

import re

import pytest

from tests.server.raw_socket import raw_sockets
from tests.server.running import Running
from tests.server.test_api import code
from tests.server.test_live import ANYONE, ME

READ = "GET, HEAD, OPTIONS"
ALLOWED = {
    "/": READ,
    "/rules/classic": READ,
    "/icon.svg": READ,
    "/health": READ,
    "/api/openapi.json": READ,
    "/api/guests": "OPTIONS, POST",
    "/api/me": "GET, HEAD, OPTIONS, PATCH",
    "/api/tables": "GET, HEAD, OPTIONS, POST",
    "/api/tables/x": READ,
    "/api/tables/x/sit": "OPTIONS, POST",
}


@pytest.mark.parametrize("path", ALLOWED)
def test_an_address_says_which_methods_it_takes(server: Running, path: str) -> None:
    asked = server.http.options(path)
    assert (asked.status_code, asked.headers["allow"]) == (204, ALLOWED[path])
    for method in {"GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "TRACE", "PROPFIND"} - set(
        ALLOWED[path].split(", ")
    ):
        answer = server.http.request(method, path)
        assert (answer.status_code, answer.headers["allow"]) == (405, ALLOWED[path])
        assert method == "HEAD" or code(answer) == (405, "wrong_method")


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "OPTIONS"])
def test_the_address_of_a_websocket_takes_nothing_else(server: Running, method: str) -> None:
    answer = server.http.request(method, "/api/tables/x/live")
    assert (answer.status_code, answer.headers["upgrade"]) == (426, "websocket")


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/health", "/metrics", "/api/me", "/api/tables", "/api/tables/x", "/api/openapi.json"]
)
def test_head_is_get_without_a_body(server: Running, path: str) -> None:
    # Without this, how long it is may depend on what another test does meanwhile.
    changing = {"date", "content-length"} if path in ("/metrics", "/api/tables") else {"date"}
    for headers in ({}, {"Accept": "text/html"}):
        head, whole = server.http.head(path, headers=headers), server.http.get(path, headers=headers)
        assert head.content == b""
        assert head.status_code == whole.status_code
        kept = [{name: each.headers[name] for name in set(each.headers) - changing} for each in (head, whole)]
        assert kept[0] == kept[1]


def test_head_is_answered_wherever_get_is(server: Running) -> None:
    paths = server.http.get("/api/openapi.json").json()["paths"]
    asked = [re.sub(r"\{\w+\}", "1", path) for path, methods in paths.items() if "get" in methods]
    assert len(asked) > 25
    headers = server.guest("Ada").headers
    for path in asked:
        statuses = {server.http.request(method, path, headers=headers).status_code for method in ("GET", "HEAD")}
        assert len(statuses) == 1, path
        assert 405 not in statuses, path


def test_head_of_a_stream_ends_at_once(server: Running) -> None:
    address = server.guest("Ada").open("classic", [ME, ANYONE])["address"]
    with raw_sockets(server) as (raw,):
        question = raw.ask(f"/api/tables/{address}/events")
        raw.send(question.replace(b"GET", b"HEAD", 1) + raw.ask("/health"))
        first, second = raw.read_until(b"\r\n\r\n"), raw.read_until(b"\r\n\r\n")
        assert b"application/x-ndjson" in first
        assert second.startswith(b"HTTP/1.1 200")
        assert b"application/json" in second
        assert raw.read_until(b"}") == b'{"status":"ok"}'
    assert '"level":"error"' not in server.log
