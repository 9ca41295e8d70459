/** The board of each game, fetched when it is played; games without one of their own use the general table. */
import type { Component } from "svelte";
import { fetched } from "../lib/fetching";
import type { BoardProps } from "./board";

type Board = Component<BoardProps>;

interface Own {
  /** Which of the two frames it lies in. */
  frame: "tall" | "wide";
  load(): Promise<{ default: unknown }>;
}

const BOARDS: Record<string, Own> = {
  jackal: { frame: "tall", load: () => import("./jackal/Jackal.svelte") },
  loot_island: { frame: "wide", load: () => import("./loot_island/LootIsland.svelte") },
  silver_gold: { frame: "tall", load: () => import("./silver_gold/SilverGold.svelte") },
};

/** The frame that a game's table lies in. */
export function frameOf(game: string, plain = false): "tall" | "wide" | "plain" {
  return (!plain && BOARDS[game]?.frame) || "plain";
}

/** Has the game a table of its own? */
export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

/** The game's own table, or the general one, which is also there for whoever likes it better (`plain`). */
export async function boardOf(game: string, plain = false): Promise<Board> {
  const own = plain ? undefined : BOARDS[game]?.load;
  const load = own ?? (() => import("./general/General.svelte"));
  // Each board takes the view of its own game only, and is given no other.
  return (await fetched(load)).default as Board;
}
