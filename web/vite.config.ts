import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { packing } from "./tools/packing";

const SERVER = "http://127.0.0.1:8125";

export default defineConfig({
  plugins: [svelte(), packing()],
  // Tests run the page's code as a browser does, not as a server that renders pages would.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    outDir: "../src/doubloon/server/page",
    emptyOutDir: true,
    // The server's policy refuses scripts and styles within the text of the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // `npm run dev` beside a running `doubloon serve`.
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    // One jsdom for all: a new one takes longer than the tests of a file do.
    isolate: false,
  },
});
