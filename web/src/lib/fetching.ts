/** Parts of the page are fetched when they are needed, and the server may be away at just that moment. */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
/** A page that has only just been loaded is not helped by being loaded once more. */
const JUST_NOW = 10_000;
const MEMORY = "doubloon-anew";

export interface World {
  pause(time: number): Promise<void>;
  /** Does the server answer? */
  there(): Promise<boolean>;
  /** Load the whole page again; false if that has just been done. */
  anew(): boolean;
}

const world: World = {
  pause: (time) => new Promise((resolve) => setTimeout(resolve, time)),
  there: () =>
    fetch("/healthz").then(
      (answer) => answer.ok,
      () => false,
    ),
  anew: () => {
    if (Date.now() - Number(sessionStorage.getItem(MEMORY)) < JUST_NOW) return false;
    sessionStorage.setItem(MEMORY, String(Date.now()));
    location.reload();
    return true;
  },
};

/**
 * What `load` brings, however often it must be tried. `failed` is told of each failure.
 *
 * Browsers may remember that a piece of code could not be had, and a newer server has other pieces: if the server
 * answers and the piece still does not come, the page is loaded again. Nothing is lost by that, as tables live there.
 */
export async function fetched<T>(load: () => Promise<T>, failed: () => void = () => {}, at: World = world): Promise<T> {
  for (let wait = FIRST_WAIT, answered = false; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
    try {
      return await load();
    } catch {
      failed();
    }
    if (answered && at.anew()) return new Promise(() => {});
    await at.pause(wait);
    while (!(await at.there())) await at.pause(wait);
    answered = true;
  }
}
