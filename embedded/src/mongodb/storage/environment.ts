import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { open, type RangeOptions, type RootDatabase } from 'lmdb';

import { checkFile } from './check-file.js';

/** The entries of an LMDB file, all as of one moment. */
export interface Entries {
  get(key: Buffer): Buffer | undefined;
  /** The entries from a key (inclusive) to another (exclusive), backwards if `reverse`. */
  range(from: Buffer, to: Buffer, reverse?: boolean): Iterable<Entry>;
  keys(from: Buffer, to: Buffer, reverse?: boolean): Iterable<Buffer>;
  count(from: Buffer, to: Buffer): number;
}

/** The entries of an LMDB file within the one transaction that may change them. */
export interface WritableEntries extends Entries {
  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
}

/** A key and its value. */
export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/** The longest key that LMDB takes, in bytes. */
export const MAX_KEY_BYTES = 1978;

/** Room for the file to grow into: addresses only, neither memory nor disk. */
const MAP_BYTES = 64 * 2 ** 30;

/**
 * One LMDB file. Writes that are asked for while another is being synced share the next sync: LMDB runs them one after
 * the other in one transaction, each within a child transaction of its own so that a failing one leaves nothing.
 */
export class Environment {
  private readonly entries: LmdbEntries;

  private constructor(private readonly root: RootDatabase<Buffer, Buffer>) {
    this.entries = new LmdbEntries(root);
  }

  /** Opens the file, or makes it, readable by its owner alone. @throws {DamagedFileError} */
  static open(file: string): Environment {
    checkFile(file);
    // Without overlappingSync a commit is synced before it is visible: nobody reads what a crash could take back.
    const environment = new Environment(
      open<Buffer, Buffer>(file, {
        noSubdir: true,
        encoding: 'binary',
        keyEncoding: 'binary',
        overlappingSync: false,
        mapSize: MAP_BYTES,
      }),
    );
    for (const own of [file, `${file}-lock`]) chmodSync(own, 0o600);
    syncEntry(path.dirname(file));
    return environment;
  }

  /** Reads what is committed now. The work must be done when it returns: entries are not to be kept. */
  read<T>(work: (entries: Entries) => T): T {
    this.root.resetReadTxn();
    return work(this.entries);
  }

  /**
   * Changes entries, all or none; resolves when they are on disk. The work must not wait for anything.
   * @throws {CommitFailedError} if the file cannot be written; it has to be opened again.
   */
  async write<T>(work: (entries: WritableEntries) => T): Promise<T> {
    try {
      return await this.root.childTransaction(() => work(this.entries));
    } catch (error) {
      throw isFailedCommit(error) ? new CommitFailedError({ cause: await reasonOf(error) }) : error;
    }
  }

  /** Waits for the writes in hand and closes the file. */
  async close(): Promise<void> {
    await this.root.close();
  }
}

/** A transaction could not be written to disk, and nothing of it was kept. */
export class CommitFailedError extends Error {
  override readonly name = 'CommitFailedError';

  constructor(options: ErrorOptions) {
    super('The file cannot be written', options);
  }
}

/** How LMDB rejects a transaction that it could not commit; the reason follows in a promise. */
interface FailedCommit extends Error {
  readonly commitError: Promise<unknown>;
}

/** Returns true if LMDB could not commit a transaction. */
export const isFailedCommit = (error: unknown): error is FailedCommit =>
  error instanceof Error && 'commitError' in error && error.commitError instanceof Promise;

const REASON_TIMEOUT_MS = 100;

/** The reason for a failed commit, where LMDB gives one. */
const reasonOf = ({ commitError }: FailedCommit): Promise<unknown> =>
  Promise.race([commitError, wait(REASON_TIMEOUT_MS)]).catch((reason: unknown) => reason);

class LmdbEntries implements WritableEntries {
  constructor(private readonly root: RootDatabase<Buffer, Buffer>) {}

  get(key: Buffer): Buffer | undefined {
    return this.root.getBinary(key);
  }

  range(from: Buffer, to: Buffer, reverse = false): Iterable<Entry> {
    return this.root.getRange(bounds(from, to, reverse));
  }

  keys(from: Buffer, to: Buffer, reverse = false): Iterable<Buffer> {
    return this.root.getKeys(bounds(from, to, reverse));
  }

  count(from: Buffer, to: Buffer): number {
    return this.root.getKeysCount(bounds(from, to, false));
  }

  put(key: Buffer, value: Buffer): void {
    this.root.putSync(key, value);
  }

  remove(key: Buffer): void {
    this.root.removeSync(key);
  }
}

/** LMDB goes backwards from the upper end; the lower key is in, the upper one is not, either way. */
function bounds(from: Buffer, to: Buffer, reverse: boolean): RangeOptions {
  return reverse
    ? { start: to, end: from, reverse, exclusiveStart: true, inclusiveEnd: true }
    : { start: from, end: to };
}

/** LMDB syncs a file, but not that there is one. */
function syncEntry(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
