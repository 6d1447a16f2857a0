"""A public URL: behind proxies, under a path prefix, and in the home network."""

import random
import re
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from keypeg.server.lan import every_address, lan_names, lan_url
from keypeg.server.public_url import PublicUrl
from keypeg.server.settings import BadSetting, CannotServe, load_settings
from tests.server.proxied import behind, caddy, free_port, nginx
from tests.server.running import TIMEOUT_SECONDS, UNLIMITED, Client, Guest, Running, play_out, running
from tests.server.test_live import ANYONE, ME
from tests.server.test_starting import keypeg

BROWSER = {"accept": "text/html"}
FILES = re.compile(r'(?:href|src)="([^"#]+)"')


@pytest.mark.parametrize(
    ("url", "origin", "host", "prefix"),
    [
        ("", "", "", ""),
        ("https://Example.org", "https://example.org", "example.org", ""),
        ("https://example.org/", "https://example.org", "example.org", ""),
        ("http://192.168.1.20:8000", "http://192.168.1.20:8000", "192.168.1.20", ""),
        ("https://example.org/games/keypeg/", "https://example.org", "example.org", "/games/keypeg"),
        ("http://[fd00::2]:8000/k", "http://[fd00::2]:8000", "fd00::2", "/k"),
    ],
)
def test_a_public_url_has_parts(url: str, origin: str, host: str, prefix: str) -> None:
    load_settings({"public_url": url}, {})
    found = PublicUrl.parse(url)
    assert (found.url, found.origin, found.host, found.prefix) == (url.rstrip("/"), origin, host, prefix)


@pytest.mark.parametrize(
    "url", ["example.org", "ftp://a", "https://a/b?c", "https://a/#b", 'https://a/"', "https://u@a"]
)
def test_what_is_no_public_url_is_refused(url: str) -> None:
    with pytest.raises(BadSetting):
        load_settings({"public_url": url}, {})


def test_the_prefix_is_removed_where_it_is_one() -> None:
    url = PublicUrl.parse("https://example.org/keypeg")
    for path, stripped in {
        "/keypeg": "/",
        "/keypeg/": "/",
        "/keypeg/table/x": "/table/x",
        "/table/x": "/table/x",
        "/keypegs/x": "/keypegs/x",
    }.items():
        scope = url.strip({"path": path, "raw_path": path.encode()})
        assert (scope["path"], scope["raw_path"]) == (stripped, stripped.encode())


def test_a_prefix_cannot_be_the_path_of_a_page(tmp_path: Path) -> None:
    for prefix in ("/rules", "/api", "/assets/x"):
        ran = keypeg("serve", "--port=0", f"--database={tmp_path / 'a.db'}", f"--public-url=http://example.org{prefix}")
        assert ran.returncode == 2
        assert f"cannot begin with /{prefix.split('/')[1]}" in ran.stderr


