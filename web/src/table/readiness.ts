/** Who is awaited, and who has answered where several answer at once. */
import type { View } from "../lib/types";

export function stateOf(view: View, seat: number): "deciding" | "ready" | "" {
  if (view.deciders.includes(seat)) return "deciding";
  return view.deciders.length > 0 && sealed(view, seat) ? "ready" : "";
}

/** Ready marks mean something only where several answer at once. */
function sealed(view: View, seat: number): boolean {
  const players = (view as { players?: { finished?: boolean }[] }).players;
  return players?.[seat]?.finished ?? view.deciders.length > 1;
}
