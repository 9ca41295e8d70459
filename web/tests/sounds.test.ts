/** Which sound goes with what, and how loud. */
import { afterEach, expect, it, vi } from "vitest";
import { soundOf } from "../src/table/sounds";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [["moved", "rolled"], "dice"],
  [["aboard", "coin-home"], "coin"],
  [["sailed"], "wave"],
  [["explored", "moved"], "card"],
  [["plan", "cup"], "coin"],
  [["laid"], "card"],
  [["passed"], "move"],
] as const)("%j sounds like %s", (kinds, sound) => {
  expect(soundOf(kinds.map((kind) => ({ kind })))).toBe(sound);
});

it("is made as loud as was set, and not at all at nothing", async () => {
  const loud: number[] = [];
  const node = () => {
    const made: Record<string, unknown> = {
      frequency: { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {} },
      Q: { value: 0 },
      gain: { setValueAtTime() {}, linearRampToValueAtTime: (value: number) => loud.push(value), exponentialRampToValueAtTime() {} },
      start() {},
      stop() {},
    };
    made["connect"] = (to: unknown) => to;
    return made;
  };
  vi.stubGlobal("AudioContext", function () {
    const buffer = () => ({ getChannelData: () => new Float32Array(4) });
    return { currentTime: 0, sampleRate: 4, resume() {}, suspend() {}, destination: {}, createOscillator: node, createGain: node, createBufferSource: node, createBiquadFilter: node, createBuffer: buffer };
  });
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  vi.resetModules();
  const { play } = await import("../src/table/sounds");
  play("coin", 0);
  expect(loud).toEqual([]);
  play("coin", 0.5);
  play("wave", 1);
  expect(loud).toHaveLength(4);
  expect(loud[0]).toBeCloseTo(0.03);
});
