/** Which screen the address means. Links within the page do not load it again. */

export type Route =
  | { screen: "front" }
  | { screen: "create"; game: string; friends: boolean }
  | { screen: "table"; id: string; ply: number | null; seat: number | null }
  | { screen: "nowhere" };

export function routeOf(address: URL): Route {
  const parts = address.pathname.split("/").filter(Boolean).map(decoded);
  const [first, second] = parts;
  if (parts.length === 0) return { screen: "front" };
  if (parts.length === 2 && first === "new" && second)
    return { screen: "create", game: second, friends: address.searchParams.has("friends") };
  if (parts.length === 2 && first === "table" && second)
    return { screen: "table", id: second, ply: number(address, "ply"), seat: number(address, "seat") };
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
