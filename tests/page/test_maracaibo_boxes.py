"""A component file of somebody's own on the drawn table: long names, more cards or fewer; nothing overlaps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from doubloon.games.maracaibo.box.components import load_box
from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_fits
from tests.page.playing import open_table
from tests.page.test_maracaibo import begin
from tests.server.serving import Server, sqlite_in

PRINTED = Path(load_box.__code__.co_filename).with_name("components.toml").read_text(encoding="utf-8")
LONG = "of_the_old_and_exceedingly_slow_galleon"
NAMED = ("cabin_boy", "sugar", "tobacco", "tobago", "trinidad", "aruba", "tavern", "golden_manor", "pinnace", "gunner")
# As wide and as high as a sea may be: 32 cards; and a narrow one with 18.
LARGE = ["############", "############", "######......", "##..........", "GGEEPP......", "............"]
SMALL = ["######", "######", "####EE", "##GGPP"]

# Boxes of the same kind that lie on each other, and words that stick out of their card.
LAID = """() => {
  const apart = 3;
  const boxes = (what) =>
    [...document.querySelectorAll(what)].map((each) => ({ id: each.dataset.spot, box: each.getBoundingClientRect() }));
  const meets = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > apart &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > apart;
  const found = [];
  for (const kind of ["space:c", "island:", "slot:0", "storage:0", "bury:0", "track:", "quest:", "figurehead:"]) {
    const all = boxes(`[data-spot^="${kind}"]`);
    for (const [place, one] of all.entries())
      for (const other of all.slice(place + 1)) if (meets(one.box, other.box)) found.push(`${one.id} on ${other.id}`);
  }
  for (const card of document.querySelectorAll('[data-spot^="space:c"]')) {
    const edge = card.getBoundingClientRect();
    for (const text of card.querySelectorAll("text")) {
      const { left, right } = text.getBoundingClientRect();
      if (left < edge.left - 2 || right > edge.right + 2) found.push(`${text.textContent} in ${card.dataset.spot}`);
    }
  }
  return found;
}"""


def changed(rows: list[str], improvements: int) -> str:
    """The printed box with long names, one layout and so many improvements in the sea."""
    text = PRINTED
    for name in NAMED:
        text = text.replace(f'"{name}"', f'"{name}_{LONG}"')
    text = re.sub(r"tier1_improvements_used = \d+", f"tier1_improvements_used = {improvements}", text)
    return re.sub(r"^rows = \[.*\]$", f"rows = {rows}".replace("'", '"'), text, flags=re.M)


@pytest.fixture(scope="module", params=["large", "small"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("own")
    box = folder / "box.toml"
    box.write_text(changed(LARGE, 22) if request.param == "large" else changed(SMALL, 8), encoding="utf-8")
    with Server(sqlite_in(folder), "--components", f"maracaibo={box}") as server:
        yield server


def test_nothing_overlaps(visit: Visit) -> None:
    """A bot, which thinks in a process of its own, knows the box, too."""
    page = visit()
    open_table(page, "maracaibo", "bot", plain=False)
    begin(page)
    assert page.evaluate(LAID) == []
    named = page.get_by_role("button", name=re.compile("of the old and exceedingly slow galleon"))
    expect(named.first).to_be_visible()


def test_a_phone_shows_it_without_sideways_scrolling(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page, "maracaibo", plain=False)
    begin(page)
    check_fits(page)
    assert page.evaluate(LAID) == []
