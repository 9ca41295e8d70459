/** Tables that can be read without a connection. */
import { beforeEach, describe, expect, it } from "vitest";
import { keep, recall } from "../src/lib/lastknown";
import { TableLink } from "../src/lib/link.svelte";
import { FakeSocket, snapshot, update } from "./fakes";

class Shelf {
  #kept = new Map<string, Response>();
  delete = async (at: string | { url: string }) => this.#kept.delete(typeof at === "string" ? at : at.url);
  put = async (at: string, what: Response) => void this.#kept.set(at, what);
  match = async (at: string) => this.#kept.get(at)?.clone();
  keys = async () => [...this.#kept.keys()].map((url) => ({ url }));
}

beforeEach(() => {
  const shelf = new Shelf();
  Object.assign(globalThis, { caches: { open: async () => shelf } });
});

describe("what is known of tables", () => {
  it("is found again, and of many the newest are kept", async () => {
    for (let table = 0; table < 25; table++) await keep(`table ${table}`, snapshot({ version: table }));
    expect(await recall("table 0")).toBe(null);
    expect((await recall("table 24"))?.version).toBe(24);
  });

  it("is shown while the server does not answer, and gives way to what the server says", () => {
    const link = new TableLink("abc", (url) => new FakeSocket(url) as unknown as WebSocket);
    expect(link.known()).toBe(null);
    link.remember(snapshot({ version: 7, seat: 1 }));
    expect([link.seat, link.state, link.known()]).toEqual([1, "connecting", null]);
    const socket = FakeSocket.last;
    socket.open();
    expect(socket.sent[0]).toMatchObject({ type: "hello", last: null });
    socket.tell(snapshot({ version: 9, seat: 0 }));
    socket.tell(update(9, 10));
    expect([link.seat, link.state, link.known()?.version]).toEqual([0, "open", 10]);
    link.remember(snapshot({ version: 7, seat: 1 }));
    expect(link.seat).toBe(0);
    link.close();
  });
});