@pytest.fixture(scope="module", params=["none", "nginx", "nginx that strips", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server under a prefix: without a proxy, and behind each."""
    folder = tmp_path_factory.mktemp("proxied")
    port = free_port()
    url = f"http://127.0.0.1:{port}/keypeg"
    own_port = f"--port={port}" if request.param == "none" else "--port=0"
    flags = (*UNLIMITED, f"--public-url={url}", "--proxies=127.0.0.1", own_port)
    with (
        running(folder / "tables.db", *flags, log=folder / "log") as server,
        behind(server, url, folder / "log") as seen,
    ):
        match request.param:
            case "nginx" | "nginx that strips":
                with nginx(folder, port, [server], strips=request.param != "nginx"):
                    yield seen
            case "caddy":
                with caddy(folder, port, [server]):
                    yield seen
            case _:
                yield seen


def test_a_page_under_a_prefix_finds_its_files(proxied: Running) -> None:
    host = proxied.url.removesuffix("/keypeg")
    for path in ("", "/", "/rules/classic", "/table/p25bm5p88w2s", "/nowhere/at/all"):
        page = httpx.get(proxied.url + path, headers=BROWSER, timeout=TIMEOUT_SECONDS, follow_redirects=True)
        files = FILES.findall(page.text)
        assert len(files) > 4
        for file in files:
            assert file.startswith("/keypeg/")
            assert httpx.head(host + file, timeout=TIMEOUT_SECONDS).status_code == 200, file
    manifest = httpx.get(f"{proxied.url}/manifest.webmanifest", timeout=TIMEOUT_SECONDS)
    icons = [icon["src"] for icon in manifest.json()["icons"]]
    for place in (*icons, manifest.json()["start_url"]):
        assert httpx.get(manifest.url.join(place), timeout=TIMEOUT_SECONDS).status_code == 200, place


def test_a_preview_and_its_card_have_the_public_url(proxied: Running) -> None:
    tags = dict(re.findall(r'<meta property="(og:\w+)" content="([^"]*)"', proxied.http.get("/rules/classic").text))
    assert tags["og:url"] == f"{proxied.url}/rules/classic"
    assert tags["og:image"].startswith(f"{proxied.url}/api/cards/")
    card = httpx.get(tags["og:image"], timeout=TIMEOUT_SECONDS)
    assert card.headers["content-type"] == "image/png"


def test_a_match_is_played_under_a_prefix(proxied: Running) -> None:
    ada, bo = proxied.guest("Ada"), proxied.guest("Bo")
    address = ada.open("duel", [ME, ANYONE])["address"]
    bo.sit(address, 1)
    clients = [ada.live(address, 0), bo.live(address, 1)]
    play_out(clients, random.Random(1))
    assert all(client.stage == "over" for client in clients)
    with proxied.http.stream("GET", f"/api/tables/{address}/events") as stream:
        assert '"stage":"over"' in next(stream.iter_lines())
    for client in clients:
        client.close()


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_a_site_of_its_own_has_no_prefix(proxy: str, database: Path, tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with (
        running(database, *UNLIMITED, f"--public-url={url}", "--proxies=127.0.0.1", log=tmp_path / "log") as server,
        behind(server, url, tmp_path / "log") as site,
        (nginx if proxy == "nginx" else caddy)(tmp_path, port, [server], whole_site=True),
    ):
        page = site.http.get("/rules/classic", headers=BROWSER)
        assert f'<meta property="og:url" content="{url}/rules/classic" />' in page.text
        for file in FILES.findall(page.text):
            assert site.http.head(file).status_code == 200, file
        ada = site.guest("Ada")
        client = ada.live(ada.open("classic", [ME, ANYONE])["address"], 0)
        assert client.version >= 0
        client.close()


def test_the_interface_is_described_where_it_is(proxied: Running) -> None:
    assert proxied.http.get("/api/openapi.json").json()["servers"] == [{"url": "/keypeg"}]


def test_a_cookie_is_for_the_prefix_alone(proxied: Running) -> None:
    made = proxied.http.post("/api/guests", json={"name": "Ada"})
    proxied.http.cookies.clear()
    assert "path=/keypeg;" in made.headers["set-cookie"].lower().replace(" ", "") + ";"


def test_pages_of_the_public_url_may_write_even_if_the_proxy_hides_the_host(database: Path, tmp_path: Path) -> None:
    with running(database, *UNLIMITED, "--public-url=https://example.org/k", log=tmp_path / "log") as server:
        for origin, status in (("https://example.org", 201), ("https://other.org", 403)):
            made = server.http.post("/api/guests", json={"name": "A"}, headers={"Origin": origin})
            assert made.status_code == status
        for host, status in (("example.org", 200), ("other.org", 400)):
            assert server.http.get("/api/editions", headers={"Host": host}).status_code == status


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_three_nodes_behind_one_address(proxy: str, postgres_address: str, tmp_path: Path) -> None:
    """Whoever comes reaches any of them. When the one of a player dies, the player comes again and goes on."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/keypeg"
    flags = (*UNLIMITED, f"--public-url={url}", "--proxies=127.0.0.1", "--thinkers=0")
    with ExitStack() as started:
        nodes = [started.enter_context(running(postgres_address, *flags, log=tmp_path / name)) for name in "abc"]
        started.enter_context(nginx(tmp_path, port, nodes) if proxy == "nginx" else caddy(tmp_path, port, nodes))
        site = started.enter_context(behind(nodes[0], url, tmp_path / "a"))
        guests = [site.guest(name) for name in ("Ada", "Bo", "Cy")]
        address = guests[0].open("group", [ME, ANYONE, ANYONE], options={"rounds": 1})["address"]
        for seat, guest in enumerate(guests[1:], 1):
            guest.sit(address, seat)
        clients = _on_different_nodes(nodes, guests, address)
        rng = random.Random(3)
        play_out(clients, rng, most=5)
        version = clients[2].version
        victim = next(node for node in nodes if _followers(node) and node is not nodes[0])
        victim.process.kill()
        victim.process.wait()
        for seat, client in enumerate(clients):
            client.close()
            clients[seat] = guests[seat].live(address, seat)
            assert clients[seat].version >= version
            clients[seat].codes = client.codes
        play_out(clients, rng)
        assert all(client.stage == "over" for client in clients)
        for _ in range(12):  # nobody is sent to the node that is gone, whatever they ask
            assert site.http.get("/api/editions").status_code == 200
            site.guest("Dee")
        for client in clients:
            client.close()


def _on_different_nodes(nodes: Sequence[Running], guests: Sequence[Guest], address: str) -> list[Client]:
    """The players of a table, connected again until the proxy has put them on more than one node."""
    while True:
        clients = [guest.live(address, seat) for seat, guest in enumerate(guests)]
        followers = [_followers(node) for node in nodes]
        if sum(followers) == len(clients) > max(followers):
            return clients
        for client in clients:
            client.close()


def _followers(node: Running) -> int:
    """How many websockets a node has, by its own metrics, past the proxy."""
    found = re.search(r"^keypeg_live (\S+)$", node.http.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def has_network() -> bool:
    try:
        lan_url(1)
    except CannotServe:
        return False
    return True


def test_the_home_network_is_said_with_a_qr_code(tmp_path: Path) -> None:
    """Links have the address of the network, although the page is opened at localhost."""
    port = free_port()
    known = [] if has_network() else [f"--public-url=http://127.0.0.2:{port}"]
    command = [sys.executable, "-m", "keypeg", "serve", "--lan", f"--port={port}", *known, "--thinkers=0"]
    database = tmp_path / "tables.db"
    with subprocess.Popen(
        [*command, f"--database={database}"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        try:
            lines: list[str] = []
            while not lines or str(database) not in lines[-1]:
                lines.append(process.stdout.readline().rstrip("\n"))
                assert lines[-1], "it has ended"
            assert lines[0] == f"Keypeg is at http://localhost:{port}"
            address = known[0].partition("=")[2] if known else lan_url(port)
            assert lines[1] == f"Other devices in your network find it at {address}"
            assert decoded(lines[2:-1]) == modules_of(address)
            for site in (f"http://localhost:{port}", address):
                page = httpx.get(f"{site}/rules/classic", timeout=TIMEOUT_SECONDS).text
                assert f'<meta name="public-url" content="{address}" />' in page
                assert f'<meta property="og:url" content="{address}/rules/classic" />' in page
                made = httpx.post(f"{site}/api/guests", json={"name": "A"}, headers={"Origin": site})
                assert made.status_code == 201
            for name in lan_names():
                answer = httpx.get(f"http://localhost:{port}/health", headers={"Host": f"{name}:{port}"})
                assert answer.status_code == 200, "a name of this machine"
        finally:
            process.terminate()


def decoded(lines: list[str]) -> list[list[bool]]:
    """The dark modules of a QR code that was drawn with half blocks, without its border."""
    both = {"█": (False, False), "▀": (False, True), "▄": (True, False), " ": (True, True)}
    rows = [[both[sign][half] for sign in line] for line in lines for half in (0, 1)]
    return [row[2:-2] for row in rows[2 : len(lines[0]) - 2]]


def modules_of(text: str) -> list[list[bool]]:
    import segno

    return [[bool(module) for module in row] for row in segno.make_qr(text).matrix]


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    with pytest.raises(CannotServe, match="serve-no-network"):
        lan_url(8000)
    assert every_address() in ("::", "0.0.0.0")
