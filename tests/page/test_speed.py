"""How quick the page is: what is sent at first, and what a move costs somebody who looks on. The figures are reported;
what is asserted is what does not depend on how busy the machine is. `docs/performance.md` has them."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from doubloon.registry import game_ids
from tests.page.conftest import Visit
from tests.page.playing import AUTOPLAY, address, heard_by, open_table, until_asked

FIRST_LOAD = 150_000  # bytes
UPDATES = 12

METRICS = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"]

# Counts the elements that come to the board or go from it.
WATCH = """() => {
  window.replaced = 0;
  const count = (nodes) => [...nodes].reduce((sum, node) =>
    sum + (node instanceof Element ? 1 + node.querySelectorAll("*").length : 0), 0);
  new MutationObserver((changes) => {
    for (const change of changes) window.replaced += count(change.addedNodes) + count(change.removedNodes);
  }).observe(document.querySelector("[data-board], main"), { childList: true, subtree: true });
}"""


def test_the_first_page_is_small_and_boards_come_while_one_chooses(visit: Visit) -> None:
    page = visit()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
    page.goto("/")
    expect(page.get_by_role("heading", name="Silver & Gold").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    print(f"first load: {sum(sizes)} bytes as sent, in {len(sizes)} answers")
    assert 20_000 < sum(sizes) <= FIRST_LOAD
    with page.expect_response("**/Jackal-*.js"):
        page.goto("/new/jackal")


@pytest.mark.parametrize("game", game_ids())
def test_a_move_of_somebody_else_changes_little_of_the_page(visit: Visit, game: str) -> None:
    anne, cy = visit(), visit()
    id = open_table(anne, game, "bot", "bot")
    until_asked(anne)
    heard = heard_by(cy)
    cy.goto(address(id, plain=False))
    expect(cy.get_by_role("region", name="Players")).to_be_visible()
    anne.evaluate(AUTOPLAY)
    wait_for_updates(cy, heard, 25)  # into the game
    cy.evaluate(WATCH)
    wire = cy.context.new_cdp_session(cy)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})  # of the processor, whoever else needs it
    before, first = figures(wire.send("Performance.getMetrics")), len(updates(heard))
    wait_for_updates(cy, heard, first + UPDATES)
    after, seen = figures(wire.send("Performance.getMetrics")), len(updates(heard)) - first
    each = {name: (after[name] - before[name]) * 1000 / seen for name in METRICS}
    nodes = int(after["Nodes"])
    replaced = int(cy.evaluate("window.replaced")) / seen
    told = ", ".join(f"{name} {milliseconds:.1f} ms" for name, milliseconds in each.items())
    print(f"{game}: {told}, {replaced:.0f} elements of {nodes} come or go, an update ({seen} measured)")
    assert replaced < nodes / 2


def figures(told: dict[str, list[dict[str, float]]]) -> dict[str, float]:
    return {str(metric["name"]): metric["value"] for metric in told["metrics"]}


def updates(heard: list[str]) -> list[str]:
    return [text for text in heard if json.loads(text)["type"] == "update"]


def wait_for_updates(page: Page, heard: list[str], count: int) -> None:
    for _ in range(600):
        if len(updates(heard)) >= count:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"only {len(updates(heard))} updates came")
