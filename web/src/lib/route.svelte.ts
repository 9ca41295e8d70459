/** Which screen the address means. Links within the page do not load it again. */

export type Route =
  | { screen: "front" }
  | { screen: "create"; game: string; friends: boolean }
  | { screen: "table"; id: string; ply: number | null; seat: number | null; analysis: boolean }
  | { screen: "puzzles" }
  | { screen: "puzzle"; from: PuzzleFrom }
  | { screen: "edit"; code: string }
  | { screen: "campaign" }
  | { screen: "tiles" }
  | { screen: "logbook" }
  | { screen: "rules"; game: string; clause: string }
  | { screen: "nowhere" };

/** Where a card comes from: the shelf, a day, the generator, or the address itself. */
export type PuzzleFrom =
  | { kind: "shelf"; id: string }
  | { kind: "day"; date: string }
  | { kind: "made"; grade: string; seed: string }
  | { kind: "card"; code: string };

export function routeOf(address: URL): Route {
  const parts = address.pathname.split("/").filter(Boolean).map(decoded);
  const [first, second] = parts;
  if (parts.length === 0) return { screen: "front" };
  if (parts.length === 2 && first === "new" && second)
    return { screen: "create", game: second, friends: address.searchParams.has("friends") };
  if (parts.length === 2 && first === "table" && second)
    return { screen: "table", id: second, ply: number(address, "ply"), seat: number(address, "seat"), analysis: address.searchParams.has("analysis") };
  if (parts.length === 2 && first === "rules" && second)
    return { screen: "rules", game: second, clause: decoded(address.hash.slice(1)) };
  if (first === "puzzles") return puzzleRoute(parts.slice(1));
  if (parts.length === 1 && first === "campaign") return { screen: "campaign" };
  if (parts.length === 1 && first === "tiles") return { screen: "tiles" };
  if (parts.length === 1 && first === "logbook") return { screen: "logbook" };
  return { screen: "nowhere" };
}

function puzzleRoute(parts: string[]): Route {
  const [first = "", second = "", third = ""] = parts;
  if (!parts.length) return { screen: "puzzles" };
  if (first === "edit" && parts.length <= 2) return { screen: "edit", code: second };
  if (first === "day" && parts.length === 2) return { screen: "puzzle", from: { kind: "day", date: second } };
  if (first === "card" && parts.length === 2) return { screen: "puzzle", from: { kind: "card", code: second } };
  if (first === "made" && parts.length === 3)
    return { screen: "puzzle", from: { kind: "made", grade: second, seed: third } };
  if (parts.length === 1) return { screen: "puzzle", from: { kind: "shelf", id: first } };
  return { screen: "nowhere" };
}

/** A part of a path; what cannot be decoded means nothing here anyway. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

function number(address: URL, name: string): number | null {
  const text = address.searchParams.get(name);
  return text !== null && /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address without a step in the history: the scrub bar, a used recovery link. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }

  /** For onclick of the page's root: links to our own screens stay within the page. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #read(): void {
    this.route = routeOf(new URL(location.href));
  }
}

export const router = new Router();
