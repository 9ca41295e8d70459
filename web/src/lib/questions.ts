import type { View } from "./types";

/**
 * What is asked of the reader; the same text means the same question, with nothing played since that one can see. Others
 * may have answered it meanwhile.
 */
export function questionOf({ ply, prompt }: View): string | null {
  return prompt && `${ply} ${prompt.kind} ${prompt.moves.map(({ id }) => id).join()}`;
}
