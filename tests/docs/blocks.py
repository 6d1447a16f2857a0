"""The blocks of a page that are run as printed: `python` in one namespace, `sh` in one shell, in page order.

The line `<!-- not run: reason -->` right before a block leaves it out. Other fences (`text`, `json`) are only shown.
"""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(
    r"^(?:<!-- not run: (?P<reason>.+?) -->\n)?```(?P<language>sh|python)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)


@dataclass(frozen=True)
class Block:
    language: str
    text: str
    line: int


def blocks_to_run(page: str) -> list[Block]:
    """Those blocks of a page that are not marked as left out."""
    return [
        Block(found["language"], found["text"], page.count("\n", 0, found.start("text")) + 1)
        for found in FENCE.finditer(page)
        if found["reason"] is None
    ]


def run_page(page: str, name: str, folder: Path) -> None:
    """Run what a page prints, with this folder as the working folder of its commands. A failure names the line."""
    blocks = blocks_to_run(page)
    namespace: dict[str, object] = {"__name__": name}
    for block in blocks:
        if block.language == "python":
            lines = "\n" * (block.line - 1)  # so that a traceback shows the line of the page
            exec(compile(lines + block.text, name, "exec"), namespace)
        else:
            _run_commands(block, name, folder)


def _run_commands(block: Block, name: str, folder: Path) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    run = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block.text],
        cwd=folder,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, f"{name}, line {block.line}: exit status {run.returncode}\n{run.stdout}{run.stderr}"
