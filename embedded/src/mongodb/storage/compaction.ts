import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { Environment, type Entries, type Entry } from './environment.js';
import { ALL_KEYS } from './keys.js';

/** The batch size of one transaction of the copy. */
const BATCH_BYTES = 4 * 1024 * 1024;

/** Returns the path of the copy that replaces a file. */
export function getCopyPath(file: string): string {
  return `${file}.compact`;
}

/**
 * Copies the entries of a database into a new file. LMDB's own copy would keep remains of removed values in partly used
 * pages, so every entry is written again.
 */
export async function copyEntries(source: Environment, file: string): Promise<void> {
  await removeFile(getCopyPath(file));
  const target = Environment.open(getCopyPath(file));
  try {
    let nextKey: Buffer | undefined = ALL_KEYS.from;
    while (nextKey !== undefined) {
      const start: Buffer = nextKey;
      const batch = source.read((entries) => readBatch(entries, start));
      await target.write((entries) => {
        for (const { key, value } of batch.entries) entries.put(key, value);
      });
      nextKey = batch.nextKey;
    }
  } finally {
    await target.close();
  }
}

/** Replaces the file, which must be closed, by its copy. A crash leaves either the old or the new file. */
export async function replaceWithCopy(file: string): Promise<{ readonly bytesFreed: number }> {
  const oldStats = await stat(file);
  await rename(getCopyPath(file), file);
  // The copy has been renamed, but its lock file is still there.
  await removeFile(getCopyPath(file));
  await syncFolder(path.dirname(file));
  const newStats = await stat(file);
  return { bytesFreed: Math.max(0, oldStats.size - newStats.size) };
}

/** Removes a database's file and its lock file. */
export async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(`${file}-lock`, { force: true });
}

/** Makes renames and removals of files in a folder durable. */
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
  readonly nextKey: Buffer | undefined;
}

function readBatch(source: Entries, from: Buffer): Batch {
  const entries: Entry[] = [];
  let bytes = 0;
  for (const entry of source.range(from, ALL_KEYS.to)) {
    if (bytes > BATCH_BYTES) return { entries, nextKey: entry.key };
    entries.push(entry);
    bytes += entry.key.length + entry.value.length;
  }
  return { entries, nextKey: undefined };
}
