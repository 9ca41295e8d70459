import { describe, expect, it } from "vitest";
import { kept, zoomedBy } from "./zooming";

describe("two fingers on the sea", () => {
  it("make it larger up to twice its size, and smaller until all of it is seen", () => {
    expect(zoomedBy(1, 1.5, 0.4)).toBe(1.5);
    expect(zoomedBy(1.5, 3, 0.4)).toBe(2);
    expect(zoomedBy(1, 0.1, 0.4)).toBe(0.4);
  });

  it("keep what lies between them where it is", () => {
    const [scrolled, under, ratio] = [120, 80, 1.5];
    const point = scrolled + under; // of the picture, before
    expect(point * ratio - kept(scrolled, under, ratio)).toBe(under);
  });
});
