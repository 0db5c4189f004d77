import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Appends what is known about a test file to the file that TEST_DURATIONS_FILE names, if it is set. */
export function recordDuration(entry) {
  const file = process.env.TEST_DURATIONS_FILE;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

/** Reads what was recorded, one entry per test file. */
export function readDurations(file) {
  const byPath = new Map();
  if (!existsSync(file)) return [];
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const entry = JSON.parse(line);
    byPath.set(entry.path, { ...byPath.get(entry.path), ...entry });
  }
  return [...byPath.values()];
}
