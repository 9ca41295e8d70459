"""The positions in a browser: at one of the sizes, by day or by night, in one of the languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from msgspec import Struct
from playwright.sync_api import Browser, Page

from tools.gallery.positions import Position
from tools.gallery.tables import cookie

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
SETTLED = """
document.fonts.ready
    .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    .then(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))
"""
FINGER = 44  # pixels
POINTER = 24
SETTINGS = {"lone": "button", "sounds": False}  # a lone answer waits: the position stays as it is

SIZES = ((1280, 800), (1920, 1080), (390, 844), (390, 664), (844, 390))
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGUAGES = ("en", "nl", "fr")


class Look(Struct, frozen=True):
    """How a position is looked at."""

    size: tuple[int, int]
    theme: Literal["light", "dark"]
    language: str

    @property
    def phone(self) -> bool:
        """Upright or held sideways."""
        return min(self.size) < 700

    @property
    def name(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.theme}-{self.language}"


def looks() -> list[Look]:
    """Every way of looking at a position."""
    return [Look(size, theme, language) for size in SIZES for theme in THEMES for language in LANGUAGES]


@contextmanager
def opened(browser: Browser, address: str, language: str, touch: bool) -> Iterator[Page]:
    """A page whose owner speaks a language."""
    context = browser.new_context(
        base_url=f"http://{address}", reduced_motion="reduce", has_touch=touch, service_workers="block"
    )
    kept = json.dumps({"language": language, **SETTINGS})
    context.add_init_script(f"localStorage.setItem('doubloon', {json.dumps(kept)})")
    context.add_init_script("localStorage.setItem('doubloon-alone', 'silver_gold maracaibo')")
    yield context.new_page()
    context.close()


def sit_down(page: Page, address: str, position: Position) -> None:
    """Open the table at which it is."""
    page.context.clear_cookies()
    page.context.add_cookies([cookie(position, address)])  # type: ignore[list-item]
    page.goto(f"/table/{position.table}")


def look(page: Page, at: Look) -> None:
    """Until all stands still."""
    page.set_viewport_size({"width": at.size[0], "height": at.size[1]})
    page.emulate_media(color_scheme=at.theme)
    page.locator(".frame main :is(svg, [data-spot])").first.wait_for(state="attached")
    page.evaluate(SETTLED)


def faults(page: Page, at: Look) -> list[str]:
    """What is cut off, covered, too small or too wide."""
    found: list[str] = page.evaluate(FAULTS, [FINGER if at.phone else POINTER, POINTER])
    return found
