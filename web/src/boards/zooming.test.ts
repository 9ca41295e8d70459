import { describe, expect, it } from "vitest";
import { kept, zoomedBy } from "./zooming";

describe("two fingers on the sea", () => {
  it("make it larger up to a limit, and smaller until all of it is seen", () => {
    const limits = { least: 0.4, most: 2 };
    expect(zoomedBy(1, 1.5, limits)).toBe(1.5);
    expect(zoomedBy(1.5, 3, limits)).toBe(2);
    expect(zoomedBy(1, 0.1, limits)).toBe(0.4);
  });

  it("keep what lies between them where it is", () => {
    const [scrolled, under, ratio] = [120, 80, 1.5];
    const point = scrolled + under; // of the picture, before
    expect(point * ratio - kept(scrolled, under, ratio)).toBe(under);
  });
});
