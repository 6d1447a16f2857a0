"""Draw the import graph of the packages for docs/architecture.md: `python -m scripts.import_graph`.

The layers are those of the import contract in pyproject.toml. The arrows are the imports that the code has. An arrow
that follows from two others is left out. The picture is kept in the repository; a test says when it is out of date.
"""

import re
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

import grimp

ROOT: Final = Path(__file__).parent.parent
PICTURE: Final = ROOT / "docs" / "pictures" / "imports.svg"
PACKAGE: Final = "keypeg"

WIDTH: Final = 800
ACROSS: Final = {
    "environments": 0.11,
    "players": 0.19,
    "thinking": 0.32,
    "arena": 0.48,
    "cli": 0.45,
    "rules": 0.48,
    "research": 0.39,
    "server": 0.72,
    "storage": 0.72,
    "tables": 0.72,
    "locales": 0.76,
    "records": 0.82,
}
"""How far to the right each package stands, so that no arrow runs through a box. Others are spread evenly."""
BOX: Final = (132, 40)
LAYER_HEIGHT: Final = 96
MARGIN: Final = 28


class Place(NamedTuple):
    """The centre of a package's box."""

    x: float
    y: float


def layers() -> list[list[str]]:
    """The packages by layer, the highest first, as the import contract has them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (found,) = (contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [re.findall(rf"{PACKAGE}\.(\w+)", layer) for layer in found]


def imports() -> dict[str, set[str]]:
    """Which package imports which."""
    graph = grimp.build_graph(PACKAGE)
    packages = [package for layer in layers() for package in layer]
    return {
        importer: {
            imported
            for imported in packages
            if imported != importer
            and graph.direct_import_exists(
                importer=f"{PACKAGE}.{importer}", imported=f"{PACKAGE}.{imported}", as_packages=True
            )
        }
        for importer in packages
    }


def without_detours(edges: dict[str, set[str]]) -> dict[str, set[str]]:
    """The edges that do not follow from others (the transitive reduction)."""
    reached: dict[str, set[str]] = {}
    for package in reversed([package for layer in layers() for package in layer]):
        reached[package] = edges[package].union(*(reached.get(below, set()) for below in edges[package]))
    return {package: below - set().union(*(reached[between] for between in below)) for package, below in edges.items()}


def places() -> dict[str, Place]:
    """Where each package is drawn: a layer a line, its packages side by side."""
    found = {}
    for line, layer in enumerate(layers()):
        for index, package in enumerate(layer):
            x = WIDTH * ACROSS.get(package, (index + 1) / (len(layer) + 1))
            found[package] = Place(x, MARGIN + BOX[1] / 2 + line * LAYER_HEIGHT)
    return found


def picture() -> str:
    """The graph as SVG."""
    at = places()
    height = MARGIN * 2 + BOX[1] + LAYER_HEIGHT * (len(layers()) - 1)
    arrows = [
        _arrow(at[importer], at[imported])
        for importer, below in without_detours(imports()).items()
        for imported in sorted(below)
    ]
    boxes = [_box(package, place) for package, place in at.items()]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
            ' role="img" aria-label="The packages of Keypeg and what each imports">',
            '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
            '<path d="M0 0L8 4L0 8z" fill="#6b7280"/></marker></defs>',
            f'<rect width="{WIDTH}" height="{height}" rx="12" fill="#fbfaf7"/>',
            *arrows,
            *boxes,
            "</svg>",
            "",
        ]
    )


def _arrow(start: Place, end: Place) -> str:
    top, bottom = start.y + BOX[1] / 2, end.y - BOX[1] / 2
    bend = (bottom - top) / 2
    return (
        f'<path d="M{start.x:.0f} {top:.0f}C{start.x:.0f} {top + bend:.0f} {end.x:.0f} {bottom - bend:.0f} '
        f'{end.x:.0f} {bottom - 2:.0f}" fill="none" stroke="#6b7280" stroke-width="1.5" marker-end="url(#tip)"/>'
    )


def _box(package: str, place: Place) -> str:
    width, height = BOX
    return (
        f'<rect x="{place.x - width / 2:.0f}" y="{place.y - height / 2:.0f}" width="{width}" height="{height}" rx="8" '
        f'fill="#fff" stroke="#1f2937"/><text x="{place.x:.0f}" y="{place.y + 5:.0f}" text-anchor="middle" '
        f'font-family="ui-monospace, monospace" font-size="15" fill="#1f2937">{package}</text>'
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
