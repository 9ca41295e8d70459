/** Keys that work wherever the focus is, unless it is where somebody writes. */

/** Where a letter is a letter, and where Enter and Space have a meaning of their own. */
const WRITING = "input:not([type=range]), textarea, select, [contenteditable]";
const PRESSABLE = `button, a, summary, [role=button], [role=tab], ${WRITING}`;

export function press(event: KeyboardEvent, keys: Record<string, () => void>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]")) return;
  const at = event.target instanceof HTMLElement || event.target instanceof SVGElement ? event.target : null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // A letter with Shift is another key than the letter; other signs may need Shift to be written at all.
  const run = keys[event.shiftKey && /^[a-z]$/.test(key) ? `Shift+${key}` : key];
  if (!run || at?.closest(key === "Enter" || key === " " ? PRESSABLE : key === "Escape" ? "dialog" : WRITING)) return;
  event.preventDefault();
  run();
}

/** Does somebody write there? */
export function writing(at: EventTarget | null): boolean {
  return at instanceof Element && at.closest(WRITING) !== null;
}
