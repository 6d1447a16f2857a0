"""What `deploy` and the page of hosting print: commands that there are, files that there are, settings that hold."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from keypeg.server.lifecycle import STOP_LIMIT_SECONDS
from keypeg.server.settings import PREFIX, Settings, load_settings
from tests.server.proxied import DEPLOY, free_port
from tests.server.running import TIMEOUT_SECONDS, Running

ROOT = DEPLOY.parent
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
SERVICE = (DEPLOY / "keypeg.service").read_text(encoding="utf-8")
HOST = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
INSTALLED = "/opt/keypeg/bin/keypeg"
SETTING = re.compile(rf"\b({PREFIX}[A-Z_]+)=(\S*?)(?=[\s`\"']|$)", re.MULTILINE)


def instructions(name: str) -> list[str]:
    """The instructions of the container file with this name, each on one line."""
    lines = [line for line in CONTAINER.splitlines() if not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [line.partition(" ")[2] for line in joined.splitlines() if line.startswith(f"{name} ")]


def commands() -> list[list[str]]:
    """The commands that the container file runs."""
    return [shlex.split(command) for run in instructions("RUN") for command in run.split("&&")]


def test_every_engine_reads_what_the_image_is_not_built_from() -> None:
    """Podman reads either name, and would take `.containerignore` first. Docker reads `.dockerignore` alone."""
    assert (ROOT / ".dockerignore").exists()
    assert not (ROOT / ".containerignore").exists()


def test_the_container_copies_what_is_there() -> None:
    ignored = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if not line.startswith("#")]
    assert "deploy" not in ignored
    for copied in instructions("COPY"):
        if not copied.startswith("--from"):
            for file in copied.split()[:-1]:
                assert (ROOT / file).exists(), file
                assert file not in ignored
    targets = [command[1:] for command in commands() if command[0] == "make"]
    assert targets == [["pages"]]
    for needed in ("web", "scripts", "src", "native", "README.md", "LICENSE", "pyproject.toml", "CMakeLists.txt"):
        assert (ROOT / needed).exists()
        assert needed not in ignored, "the pages and the package are made of it"


def test_the_makefile_knows_the_targets_of_the_container() -> None:
    for command in commands():
        if command[0] == "make":
            ran = subprocess.run(
                [*command, "--question"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=TIMEOUT_SECONDS
            )
            assert ran.returncode in (0, 1), ran.stderr  # 2 is a target that nobody has described


def test_the_container_takes_locked_packages_alone() -> None:
    (cut,) = [command for command in commands() if command[0] == "sed"]
    place = cut.index(">")
    found = subprocess.run(cut[:place], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert re.match(r"asyncpg==[\d.]+ \\\n( +--hash=sha256:\w{64} \\\n)+ +--hash=sha256:\w{64}\n$", found)
    locks = [command for command in commands() if "--require-hashes" in command]
    assert [command[-1] for command in locks] == ["requirements.lock", cut[place + 1]]
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    (removed,) = [command[command.index("--yes") + 1 :] for command in commands() if "uninstall" in command]
    for package in set(removed) - {"pip"}:
        assert f"\n{package}==" in lock, package


def test_the_container_asks_how_the_server_is(server: Running) -> None:
    (check,) = instructions("HEALTHCHECK")
    _, option, code = re.findall(r'"([^"]*)"', check.partition("CMD")[2])
    port = server.url.rpartition(":")[2]
    for place, status in ((port, 0), (str(free_port()), 1)):
        ran = subprocess.run(
            [sys.executable, option, code.replace(":8000/", f":{place}/")], capture_output=True, check=False
        )
        assert ran.returncode == status
    assert (instructions("ENTRYPOINT"), instructions("CMD")) == ([f'["{INSTALLED}"]'], ['["serve"]'])
    assert instructions("EXPOSE") == [str(Settings().port)]


@pytest.mark.parametrize(
    "text", [CONTAINER, SERVICE, HOST, *((DEPLOY / name).read_text("utf-8") for name in ("Caddyfile", "nginx.conf"))]
)
def test_settings_that_are_printed_hold(text: str) -> None:
    found = SETTING.findall(text)
    assert found
    for name, value in found:
        if value not in ("…", ""):
            load_settings({}, {name: value})


def test_a_service_has_time_to_stop() -> None:
    (seconds,) = re.findall(r"^TimeoutStopSec=(\d+)$", SERVICE, re.MULTILINE)
    assert int(seconds) > STOP_LIMIT_SECONDS
    folder = re.findall(r"^StateDirectory=(\w+)$", SERVICE, re.MULTILINE)
    assert f"{PREFIX}DATABASE=/var/lib/{folder[0]}/" in SERVICE


def test_what_the_unit_hides_leaves_the_metrics_of_the_process() -> None:
    """The metrics are made in a mount of /proc with the options that the unit stands for."""
    hides = {"ProcSubset=pid": "subset=pid", "ProtectProc=invisible": "hidepid=invisible"}
    options = ",".join(option for line, option in hides.items() if line in SERVICE.splitlines()) or "rw"
    alone = ["unshare", "--map-root-user", "--mount", "--pid", "--fork", "sh", "-c"]
    mount = f"mount -t proc -o {options} proc /proc"
    if not shutil.which("unshare") or subprocess.run([*alone, mount], capture_output=True, check=False).returncode:
        pytest.skip("this machine does not let anybody mount /proc")
    program = "import sys; from keypeg.server.metrics import Metrics; sys.stdout.buffer.write(Metrics().render())"
    command = f"{mount} && exec {shlex.quote(sys.executable)} -c {shlex.quote(program)}"
    ran = subprocess.run([*alone, command], capture_output=True, text=True, check=True, timeout=TIMEOUT_SECONDS)
    pages = (HOST, (ROOT / "docs" / "operators.md").read_text("utf-8"), (DEPLOY / "alerts.yml").read_text("utf-8"))
    for text in pages:
        for metric in re.findall(r"\bprocess_[a-z_]+", text):
            assert f"\n{metric} " in ran.stdout, metric


@pytest.mark.parametrize("many", [False, True])
def test_systemd_takes_the_unit(tmp_path: Path, many: bool) -> None:  # noqa: FBT001
    program = shutil.which("systemd-analyze") or pytest.skip("there is no systemd on this machine")
    command = next(line for line in HOST.splitlines() if line.startswith("sed ") and "keypeg.service" in line)
    shutil.copy(DEPLOY / "keypeg.service", tmp_path / "keypeg.service")
    unit = tmp_path / "keypeg.service"
    if many:
        (tmp_path / "deploy").mkdir()
        unit.rename(tmp_path / "deploy" / "keypeg.service")
        unit = tmp_path / "keypeg@8000.service"
        written, _, place = command.partition(" | sudo tee ")
        assert place == "/etc/systemd/system/keypeg@.service"
        with unit.open("wb") as out:
            subprocess.run(shlex.split(written), cwd=tmp_path, check=True, stdout=out)
        assert "--port %i --metrics-port 1%i" in unit.read_text(encoding="utf-8")
    keypeg = Path(sys.executable).with_name("keypeg")
    unit.write_text(unit.read_text(encoding="utf-8").replace(INSTALLED, str(keypeg)), encoding="utf-8")
    ran = subprocess.run([program, "verify", "--man=no", unit], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
