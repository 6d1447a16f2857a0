"""The blocks that the tests of the documentation leave out, and what is done with each of them here."""

import shlex
from collections.abc import Iterator
from enum import Enum
from typing import Final

from scripts.fresh_machine.accounts import Account, Failed, at_most, kill
from scripts.fresh_machine.serving import free_port, served
from tests.docs.blocks import Block

COMMAND_SECONDS: Final = 900
STAYS_SECONDS: Final = 10


class Treatment(Enum):
    """What is done with a block."""

    RUN = "run in the clone"
    QUIT = "run, and left by typing quit"
    REFUSED = "run: refused with status 2"
    SERVE = "served, visited and stopped by Ctrl-C"
    STAY = "run beside a server, and stopped by Ctrl-C"
    LEAVE_OUT = "not run here either"


TREATMENTS: Final = {
    "it asks for rows": Treatment.QUIT,
    "it asks for input": Treatment.QUIT,
    "it is refused, and ends with status 2": Treatment.REFUSED,
    "it starts a server": Treatment.SERVE,
    "it starts servers": Treatment.SERVE,
    "it starts a server that runs until it is stopped": Treatment.SERVE,
    "it changes the terminal that you type it in": Treatment.RUN,
    "it needs the extra `research`": Treatment.RUN,
    "it needs the folder examples of a clone": Treatment.RUN,
    "its match.json is that of study.md": Treatment.RUN,
    "it plays 69 matches": Treatment.RUN,
    "it writes files": Treatment.RUN,
    "a bot plays until it is stopped": Treatment.STAY,
    "it checks bots that you have written": Treatment.LEAVE_OUT,
    "it takes minutes, and needs the folder proofs of a clone": Treatment.LEAVE_OUT,
    "it takes minutes": Treatment.LEAVE_OUT,
    "it takes hours": Treatment.LEAVE_OUT,
    "it writes to the files of your shell": Treatment.LEAVE_OUT,
    "it installs Keypeg on this machine": Treatment.LEAVE_OUT,
    "it changes this machine": Treatment.LEAVE_OUT,
    "it asks a server at example.org": Treatment.LEAVE_OUT,
    "it is a line for cron": Treatment.LEAVE_OUT,
    "it needs Podman": Treatment.LEAVE_OUT,
    "it needs PostgreSQL": Treatment.LEAVE_OUT,
    "it runs the whole test suite, this test among it": Treatment.LEAVE_OUT,
}


def commands(block: Block) -> Iterator[str]:
    """The commands of a block, one a line."""
    return (line for line in block.text.splitlines() if shlex.split(line, comments=True))


def run_left_out(account: Account, block: Block) -> None:
    """Do what its reason asks for. `match.json` and `my_bot.py` are in the clone."""
    programs = {"PATH": f"{account.clone}/.venv/bin:{account.environment()['PATH']}"}
    match TREATMENTS[block.reason or ""]:
        case Treatment.RUN:
            _run(account, block.text, 0, programs)
        case Treatment.QUIT:
            for command in commands(block):
                _run(account, command, 0, programs, typed="quit\nquit\n")
        case Treatment.REFUSED:
            _run(account, block.text, 2, programs)
        case Treatment.SERVE:
            for command in commands(block):
                if "postgresql://…" in command:  # an address that whoever reads it fills in
                    continue
                settings = {**programs, "KEYPEG_PORT": str(free_port())}
                with served(account, ["bash", "-c", command], limit=COMMAND_SECONDS, more=settings):
                    pass
        case Treatment.STAY:
            with served(
                account, ["bash", "-c", "exec keypeg serve --port 0"], limit=COMMAND_SECONDS, more=programs
            ) as server:
                for command in commands(block):
                    _stay(account, command.replace("http://localhost:8000", server.url), programs)
        case Treatment.LEAVE_OUT:
            pass


def _run(account: Account, text: str, status: int, programs: dict[str, str], typed: str = "") -> None:
    command = ["bash", "-euo", "pipefail", "-c", text]
    ended, written = account.run(command, limit=COMMAND_SECONDS, typed=typed, more=programs)
    if ended != status or "Traceback" in written:
        raise Failed(f"{text}ended with status {ended}, not {status}:\n{written}")


def _stay(account: Account, command: str, programs: dict[str, str]) -> None:
    """A program that goes on until it is stopped. Whoever ends within some seconds has failed."""
    process = account.start(["bash", "-c", f"exec {command}"], programs)
    with at_most(STAYS_SECONDS, process):
        written, _ = process.communicate("")
    kill(process)
    if process.returncode >= 0:
        raise Failed(f"{command} ended by itself, with status {process.returncode}:\n{written}")
