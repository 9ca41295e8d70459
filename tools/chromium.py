"""Finds the Chromium that the tests of the page drive, or installs one, or says in one sentence why there is none.

`python tools/chromium.py` prints where it is. Tests are never skipped for want of it.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

CHOSEN = "DOUBLOON_CHROMIUM"
# The headless shell first: it has no windows and buttons of its own to draw, and a page takes it half the time.
NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
PACKAGES = ("chromium-headless-shell", "chromium")  # the first is Debian's; not every system that has apt knows it
# Quiet, and content in a container, where there is neither a graphics card nor a user to shield.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class NoChromium(Exception):
    """There is none, and none can be installed."""


def chromium() -> str:
    """The path of a Chromium that runs."""
    with (Path(tempfile.gettempdir()) / "doubloon-chromium.lock").open("w") as lock:
        # Test processes start together: one installs, the others wait and find it.
        fcntl.flock(lock, fcntl.LOCK_EX)
        return find() or install()


def find() -> str | None:
    given = os.environ.get(CHOSEN)
    if given:
        if not runs(given):
            raise NoChromium(f"{CHOSEN} names {given}, which is no Chromium that runs")
        return given
    for name in NAMES:
        path = shutil.which(name)
        if path and runs(path):
            return path
    return playwrights_own()


def install() -> str:
    """By the system's packages where we may, else by Playwright's own download."""
    tried = []
    found = None
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        tried.append("apt-get")
        found = by_package(apt)
    if not found:
        tried.append("playwright install")
        download = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(download, stdout=subprocess.DEVNULL, check=False)
        found = find()
    if not found:
        ways = " and ".join(tried)
        raise NoChromium(
            f"the tests of the page need Chromium, and {ways} could not bring it: install it, or set {CHOSEN}"
        )
    return found


def by_package(apt: str) -> str | None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "update", "-qq"], env=quiet, stdout=subprocess.DEVNULL, check=False)
    for package in PACKAGES:
        arguments = ["install", "-y", "-qq", "--no-install-recommends", package]
        subprocess.run([apt, *arguments], env=quiet, stdout=subprocess.DEVNULL, check=False)
        if found := find():
            return found
    return None


def playwrights_own() -> str | None:
    """Playwright's own download, if it was made. It is asked in another process: here it may be at work."""
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    path = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False).stdout.strip()
    return path if path and runs(path) else None


def runs(path: str) -> bool:
    try:
        told = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return told.returncode == 0


if __name__ == "__main__":
    try:
        print(chromium())
    except NoChromium as reason:
        sys.exit(f"{reason}.")
