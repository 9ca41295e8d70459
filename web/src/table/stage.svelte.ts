/**
 * The table as the page shows it: a little later than it is. Each piece of news is a scene, and scenes are shown one after
 * the other. Who is asked sees the table as it is; the own move is shown at once.
 *
 * The scenes since the reader's own last move are kept, so that they can be shown once more. A scene is never changed:
 * whoever puts views together must make new ones. One in which several moves happened is taken apart before it is shown.
 */
import type { TableLink } from "../lib/link.svelte";
import { type Tempo, tempoOf } from "../lib/pace";
import type { LogLine, MissedStep, Shown, TableInfo, View } from "../lib/types";
import { type Gains, keepGains, keptGains, spread, withGain } from "./gains";
import { whose } from "./logbook";
import { lastOwn } from "./story";
import { inTime, isFolded, plyByPly, unfolded } from "./unfolding";

export interface Scene {
  table: TableInfo;
  view: View;
  shown: Shown | null;
  log: LogLine[];
  /** What happened last. */
  fresh: LogLine[];
}

export type Truth = Pick<TableLink, "table" | "view" | "shown" | "log" | "fresh" | "pending" | "seat">;

/** More is not kept for who looks on all evening. */
const MOST = 200;
/** Milliseconds: the shortest scene, and the last one of a game before its result comes. */
const LEAST = 40;
const LAST = 800;
/** A scene in which much happens lasts as long as so many. */
const BEATS = 3;

export class Stage {
  /** What is shown. */
  now = $state.raw<Scene>(null!);
  /** How long it lasts, in milliseconds: no animation may take longer. 0 where nothing is to move. */
  step = $state(0);
  /** There are newer scenes. */
  behind = $state(false);
  /** The present scene shows what somebody else did, and has not had its time. */
  playing = $state(false);
  /** How far it is through what is shown again, from 0 to 1. */
  get along(): number {
    void this.now;
    return this.#scenes.length > 1 ? this.#at / (this.#scenes.length - 1) : 1;
  }

  /** What was seen already is shown once more. */
  again = $state(false);
  /** How everybody's points grew, as far as this tab has seen it. */
  gains = $state.raw<Gains>({ since: 0, now: [], by: new Map() });
  /** The game is over, and its last move was seen. */
  over = $state(false);

  #scenes: Scene[] = [];
  /** The scene of the reader's own last move, if it is among those. */
  #own: Scene | null = null;
  #at = 0;
  /** Scenes that tell of several moves, and have not been taken apart. */
  #folded = new Set<Scene>();
  /** They are being taken apart. */
  #unfolding: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the present scene has had its time. */
  #until = 0;
  /** How long scenes have lasted since the page was up with the table: of this turn, and of all. */
  #spent = { whose: null as number | null, turn: 0, all: 0 };
  /** Somebody goes through the scenes by hand. */
  #paused = false;
  /** What is shown again stays at its end until somebody has seen it. */
  #stays = false;

  constructor(
    private readonly link: Truth,
    private readonly tempo: () => Tempo,
    private readonly hidden = () => document.visibilityState === "hidden",
    /** Asks how the table was after each move since the reader's own last one. */
    private readonly steps: () => Promise<MissedStep[]> = () => Promise.resolve([]),
  ) {
    const scene = this.#scene();
    this.gains = keptGains(scene.table.id, scene.view.ply, scene.view.scores);
    this.#begin(scene);
  }

