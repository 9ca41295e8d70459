"""What every screen must hold, whatever is on it."""

from __future__ import annotations

from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

PHONE = {"width": 390, "height": 844}

BY_NIGHT = "matchMedia('(prefers-color-scheme: dark)').matches"
# Two frames on, and no colour is still changing.
SETTLED = """
new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    .then(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))
"""

VIOLATIONS = "(options) => axe.run(document, options).then(({ violations }) => violations)"

_axe = Axe()


def table_of(page: Page) -> dict[str, Any]:
    """The table whose page is open, as the server tells it."""
    found = page.evaluate("fetch(`/api/tables/${location.pathname.split('/')[2]}`).then((answer) => answer.json())")
    table: dict[str, Any] = found["table"]
    return table


def check_accessible(page: Page) -> None:
    """axe finds nothing to complain about."""
    _ask_axe(page)


def check_accessible_by_day_and_by_night(page: Page) -> None:
    """axe finds nothing to complain about in either colour scheme; the page is left in the other one.

    All that differs between them is contrast.
    """
    check_accessible(page)
    other: Literal["light", "dark"] = "light" if page.evaluate(BY_NIGHT) else "dark"
    page.emulate_media(color_scheme=other)
    page.wait_for_function(BY_NIGHT if other == "dark" else f"!{BY_NIGHT}")
    for _ in range(2):  # on a busy machine the first colours change some frames later
        page.evaluate(SETTLED)
    _ask_axe(page, runOnly=["color-contrast"])


def _ask_axe(page: Page, **options: Any) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe.axe_script)
    # Without being asked for violations alone, axe describes every element that it has no complaint about.
    found = page.evaluate(VIOLATIONS, {"resultTypes": ["violations"], **options})
    told = [f"{one['id']}: {one['help']} – {[node['html'][:160] for node in one['nodes']][:5]}" for one in found]
    assert told == [], "\n".join(told)


def check_fits(page: Page) -> None:
    """Nothing sticks out sideways."""
    too_wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert too_wide <= 0, f"{too_wide} px too wide"
