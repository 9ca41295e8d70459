/** A drawn thing in large: a copy of it that keeps the colours and sizes which it has on its board. */

/** What is copied is a picture: nothing of it can be named, found or reached. */
const NAMES = ["id", "data-spot", "data-move", "data-stands", "tabindex", "role", "aria-label", "aria-pressed"];
/** A group with fewer parts is a place to point at, and what is seen there is drawn elsewhere. */
const DRAWN = 3;
/** Larger than this a small thing is only blurred. */
const MOST = 5;

export interface Room {
  width: number;
  height: number;
}

/** The copy, as large as the room allows; null for what has no size. */
export function magnified(element: Element, board: Element, room: Room): HTMLElement | null {
  const seen = element.getBoundingClientRect();
  if (!seen.width || !seen.height) return null;
  const scale = Math.min(room.width / seen.width, room.height / seen.height, MOST);
  const box = document.createElement("div");
  box.style.width = `${seen.width * scale}px`;
  box.style.height = `${seen.height * scale}px`;
  box.append(within(element instanceof SVGElement ? cut(element, seen) : grown(element as HTMLElement, scale), element, board));
  return box;
}

/** The part of the picture where a thing lies: the thing alone if it draws itself, else all that is seen there. */
function cut(element: SVGElement, seen: DOMRect): Element {
  const picture = outermost(element);
  const matrix = picture.getScreenCTM()?.inverse();
  const [from, to] = [new DOMPoint(seen.left, seen.top), new DOMPoint(seen.right, seen.bottom)].map((point) =>
    point.matrixTransform(matrix),
  ) as [DOMPoint, DOMPoint];
  const alone = element !== picture && element.querySelectorAll("*").length >= DRAWN;
  const copy = plain(alone ? lineage(element, picture) : (picture.cloneNode(true) as Element));
  copy.setAttribute("viewBox", `${from.x} ${from.y} ${to.x - from.x} ${to.y - from.y}`);
  for (const [name, value] of Object.entries({ width: "100%", height: "100%" })) copy.setAttribute(name, value);
  Object.assign((copy as SVGElement).style, { display: "block", position: "static", width: "100%", height: "100%" });
  return copy;
}

function outermost(element: SVGElement): SVGSVGElement {
  let picture = (element.ownerSVGElement ?? element) as SVGSVGElement;
  while (picture.ownerSVGElement) picture = picture.ownerSVGElement;
  return picture;
}

/** The element with the groups that it lies in, up to the picture, and nothing else of it. */
function lineage(element: Element, picture: Element): Element {
  let copy = element.cloneNode(true) as Element;
  for (let above = element.parentElement; above; above = above.parentElement) {
    const shell = above.cloneNode(false) as Element;
    shell.append(copy);
    copy = shell;
    if (above === picture) break;
  }
  return copy;
}

function grown(element: HTMLElement, scale: number): Element {
  const copy = plain(element.cloneNode(true) as HTMLElement) as HTMLElement;
  Object.assign(copy.style, {
    position: "static",
    width: `${element.offsetWidth}px`,
    height: `${element.offsetHeight}px`,
    margin: "0",
    transform: `scale(${(scale * element.getBoundingClientRect().width) / element.offsetWidth})`,
    transformOrigin: "0 0",
  });
  return copy;
}

function plain(copy: Element): Element {
  for (const each of [copy, ...copy.querySelectorAll("*")]) for (const name of NAMES) each.removeAttribute(name);
  return copy;
}

/** Shells of all that the thing lies in up to the board, which have its colours and take no room. */
function within(copy: Element, element: Element, board: Element): Element {
  let whole = copy;
  const from = element instanceof SVGElement ? outermost(element) : element;
  for (let above = from.parentElement; above && above !== board; above = above.parentElement) {
    const shell = document.createElement("div");
    shell.className = above.className;
    for (const [name, value] of Object.entries(above.dataset)) if (name !== "spot" && name !== "area") shell.dataset[name] = value;
    shell.style.cssText = above.style.cssText;
    shell.style.display = "contents";
    shell.append(whole);
    whole = shell;
  }
  return whole;
}