  /** The link has news; `anew`: it tells everything from the beginning. */
  take(anew: boolean): void {
    if (!this.link.view || !this.link.table) return;
    const [scene, newest] = [this.#scene(), this.#scenes.at(-1)!];
    if (!anew) this.#count(scene);
    else this.gains = keptGains(scene.table.id, scene.view.ply, scene.view.scores);
    const asked = newest.view.prompt !== null && !this.behind && !this.again;
    const own = asked && this.link.pending !== null;
    const folded = isFolded(scene.fresh, this.link.seat);
    if (anew || (own && !folded)) return this.#begin(scene, anew);
    if (own) this.#begin(newest);
    // Others got ready, somebody sat down: nothing to see in it.
    if (!scene.fresh.length && scene.table.phase === newest.table.phase) this.#mend({ ...scene, fresh: newest.fresh });
    else this.#add(scene);
    if (asked && !own) this.skip();
    else this.#play();
  }

  /** Enough: the table as it is. */
  skip(): void {
    if (!this.again && !this.behind) return;
    this.#show(this.#scenes.length - 1);
    this.#rest();
    this.#end();
  }

  /** The first scene that is not shown yet, or the next of those that are shown again. */
  forth(): void {
    this.#step(1);
  }

  back(): void {
    this.#step(-1);
  }

  /** What the others did since the reader's own move; where no scene tells of it, these lines do. */
  retell(lines: LogLine[]): void {
    if (this.again) return this.skip();
    if (this.#unfolding) return;
    if (this.#scenes.length < 2 && lines.length) this.#add({ ...this.#scenes[0]!, fresh: lines }, true);
    if (this.#folded.size) void this.#unfold().then(() => this.#retell());
    else this.#retell();
  }

  #retell(): void {
    if (this.again || this.#scenes.length <= this.#first) return;
    this.again = true;
    this.#paused = false;
    this.#show(this.#first);
    this.playing = true;
    this.#play();
  }

  /** What the reader has missed, step by step up to the table as it is; it stays there until that is enough. */
  recall(steps: MissedStep[]): void {
    const now = this.#scene();
    this.#own = null;
    this.#folded.clear();
    this.#scenes = steps.map(({ ply, view, shown }, at) => {
      const log = this.link.log.filter((line) => line.ply <= ply);
      const before = steps[at - 1]?.ply ?? ply;
      const fresh = log.filter((line) => line.ply > before);
      return at < steps.length - 1 ? { table: now.table, view, shown, log, fresh } : { ...now, fresh };
    });
    this.again = this.#stays = true;
    this.#paused = false;
    this.#show(0);
    this.playing = true;
    this.#play();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #scene(): Scene {
    const { table, view, shown, log, fresh } = this.link;
    return { table: table!, view: view!, shown, log, fresh };
  }

  /** With this scene the reader is up with the table, and nothing before it is told again. */
  #begin(scene: Scene, still = true): void {
    this.#scenes = [scene];
    this.#folded.clear();
    this.#show(0);
    this.#rest();
    if (!still) return this.#end();
    this.step = this.#until = 0;
    this.over = scene.table.phase === "over";
  }

  #add(scene: Scene, folded = isFolded(scene.fresh, this.link.seat)): void {
    this.#scenes.push(scene);
    if (folded) this.#folded.add(scene);
    if (this.link.seat >= 0 && lastOwn(scene.fresh, this.link.seat) >= 0) this.#own = scene;
    if (this.#scenes.length > MOST) {
      this.#folded.delete(this.#scenes.shift()!);
      this.#at -= 1;
    }
    this.behind = true;
  }

