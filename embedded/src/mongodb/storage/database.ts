import { stat } from 'node:fs/promises';
import path from 'node:path';

import { CommandError } from '../errors.js';
import { Catalog } from './catalog.js';
import { Collection, type Work } from './collection.js';
import { CollectionWriter } from './collection-writer.js';
import type { CollectionInfo } from './collection-info.js';
import { copyEntries, removeFile, replaceByCopy, syncFolder } from './compaction.js';
import { CommitFailedError, Environment, type Entries, type WritableEntries } from './environment.js';
import { Gate } from './gate.js';
import { RecordIds } from './record-ids.js';

/** The collections of a database as of one moment. */
export interface Snapshot {
  collection(name: string): Collection | undefined;
  collections(): readonly CollectionInfo[];
}

/** The collections of a database within the one transaction that may change them. */
export interface Transaction extends Snapshot {
  collection(name: string): CollectionWriter | undefined;
  /** The collection of a name, made if there is none. */
  collectionToWrite(name: string): CollectionWriter;
  drop(collection: CollectionInfo): void;
}

/** One database: one LMDB file. */
export class Database {
  private readonly gate = new Gate();
  private readonly catalog = new Catalog();
  private readonly recordIds = new RecordIds();
  private environment: Environment;
  private isReplacingFile = false;

  constructor(
    readonly name: string,
    private readonly file: string,
    private readonly work: Work,
    private readonly hasRoom: () => boolean = () => true,
  ) {
    this.environment = Environment.open(file);
  }

  /** Reads what is committed. The work must be done when it returns. */
  read<T>(work: (snapshot: Snapshot) => T): Promise<T> {
    return this.gate.shared(() => this.environment.read((entries) => work(this.snapshot(entries))));
  }

  /**
   * Changes documents, all or none; resolves when the change is on disk. The work must not wait for anything.
   * @throws {CommandError} OutOfDiskSpace when there is no room.
   */
  async write<T>(work: (transaction: Transaction) => T): Promise<T> {
    if (!this.hasRoom()) throw outOfDiskSpace();
    let used: Environment | undefined;
    try {
      return await this.gate.shared(() => {
        used = this.environment;
        return used.write((entries) => work(this.transaction(entries)));
      });
    } catch (error) {
      if (!(error instanceof CommitFailedError)) throw error;
      if (used) await this.reopen(used);
      throw outOfDiskSpace();
    }
  }

  /** Rewrites the file so that nothing is left in it of what was removed. Reads and writes wait meanwhile. */
  compact(): Promise<{ readonly bytesFreed: number }> {
    return this.gate.alone(async () => {
      await copyEntries(this.environment, this.file);
      return this.whileClosed(() => replaceByCopy(this.file));
    });
  }

  /** Whether there are collections, as far as is known at once: while the file is being replaced there may be. */
  hasCollections(): boolean {
    if (this.isReplacingFile) return true;
    return this.environment.read((entries) => this.catalog.all(entries).length > 0);
  }

  /** The size of the file, in bytes. */
  async sizeOnDisk(): Promise<number> {
    return (await stat(this.file)).size;
  }

  /** Closes the database after what is in hand. */
  close(): Promise<void> {
    return this.gate.alone(() => this.environment.close());
  }

  /** Removes all collections at once, from the disk too: the file is made anew. */
  empty(): Promise<void> {
    return this.gate.alone(() =>
      this.whileClosed(async () => {
        await removeFile(this.file);
        await syncFolder(path.dirname(this.file));
      }),
    );
  }

  /** Opens the file again after a commit has failed: LMDB refuses all writes of an environment that one failed in. */
  private reopen(failed: Environment): Promise<void> {
    return this.gate.alone(async () => {
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
