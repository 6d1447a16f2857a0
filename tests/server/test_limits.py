"""Limits: what counts as one address, and how much is remembered."""

from ipaddress import IPv4Address, IPv6Address
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from keypeg.server.limits import MAX_KEYS, RateLimit, network_of
from tests.records.examples import CLASSIC
from tests.server.running import running
from tests.server.test_api import code
from tests.server.test_live import ME

SUBSCRIBER = ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff")
"""Two addresses of one subscriber."""
NEIGHBOUR = "2001:db8:1:3::1"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:C000:0207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("", ""),
        ("not:an:address", "not:an:address"),
    ],
)
def test_an_address_counts_as_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


@given(st.integers(1, 2**64 - 1), st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_a_network_has_many_addresses_and_one_limit(network: int, host: int, other: int) -> None:
    first, second = (network_of(str(IPv6Address(network << 64 | each))) for each in (host, other))
    assert first == second
    assert network_of(str(IPv6Address((network - 1) << 64 | 1))) != first


@given(st.ip_addresses(v=4))
def test_a_mapped_address_counts_as_what_it_is(address: IPv4Address) -> None:
    assert network_of(f"::ffff:{address}") == network_of(str(address)) == str(address)


def test_every_limit_of_an_address_counts_networks(database: Path, tmp_path: Path) -> None:
    flags = ("--host=127.0.0.1", "--proxies=127.0.0.1", "--sockets=1")
    limits = ("--guests-a-minute=0.001", "--records-a-minute=0.001", "--requests-a-second=0", "--actions-a-second=0")
    with running(database, *flags, *limits, log=tmp_path / "log") as server:
        first, second = ({"X-Forwarded-For": address} for address in SUBSCRIBER)
        neighbour = {"X-Forwarded-For": NEIGHBOUR}
        guest = {"name": "Ada"}
        made = server.http.post("/api/guests", json=guest, headers=first)
        token = {"Authorization": f"Bearer {made.json()['token']}"}
        server.http.cookies.clear()
        assert code(server.http.post("/api/guests", json=guest, headers=second)) == (429, "too_fast")
        assert server.http.post("/api/guests", json=guest, headers=neighbour).status_code == 201
        server.http.cookies.clear()

        assert server.http.post("/api/records", json=CLASSIC, headers=token | first).status_code == 201
        assert code(server.http.post("/api/records", json=CLASSIC, headers=token | second)) == (429, "too_fast")
        assert server.http.post("/api/records", json=CLASSIC, headers=token | neighbour).status_code == 201

        opened = server.http.post("/api/tables", json={"edition": "classic", "seats": [ME, ME]}, headers=token)
        where = f"/api/tables/{opened.json()['address']}"
        url = f"{server.url.replace('http', 'ws', 1)}{where}/live"
        with (
            connect(url, additional_headers=first) as follows,
            connect(url, additional_headers=second) as too_many,
            connect(url, additional_headers=neighbour) as follows_too,
        ):
            for socket in (follows, follows_too):
                assert '"snapshot"' in str(socket.recv(60))
            with pytest.raises(ConnectionClosed):
                too_many.recv(60)
            assert code(server.http.get(f"{where}/events", headers=second)) == (429, "too_many")


def test_requests_are_counted_by_network(database: Path, tmp_path: Path) -> None:
    flags = ("--host=127.0.0.1", "--proxies=127.0.0.1", "--requests-a-second=0.0001")
    with running(database, *flags, log=tmp_path / "log") as server:
        statuses = [
            server.http.get("/health", headers={"X-Forwarded-For": address}).status_code
            for address in (*SUBSCRIBER, NEIGHBOUR)
        ]
        assert statuses == [200, 429, 200]


def test_what_is_remembered_of_many_addresses_is_bounded() -> None:
    now = 0.0
    limit = RateLimit(1.0, 2.0, lambda: now)
    for _ in range(2):
        limit.take("busy")
    evictions, before = 0, 0
    for number in range(4 * MAX_KEYS):
        assert limit.take(str(number)) == 0.0
        evictions += len(limit) < before
        before = len(limit)
        assert before <= MAX_KEYS
    assert 0 < evictions < 20, "forgetting goes through all of them, so it must be rare"
    assert limit.take("busy") > 0, "who has to wait longest is forgotten last"
    now = 3.0
    for number in range(MAX_KEYS):
        limit.take(f"later {number}")
    assert len(limit) <= MAX_KEYS
