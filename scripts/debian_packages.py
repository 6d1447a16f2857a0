"""Debian's packages, unpacked into a folder and not installed: this needs no root."""

import shutil
import subprocess
import tempfile
from pathlib import Path


def unpack(package: str, folder: Path) -> None:
    """Unpack the newest version of a package. Where there are no such packages, nothing happens."""
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        return
    with tempfile.TemporaryDirectory() as loaded:
        download = ["apt-get", "download", "--quiet", package]
        if subprocess.run(download, cwd=loaded, check=False, capture_output=True).returncode:
            return
        folder.mkdir(parents=True, exist_ok=True)
        for file in Path(loaded).glob("*.deb"):
            subprocess.run(["dpkg-deb", "--extract", str(file), str(folder)], check=True)
