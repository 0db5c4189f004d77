import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { Environment, type Entries, type Entry } from './environment.js';
import { EVERYTHING } from './keys.js';

/** How many bytes go into one transaction of the copy. */
const BATCH_BYTES = 4 * 1024 * 1024;

/** Where a copy is made before it takes the place of a file. */
export function copyOf(file: string): string {
  return `${file}.compact`;
}

/**
 * Copies the entries of a database, and nothing else, into a file beside it. LMDB's own copy would keep the rest of
 * removed values that lie beside others on a page, so every entry is written anew.
 */
export async function copyEntries(from: Environment, file: string): Promise<void> {
  await removeFile(copyOf(file));
  const target = Environment.open(copyOf(file));
  try {
    let next: Buffer | undefined = EVERYTHING.from;
    while (next !== undefined) {
      const start: Buffer = next;
      const batch = from.read((entries) => nextBatch(entries, start));
      await target.write((entries) => {
        for (const { key, value } of batch.entries) entries.put(key, value);
      });
      next = batch.next;
    }
  } finally {
    await target.close();
  }
}

/** Puts the copy in the place of the file, which must be closed. A crash leaves either the old file or the new one. */
export async function replaceByCopy(file: string): Promise<{ readonly bytesFreed: number }> {
  const before = await stat(file);
  await rename(copyOf(file), file);
  await removeFile(copyOf(file));
  await syncFolder(path.dirname(file));
  const after = await stat(file);
  return { bytesFreed: Math.max(0, before.size - after.size) };
}

/** Removes a database's file and its lock file. */
export async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(`${file}-lock`, { force: true });
}

/** Makes a renamed or removed file of a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

interface Batch {
  readonly entries: readonly Entry[];
  /** The key at which the next batch starts. */
  readonly next: Buffer | undefined;
}

function nextBatch(source: Entries, from: Buffer): Batch {
  const entries: Entry[] = [];
  let bytes = 0;
  for (const entry of source.range(from, EVERYTHING.to)) {
    if (bytes > BATCH_BYTES) return { entries, next: entry.key };
    entries.push(entry);
    bytes += entry.key.length + entry.value.length;
  }
  return { entries, next: undefined };
}
