/** The board of each game, fetched when it is played; games without one of their own use the general table. */
import type { Component } from "svelte";
import type { BoardProps } from "./board";

type Board = Component<BoardProps>;

const BOARDS: Record<string, () => Promise<{ default: unknown }>> = {
  silver_gold: () => import("./silver_gold/SilverGold.svelte"),
};

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import("./general/General.svelte"));
  // Each board takes the view of its own game only, and is given no other.
  return (await load()).default as Board;
}
