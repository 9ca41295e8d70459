// The page's helper in the browser: keeps what is needed to read on without a connection.
//
// What the server says comes first, always, so that an old page never meets a new server. What was kept is shown only
// when the server does not answer; parts whose names hold a fingerprint cannot grow old.

const KEPT = "doubloon-1";
const PARTS = 300; // of one page there are fewer; the oldest go

const FINGERPRINTED = /^\/assets\//;
const READABLE = /^\/(api\/(games$|words\/|rulebook\/)|icon|doubloon\.webmanifest)/;
const SHELL = "/";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("doubloon-") && name !== KEPT).map((name) => caches.delete(name))))
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

/** What the server says; if it does not answer, what it said last. */
async function newest(request, name) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch (error) {
    const old = await cache.match(name);
    if (old) return old;
    throw error;
  }
}

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
