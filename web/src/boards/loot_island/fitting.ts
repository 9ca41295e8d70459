/** How much room words take, without measuring them on the screen. */

/** The width of a letter in parts of its height: as in the widest of usual fonts. */
export const LETTER = 0.56;

/** So many lines a text takes where a line is so many times as wide as its letters are high. */
export function linesIn(text: string, wide: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(" ")) {
    const long = word.length * LETTER;
    if (used && used + LETTER + long > wide) [lines, used] = [lines + 1, long];
    else used += (used ? LETTER : 0) + long;
  }
  return lines;
}

/** The longest word decides how high letters may be where it must not be broken. */
export function heightOf(text: string, wide: number, most: number): number {
  const longest = Math.max(1, ...text.split(/[ -]/).map((word) => word.length));
  return Math.min(most, wide / (longest * LETTER));
}
