"""A real server and a real Chromium for all tests that a process runs one after the other.

Playwright without its pytest plugin: the plugin's event loop runs as long as the process, and the server's tests in the
same process could start none of their own. Ours ends with the last test of the page.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.page.weather import WEATHER, weaken
from tests.server.serving import Server, sqlite_in
from tools.chromium import FLAGS, chromium
from tools.page import is_fresh

HERE = Path(__file__).parent
PATIENCE = 20_000  # a busy machine is no failure

# No test looks at colours on a screen: without memory for them Chromium lays pages out and leaves the painting, which
# took it a third of its time.
UNPAINTED = "--force-gpu-mem-available-mb=1"

# The page shows the moves of the others one after the other, as people like it. Tests that are not about that see the
# table as it is.
# They have also been told how to play alone.
AT_PACE = (
    "localStorage.doubloon ??= JSON.stringify({pace: '%s'}); localStorage['doubloon-alone'] ??= 'silver_gold maracaibo'"
)
# Before every move, also one that could be taken back: for tests of how one is asked.
ASKS_ALWAYS = "localStorage.doubloon = JSON.stringify({pace: 'once', asking: 'always'})"

# Kinds of messages of the console that no page of ours may write. The browser itself tells of every refusal.
ALARMS = {"error", "warning"}
REFUSAL = "Failed to load resource: the server responded with a status of 4"
BLOCKED = "Service Worker registration blocked by Playwright"  # at our wish

expect.set_options(timeout=PATIENCE)
if WEATHER:
    Server.program = "tests.page.weather"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a fresh SQLite file, which lets itself be hurried. No test looks for tables but its own."""
    with Server(sqlite_in(tmp_path_factory.mktemp("page")), limits="off") as server:
        yield server


class Shared:
    """Playwright and its Chromium, from the first test that wants them to the last of the page in this process."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self.close()
            playwright = self._open.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, UNPAINTED])
            self._open.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._open.close()


_shared = Shared()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, None, None]:
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        _shared.close()


@pytest.fixture
def browser() -> Browser:
    assert is_fresh(), "the page is older than its source: run `python tools/page.py build`"
    return _shared.browser()


def open_browser(browser: Browser, server: Server, pace: str = "once", **settings: Any) -> BrowserContext:
    """A browser of its own, as far as cookies and settings go."""
    usual = {"base_url": f"http://{server.address}", "locale": "en-GB", "reduced_motion": "reduce"}
    usual["service_workers"] = "block"  # what is kept for reading without a connection is for its own tests
    context = browser.new_context(**{**usual, **settings})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_PACE % pace)
    return context


Visit = Callable[..., Page]


@pytest.fixture
def alarms() -> list[str]:
    """What the browsers of a test complained about; a test ends well with none."""
    return []


@pytest.fixture
def visit(browser: Browser, server: Server, alarms: list[str]) -> Iterator[Visit]:
    """Opens a page of the server in a browser of its own, with its own cookies; 1280 × 800 unless told otherwise.

    Without a path the page stays blank.
    """
    contexts: list[BrowserContext] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ALARMS and not message.text.startswith((REFUSAL, BLOCKED)):
            alarms.append(message.text)

    def visit(path: str = "", width: int = 1280, height: int = 800, **settings: Any) -> Page:
        context = open_browser(browser, server, viewport={"width": width, "height": height}, **settings)
        contexts.append(context)
        page = context.new_page()
        weaken(page)
        page.on("console", heard)
        page.on("pageerror", lambda error: alarms.append(str(error)))
        if path:
            page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert alarms == []
