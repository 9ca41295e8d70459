"""`make gallery`, or `python -m tools.gallery [--only TEXT] [--look TEXT]`: pictures of every kind of decision.

python -m tools.gallery --only maracaibo --look 390x844
python -m tools.gallery --only "jackal place" --look dark-nl
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.serving import Server, sqlite_in
from tools.chromium import FLAGS, chromium
from tools.gallery import drawing
from tools.gallery.album import Picture, album
from tools.gallery.drawing import Look, looks
from tools.gallery.positions import Position, recorded
from tools.gallery.tables import lay

FOLDER = Path(__file__).parents[2] / "build" / "gallery"


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.gallery", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="positions whose name has this in it: jackal place")
    parser.add_argument("--look", default="", metavar="TEXT", help="looks whose name has this in it: 390x844-dark-nl")
    return parser


def draw(browser: Browser, address: str, positions: list[Position], wanted: list[Look]) -> list[Picture]:
    """Look at everything in every way."""
    pictures = []

    def owner(look: Look) -> tuple[str, bool]:
        return look.language, look.phone

    for (language, phone), group in groupby(sorted(wanted, key=owner), owner):
        own = list(group)
        with drawing.opened(browser, address, language, phone) as page:
            for position in positions:
                drawing.sit_down(page, address, position)
                for look in own:
                    drawing.look(page, look)
                    file = f"{position.table}-{look.name}.jpeg"
                    page.screenshot(path=FOLDER / file, type="jpeg", quality=80)
                    pictures.append(Picture(file, position, look, drawing.faults(page, look)))
                print(f"{position.name}, {language}, {'phone' if phone else 'desk'}", flush=True)
    places = {look: place for place, look in enumerate(wanted)}
    return sorted(pictures, key=lambda one: (one.position.name, places[one.look]))


def draw_legend(browser: Browser, address: str) -> None:
    """Every kind of tile of Jackal on one picture, by day and by night, with all figures and signs."""
    for theme in drawing.THEMES:
        page = browser.new_page(base_url=f"http://{address}", color_scheme=theme, locale="en-GB")
        page.goto("/tiles")
        page.locator("[data-tile]").first.wait_for()
        page.screenshot(path=FOLDER / f"tiles-{theme}.jpeg", type="jpeg", quality=80, full_page=True)
        page.close()


def main() -> None:
    asked = arguments().parse_args()
    positions = [position for position in recorded() if asked.only in position.name]
    wanted = [look for look in looks() if asked.look in look.name]
    if not positions or not wanted:
        sys.exit("There is no such picture; see the names in build/gallery/index.html or in tools/gallery/games.json.")
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = sqlite_in(Path(folder))
        lay(database, positions)
        with Server(database) as server:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            pictures = draw(browser, server.address, positions, wanted)
            draw_legend(browser, server.address)
            browser.close()
    (FOLDER / "index.html").write_text(album(pictures), encoding="utf-8")
    faulty = sum(1 for picture in pictures if picture.faults)
    print(f"{len(pictures)} pictures, {faulty} with faults: {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main()
