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
  getCollection(name: string): Collection | undefined;
  listCollections(): readonly CollectionInfo[];
}

/** The collections of a database within a write transaction. */
export interface Transaction extends Snapshot {
  getCollection(name: string): CollectionWriter | undefined;
  /** Returns the collection with a name; creates it if it does not exist. */
  getOrCreateCollection(name: string): CollectionWriter;
  dropCollection(collection: CollectionInfo): void;
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
    private readonly stats: QueryStats,
    private readonly hasEnoughSpace: () => boolean = () => true,
  ) {
    this.environment = Environment.open(file);
  }

  /** Reads committed data. `work` must be synchronous. */
  read<T>(work: (snapshot: Snapshot) => T): Promise<T> {
    return this.lock.runShared(() => this.environment.read((entries) => work(this.createSnapshot(entries))));
  }

  /**
   * Changes documents atomically; resolves once the change is on disk. `work` must be synchronous.
   * @throws {CommandError} OutOfDiskSpace if the disk is full
   */
  async write<T>(work: (transaction: Transaction) => T): Promise<T> {
    if (!this.hasEnoughSpace()) throw createOutOfDiskSpaceError();
    let environment: Environment | undefined;
    try {
      return await this.lock.runShared(() => {
        environment = this.environment;
        return environment.write((entries) => work(this.createTransaction(entries)));
      });
    } catch (error) {
      if (!(error instanceof CommitFailedError)) throw error;
      if (environment) await this.reopen(environment);
      throw createOutOfDiskSpaceError();
    }
  }

  /** Rewrites the file so that removed data is gone from it. Blocks reads and writes. */
  compact(): Promise<{ readonly bytesFreed: number }> {
    return this.lock.runExclusive(async () => {
      await copyEntries(this.environment, this.file);
      return this.runWhileClosed(() => replaceWithCopy(this.file));
    });
  }

  /** Returns true if there are collections, or if that is unknown because the file is being replaced. */
  hasCollections(): boolean {
    if (this.isReplacingFile) return true;
    return this.environment.read((entries) => this.catalog.list(entries).length > 0);
  }

  /** Closes the database after pending operations. */
  close(): Promise<void> {
    return this.lock.runExclusive(() => this.environment.close());
  }

  /** Removes all collections by recreating the file. */
  clear(): Promise<void> {
    return this.lock.runExclusive(() =>
      this.runWhileClosed(async () => {
        await removeFile(this.file);
        await syncFolder(path.dirname(this.file));
      }),
    );
  }

  /** Reopens the file after a failed commit: LMDB rejects all further writes of that environment. */
  private reopen(failedEnvironment: Environment): Promise<void> {
    return this.lock.runExclusive(async () => {
      if (this.environment === failedEnvironment) await this.runWhileClosed(() => Promise.resolve());
    });
  }

  /** Runs a task while the file is closed, and opens the file again. */
  private async runWhileClosed<T>(task: () => Promise<T>): Promise<T> {
    this.isReplacingFile = true;
    await this.environment.close();
    try {
      return await task();
    } finally {
      this.environment = Environment.open(this.file);
      this.isReplacingFile = false;
    }
  }

  private createSnapshot(entries: Entries): Snapshot {
    return {
      getCollection: (name) => {
        const info = this.catalog.find(entries, name);
        return info && new Collection(entries, info, this.stats);
      },
      listCollections: () => this.catalog.list(entries),
    };
  }

  private createTransaction(entries: WritableEntries): Transaction {
    const dependencies = { database: this.name, catalog: this.catalog, recordIds: this.recordIds };
    const createWriter = (info: CollectionInfo): CollectionWriter =>
      new CollectionWriter(entries, info, this.stats, dependencies);
    return {
      getCollection: (name) => {
        const info = this.catalog.find(entries, name);
        return info && createWriter(info);
      },
      listCollections: () => this.catalog.list(entries),
      getOrCreateCollection: (name) => createWriter(this.catalog.findOrCreate(entries, name)),
      dropCollection: (collection) => this.catalog.drop(entries, collection),
    };
  }
}

const createOutOfDiskSpaceError = (): CommandError => new CommandError('OutOfDiskSpace', 'No space left on device');
