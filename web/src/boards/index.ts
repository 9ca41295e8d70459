/** The board of each game, fetched when it is played; games without one of their own use the general table. */
import type { Component } from "svelte";
import { fetched } from "../lib/fetching";
import type { BoardProps } from "./board";

type Board = Component<BoardProps>;

const BOARDS: Record<string, () => Promise<{ default: unknown }>> = {
  silver_gold: () => import("./silver_gold/SilverGold.svelte"),
};

/** Has the game a table of its own? */
export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

/** The game's own table, or the general one, which is also there for whoever likes it better (`plain`). */
export async function boardOf(game: string, plain = false): Promise<Board> {
  const own = plain ? undefined : BOARDS[game];
  const load = own ?? (() => import("./general/General.svelte"));
  // Each board takes the view of its own game only, and is given no other.
  return (await fetched(load)).default as Board;
}