  /** Put several scenes into the place of each that tells of several moves. */
  #unfold(): Promise<void> {
    this.#unfolding ??= inTime(this.steps()).then((steps) => {
      this.#unfolding = null;
      this.#folded.forEach((scene) => this.#takeApart(scene, steps));
      this.#folded.clear();
    });
    return this.#unfolding;
  }

  #takeApart(scene: Scene, steps: MissedStep[]): void {
    const [place, parts] = [this.#scenes.indexOf(scene), unfolded(scene, steps)];
    const told = parts.length > 1 ? parts : plyByPly(scene);
    this.#spread(this.#scenes[place - 1]!.view, parts);
    this.#scenes.splice(place, 1, ...told);
    if (this.#at >= place) this.#at += told.length - 1;
    if (this.#own === scene) this.#own = told.findLast(({ fresh }) => lastOwn(fresh, this.link.seat) >= 0) ?? null;
  }

  #count({ table, view, fresh }: Scene): void {
    const ply = fresh.at(-1)?.ply;
    if (ply === undefined) return;
    this.gains = withGain(this.gains, ply, view.scores);
    keepGains(table.id, this.gains);
  }

  /** What several moves brought, each for itself. */
  #spread(before: View, parts: Scene[]): void {
    if (before.ply >= parts[0]!.view.ply) return; // it was counted before the page was loaded
    const after = parts.map(({ fresh, view }) => ({ ply: fresh.at(-1)!.ply, points: view.scores }));
    this.gains = spread(this.gains, before.scores, after);
    keepGains(parts[0]!.table.id, this.gains);
  }

  /** The newest scene as it is by now. */
  #mend(scene: Scene): void {
    const newest = this.#scenes.at(-1)!;
    if (this.#folded.delete(newest)) this.#folded.add(scene);
    if (this.#own === newest) this.#own = scene;
    this.#scenes[this.#scenes.length - 1] = scene;
    if (!this.behind && !this.again) this.now = scene;
  }

  /** The first scene after the reader's own last move, which another device of theirs may have made, or a bot. */
  get #first(): number {
    return Math.max(1, 1 + (this.#own ? this.#scenes.indexOf(this.#own) : 0));
  }

  #step(by: number): void {
    const to = this.#at + by;
    const there = to >= this.#first && to < this.#scenes.length;
    this.#paused = this.again; // also where there is no further step: who steps wants to look
    if (this.again || there) clearTimeout(this.#timer);
    if (there) this.#show(to);
  }

  /** Show what comes next, when the present scene has had its time. */
  #play(): void {
    clearTimeout(this.#timer);
    if (this.#paused) return;
    if (!this.again && (this.hidden() || !this.tempo().step)) return this.#catchUp();
    const wait = this.#until - performance.now();
    if (!this.again && wait < 0) this.#spent = { whose: null, turn: 0, all: 0 };
    if (wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
    else this.#next();
  }

  #next(): void {
    if (this.behind && this.#folded.has(this.#scenes[this.#at + 1]!)) {
      void this.#unfold().then(() => this.behind && this.#play());
    } else if (this.behind) {
      this.#show(this.#at + 1);
      this.playing = true;
      this.#play();
    } else if (this.#stays) {
      this.playing = false;
    } else if (this.again) {
      this.skip();
    } else {
      this.playing = false;
      this.#end();
    }
  }

  /** Each scene for a moment only: what changed flashes, nothing waits. */
  #catchUp(): void {
    if (this.behind) this.#show(this.#scenes.length - 1);
    this.#rest();
    this.over = this.now.table.phase === "over";
  }

  #show(at: number): void {
    this.#at = at;
    this.now = this.#scenes[at]!;
    this.behind = at < this.#scenes.length - 1;
    this.step = this.#lasts(this.now);
    this.#until = performance.now() + this.step;
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.again = this.playing = this.#paused = this.#stays = false;
    this.#spent = { whose: null, turn: 0, all: 0 };
  }

  /** The last move is seen before its result. */
  #end(): void {
    clearTimeout(this.#timer);
    if (this.now.table.phase !== "over" || this.behind) return;
    const wait = this.tempo().step ? LAST : 0;
    this.#timer = setTimeout(() => (this.over = true), wait);
  }

  /** Who wants to see it again wants to see it, also where news come at once. */
  #slow(): Tempo {
    const tempo = this.tempo();
    return tempo.step ? tempo : tempoOf("brisk", true);
  }

  /** As long as its events need; when there is much to show, all of it goes faster. */
  #lasts({ fresh }: Scene): number {
    const { step, turn, all } = this.again ? this.#slow() : this.tempo();
    const told = fresh.filter(({ about }) => about.rank !== "heading" && about.rank !== "detail");
    const wanted = step * Math.min(BEATS, Math.max(1, told.length));
    if (this.again) return Math.max(LEAST, Math.min(wanted, all / this.#scenes.length));
    const who = told[0] ? whose(told[0]) : null;
    if (who !== this.#spent.whose) this.#spent = { ...this.#spent, whose: who, turn: 0 };
    const left = this.#scenes.length - this.#at;
    const most = Math.min(turn - this.#spent.turn, (all - this.#spent.all) / left);
    const lasts = step && Math.max(LEAST, Math.min(wanted, most));
    this.#spent.turn += lasts;
    this.#spent.all += lasts;
    return lasts;
  }
}
