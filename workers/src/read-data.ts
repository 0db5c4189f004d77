import { readFileSync } from 'node:fs';

/** Reads a text file of `workers/data`. */
export const readDataText = (file: string): string => readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');

/** Reads `workers/data/<name>.json`. `read-data.test.ts` validates these files, so callers may cast the result. */
export const readData = (name: string): unknown => JSON.parse(readDataText(`${name}.json`));
