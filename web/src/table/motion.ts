/**
 * Pieces that move, for all boards. A board draws a scene and says what things are; when the next scene is drawn, they fly
 * from where they were, turn, roll or swell. It takes 200 to 400 ms, never longer than the scene, and nothing at all where
 * nothing may move. All of it is said by attributes:
 *
 *   data-piece="cube:3"         one thing, wherever it is drawn: it flies from its old place to the new one
 *   data-from="deck"            a spot (`data-spot`) or another piece where it comes from, if it was not on the table before;
 *                               that piece became this one, and goes nowhere else
 *   data-to="seat:1"            a spot to which it goes when it is not drawn any more; without, it is simply gone
 *   data-way="tile:b3 tile:c4"  spots that it passes, a hop for each; an empty one makes it hop straight to its goal
 *   data-anchor                 on a child: its middle is that of the piece, where marks make the piece itself larger
 *   data-face="up"              a card or tile: turns over when this changes
 *   data-roll="57"              a die: rolls when this changes, such as the ply of the roll
 *   data-count="4"              a figure: swells when this changes
 *
 * Each `data-piece` is drawn once only; what draws the table a second time (a lens) leaves the attributes out. Pieces that
 * sit on others (figures in a boat) move with them. What moves has no CSS transition of its own on `transform`, `translate`
 * or `scale`; what turns, rolls or swells has no `transform` of its own either (put a group within the group).
 *
 * `movePieces` calls `leave` before a scene is drawn and `arrive` after it. Boards that need more (a shot, a splash)
 * draw it themselves from `fresh`, for `step` milliseconds at most.
 */
import { selectorOf } from "./spots";

/** Milliseconds of one movement, and the share of a scene that a long way may take. */
const SHORTEST = 200;
const LONGEST = 400;
const SHARE = 0.9;
/** A hop is so much higher than long, at most so many pixels. */
const HOP = 0.3;
const HIGHEST = 26;
/** Pixels: less is no movement. */
const NEAR = 1.5;
/** More than that moves in no game; whoever redraws everything does not mean it. */
const MANY = 80;

const ID = "motion";

interface Point {
  x: number;
  y: number;
}

interface Seen extends Point {
  wide: number;
  piece: Element;
  to: string;
  /** The board that it lies on, which gives it its colours. */
  board: Element | null;
}

type Key = string | Element;

export class Motion {
  #seen: Map<string, Seen> | null = null;
  #faces = new Map<Key, string>();

  /** The scene is about to change: remember where everything is. */
  leave(root: HTMLElement | undefined, moving: boolean): void {
    this.#seen = null;
    if (!root || !moving) return;
    this.#seen = new Map(pieces(root).map((piece) => [named(piece, "piece"), seen(piece)]));
    this.#faces = facesOf(root);
  }

  /** The new scene is drawn, and lasts so many milliseconds: let everything come from where it was. */
  arrive(root: HTMLElement | undefined, lasts: number): void {
    const before = this.#seen;
    this.#seen = null;
    if (!root || !before || lasts <= 0) return;
    const now = pieces(root);
    now.forEach(settle);
    this.#fly(root, now, before, lasts);
    const here = new Set(now.flatMap((piece) => [named(piece, "piece"), ...(before.has(named(piece, "piece")) ? [] : [named(piece, "from")])]));
    for (const [key, gone] of before) if (!here.has(key) && gone.to) vanish(root, gone, middleOf(root, gone.to), lasts);
    for (const [key, { face, element }] of facing(root)) if (changed(this.#faces.get(key), face)) show(element, lasts);
  }

  #fly(root: HTMLElement, now: Element[], before: Map<string, Seen>, lasts: number): void {
    const flown = new Map<Element, Point>();
    for (const piece of now) {
      const was = before.get(named(piece, "piece")) ?? originOf(root, piece, before);
      if (!was) {
        if (before.size) appear(piece, lasts);
        continue;
      }
      const at = seen(piece);
      const under = carrier(piece, flown);
      const by = { x: was.x - at.x - under.x, y: was.y - at.y - under.y };
      const passed = wayOf(root, piece).map((point) => ({ x: point.x - at.x, y: point.y - at.y }));
      if ((Math.hypot(by.x, by.y) < NEAR && !passed.length) || flown.size >= MANY) continue;
      flown.set(piece, { x: by.x + under.x, y: by.y + under.y });
      fly(piece, [by, ...passed, { x: 0, y: 0 }], lasts);
    }
  }
}

function named(element: Element, name: "piece" | "from" | "to" | "way" | "face" | "roll" | "count"): string {
  return element.getAttribute(`data-${name}`) ?? "";
}

function pieces(root: HTMLElement): Element[] {
  return [...root.querySelectorAll("[data-piece]")].filter((piece) => named(piece, "piece"));
}

function seen(piece: Element): Seen {
  const box = (piece.querySelector("[data-anchor]") ?? piece).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, wide: box.width, piece, to: named(piece, "to"), board: piece.closest("main > *") };
}

