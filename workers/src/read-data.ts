import { readFileSync } from 'node:fs';

/** Reads `workers/data/<name>.json`. `read-data.test.ts` validates these files, so callers may cast the result. */
export const readData = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8'));
