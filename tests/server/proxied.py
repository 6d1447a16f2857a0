"""Servers behind a real proxy, with the recipes of `deploy` as they stand but for names, ports and certificates."""

import os
import re
import shlex
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from scripts.deploy_tools import found
from tests.server.running import TIMEOUT_SECONDS, Running

DEPLOY = Path(__file__).parents[2] / "deploy"
NODE = "127.0.0.1:8000"
"""The address of Keypeg in the recipes."""


def free_port() -> int:
    """A port that nobody has now."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def program(name: str) -> str:
    """Where a program is. `make test` fetches it where it can."""
    return found(name) or pytest.skip(f"there is no {name} on this machine")


@contextmanager
def nginx(
    folder: Path, port: int, nodes: Sequence[Running], *, strips: bool = False, whole_site: bool = False
) -> Iterator[None]:
    """nginx with the recipe. `strips` makes it remove the prefix; with `whole_site` there is none."""
    recipe = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    recipe = re.sub(r"\n *(ssl_|listen \[).*", "", recipe).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    line = f"server {NODE} max_fails=1 fail_timeout=5s;"
    assert line in recipe
    recipe = recipe.replace(line, "\n".join(line.replace(NODE, _address(node)) for node in nodes))
    if whole_site:
        recipe = recipe.replace("    location /keypeg/ {", "    location / {")
    if strips:
        recipe = recipe.replace("proxy_pass http://keypeg;", "proxy_pass http://keypeg/;")
    temporary = "".join(
        f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}daemon off;\nworker_processes 1;\npid {folder / 'pid'};\nerror_log {folder / 'error.log'};\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{recipe}}}\n",
        encoding="utf-8",
    )
    command = [program("nginx"), "-e", str(folder / "error.log"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    subprocess.run([*command, "-t", "-q"], check=True, timeout=TIMEOUT_SECONDS)
    with _running(command, port):
        yield


@contextmanager
def caddy(folder: Path, port: int, nodes: Sequence[Running], *, whole_site: bool = False) -> Iterator[None]:
    """Caddy with the recipe. With `whole_site` there is no prefix, by the command that the documentation has."""
    recipe = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert NODE in recipe
    if whole_site:
        host = (DEPLOY.parent / "docs" / "host.md").read_text(encoding="utf-8")
        command = next(line.partition(" deploy/")[0] for line in host.splitlines() if line.endswith("/caddy/Caddyfile"))
        recipe = subprocess.run(shlex.split(command), input=recipe, capture_output=True, text=True, check=True).stdout
    recipe = recipe.replace("\nexample.org {", f"\nhttp://127.0.0.1:{port} {{").replace(
        NODE, " ".join(map(_address, nodes))
    )
    config = folder / "Caddyfile"
    config.write_text(f"{{\n\tadmin off\n\tgrace_period 1s\n}}\n{recipe}", encoding="utf-8")
    running_it = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]
    with _running(running_it, port, XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder), HOME=str(folder)):
        yield


@contextmanager
def behind(server: Running, url: str, log: Path) -> Iterator[Running]:
    """The same server, as visitors find it."""
    seen = Running(server.process, url, log)
    try:
        yield seen
    finally:
        seen.http.close()


def _address(node: Running) -> str:
    return node.url.partition("://")[2].partition("/")[0].replace("localhost", "127.0.0.1")


@contextmanager
def _running(command: list[str], port: int, **environment: str) -> Iterator[None]:
    """A proxy that runs, from the moment at which it answers."""
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, **environment}
    ) as process:
        try:
            _wait_until_it_listens(process, port)
            yield
        finally:
            process.terminate()
            process.wait(TIMEOUT_SECONDS)


def _wait_until_it_listens(process: "subprocess.Popen[bytes]", port: int) -> None:
    while process.poll() is None:
        with suppress(ConnectionError), socket.create_connection(("127.0.0.1", port), TIMEOUT_SECONDS):
            return
    raise AssertionError(f"the proxy has ended with status {process.returncode}")