/** The middle of a spot; null for one that is not drawn, or not in sight. */
function middleOf(root: HTMLElement, spot: string): Point | null {
  const box = root.querySelector(selectorOf(spot))?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

function originOf(root: HTMLElement, piece: Element, before: Map<string, Seen>): Point | null {
  const from = named(piece, "from");
  return from ? (before.get(from) ?? middleOf(root, from)) : null;
}

function wayOf(root: HTMLElement, piece: Element): Point[] {
  const spots = named(piece, "way").split(" ").filter(Boolean);
  return spots.map((spot) => middleOf(root, spot)).filter((point) => point !== null);
}

/** How far the piece that this one sits on flies by itself. */
function carrier(piece: Element, flown: Map<Element, Point>): Point {
  for (let up = piece.parentElement; up; up = up.parentElement) {
    const by = flown.get(up);
    if (by) return by;
  }
  return { x: 0, y: 0 };
}

/** Along points, in pixels from where the piece is drawn. */
function fly(piece: Element, points: Point[], lasts: number): void {
  const hops = piece.hasAttribute("data-way");
  const steps = points.length - 1;
  const duration = steps > 1 ? Math.min(lasts * SHARE, steps * LONGEST) : within(lasts);
  const inside = unitsOf(piece);
  const frames = points.flatMap((point, at) => {
    const next = points[at + 1];
    const here = [frame(inside(point), at / steps)];
    return next && hops ? [...here, frame(inside(over(point, next)), (at + 0.5) / steps)] : here;
  });
  animate(piece, frames, { duration, easing: steps > 1 ? "linear" : "cubic-bezier(.3,.1,.2,1)" });
}

function frame({ x, y }: Point, offset: number): Keyframe {
  return { translate: `${x}px ${y}px`, zIndex: 20, offset };
}

/** The top of a hop. */
function over(from: Point, to: Point): Point {
  const high = Math.min(HIGHEST, Math.hypot(to.x - from.x, to.y - from.y) * HOP);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - high };
}

/** From pixels of the screen to the units in which the piece is drawn. */
function unitsOf(piece: Element): (point: Point) => Point {
  if (piece instanceof SVGGraphicsElement) {
    const matrix = (piece.parentElement as Element as SVGGraphicsElement).getScreenCTM?.();
    if (!matrix) return (point) => point;
    const { a, b, c, d } = matrix.inverse();
    return ({ x, y }) => ({ x: a * x + c * y, y: b * x + d * y });
  }
  const wide = (piece as HTMLElement).offsetWidth;
  const zoom = wide ? piece.getBoundingClientRect().width / wide || 1 : 1;
  return ({ x, y }) => ({ x: x / zoom, y: y / zoom });
}

function appear(piece: Element, lasts: number): void {
  animate(piece, [{ opacity: 0 }, { opacity: 1 }], { duration: within(lasts) });
}

