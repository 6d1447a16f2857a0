"""The blocks of a page that are run as printed: `python` in one namespace, `sh` in one shell, in page order.

    python -m tests.docs.blocks README.md docs/study.md      runs these pages, each in an empty folder

The line `<!-- not run: reason -->` right before a block leaves it out. Other fences (`text`, `json`) are only shown.
"""

import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = re.compile(
    r"^(?:<!-- not run: (?P<reason>.+?) -->\n)?```(?P<language>sh|python)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)


@dataclass(frozen=True)
class Block:
    language: str
    text: str
    line: int
    reason: str | None = None
    """Why it is left out, if it is."""


def all_pages() -> list[Path]:
    """README and the documentation."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def all_blocks(page: str) -> list[Block]:
    """The blocks of a page that could be run."""
    return [
        Block(found["language"], found["text"], page.count("\n", 0, found.start("text")) + 1, found["reason"])
        for found in FENCE.finditer(page)
    ]


def blocks_to_run(page: str) -> list[Block]:
    """Those blocks of a page that are not marked as left out."""
    return [block for block in all_blocks(page) if block.reason is None]


def example_record() -> str:
    """The record that the documentation prints, which its blocks find as `match.json`."""
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    record = re.search(r"^```json\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert record is not None
    return record[1]


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


def main() -> None:
    for name in sys.argv[1:]:
        page = (ROOT / name).read_text(encoding="utf-8")
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "match.json").write_text(example_record(), encoding="utf-8")
            os.chdir(folder)
            run_page(page, name, Path(folder))
            os.chdir(ROOT)
        sys.stdout.write(f"{name}: {len(blocks_to_run(page))} blocks\n")


if __name__ == "__main__":
    main()
