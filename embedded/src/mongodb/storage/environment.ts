import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { open, type RangeOptions, type RootDatabase } from 'lmdb';

import { checkFile } from './check-file.js';

/** A consistent snapshot of the entries of an LMDB file. */
export interface Entries {
  get(key: Buffer): Buffer | undefined;
  /** Yields the entries from a key (inclusive) to another (exclusive), backwards if `reverse`. */
  range(from: Buffer, to: Buffer, reverse?: boolean): Iterable<Entry>;
  keys(from: Buffer, to: Buffer, reverse?: boolean): Iterable<Buffer>;
  count(from: Buffer, to: Buffer): number;
}

/** The entries of an LMDB file within a write transaction. */
export interface WritableEntries extends Entries {
  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
}

export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/** The maximum key length of LMDB. */
export const MAX_KEY_BYTES = 1978;

/** The maximum size of the file: reserves only address space, neither memory nor disk. */
const MAX_FILE_BYTES = 64 * 2 ** 30;

/**
 * An LMDB file. Writes that arrive during a sync share the next sync: LMDB runs them sequentially in one transaction,
 * each in its own child transaction, so that a failing write changes nothing.
 */
export class Environment {
  private readonly entries: LmdbEntries;

  private constructor(private readonly root: RootDatabase<Buffer, Buffer>) {
    this.entries = new LmdbEntries(root);
  }

  /** Opens the file, or creates it readable by its owner only. @throws {DamagedFileError} */
  static open(file: string): Environment {
    checkFile(file);
    // Without overlappingSync, a commit is synced before it is visible, so that nothing that was read can be lost in a
    // crash.
    const environment = new Environment(
      open<Buffer, Buffer>(file, {
        noSubdir: true,
        encoding: 'binary',
        keyEncoding: 'binary',
        overlappingSync: false,
        mapSize: MAX_FILE_BYTES,
      }),
    );
    for (const createdFile of [file, `${file}-lock`]) chmodSync(createdFile, 0o600);
    syncFolder(path.dirname(file));
    return environment;
  }

  /** Reads the committed entries. `work` must be synchronous and must not keep the entries. */
  read<T>(work: (entries: Entries) => T): T {
    this.root.resetReadTxn();
    return work(this.entries);
  }

  /**
   * Changes entries atomically; resolves once they are on disk. `work` must be synchronous.
   * @throws {CommitFailedError} if the file cannot be written; it must be opened again
   */
  async write<T>(work: (entries: WritableEntries) => T): Promise<T> {
    try {
      return await this.root.childTransaction(() => work(this.entries));
    } catch (error) {
      throw isFailedCommit(error) ? new CommitFailedError({ cause: await getCommitErrorReason(error) }) : error;
    }
  }

  /** Waits for pending writes and closes the file. */
  async close(): Promise<void> {
    await this.root.close();
  }
}

/** A transaction could not be written to disk and has had no effect. */
export class CommitFailedError extends Error {
  override readonly name = 'CommitFailedError';

  constructor(options: ErrorOptions) {
    super('The file cannot be written', options);
  }
}

/** The error of LMDB for a failed commit; `commitError` resolves to the reason. */
interface FailedCommit extends Error {
  readonly commitError: Promise<unknown>;
}

/** Returns true if LMDB could not commit a transaction. */
export const isFailedCommit = (error: unknown): error is FailedCommit =>
  error instanceof Error && 'commitError' in error && error.commitError instanceof Promise;

const REASON_TIMEOUT_MS = 100;

/** Returns the reason for a failed commit, if LMDB provides one in time. */
const getCommitErrorReason = ({ commitError }: FailedCommit): Promise<unknown> =>
  Promise.race([commitError, wait(REASON_TIMEOUT_MS)]).catch((reason: unknown) => reason);

class LmdbEntries implements WritableEntries {
  constructor(private readonly root: RootDatabase<Buffer, Buffer>) {}

  get(key: Buffer): Buffer | undefined {
    return this.root.getBinary(key);
  }

  range(from: Buffer, to: Buffer, reverse = false): Iterable<Entry> {
    return this.root.getRange(toRangeOptions(from, to, reverse));
  }

  keys(from: Buffer, to: Buffer, reverse = false): Iterable<Buffer> {
    return this.root.getKeys(toRangeOptions(from, to, reverse));
  }

  count(from: Buffer, to: Buffer): number {
    return this.root.getKeysCount(toRangeOptions(from, to, false));
  }

  put(key: Buffer, value: Buffer): void {
    this.root.putSync(key, value);
  }

  remove(key: Buffer): void {
    this.root.removeSync(key);
  }
}

/** Reverse ranges start at the upper end; the lower key is always included, the upper one excluded. */
function toRangeOptions(from: Buffer, to: Buffer, reverse: boolean): RangeOptions {
  return reverse
    ? { start: to, end: from, reverse, exclusiveStart: true, inclusiveEnd: true }
    : { start: from, end: to };
}

/** Makes a new file durable: LMDB does not sync the folder. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
