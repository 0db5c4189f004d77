import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Appends an entry about a test file to TEST_DURATIONS_FILE, if it is set. */
export function recordDuration(entry) {
  const file = process.env.TEST_DURATIONS_FILE;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

/** Reads the recorded entries, merged per test file. */
export function readDurations(file) {
  const byPath = new Map();
  if (!existsSync(file)) return [];
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const entry = JSON.parse(line);
    byPath.set(entry.path, { ...byPath.get(entry.path), ...entry });
  }
  return [...byPath.values()];
}
