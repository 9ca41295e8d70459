/** What is asked by HTTP. A refusal of the server becomes an `ApiRefusal`. */
import type {
  Analysed,
  Book,
  BookFigures,
  Course,
  CreateTable,
  Daily,
  Fit,
  Games,
  Islands,
  Language,
  Lesson,
  Missed,
  Moment,
  Nudged,
  PrintedCards,
  PuzzleAdvice,
  PuzzleCard,
  PuzzlePosition,
  PuzzleProof,
  Puzzles,
  PuzzleTiles,
  PushKey,
  Refused,
  ReplayFrame,
  RuleLinks,
  Seated,
  Subscribe,
  TableCard,
  Tables,
  Unfit,
  Webhook,
  WebhookInfo,
} from "./types";

/** The server said no, and nothing was done. `code` is for the page's words, `message` is English. */
export class ApiRefusal extends Error {
  constructor(
    readonly gate: Refused["gate"] | "network",
    readonly code: string,
    message: string,
    readonly reason = "",
    /** Of a table that the rules do not know. */
    readonly unfit: Unfit | null = null,
  ) {
    super(message);
    this.name = "ApiRefusal";
  }
}

async function ask(path: string, body?: object, method = "POST"): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : { ...posting(body), method });
  } catch {
    throw new ApiRefusal("network", "unreachable", "The server does not answer.");
  }
  if (answer.ok) return answer;
  let refused: Partial<Refused>;
  try {
    refused = (await answer.json()) as Partial<Refused>;
  } catch {
    refused = {}; // a proxy in between may answer with a page of its own
  }
  const { gate = "network", code = "unreachable", message = `The server answered ${answer.status}.` } = refused;
  throw new ApiRefusal(gate, code, message, refused.reason, refused.unfit ?? null);
}

function posting(body: object): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function json<T>(path: string, body?: object): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

let games: Promise<Games> | null = null;

export const api = {
  /** The games and levels; they do not change while the page is open. */
  games(): Promise<Games> {
    games ??= json<Games>("/api/games").catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  /** Which options go together at a table of so many seats. */
  fit: (game: string, seats: number, options: Record<string, string>) =>
    json<Fit>(`/api/games/${encodeURIComponent(game)}/fit`, { seats, options }),
  /** Which rules events and points are about. */
  ruleLinks: (game: string) => json<RuleLinks>(`/api/rules/${encodeURIComponent(game)}`),
  cards: (game: string) => json<PrintedCards>(`/api/cards/${encodeURIComponent(game)}`),
  figures: (game: string) => json<BookFigures>(`/api/figures/${encodeURIComponent(game)}`),
  rulebook: (language: Language, game: string) => json<Book>(`/api/rulebook/${language}/${encodeURIComponent(game)}`),
  async words(language: Language, game: string | null): Promise<string> {
    return (await ask(game ? `/api/words/${language}/${game}.ftl` : `/api/words/${language}.ftl`)).text();
  },
  daily: () => json<Daily>("/api/daily"),
  sail: (name: string) => json<Seated>("/api/daily", { name }),
  islands: () => json<Islands>("/api/islands"),
  puzzles: () => json<Puzzles>("/api/puzzles"),
  puzzleTiles: () => json<PuzzleTiles>("/api/puzzles/tiles"),
  puzzleCard: (code: string) => json<PuzzleCard>(`/api/puzzles/card/${encodeURIComponent(code)}`),
  readPuzzle: (text: string) => json<PuzzleCard>("/api/puzzles/card", { text }),
  puzzleOfDay: (date: string) => json<PuzzleCard>(`/api/puzzles/day/${encodeURIComponent(date)}`),
  makePuzzle: (grade: string, seed: string) =>
    json<PuzzleCard>(`/api/puzzles/made/${encodeURIComponent(grade)}/${encodeURIComponent(seed)}`),
  puzzlePosition: (code: string, moves: number[]) => json<PuzzlePosition>("/api/puzzles/position", { code, moves }),
  puzzleAdvice: (code: string, moves: number[]) => json<PuzzleAdvice>("/api/puzzles/advice", { code, moves }),
  puzzleProof: (code: string) => json<PuzzleProof>("/api/puzzles/proof", { code }),
  lesson: (game: string) => json<Lesson>(`/api/lessons/${encodeURIComponent(game)}`),
  learn: (game: string, name: string) => json<Seated>(`/api/lessons/${encodeURIComponent(game)}`, { name }),
  tables: () => json<Tables>("/api/tables"),
  table: (id: string) => json<TableCard>(table(id)),
  create: (plan: CreateTable) => json<Seated>("/api/tables", plan),
  join: (id: string, name: string, seat: number | null = null) => json<Seated>(`${table(id)}/join`, { name, seat }),
  fill: (id: string, level: string) => json<TableCard>(`${table(id)}/fill`, { level }),
  async leave(id: string): Promise<void> {
    await ask(`${table(id)}/leave`, {});
  },
  recover: (id: string, token: string) => json<Seated>(`${table(id)}/recover`, { token }),
  signOut: (id: string) => json<Seated>(`${table(id)}/sign-out`, {}),
  rematch: (id: string) => json<Seated>(`${table(id)}/rematch`, {}),
  replay: (id: string, ply: number, seat: number) => json<ReplayFrame>(`${table(id)}/replay?ply=${ply}&seat=${seat}`),
  analyse: (id: string, seat: number) => json<Analysed>(`${table(id)}/analysis`, { seat }),
  analysis: (id: string, seat: number) => json<Analysed>(`${table(id)}/analysis?seat=${seat}`),
  tryMove: (id: string, seat: number, ply: number, move: number) => json<Moment>(`${table(id)}/analysis/try`, { seat, ply, move }),
  fork: (id: string, ply: number, seat: number, name: string) => json<Seated>(`${table(id)}/fork`, { ply, seat, name }),
  pushKey: () => json<PushKey>("/api/push"),
  async subscribe(wish: Subscribe): Promise<void> {
    await ask("/api/push", wish);
  },
  async unsubscribe(): Promise<void> {
    await ask("/api/push", {}, "DELETE");
  },
  webhook: (id: string) => json<WebhookInfo>(`${table(id)}/webhook`),
  setWebhook: (id: string, hook: Webhook) => json<WebhookInfo>(`${table(id)}/webhook`, hook),
  nudge: (id: string, seat: number) => json<Nudged>(`${table(id)}/nudge`, { seat }),
  missed: (id: string) => json<Missed>(`${table(id)}/missed`),
  course: (id: string) => json<Course>(`${table(id)}/course`),
  recordUrl: (id: string) => `${table(id)}/record`,
  qrUrl: (id: string) => `${table(id)}/qr.svg`,
};
