/** Short names for what the server says; `schema.d.ts` is made from its schemas by `npm run types`. */
import type { components } from "./schema";

type Schemas = components["schemas"];

/** Fields that have a default may be left out of what we send. */
type Sent<T, Optional extends keyof T> = Omit<T, Optional> & Partial<Pick<T, Optional>>;

export type Language = "en" | "nl" | "fr";

export type Field = number | string | string[];
export type Args = Record<string, Field>;

export type View = Schemas["View"];
export type SilverGoldView = Schemas["SilverGoldView"];
export type LootIslandView = Schemas["LootIslandLootView"];
export type LootIslandDrawn = Schemas["LootIslandDrawn"];
export type JackalView = Schemas["JackalView"];
export type MaracaiboView = Schemas["MaracaiboView"];
export type MoveOption = Schemas["MoveView"];
export type Said = Schemas["Said"];
export type Text = string | Said;
export type Shown = Schemas["Shown"];
export type Ending = Schemas["Ending"];

/** `[value]` takes the place of what was there; an object has patches of what changed within. */
export type Patch = unknown[] | { [name: string]: unknown };

export type FromServer = Exclude<Schemas["FromServer"], Schemas["Update"]> | Update;
export type Snapshot = Schemas["Snapshot"];
export type Update = Omit<Schemas["Update"], "patch"> & { patch: Patch | null };
export type Presence = Schemas["Presence"];
export type Preview = Schemas["Preview"];
export type Foretold = Schemas["Foretold"];
export type Reached = Schemas["Reached"];
export type Advised = Schemas["Advised"];
export type WhyNot = Schemas["WhyNot"];
export type Done = Schemas["Done"];
export type Refused = Schemas["Refused"];
export type FromClient =
  | Sent<Schemas["Hello"], "last" | "seat" | "shown" | "patches">
  | Sent<Schemas["PlayMove"], "further">
  | Sent<Schemas["AskPreview"], "further">
  | Schemas["AskReach"]
  | Schemas["AskHint"]
  | Sent<Schemas["AskWhy"], "move" | "held">
  | Sent<Schemas["Undo"], "ask" | "moves">
  | Schemas["StandIn"]
  | Schemas["Answer"]
  | Schemas["Say"]
  | Schemas["NamePiece"]
  | Schemas["SeenQuestion"]
  | Schemas["Away"]
  | Sent<Schemas["Ping"], "number">;

export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type LogLine = Schemas["LogLine"];
export type ChatLine = Schemas["ChatLine"];
export type Note = Schemas["Note"];
export type Clock = Schemas["Clock"];
export type Clocks = Schemas["Clocks"];
export type SeatClock = Schemas["SeatClock"];
export type Ask = Schemas["Ask"];
export type UndoState = Schemas["UndoState"];

export type Games = Schemas["Games"];
export type GameInfo = Schemas["GameInfo"];
export type LevelStrength = Schemas["LevelStrength"];
export type OptionInfo = Schemas["OptionInfo"];
export type PresetInfo = Schemas["PresetInfo"];
export type Fit = Schemas["Fit"];
export type Unfit = Schemas["Unfit"];
export type Book = Schemas["Book"];
export type Lesson = Schemas["LessonInfo"];
export type Position = Schemas["Position"];
export type FigureView = Omit<Schemas["FigureView"], "patch"> & { patch: Patch };
export type BookFigures = Omit<Schemas["BookFigures"], "figures"> & { figures: FigureView[] };
export type PrintedCards = Schemas["PrintedCards"];
export type RuleLinks = Schemas["RuleLinks"];
export type SeatPlan = Sent<Schemas["SeatPlan"], "level">;
export type CreateTable = Sent<Omit<Schemas["CreateTable"], "seats">, "options" | "public" | "seed" | "away" | "clock" | "stand_in" | "hints"> & {
  seats: SeatPlan[];
};
export type Seated = Schemas["Seated"];
export type TableCard = Schemas["TableCard"];
export type Tables = Schemas["Tables"];
export type PushKey = Schemas["PushKey"];
export type Subscribe = Schemas["Subscribe"];
export type Nudged = Schemas["Nudged"];
export type Webhook = Schemas["Webhook"];
export type WebhookInfo = Schemas["WebhookInfo"];
export type ReplayFrame = Schemas["ReplayFrame"];
export type Missed = Schemas["Missed"];
export type MissedStep = Schemas["MissedStep"];

export type JackalDrawn = Schemas["JackalDrawn"];
export type Islands = Schemas["Islands"];

export type Puzzles = Schemas["Puzzles"];
export type PuzzleCard = Omit<Schemas["PuzzleCard"], "view"> & { view: JackalView };
export type PuzzleTiles = Schemas["PuzzleTiles"];
export type PuzzleTile = Schemas["PuzzleTile"];
export type PuzzlePosition = Omit<Schemas["PuzzlePosition"], "view"> & { view: JackalView };
export type PuzzleStep = Schemas["PuzzleStep"];
export type PuzzleAdvice = Schemas["PuzzleAdvice"];
export type PuzzleProof = Schemas["PuzzleProof"];
export type Course = Schemas["Course"];
export type Daily = Schemas["Daily"];
export type Analysed = Schemas["Analysed"];
export type Analysis = Schemas["Analysis"];
export type Moment = Schemas["Moment"];
export type Draw = Schemas["Draw"];
export type Voyage = Schemas["Voyage"];
export type CurvePoint = Schemas["Point"];
