"""The page as something to keep on a device: it can be installed, and read while the server is out of reach."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.playing import address, open_table
from tests.page.wire import Wire
from tests.server.serving import Server


def test_the_manifest_has_what_a_browser_asks_before_it_offers_to_install(visit: Visit) -> None:
    page = visit("/")
    link = page.locator('link[rel="manifest"]').get_attribute("href")
    assert link is not None
    read = page.context.new_cdp_session(page).send("Page.getAppManifest")  # as the browser itself understands it
    assert (read["errors"], read["manifest"]["display"]) == ([], "kStandalone")
    assert read["url"].endswith(link)
    answer = page.request.get(link)
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert told["display"] == "standalone"
    assert told["start_url"] == told["scope"] == "/"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in told["icons"]}
    for icon in told["icons"]:
        picture = page.request.get(icon["src"])
        assert picture.ok
        assert picture.headers["content-type"] == icon["type"]
        if icon["sizes"] != "any":
            assert picture.body()[16:24] == int(icon["sizes"].split("x")[0]).to_bytes(4, "big") * 2


def test_what_is_kept_is_never_shown_in_place_of_what_the_server_says(
    visit: Visit, server: Server, alarms: list[str]
) -> None:
    """Not an older page, nor a text of the server that was opened by its address."""
    with Wire(server.address) as wire:
        page = visit("/", base_url=f"http://{wire.address}", service_workers="allow")
        settled(page)
        page.evaluate("caches.open('doubloon-1').then((kept) => kept.put('/', new Response('an older page')))")
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Four islands")
        page.goto("/healthz")
        expect(page.get_by_text("ok", exact=True)).to_be_visible()

        wire.cut()
        page.goto("/")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Four islands")
        wire.mend()
        wire.stand_for("HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Four islands")
        page.close()  # before the line is gone for good
    alarms.clear()  # the browser tells of every request that came to nothing


def figure(page: Page) -> Locator:
    """The first one of a rulebook."""
    return page.locator("[data-figure]").first


def settled(page: Page) -> None:
    """The page's helper is there and has seen a whole visit."""
    assert page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()


def until_kept(page: Page, table: str) -> None:
    """The page keeps what stays as it is for a moment."""
    for _ in range(100):
        if page.evaluate("(id) => caches.match(`/last-known/${id}`).then((found) => found !== undefined)", table):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the table was not kept")


def test_rules_and_a_table_are_read_without_a_connection(visit: Visit, server: Server, alarms: list[str]) -> None:
    with Wire(server.address) as wire:
        page = visit("/", base_url=f"http://{wire.address}", service_workers="allow")
        settled(page)
        page.goto("/rules/silver_gold")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Silver & Gold")
        expect(figure(page)).to_have_attribute("data-drawn", "true")
        table = open_table(page, "silver_gold", "bot", plain=False)
        expect(page.locator("[data-version]")).to_be_attached()
        until_kept(page, table)

        wire.cut()
        page.reload()
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        expect(page.get_by_role("article", name="Anne (1)")).to_be_visible()
        expect(page.locator("[data-main]")).to_be_disabled()
        page.goto("/rules/silver_gold")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Silver & Gold")
        expect(figure(page)).to_have_attribute("data-drawn", "true")

        wire.mend()
        page.goto(address(table, plain=False))
        expect(page.locator("[data-main]")).to_be_visible()
        expect(page.get_by_text("The connection is lost.")).to_have_count(0)
        page.close()  # before the line is gone for good
    alarms.clear()  # the browser tells of every request that came to nothing
