// The choices of Loot Island in words, with what is behind each.

import type { LootIslandView, MoveOption } from "../../lib/types";
import { num, sentence, text, texts, type Choice, type Reader } from "./layout";
import {
  eventWords,
  healerWords,
  iconWords,
  landingLine,
  mapName,
  mapWords,
  tileName,
  tileWords,
  treasureName,
  treasureWords,
} from "./loot_cards";

const PLAIN = ["do", "decline", "draw", "keep", "discard", "aaron", "pass"];
const ON_LANDINGS: Record<string, string> = {
  from: "choice-from",
  undercut: "choice-at",
  outpost: "choice-at",
  withdraw: "choice-from",
};

function label(view: LootIslandView, move: MoveOption, reader: Reader): string {
  const { kind, fields } = move;
  const words = reader.say;
  if (PLAIN.includes(kind)) return words.t(`choice-${kind}`);
  if (kind === "done") return words.t(view.prompt?.kind === "toss" ? "choice-toss-done" : "choice-done");
  const onLanding = ON_LANDINGS[kind];
  if (onLanding) return words.t(onLanding, { landing: num(fields, "landing") });
  const card = mapName(view, text(fields, "card"), reader);
  if (kind === "lay" || kind === "toss") return words.t(`choice-${kind}`, { card });
  if (kind === "play") return words.t("choice-play", { card, landing: num(fields, "landing") });
  if (kind === "pay")
    return words.t("choice-pay", {
      cards: texts(fields, "cards")
        .map((id) => mapName(view, id, reader))
        .join(" + "),
    });
  if (kind === "drop") {
    const cubes = num(fields, "cubes");
    return cubes ? words.t("choice-drop", { cubes }) : words.t("choice-drop-none");
  }
  if (kind === "use") return tileName(text(fields, "tile"), reader);
  if (kind === "copy") return words.t(`choice-copy-${text(fields, "icon")}`, view.in_force);
  if (kind === "take") return treasureName(view, num(fields, "ref"), reader);
  if (kind === "healer" || kind === "offer") return words.t("choice-healer", { id: text(fields, "id") });
  return move.text;
}

/** What a landing, card, treasure, island or healer means that a choice names. */
function about(view: LootIslandView, move: MoveOption, reader: Reader): string {
  const { kind, fields } = move;
  const words = reader.say;
  if (kind in ON_LANDINGS) return landingLine(view, num(fields, "landing"), reader);
  if (kind === "lay" || kind === "play") return aboutCard(view, move, reader);
  if (kind === "use") return tileWords(view, text(fields, "tile"), reader);
  if (kind === "take") return treasureWords(view, num(fields, "ref"), reader);
  const own = view.players[view.seat];
  if (kind === "healer" || kind === "offer") return healerWords(view, text(fields, "id"), reader, own?.cubes ?? null);
  if (kind === "keep" && view.taken !== null) {
    const curse = view.treasures[String(view.taken)]?.curse ?? 0;
    const said = treasureWords(view, view.taken, reader);
    return curse ? `${said}; ${words.t("choice-keep-says", { then: (own?.cubes ?? 0) + curse })}` : said;
  }
  if (kind === "discard" && view.taken !== null) {
    const amulets = (own?.treasures ?? []).filter((ref) => view.treasures[String(ref)]?.type === "amulet").length;
    return words.t("choice-discard-says", { amulets });
  }
  if (kind === "do" && view.prompt) return tileWords(view, text(view.prompt.args, "tile"), reader);
  return kind === "pass" && view.event ? eventWords(view, view.event, reader) : "";
}

/** What the column would come to, and what the card does. */
function aboutCard(view: LootIslandView, move: MoveOption, reader: Reader): string {
  const words = reader.say;
  const id = text(move.fields, "card");
  const place = num(move.fields, "landing", num(view.prompt?.args ?? {}, "landing"));
  const here = view.landings[place];
  const face = view.maps[id];
  if (!here || !face) return "";
  const count = here.count + (face.icon === "plus_one" ? 2 : 1);
  const said = [words.t("choice-after", { count, threshold: view.threshold })];
  if (face.value === 1) said.push(words.t(here.last > 1 ? "yields-front" : "yields-curse"));
  if (face.icon !== "none") said.push(face.value === 1 ? iconWords(view, face.icon, reader) : mapWords(view, id, reader));
  return said.join("; ");
}

function group(view: LootIslandView, move: MoveOption, reader: Reader): string {
  const words = reader.say;
  if (move.kind === "pay") return words.t("choices-pay");
  if (move.kind !== "play") return "";
  const place = num(move.fields, "landing");
  return `${words.t("choices-play")} ${place} · ${landingLine(view, place, reader)}`;
}

function spots(view: LootIslandView, move: MoveOption): string[] {
  const { fields } = move;
  const found = [...texts(fields, "cards"), text(fields, "card")].filter(Boolean).map((id) => `map ${id}`);
  if ("landing" in fields) found.push(`landing ${num(fields, "landing")}`);
  else if (move.kind === "lay" && view.prompt) found.push(`landing ${num(view.prompt.args, "landing")}`);
  if ("tile" in fields) found.push(`tile ${text(fields, "tile")}`);
  if ("ref" in fields) found.push(`treasure ${num(fields, "ref")}`);
  if ("id" in fields) found.push(`healer ${text(fields, "id")}`);
  return found;
}

export function choice(view: LootIslandView, move: MoveOption, reader: Reader): Omit<Choice, "move"> {
  return {
    label: sentence(label(view, move, reader)),
    about: about(view, move, reader),
    group: group(view, move, reader),
    spots: spots(view, move),
  };
}
