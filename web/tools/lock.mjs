// Takes out of the lock what npm writes there about donations: our locks hold no address of any kind.
import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(FILE, "utf-8"));
for (const entry of Object.values(lock.packages)) {
  delete entry.funding;
  delete entry.deprecated;
}
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
