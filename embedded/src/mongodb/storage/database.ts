import { stat } from 'node:fs/promises';
import path from 'node:path';

import { CommandError } from '../errors.js';
import { Catalog } from './catalog.js';
import { Collection, type QueryStats } from './collection.js';
import { CollectionWriter } from './collection-writer.js';
import type { CollectionInfo } from './collection-info.js';
import { copyEntries, removeFile, replaceWithCopy, syncFolder } from './compaction.js';
import { CommitFailedError, Environment, type Entries, type WritableEntries } from './environment.js';
import { ReadWriteLock } from './read-write-lock.js';
import { RecordIds } from './record-ids.js';

/** A snapshot of the collections of a database. */
export interface Snapshot {
  collection(name: string): Collection | undefined;
  collections(): readonly CollectionInfo[];
}

/** The collections of a database within a write transaction. */
export interface Transaction extends Snapshot {
  collection(name: string): CollectionWriter | undefined;
  /** Returns the collection with a name; creates it if it does not exist. */
  collectionToWrite(name: string): CollectionWriter;
  drop(collection: CollectionInfo): void;
}

/** A database, stored in one LMDB file. */
export class Database {
  private readonly lock = new ReadWriteLock();
  private readonly catalog = new Catalog();
  private readonly recordIds = new RecordIds();
  private environment: Environment;
  private isReplacingFile = false;

  constructor(
    readonly name: string,
    private readonly file: string,
    private readonly work: QueryStats,
    private readonly hasEnoughSpace: () => boolean = () => true,
  ) {
    this.environment = Environment.open(file);
  }

  /** Reads committed data. `work` must be synchronous. */
  read<T>(work: (snapshot: Snapshot) => T): Promise<T> {
    return this.lock.shared(() => this.environment.read((entries) => work(this.snapshot(entries))));
  }

  /**
   * Changes documents atomically; resolves once the change is on disk. `work` must be synchronous.
   * @throws {CommandError} OutOfDiskSpace if the disk is full
   */
  async write<T>(work: (transaction: Transaction) => T): Promise<T> {
    if (!this.hasEnoughSpace()) throw outOfDiskSpace();
    let used: Environment | undefined;
    try {
      return await this.lock.shared(() => {
        used = this.environment;
        return used.write((entries) => work(this.transaction(entries)));
      });
    } catch (error) {
      if (!(error instanceof CommitFailedError)) throw error;
      if (used) await this.reopen(used);
      throw outOfDiskSpace();
    }
  }

  /** Rewrites the file so that removed data is gone from it. Blocks reads and writes. */
  compact(): Promise<{ readonly bytesFreed: number }> {
    return this.lock.exclusive(async () => {
      await copyEntries(this.environment, this.file);
      return this.whileClosed(() => replaceWithCopy(this.file));
    });
  }

  /** Returns true if there are collections, or if the file is being replaced. */
  hasCollections(): boolean {
    if (this.isReplacingFile) return true;
    return this.environment.read((entries) => this.catalog.all(entries).length > 0);
  }

  /** The size of the file, in bytes. */
  async sizeOnDisk(): Promise<number> {
    return (await stat(this.file)).size;
  }

  /** Closes the database after pending operations. */
  close(): Promise<void> {
    return this.lock.exclusive(() => this.environment.close());
  }

  /** Removes all collections by recreating the file. */
  clear(): Promise<void> {
    return this.lock.exclusive(() =>
      this.whileClosed(async () => {
        await removeFile(this.file);
        await syncFolder(path.dirname(this.file));
      }),
    );
  }

  /** Reopens the file after a failed commit: LMDB rejects all further writes of that environment. */
  private reopen(failed: Environment): Promise<void> {
    return this.lock.exclusive(async () => {
      if (this.environment === failed) await this.whileClosed(() => Promise.resolve());
    });
  }

  private async whileClosed<T>(task: () => Promise<T>): Promise<T> {
    this.isReplacingFile = true;
    await this.environment.close();
    try {
      return await task();
    } finally {
      this.environment = Environment.open(this.file);
      this.isReplacingFile = false;
    }
  }

  private snapshot(entries: Entries): Snapshot {
    return {
      collection: (name) => {
        const info = this.catalog.find(entries, name);
        return info && new Collection(entries, info, this.work);
      },
      collections: () => this.catalog.all(entries),
    };
  }

  private transaction(entries: WritableEntries): Transaction {
    const parts = { database: this.name, catalog: this.catalog, recordIds: this.recordIds };
    const writer = (info: CollectionInfo): CollectionWriter => new CollectionWriter(entries, info, this.work, parts);
    return {
      collection: (name) => {
        const info = this.catalog.find(entries, name);
        return info && writer(info);
      },
      collections: () => this.catalog.all(entries),
      collectionToWrite: (name) => writer(this.catalog.findOrCreate(entries, name)),
      drop: (collection) => this.catalog.drop(entries, collection),
    };
  }
}

const outOfDiskSpace = (): CommandError => new CommandError('OutOfDiskSpace', 'No space left on device');
