import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { CommandError } from '../errors.js';
import type { QueryStats } from './collection.js';
import { getCopyPath } from './compaction.js';
import { Database } from './database.js';

const EXTENSION = '.mdb';

/** The databases of a folder, one file each: `DATA_DIR/<name>.mdb`. */
export class Databases {
  private readonly databases = new Map<string, Database>();

  constructor(
    private readonly folder: string,
    private readonly stats: QueryStats,
    private readonly hasEnoughSpace: () => boolean = () => true,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    const files = readdirSync(folder);
    for (const name of files.filter((file) => file.endsWith(EXTENSION)).map((file) => path.basename(file, EXTENSION))) {
      removeUnfinishedCopy(this.getFilePath(name));
      this.databases.set(name, new Database(name, this.getFilePath(name), stats, hasEnoughSpace));
    }
  }

  /** Returns the database with a name, if it exists. */
  find(name: string): Database | undefined {
    return this.databases.get(validateName(name));
  }

  /** Returns the database with a name; creates it if it does not exist. */
  findOrCreate(name: string): Database {
    const existingDatabase = this.find(name);
    if (existingDatabase !== undefined) return existingDatabase;
    this.rejectNameDifferingByCase(name);
    const newDatabase = new Database(name, this.getFilePath(name), this.stats, this.hasEnoughSpace);
    this.databases.set(name, newDatabase);
    return newDatabase;
  }

  /** All databases, sorted by name. */
  getAll(): readonly Database[] {
    return [...this.databases.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Closes all files after pending operations. */
  async close(): Promise<void> {
    await Promise.all(this.getAll().map((database) => database.close()));
  }

  /** Throws if a name differs only by case from another: some file systems would use the same file. */
  private rejectNameDifferingByCase(name: string): void {
    const lowerCase = name.toLowerCase();
    const other = this.getAll().find(
      (database) => database.name.toLowerCase() === lowerCase && database.hasCollections(),
    );
    if (other === undefined) return;
    throw new CommandError(
      'DatabaseDifferCase',
      `db already exists with different case already have: [${other.name}] trying to create [${name}]`,
    );
  }

  private getFilePath(name: string): string {
    return path.join(this.folder, `${name}${EXTENSION}`);
  }
}

/**
 * Validates a name, which becomes part of a file name. This is MongoDB's rule on Windows, which is stricter than that
 * on Linux.
 */
function validateName(name: string): string {
  if (/^[^/\\. "$*<>:|?\0]{1,63}$/.test(name)) return name;
  throw new CommandError('InvalidNamespace', `Invalid database name: '${name}'`);
}

/** Removes the copy of an interrupted compaction; the database file is intact. */
function removeUnfinishedCopy(file: string): void {
  rmSync(getCopyPath(file), { force: true });
  rmSync(`${getCopyPath(file)}-lock`, { force: true });
}
