"""Being told of one's turn: by the settings' leave, while the page is in the background, and when it is closed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from doubloon.server.notices import Notice
from doubloon.server.sending import payload
from tests.page.conftest import Visit
from tests.page.looking import check_accessible
from tests.page.playing import choose, open_table, post, sit_down, until_asked
from tests.server.pushing import LOOPBACK, Device, PushService
from tests.server.serving import Server, sqlite_in

# A browser's push service is somewhere on the internet. Here it is ours.
SUBSCRIBING = """(() => {
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly) throw new Error("browsers want that");
    const letters = atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/"));
    const key = Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer;
    return (made = {
      options: { applicationServerKey: key },
      toJSON: () => (%s),
      unsubscribe: async () => ((made = null), true),
    });
  };
})()"""
# The headless shell shows no notifications, allowed or not: there a list takes their place. Chromium itself does.
SHOWING = """(() => {
  if (Notification.permission !== "denied") return;
  const shown = [];
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Object.assign(ServiceWorkerRegistration.prototype, {
    getNotifications: async ({ tag } = {}) => shown.filter((one) => !tag || one.tag === tag),
    showNotification: async (title, { body, tag, data }) => {
      const one = { title, body, tag, data, close: () => shown.splice(shown.indexOf(one), 1) };
      shown.filter((old) => old.tag === tag).forEach((old) => old.close());
      shown.push(one);
    },
  });
})()"""
HIDING = "Object.defineProperty(document, 'hidden', { get: () => Boolean(window.lookingElsewhere) })"
TOLD = "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
# In the service worker: what is shown once there are so many, or after ten seconds.
SHOWN = """async (number) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const all = await registration.getNotifications();
    if (all.length === number) return all.map(({ title, data }) => [title, data]);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}"""
CLICK = """async () => {
  const [notification] = await registration.getNotifications();
  self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
}"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that may reach our push service."""
    where = sqlite_in(tmp_path_factory.mktemp("notices"))
    with Server(where, "--notices-to", LOOPBACK, limits="off") as server:
        yield server


def come(visit: Visit, service: PushService) -> Page:
    """Somebody whose browser may show notifications, and would be reached by our push service."""
    page = visit(service_workers="allow", permissions=["notifications"], timezone_id="Europe/Amsterdam")
    device = Device()
    made = {"endpoint": service.url("page"), "keys": {"p256dh": device.p256dh, "auth": device.auth}}
    page.context.add_init_script(SUBSCRIBING % json.dumps(made))
    page.context.add_init_script(SHOWING)
    page.context.add_init_script(HIDING)
    page.goto("/")
    assert page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return page


def told_the_server(page: Page, quiet_from: int) -> Any:
    """Waits until the browser has told our server where it is reached, and from when on not."""

    def is_it(answer: Response) -> bool:
        asked = answer.request
        posted = asked.method == "POST" and asked.url.endswith("/api/push")
        return posted and (asked.post_data_json or {}).get("quiet_from") == quiet_from

    return page.expect_response(is_it)


def until_told(page: Page, *titles: str) -> None:
    """Until these notifications are shown, in one look: a browser takes them away by itself after a while."""
    looks = f"async (titles) => (await {TOLD}).map((one) => one.title).join() === titles.join()"
    page.wait_for_function(looks, arg=list(titles))


def test_a_message_for_the_closed_page_becomes_a_notification_whose_click_opens_the_table(
    visit: Visit, service: PushService
) -> None:
    page = come(visit, service)
    id = open_table(page, "silver_gold", "open", plain=False)
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Notify me when it is my turn")
    expect(switch).not_to_be_checked()
    with told_the_server(page, 0) as first:
        switch.check()
    assert first.value.ok
    expect(page.get_by_text("It says nothing about the game.")).to_be_visible()
    with told_the_server(page, 22 * 60) as second:
        page.get_by_role("switch", name="Not at night").check()
    wish = second.value.request.post_data_json
    assert (wish["zone"], wish["quiet_to"]) == ("Europe/Amsterdam", 8 * 60)
    check_accessible(page)

    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: registrations.extend(each["registrationId"] for each in news["registrations"]),
    )
    session.send("ServiceWorker.enable")
    base = page.evaluate("location.origin")
    for _ in range(100):
        if registrations:
            break
        page.evaluate("1")  # lets news of the browser come in
    worker = page.context.service_workers[0]
    worker.evaluate(SHOWING)
    data = payload(Notice(id, "", 0, "push", "", base=base)).decode()
    session.send("ServiceWorker.deliverPushMessage", {"origin": base, "registrationId": registrations[0], "data": data})
    assert worker.evaluate(SHOWN, 1) == [["It is your turn", f"/table/{id}"]]
    worker.evaluate(CLICK)
    expect(page).to_have_url(f"{base}/table/{id}")
    assert worker.evaluate(SHOWN, 0) == []


