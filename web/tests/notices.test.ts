/** Being told of one's turn: why a browser cannot, and what the server is told of one that can. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bind, buzz, hindrance, permitted, unbind, wish } from "../src/lib/notices";
import { settings } from "../src/lib/settings.svelte";

const KEY = "BAEC-_8";
const asked: { path: string; method: string; body: string }[] = [];
let kept: string[] = [];

function browser(parts: { permission?: string; subscribe?: () => Promise<unknown>; had?: object | null; agent?: string } = {}) {
  const { permission = "granted", had = null, agent = "Firefox" } = parts;
  const made = { toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }) };
  const subscribe = vi.fn(parts.subscribe ?? (async () => made));
  const ready = Promise.resolve({ pushManager: { getSubscription: async () => had, subscribe } });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
  vi.stubGlobal("navigator", { userAgent: agent, maxTouchPoints: 0, languages: ["en"], serviceWorker: { ready } });
  return subscribe;
}

beforeEach(() => {
  asked.length = 0;
  kept = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body = "" } = {}) => {
    asked.push({ path, method, body });
    return new Response(JSON.stringify(method === "GET" ? { key: KEY } : { tables: [] }));
  });
  const shelf = { put: async (at: string) => void kept.push(at), delete: async () => (kept = []) };
  vi.stubGlobal("caches", { open: async () => shelf });
});
afterEach(() => vi.unstubAllGlobals());

describe("a browser that cannot tell", () => {
  it("has no HTTPS", () => {
    browser();
    vi.stubGlobal("isSecureContext", false);
    expect(hindrance()).toBe("insecure");
  });

  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, "iphone"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, "iphone"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, "unsupported"],
  ])("is %s with %i fingers: %s", (agent, fingers, why) => {
    browser({ agent });
    Object.assign(navigator, { maxTouchPoints: fingers });
    vi.stubGlobal("Notification", undefined);
    Reflect.deleteProperty(globalThis, "Notification");
    expect(hindrance()).toBe(why);
  });

  it("was told not to", async () => {
    browser({ permission: "denied" });
    expect(hindrance()).toBe("denied");
    expect(await permitted()).toBe(false);
  });
});

describe("a browser that can", () => {
  it("is subscribed for this server's key, with the hours and the zone of its reader", async () => {
    const subscribe = browser();
    Object.assign(settings, { quiet: true, quietFrom: "22:30", quietTo: "07:00" });
    expect(await bind()).toBe("everywhere");
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    const told = JSON.parse(asked.at(-1)?.body ?? "") as object;
    expect(told).toMatchObject({ endpoint: "https://push.example/1", p256dh: "p", auth: "a", quiet_from: 1350, quiet_to: 420 });
    expect(kept).toEqual(["/wish"]);
    settings.quiet = false;
    expect(wish()).toMatchObject({ quiet_from: 0, quiet_to: 0, language: "en" });
  });

  it.each([
    [-120, "Etc/GMT-2"],
    [300, "Etc/GMT+5"],
    [-20, "UTC"],
  ])("tells how far it is from Greenwich (%i), where the server does not know its zone: %s", async (offset, zone) => {
    browser();
    vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
    const answer = fetch;
    vi.stubGlobal("fetch", async (path: string, given: RequestInit = {}) => {
      const told = await answer(path, given);
      if (typeof given.body !== "string" || given.body.includes(zone)) return told;
      return new Response(JSON.stringify({ gate: "legality", code: "bad_zone", message: "" }), { status: 422 });
    });
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
      ...Intl.DateTimeFormat().resolvedOptions(),
      timeZone: "Etc/Unknown",
    });
    expect(await bind()).toBe("everywhere");
    expect(JSON.parse(asked.at(-1)?.body ?? "")).toMatchObject({ zone });
    vi.restoreAllMocks();
  });

  it("keeps a subscription that was made for this server, and no other", async () => {
    const bytes = Uint8Array.from([4, 1, 2, 251, 255]).buffer;
    const unsubscribe = vi.fn(async () => true);
    const had = { options: { applicationServerKey: bytes }, unsubscribe, toJSON: () => ({ endpoint: "https://push.example/0" }) };
    expect(await (browser({ had }), bind())).toBe("everywhere");
    expect(unsubscribe).not.toHaveBeenCalled();
    had.options.applicationServerKey = new ArrayBuffer(3);
    const subscribe = browser({ had });
    await bind();
    expect(unsubscribe).toHaveBeenCalled();
    expect(subscribe).toHaveBeenCalled();
  });

  it("is told only while the page is open, if its push service does not answer", async () => {
    browser({ subscribe: async () => Promise.reject(new DOMException("no push service")) });
    expect(await bind()).toBe("open");
  });

  it("is forgotten when its reader wants no more", async () => {
    browser();
    await bind();
    await unbind();
    expect(kept).toEqual([]);
    expect(asked.at(-1)).toMatchObject({ path: "/api/push", method: "DELETE" });
  });

  it("buzzes once it was touched", () => {
    browser();
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: false } });
    buzz();
    expect(vibrate).not.toHaveBeenCalled();
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    buzz();
    expect(vibrate).toHaveBeenCalled();
  });
});
