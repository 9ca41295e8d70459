/** The picture of each kind of tile, which fills it. */
import type { Component } from "svelte";
import type { Tile } from "../types";
import Airplane from "./Airplane.svelte";
import Arrow from "./Arrow.svelte";
import Balloon from "./Balloon.svelte";
import Bank from "./Bank.svelte";
import Barrel from "./Barrel.svelte";
import BearDen from "./BearDen.svelte";
import Bottle from "./Bottle.svelte";
import Cannibal from "./Cannibal.svelte";
import Cannon from "./Cannon.svelte";
import Caramba from "./Caramba.svelte";
import Chest from "./Chest.svelte";
import Crocodile from "./Crocodile.svelte";
import Crossroads from "./Crossroads.svelte";
import Earthquake from "./Earthquake.svelte";
import Empty from "./Empty.svelte";
import Fortress from "./Fortress.svelte";
import Horse from "./Horse.svelte";
import Ice from "./Ice.svelte";
import Jungle from "./Jungle.svelte";
import Labyrinth from "./Labyrinth.svelte";
import Lighthouse from "./Lighthouse.svelte";
import Missionary from "./Missionary.svelte";
import Musket from "./Musket.svelte";
import Pit from "./Pit.svelte";
import Shrine from "./Shrine.svelte";
import Smoke from "./Smoke.svelte";
import Spyglass from "./Spyglass.svelte";
import Trampoline from "./Trampoline.svelte";

export interface PictureProps {
  tile: Tile;
  zone: string;
}

/** Pictures that are always the same. */
export const STILL: Record<string, Component<Record<string, never>>> = {
  airplane: Airplane,
  balloon: Balloon,
  bank: Bank,
  barrel: Barrel,
  bear_den: BearDen,
  cannibal: Cannibal,
  caramba: Caramba,
  crocodile: Crocodile,
  earthquake: Earthquake,
  fortress: Fortress,
  horse: Horse,
  ice: Ice,
  jungle: Jungle,
  lighthouse: Lighthouse,
  missionary: Missionary,
  musket: Musket,
  pit: Pit,
  shrine: Shrine,
  smoke: Smoke,
  spyglass: Spyglass,
  trampoline: Trampoline,
};

/** Those that show how the tile lies, or how much is on it. */
export const VARYING: Record<string, Component<PictureProps>> = {
  arrow: Arrow,
  bottle: Bottle,
  cannon: Cannon,
  chest: Chest,
  crossroads: Crossroads,
  empty: Empty,
  labyrinth: Labyrinth,
};

/** Tiles that act once, when they are turned over: they have a dotted edge. */
export const ONCE = new Set(["chest", "bottle", "lighthouse", "musket", "smoke", "bear_den", "missionary", "earthquake"]);

/** Where no gold may be brought: they have a zigzag edge. */
export const NO_GOLD = new Set(["fortress", "shrine", "jungle"]);
