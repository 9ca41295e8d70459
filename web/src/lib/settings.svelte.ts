/** What this browser remembers about its owner. */
import type { Language } from "./types";

export const LANGUAGES: readonly Language[] = ["en", "nl", "fr"];
export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "off"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const KEY = "doubloon";
const MAX_NAME = 24;

interface Saved {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  badge: boolean;
  name: string;
}

const DEFAULTS: Saved = { language: null, theme: "auto", motion: "auto", sounds: true, badge: true, name: "" };

export class Settings {
  /** The chosen language; null follows the browser. */
  chosen = $state<Language | null>(null);
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  sounds = $state(true);
  badge = $state(true);
  name = $state("");

  #reduced = $state(false);

  constructor() {
    const saved = read();
    this.chosen = saved.language;
    this.theme = saved.theme;
    this.motion = saved.motion;
    this.sounds = saved.sounds;
    this.badge = saved.badge;
    this.name = saved.name;
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#reduced = query.matches;
    query.addEventListener("change", (event) => (this.#reduced = event.matches));
  }

  get language(): Language {
    return this.chosen ?? languageOfBrowser();
  }

  /** Whether things may move: neither the owner nor the machine says no. */
  get moving(): boolean {
    return this.motion !== "off" && !this.#reduced;
  }

  /** Write everything down, and tell the style sheets. Runs in an effect of the page. */
  keep(): void {
    const { chosen: language, theme, motion, sounds, badge, name } = this;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion;
    document.documentElement.lang = this.language;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, sounds, badge, name }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

/** What was written down, as far as it makes sense: others may have written there, too. */
function read(): Saved {
  let found: Partial<Record<keyof Saved, unknown>> = {};
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    found = {};
  }
  return {
    language: oneOf(LANGUAGES, found.language) ?? DEFAULTS.language,
    theme: oneOf(THEMES, found.theme) ?? DEFAULTS.theme,
    motion: oneOf(MOTIONS, found.motion) ?? DEFAULTS.motion,
    sounds: typeof found.sounds === "boolean" ? found.sounds : DEFAULTS.sounds,
    badge: typeof found.badge === "boolean" ? found.badge : DEFAULTS.badge,
    name: typeof found.name === "string" ? found.name.slice(0, MAX_NAME) : DEFAULTS.name,
  };
}

function oneOf<T>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((one) => one === value);
}

/** The first of the browser's languages that we speak. */
export function languageOfBrowser(languages: readonly string[] = navigator.languages): Language {
  for (const tag of languages) {
    const found = oneOf(LANGUAGES, tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

export const settings = new Settings();
