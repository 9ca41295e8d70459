"""Draws the icons of the installed page from `web/public/icon.svg`: `python -m tools.icons` writes them beside it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.chromium import FLAGS, chromium

PUBLIC = Path(__file__).parent.parent / "web" / "public"
SEA = "#123a46"
SAFE = 0.7  # so much of a maskable icon no device cuts off

PAGE = """<body style="margin: 0; display: grid; place-items: center; height: 100vh; background: {ground}">
<div style="width: {share}vw; height: {share}vw">{drawing}</div></body>"""


def draw(browser: Browser, name: str, size: int, ground: str, share: float) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    page.set_content(PAGE.format(ground=ground, share=share * 100, drawing=drawing))
    (PUBLIC / name).write_bytes(page.screenshot(omit_background=True))
    page.close()


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        draw(browser, "icon-192.png", 192, "transparent", 1)
        draw(browser, "icon-512.png", 512, "transparent", 1)
        draw(browser, "icon-maskable.png", 512, SEA, SAFE)
        browser.close()


if __name__ == "__main__":
    main()
