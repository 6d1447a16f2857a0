"""The programs for which `deploy` has files: nginx, Caddy and Prometheus, from the path or from Debian's packages.

    python -m scripts.deploy_tools

gets those that are missing. A package is unpacked into `build/deploy_tools` and not installed, so this needs no root.
Where there are no such packages, it says so, and the tests of these files are skipped.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from scripts.debian_packages import unpack

FOLDER: Final = Path(__file__).parents[1] / "build" / "deploy_tools"
PACKAGES: Final = {"nginx": "nginx", "caddy": "caddy", "prometheus": "prometheus"}
"""The Debian package of each program."""
PLACES: Final = ("/usr/sbin", "/usr/bin")


def found(name: str) -> str | None:
    """Where a program is, if it is anywhere. Servers are often in a folder that is not on a user's path."""
    unpacked = [str(FOLDER) + place for place in PLACES]
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *PLACES, *unpacked]))


def main() -> int:
    for name in PACKAGES:
        if found(name) is None:
            sys.stdout.write(f"keypeg: fetching {name} for the tests of deploy\n")
            unpack(PACKAGES[name], FOLDER)
        if found(name) is None:
            sys.stdout.write(f"keypeg: there is no {name}: the tests that need it are skipped\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
