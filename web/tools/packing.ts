/** Compresses the built page once, so that the server need not: beside each text lies its `.br` and its `.gz`, if shorter. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

// The same as TEXTS in the server's page.py; a test compares what was built.
const TEXTS = [".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"];

export function packing(): Plugin {
  let folder = "";
  return {
    name: "packing",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: "post",
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
          if (TEXTS.includes(extname(name))) pack(join(folder, name));
        }
      },
    },
  };
}

function pack(file: string): void {
  const text = readFileSync(file);
  const zipped = gzipSync(text, { level: constants.Z_BEST_COMPRESSION });
  // A handful of letters only grows.
  if (zipped.length >= text.length) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${file}.gz`, zipped);
}
