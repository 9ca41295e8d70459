import { describe, expect, it } from "vitest";
import type { Book } from "../src/lib/types";
import { piecesOf, standingOf, standingsOf, statementsOf, type Passage, type Span } from "../src/rules/reading";

const span = (more: Partial<Span>): Span => ({ text: "", strong: false, clause: "", ...more });
const passage = (text: string, more: Partial<Passage> = {}): Passage => ({ kind: "text", spans: [span({ text })], figure: "", when: "", ...more });

describe("a rulebook as it is read", () => {
  it("tells statement by statement, each with its clause", () => {
    const told = statementsOf(
      passage("", { spans: [span({ text: "Sail " }), span({ text: "far", strong: true }), span({ clause: "TY-001" }), span({ text: " or stay." })] }),
    );
    expect(told.map(({ clause }) => clause)).toEqual(["TY-001", ""]);
    expect(told[0]?.spans).toHaveLength(2);
  });

  it("sets figures that follow each other side by side", () => {
    const figure = (name: string) => passage("Below it.", { kind: "figure", figure: name });
    const pieces = piecesOf([passage("a"), figure("one"), figure("two"), passage("b"), figure("three")]);
    expect(pieces.map((piece) => ("figures" in piece ? piece.figures.length : 0))).toEqual([0, 2, 0, 1]);
  });

  it("knows what a table plays with", () => {
    const setup = { options: { rubies: "yes", campaign: "no" }, seats: 2 };
    expect(standingOf("rubies=yes", setup)).toBe("here");
    expect(standingOf("campaign!=no", setup)).toBe("off");
    expect(standingOf("seats=2", setup)).toBe("here");
    expect(standingOf("seats=1", setup)).toBe("off");
    expect(standingOf("", setup)).toBe("");
    expect(standingOf("rubies=yes", null)).toBe("");
  });

  it("counts parts of a chapter as the chapter", () => {
    const chapter = (id: string, level: number, when = "") => ({ id, level, title: id, passages: [], when });
    const book: Book = { game: "cove", language: "en", title: "Cove", chapters: [chapter("alone", 2, "seats=1"), chapter("part", 3), chapter("end", 2)] };
    expect([...standingsOf(book, { options: {}, seats: 2 }).values()]).toEqual(["off", "off", ""]);
  });
});