/** A likeness of what is gone flies to where it went. */
function vanish(root: HTMLElement, gone: Seen, to: Point | null, lasts: number): void {
  if (!to) return;
  const likeness = likenessOf(root, gone);
  if (!likeness) return;
  const at = seen(likeness);
  const inside = unitsOf(likeness);
  const [from, goal] = [gone, to].map(({ x, y }) => inside({ x: x - at.x, y: y - at.y })) as [Point, Point];
  const ends = [
    { translate: `${from.x}px ${from.y}px`, opacity: 1, zIndex: 20 },
    { translate: `${goal.x}px ${goal.y}px`, opacity: 0.2, zIndex: 20 },
  ];
  const flight = animate(likeness, ends, { duration: within(lasts), easing: "ease-in" });
  const clear = () => (likeness.closest("[data-gone]") ?? likeness).remove();
  if (flight) flight.finished.then(clear, clear);
  else clear();
}

function likenessOf(root: HTMLElement, { piece, wide, board }: Seen): Element | null {
  const likeness = piece.cloneNode(true) as Element;
  for (const each of [likeness, ...likeness.querySelectorAll("*")])
    for (const name of ["id", "role", "tabindex", "data-piece", "data-spot", "aria-label"]) each.removeAttribute(name);
  likeness.setAttribute("aria-hidden", "true");
  (likeness as HTMLElement).style.pointerEvents = "none";
  if (likeness instanceof SVGElement) {
    const sea = [...root.querySelectorAll<SVGGElement>("[data-likenesses]")][0];
    sea?.append(likeness);
    return sea ? likeness : null;
  }
  Object.assign((likeness as HTMLElement).style, { position: "fixed", top: "0", left: "0", width: `${wide}px`, margin: "0", zIndex: "20" });
  // It flies over everything, in the colours of the board that it leaves.
  const shell = document.createElement("div");
  shell.className = board?.className ?? "";
  shell.dataset["gone"] = "";
  shell.style.display = "contents";
  shell.append(likeness);
  root.append(shell);
  return likeness;
}

/** What can turn, roll or swell, with what it shows. */
function facing(root: HTMLElement): Map<Key, { face: string; element: Element }> {
  const found = new Map<Key, { face: string; element: Element }>();
  for (const element of root.querySelectorAll("[data-face], [data-roll], [data-count]")) {
    const face = `${named(element, "face")} ${named(element, "roll")} ${named(element, "count")}`;
    found.set(named(element, "piece") || element, { face, element });
  }
  return found;
}

function facesOf(root: HTMLElement): Map<Key, string> {
  return new Map([...facing(root)].map(([key, { face }]) => [key, face]));
}

function changed(before: string | undefined, now: string): boolean {
  return before !== undefined && before !== now;
}

function show(element: Element, lasts: number): void {
  if (element.hasAttribute("data-roll")) {
    const tumble = [
      { rotate: "-540deg", scale: "0.6", offset: 0 },
      { rotate: "-180deg", scale: "1.25", offset: 0.6 },
      { rotate: "0deg", scale: "1", offset: 1 },
    ];
    animate(element, tumble, { duration: within(lasts), easing: "ease-out" });
  } else if (element.hasAttribute("data-face")) {
    animate(element, [{ scale: "0 1.06" }, { scale: "1 1" }], { duration: within(lasts), easing: "ease-out" });
  } else {
    animate(element, [{ scale: "1" }, { scale: "1.35" }, { scale: "1" }], { duration: within(lasts) });
  }
}

/** Milliseconds of one movement in a scene that lasts so long; a hurried scene has hurried movements. */
function within(lasts: number): number {
  return Math.min(lasts, LONGEST, Math.max(SHORTEST, lasts * SHARE));
}

function animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation | null {
  if (!("animate" in element)) return null;
  settle(element);
  return element.animate(frames, { ...timing, id: ID });
}

/** Where it is drawn, from now on. */
function settle(element: Element): void {
  if (!("getAnimations" in element)) return;
  for (const old of element.getAnimations()) if (old.id === ID) old.cancel();
}
