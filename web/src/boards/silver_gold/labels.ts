/** Cards in words, for labels: what the chart shows to the eye. */
import type { Words } from "../../lib/words.svelte";
import { boxesOf, type Card, type Working } from "./boxes";
import type { Placement } from "./placing";
import type { Yield } from "./yields";

/** A card: name, colour, value, symbols, seal. */
export function labelOf(card: Card, t: Words["t"]): string {
  const boxes = boxesOf(card);
  const count = (sign: string) => boxes.filter((box) => box.sign === sign).length;
  const said = [
    t("sg-card", { card: card.id, colour: t(`colours-${card.colour}`), value: card.value }),
    ...["cross", "coin", "palm"]
      .filter((sign) => count(sign) > 0)
      .map((sign) => t(`sg-count-${sign}`, { count: count(sign) })),
  ];
  if (card.seal) {
    said.push(t("table-seal", { points: card.seal_points, colour: t(`colours-${card.seal}`) }));
  }
  return said.join(", ");
}

/** A card with what is crossed on it. */
export function workingLabel(working: Working, t: Words["t"]): string {
  const boxes = boxesOf(working.card).length;
  const crossed = working.crossed.length;
  return `${labelOf(working.card, t)}, ${t("sg-crossed", { crossed, boxes })}`;
}

/** What a choice brings. */
export function yieldWords(found: Yield, t: Words["t"]): string[] {
  return [
    ...(found.coins ? [t("yields-coins", { count: found.coins })] : []),
    ...(found.coinsLost ? [t("yields-coins-lost", { count: found.coinsLost })] : []),
    ...found.palms.map((points) => t("yields-palm", { points })),
    ...Array.from({ length: found.palmsLost }, () => t("yields-palm-lost")),
    ...(found.extras ? [t("yields-extra", { count: found.extras })] : []),
    ...(found.completes ? [t("yields-completes")] : []),
  ];
}

/** A choice in one line. */
export function choiceWords(placement: Placement, card: Card, t: Words["t"]): string {
  return t(`sg-choice-${placement.kind}`, { card: card.id, boxes: placement.names.join(" ") });
}
