// The page's helper in the browser: keeps what is needed to read on without a connection, and tells of one's turn when
// the page is closed.
//
// What the server says comes first, always, so that an old page never meets a new server. What was kept is shown only
// when the server does not answer; parts whose names hold a fingerprint cannot grow old.

const KEPT = "doubloon-1";
const OLDER = /^doubloon-\d+$/;
const PARTS = 300; // of one page there are fewer; the oldest go
const WISHES = "doubloon-notices"; // how the reader wants to be told, kept by the page

const FINGERPRINTED = /^\/assets\//;
const READABLE = /^\/(api\/(games$|words\/|rulebook\/|figures\/|cards\/)|icon|doubloon\.webmanifest)/;
const SHELL = "/";
const PROXY = new Set([502, 503, 504]); // there is nobody behind it

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => OLDER.test(name) && name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(newest(request, SHELL));
  else if (FINGERPRINTED.test(pathname)) event.respondWith(kept(request));
  else if (READABLE.test(pathname)) event.respondWith(newest(request, pathname));
});

/** What the server says; if it does not answer, or only a proxy says so, what it said last. */
async function newest(request, name) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && (name !== SHELL || isPage(answer))) await cache.put(name, answer.clone());
    return (PROXY.has(answer.status) && (await cache.match(name))) || answer;
  } catch (error) {
    const old = await cache.match(name);
    if (old) return old;
    throw error;
  }
}

/** A record or a picture that is opened by its address is not the page. */
const isPage = (answer) => answer.headers.get("content-type")?.startsWith("text/html");

/** What was kept, else what the server says. */
async function kept(request) {
  const cache = await caches.open(KEPT);
  const old = await cache.match(request);
  if (old) return old;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await shrink(cache);
  }
  return answer;
}

async function shrink(cache) {
  const parts = (await cache.keys()).filter(({ url }) => FINGERPRINTED.test(new URL(url).pathname));
  await Promise.all(parts.slice(0, Math.max(0, parts.length - PARTS)).map((part) => cache.delete(part)));
}

self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));

/** Somebody's turn: the message holds words and a link, which leads to a table of ours wherever it came from. */
async function tell(data) {
  const { title = "Doubloon", body = "", link = "/" } = data?.json() ?? {};
  const { pathname } = new URL(link, self.location.origin);
  const windows = await self.clients.matchAll({ type: "window" });
  if (windows.some((one) => one.visibilityState === "visible" && at(one, pathname))) return;
  await self.registration.showNotification(title, { body, tag: pathname, data: pathname, icon: "/icon-192.png" });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** The window that shows the table, else one at the front page, else a new one. */
async function open(pathname) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => at(one, pathname));
  if (there) return there.focus();
  const front = windows.find((one) => at(one, SHELL));
  if (!front) return self.clients.openWindow(pathname);
  return (await front.navigate(pathname))?.focus();
}

const at = (client, pathname) => new URL(client.url).pathname === pathname;

// A browser may give itself another address at any time.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain()));

async function subscribeAgain() {
  const wish = await (await caches.open(WISHES)).match("/wish");
  if (!wish) return;
  const { key } = await (await fetch("/api/push")).json();
  const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ ...(await wish.json()), endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch("/api/push", { method: "POST", headers: { "content-type": "application/json" }, body });
}
