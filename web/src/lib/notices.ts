/** Being told of one's turn while one looks elsewhere: by the page itself, and when it is closed by the browser's push service. */
import { api, ApiRefusal } from "./api";
import { settings } from "./settings.svelte";
import type { Subscribe } from "./types";

/** Why this browser tells nothing: no HTTPS, an iPhone before the page is installed, no such thing, forbidden. */
export type Hindrance = "" | "insecure" | "iphone" | "unsupported" | "denied";
/** How far notices reach: everywhere, or only while the page is open. */
export type Range = "everywhere" | "open";

const WISHES = "doubloon-notices"; // the service worker looks there, too
const READY = 5_000; // milliseconds in which a service worker is there, where there is one
const BUZZ = [120, 80, 120];

export function hindrance(): Hindrance {
  if (!isSecureContext) return "insecure";
  // An iPad says that it is a Mac, but there is no Mac to be touched.
  const { userAgent, maxTouchPoints } = navigator;
  const iphone = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (!("Notification" in globalThis) || !("serviceWorker" in navigator)) return iphone ? "iphone" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "";
}

/** Ask the reader's browser whether we may; only ever after the reader has asked for it. */
export async function permitted(): Promise<boolean> {
  return !hindrance() && (await Notification.requestPermission()) === "granted";
}

/** Let the server tell this browser of all its tables; how far that reaches. */
export async function bind(): Promise<Range> {
  try {
    const made = (await subscription())?.toJSON();
    if (!made?.endpoint) return "open";
    const body = { ...wish(), endpoint: made.endpoint, p256dh: made.keys?.p256dh ?? "", auth: made.keys?.auth ?? "" };
    await (await caches.open(WISHES)).put("/wish", new Response(JSON.stringify(wish())));
    await subscribe(body);
  } catch (error) {
    // Who sits nowhere yet is bound when a seat is taken.
    if (error instanceof ApiRefusal) return error.code === "not_at_table" ? "everywhere" : "open";
    if (error instanceof DOMException) return "open"; // the browser's push service is out of reach, or switched off
    throw error;
  }
  return "everywhere";
}

/** A browser may not know its zone, or by a name that the server does not know: then by the hours that it is off. */
async function subscribe(body: Subscribe): Promise<void> {
  try {
    await api.subscribe(body);
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code !== "bad_zone") throw error;
    await api.subscribe({ ...body, zone: zoneByHours() });
  }
}

/** Such as Etc/GMT-2, which is two hours ahead. */
function zoneByHours(): string {
  const hours = Math.round(new Date().getTimezoneOffset() / 60);
  return hours ? `Etc/GMT${hours > 0 ? "+" : ""}${hours}` : "UTC";
}

/** Never again. */
export async function unbind(): Promise<void> {
  await (await caches.open(WISHES)).delete("/wish");
  await (await (await registered())?.pushManager?.getSubscription())?.unsubscribe();
  await api.unsubscribe().catch(() => {}); // without a subscription nothing arrives
}

/** The language and the hours in which nothing is told, in the reader's time zone. */
export function wish(): Omit<Subscribe, "endpoint" | "p256dh" | "auth"> {
  const { language, quiet, quietFrom, quietTo } = settings;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  return { language, zone, quiet_from: quiet ? minutes(quietFrom) : 0, quiet_to: quiet ? minutes(quietTo) : 0 };
}

/** Minutes of the day. */
function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return hours * 60 + rest;
}

async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  const late = new Promise<null>((resolve) => setTimeout(resolve, READY, null));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** The browser's subscription for this server; one that was made for another key is of no use. */
async function subscription(): Promise<PushSubscription | null> {
  const pushing = (await registered())?.pushManager;
  if (!pushing) return null;
  const { key } = await api.pushKey();
  const had = await pushing.getSubscription();
  if (had && coded(had.options.applicationServerKey) === key) return had;
  await had?.unsubscribe();
  return pushing.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function coded(key: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

// While the page is open

const address = (id: string) => `/table/${encodeURIComponent(id)}`;

/** A notification of the browser; one a table. */
export async function notify(id: string, title: string, body: string): Promise<void> {
  if (hindrance() || Notification.permission !== "granted") return;
  await (await registered())?.showNotification(title, { body, tag: address(id), data: address(id), icon: "/icon-192.png" });
}

/** The table is looked at: what told of it goes. */
export async function forget(id: string): Promise<void> {
  if (!settings.notices || hindrance()) return;
  const told = (await (await registered())?.getNotifications({ tag: address(id) })) ?? [];
  for (const each of told) each.close();
}

/** Browsers let a page buzz once somebody has touched it. */
export function buzz(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
}
