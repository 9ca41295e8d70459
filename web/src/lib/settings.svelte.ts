/** What this browser remembers about its owner. */
import { type Pace, PACES } from "./pace";
import type { Language } from "./types";

export const LANGUAGES: readonly Language[] = ["en", "nl", "fr"];
export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "off"] as const;
/** Before which moves the page asks; lone answers are given by themselves or with a button. */
export const ASKINGS = ["always", "final", "never"] as const;
export const LONES = ["itself", "button"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Asking = (typeof ASKINGS)[number];
export type Lone = (typeof LONES)[number];

const KEY = "doubloon";
const MAX_NAME = 24;

interface Saved {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sounds: boolean;
  volume: number;
  badge: boolean;
  name: string;
  asking: Asking;
  lone: Lone;
}

const DEFAULTS: Saved = {
  language: null,
  theme: "auto",
  motion: "auto",
  pace: "brisk",
  sounds: true,
  volume: 0.6,
  badge: true,
  name: "",
  asking: "final",
  lone: "itself",
};

export class Settings {
  /** The chosen language; null follows the browser. */
  chosen = $state<Language | null>(null);
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  pace = $state<Pace>("brisk");
  sounds = $state(true);
  /** From 0 to 1. */
  volume = $state(0.6);
  badge = $state(true);
  name = $state("");
  asking = $state<Asking>("final");
  lone = $state<Lone>("itself");

  #reduced = $state(false);

  constructor() {
    const saved = read();
    this.chosen = saved.language;
    this.theme = saved.theme;
    this.motion = saved.motion;
    this.pace = saved.pace;
    this.sounds = saved.sounds;
    this.volume = saved.volume;
    this.badge = saved.badge;
    this.name = saved.name;
    this.asking = saved.asking;
    this.lone = saved.lone;
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
    const { chosen: language, theme, motion, pace, sounds, volume, badge, name, asking, lone } = this;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion;
    document.documentElement.lang = this.language;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, pace, sounds, volume, badge, name, asking, lone }));
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
    pace: oneOf(PACES, found.pace) ?? DEFAULTS.pace,
    sounds: typeof found.sounds === "boolean" ? found.sounds : DEFAULTS.sounds,
    volume: typeof found.volume === "number" ? Math.min(1, Math.max(0, found.volume)) : DEFAULTS.volume,
    badge: typeof found.badge === "boolean" ? found.badge : DEFAULTS.badge,
    asking: oneOf(ASKINGS, found.asking) ?? DEFAULTS.asking,
    lone: oneOf(LONES, found.lone) ?? DEFAULTS.lone,
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
