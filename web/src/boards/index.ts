/** The board of each game, fetched when it is played; games without one of their own use the general table. */
import type { Component } from "svelte";
import { fetched } from "../lib/fetching";
import type { BoardProps, CompanionProps, CountProps, SeatProps, SettlingProps } from "./board";

type Board = Component<BoardProps>;
type SeatBoard = Component<SeatProps>;
type CompanionBoard = Component<CompanionProps>;
type Count = Component<CountProps>;
type Settling = Component<SettlingProps>;

interface Own {
  /** Which of the two frames it lies in. */
  frame: "tall" | "wide";
  /** Who plays along without a seat is drawn on the board, and needs no panel. */
  drawsCompanions?: true;
  load(): Promise<{ default: unknown }>;
  /** What lies in front of a player, small, for their panel. */
  seat?(): Promise<{ default: unknown }>;
  /** The same for who plays along without a seat. */
  companion?(): Promise<{ default: unknown }>;
  /** How the points of a finished game come about, drawn. */
  count?(): Promise<{ default: unknown }>;
  /** What is settled before points are counted, in so many steps. */
  settling?: { steps: number; load(): Promise<{ default: unknown }> };
}

const BOARDS: Record<string, Own> = {
  jackal: {
    frame: "tall",
    load: () => import("./jackal/Jackal.svelte"),
    seat: () => import("./jackal/Seat.svelte"),
    count: () => import("./jackal/Count.svelte"),
  },
  loot_island: {
    frame: "wide",
    drawsCompanions: true,
    load: () => import("./loot_island/LootIsland.svelte"),
    seat: () => import("./loot_island/Seat.svelte"),
    count: () => import("./loot_island/Count.svelte"),
    settling: { steps: 2, load: () => import("./loot_island/Settling.svelte") },
  },
  maracaibo: {
    frame: "wide",
    load: () => import("./maracaibo/Maracaibo.svelte"),
    seat: () => import("./maracaibo/Seat.svelte"),
    companion: () => import("./maracaibo/JordanSeat.svelte"),
  },
  silver_gold: {
    frame: "tall",
    load: () => import("./silver_gold/SilverGold.svelte"),
    seat: () => import("./silver_gold/Seat.svelte"),
  },
};

/** The frame that a game's table lies in. */
export function frameOf(game: string, plain = false): "tall" | "wide" | "plain" {
  return (!plain && BOARDS[game]?.frame) || "plain";
}

/** Does the game's own table draw who plays along without a seat? */
export function drawsCompanions(game: string, plain = false): boolean {
  return !plain && (BOARDS[game]?.drawsCompanions ?? false);
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

/** The game's own small board of a player; null where facts in words stand in the panel. */
export async function seatBoardOf(game: string, plain = false): Promise<SeatBoard | null> {
  const load = plain ? undefined : BOARDS[game]?.seat;
  return load ? ((await fetched(load)).default as SeatBoard) : null;
}

/** The game's own small board of who plays along without a seat; null where facts in words stand in the panel. */
export async function companionBoardOf(game: string, plain = false): Promise<CompanionBoard | null> {
  const load = plain ? undefined : BOARDS[game]?.companion;
  return load ? ((await fetched(load)).default as CompanionBoard) : null;
}

/** The game's own drawing of how points came about; null where the sheet says all. */
export async function countOf(game: string, plain = false): Promise<Count | null> {
  const load = plain ? undefined : BOARDS[game]?.count;
  return load ? ((await fetched(load)).default as Count) : null;
}

/** The steps in which a finished game is settled before its points are counted. */
export function stepsBefore(game: string, plain = false): number {
  return (!plain && BOARDS[game]?.settling?.steps) || 0;
}

/** The drawing of these steps; null where there are none. */
export async function settlingOf(game: string, plain = false): Promise<Settling | null> {
  const load = plain ? undefined : BOARDS[game]?.settling?.load;
  return load ? ((await fetched(load)).default as Settling) : null;
}
