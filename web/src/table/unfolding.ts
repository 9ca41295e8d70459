/** News in which several moves came at once, as on a slow line: taken apart again, move by move. */
import type { LogLine, MissedStep } from "../lib/types";
import type { Scene } from "./stage.svelte";
import { lastOwn } from "./story";

/** Milliseconds: who waits longer for what happened in between sees the lines alone. */
const PATIENCE = 1500;

/** Did somebody else move, besides one other move at least? All that the reader did in one go is one. */
export function isFolded(fresh: LogLine[], reader: number): boolean {
  const own = reader < 0 ? -1 : lastOwn(fresh, reader);
  const others = new Set(fresh.slice(own + 1).map(({ ply }) => ply));
  if (own >= 0) others.delete(fresh[own]!.ply);
  return others.size + (own < 0 ? 0 : 1) > 1;
}

/** The scene as several: the table after each of these steps, and at last as the scene has it. */
export function unfolded(scene: Scene, steps: MissedStep[]): Scene[] {
  const [first, last] = [scene.fresh[0]!.ply, scene.fresh.at(-1)!.ply];
  const between = steps.filter(({ ply }) => ply >= first && ply < last);
  let from = -Infinity;
  const scenes = between.map(({ ply, view, shown }) => {
    const log = scene.log.filter((line) => line.ply <= ply);
    const fresh = scene.fresh.filter((line) => line.ply > from && line.ply <= ply);
    from = ply;
    return { table: { ...scene.table, phase: "playing" as const }, view, shown, log, fresh };
  });
  return [...scenes, { ...scene, fresh: scene.fresh.filter((line) => line.ply > from) }];
}

/** Where nobody can say how the table was in between: one move's lines after the other, on the table as it is. */
export function plyByPly(scene: Scene): Scene[] {
  const plies = [...new Set(scene.fresh.map(({ ply }) => ply))];
  return plies.map((ply) => ({ ...scene, fresh: scene.fresh.filter((line) => line.ply === ply) }));
}

/** The steps, unless they do not come, or not in time. */
export async function inTime(asked: Promise<MissedStep[]>): Promise<MissedStep[]> {
  const late = new Promise<MissedStep[]>((resolve) => setTimeout(() => resolve([]), PATIENCE));
  return Promise.race([asked.catch(() => []), late]);
}