def test_who_looks_elsewhere_is_notified_by_the_page_and_the_icon_has_a_sign(
    visit: Visit, service: PushService
) -> None:
    anne, bo = come(visit, service), visit()
    id = open_table(anne, "silver_gold", "open")
    sit_down(bo, id, "Bo")
    until_asked(anne)
    icon = anne.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    anne.get_by_role("button", name="Settings").click()
    anne.get_by_role("switch", name="Notify me when it is my turn").check()
    expect(anne.get_by_role("switch", name="Not at night")).to_be_visible()
    anne.keyboard.press("Escape")

    choose(anne)
    expect(icon).to_have_attribute("href", "/icon.svg")
    anne.evaluate("window.lookingElsewhere = true")
    choose(bo)
    until_told(anne, "It is your turn")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    expect(anne).to_have_title(re.compile("● Your turn"))
    anne.evaluate("window.lookingElsewhere = false; document.dispatchEvent(new Event('visibilitychange'))")
    until_told(anne)


def test_who_does_not_come_is_reminded_by_the_others(visit: Visit, service: PushService) -> None:
    anne, bo = visit(), visit()
    id = open_table(anne, "silver_gold", "open")
    sit_down(bo, id, "Bo")
    device = Device()
    wish = {"endpoint": service.url("reminded"), "p256dh": device.p256dh, "auth": device.auth}
    until_asked(anne)
    post(anne, "/api/push", wish)
    anne.goto("/")
    expect(anne.get_by_role("heading", level=1)).to_be_visible()

    until_asked(bo)
    bo.get_by_role("button", name="Table").click()
    remind = bo.get_by_role("button", name="Remind Anne")
    remind.click()
    expect(bo.get_by_text("Anne has been sent a reminder.")).to_be_visible()
    check_accessible(bo)
    remind.click()
    expect(bo.get_by_text("They have been reminded in the last twelve hours.")).to_be_visible()


def test_where_notifications_are_forbidden_the_settings_say_so(visit: Visit) -> None:
    page = visit()
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Notify me when it is my turn")
    expect(switch).to_be_disabled()
    expect(page.get_by_text("Your browser does not allow this page to send notifications.")).to_be_visible()
    check_accessible(page)


def test_who_opened_the_table_tells_a_group(visit: Visit, service: PushService) -> None:
    anne, bo = visit(), visit()
    id = open_table(anne, "silver_gold", "open")
    sit_down(bo, id, "Bo")
    until_asked(bo)
    bo.get_by_role("button", name="Table").click()
    expect(bo.get_by_role("button", name="Give up my seat")).to_be_visible()
    expect(bo.get_by_label("Webhook address of the channel")).to_have_count(0)

    until_asked(anne)
    anne.get_by_role("button", name="Table").click()
    address = anne.get_by_label("Webhook address of the channel")
    address.fill("https://192.168.0.1/hook")
    anne.get_by_role("button", name="Save the address").click()
    expect(anne.get_by_text("must not be a private one")).to_be_visible()
    address.fill(service.url("group"))
    anne.get_by_role("radio", name="ntfy, plain text").check()
    anne.get_by_role("button", name="Save the address").click()
    expect(anne.get_by_text("The group will hear of it.")).to_be_visible()
    check_accessible(anne)
    anne.reload()
    until_asked(anne)
    anne.get_by_role("button", name="Table").click()
    expect(address).to_have_value(service.url("group"))
