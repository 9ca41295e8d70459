/** Where something opens that lies over the table. */

/** Pixels to the edge of the screen and to what it belongs to. */
const EDGE = 8;

/** Beside its button, and whole on the screen. */
export function placeBeside({ currentTarget, newState }: ToggleEvent & { currentTarget: HTMLElement }, button: HTMLElement | undefined): void {
  const at = button?.getBoundingClientRect();
  if (newState !== "open" || !at) return;
  const { width, height } = currentTarget.getBoundingClientRect();
  const left = at.right + EDGE + width > innerWidth ? Math.max(EDGE, innerWidth - width - EDGE) : at.right + EDGE;
  const top = Math.max(EDGE, Math.min(at.top, innerHeight - height - EDGE));
  Object.assign(currentTarget.style, { left: `${left}px`, top: `${top}px` });
}

/** For `{@attach}`: nothing that frames the board cuts it off. */
export function ontop(node: HTMLElement): () => void {
  document.body.append(node);
  return () => node.remove();
}
