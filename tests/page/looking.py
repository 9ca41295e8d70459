"""What every screen must hold, whatever is on it."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

PHONE = {"width": 390, "height": 844}

_axe = Axe()


def table_of(page: Page) -> dict[str, Any]:
    """The table whose page is open, as the server tells it."""
    found = page.evaluate("fetch(`/api/tables/${location.pathname.split('/')[2]}`).then((answer) => answer.json())")
    table: dict[str, Any] = found["table"]
    return table


def check_accessible(page: Page) -> None:
    """axe finds nothing to complain about."""
    found = _axe.run(page).response["violations"]
    told = [f"{one['id']}: {one['help']} – {[node['html'][:160] for node in one['nodes']][:5]}" for one in found]
    assert told == [], "\n".join(told)


def check_fits(page: Page) -> None:
    """Nothing sticks out sideways."""
    too_wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert too_wide <= 0, f"{too_wide} px too wide"
