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
  vibration: boolean;
  badge: boolean;
  notices: boolean;
  quiet: boolean;
  quietFrom: string;
  quietTo: string;
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
  vibration: true,
  badge: true,
  notices: false,
  quiet: false,
  quietFrom: "22:00",
  quietTo: "08:00",
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
  vibration = $state(true);
  badge = $state(true);
  /** To be told of one's turn while the page is not looked at; not in the quiet hours. */
  notices = $state(false);
  quiet = $state(false);
  quietFrom = $state("22:00");
  quietTo = $state("08:00");
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
    this.vibration = saved.vibration;
    this.badge = saved.badge;
    this.notices = saved.notices;
    this.quiet = saved.quiet;
    this.quietFrom = saved.quietFrom;
    this.quietTo = saved.quietTo;
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
    const { chosen: language, theme, motion, pace, sounds, volume, vibration, badge, name, asking, lone } = this;
    const { notices, quiet, quietFrom, quietTo } = this;
    const saved: Saved = {
      language, theme, motion, pace, sounds, volume, vibration, badge, notices, quiet, quietFrom, quietTo, name, asking, lone,
    };
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion;
    document.documentElement.lang = this.language;
    try {
      localStorage.setItem(KEY, JSON.stringify(saved));
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
    vibration: typeof found.vibration === "boolean" ? found.vibration : DEFAULTS.vibration,
    badge: typeof found.badge === "boolean" ? found.badge : DEFAULTS.badge,
    notices: typeof found.notices === "boolean" ? found.notices : DEFAULTS.notices,
    quiet: typeof found.quiet === "boolean" ? found.quiet : DEFAULTS.quiet,
    quietFrom: isTime(found.quietFrom) ? found.quietFrom : DEFAULTS.quietFrom,
    quietTo: isTime(found.quietTo) ? found.quietTo : DEFAULTS.quietTo,
    asking: oneOf(ASKINGS, found.asking) ?? DEFAULTS.asking,
    lone: oneOf(LONES, found.lone) ?? DEFAULTS.lone,
    name: typeof found.name === "string" ? found.name.slice(0, MAX_NAME) : DEFAULTS.name,
  };
}

/** A time of the day, such as "22:00". */
function isTime(value: unknown): value is string {
  return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
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
