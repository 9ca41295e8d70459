/** Plays games again that were told in patches, with the page's own code: `node patches.mjs FILE`, from a test of the server. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import ts from "typescript";

const source = readFileSync(new URL("../src/lib/patching.ts", import.meta.url), "utf-8");
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "esnext", target: "es2022" } });
const { patched } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

/** The same text for the same data, in whatever order they lie. */
function text(data) {
  if (Array.isArray(data)) return `[${data.map(text).join()}]`;
  if (data === null || typeof data !== "object") return JSON.stringify(data);
  const names = Object.keys(data).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${text(data[name])}`).join()}}`;
}

for (const { first, patches, digests } of JSON.parse(readFileSync(process.argv[2], "utf-8"))) {
  let look = first;
  patches.forEach((patch, number) => {
    const before = structuredClone(look);
    const after = patched(look, patch);
    if (!isDeepStrictEqual(look, before)) throw new Error(`patch ${number} has changed what was there`);
    look = after;
    const digest = createHash("sha256").update(text(look)).digest("hex");
    if (digest !== digests[number]) throw new Error(`patch ${number} makes something else of it`);
  });
}
