import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { CommandError } from '../errors.js';
import type { QueryStats } from './collection.js';
import { copyPath } from './compaction.js';
import { Database } from './database.js';

const EXTENSION = '.mdb';

/** The databases of a folder, one file each: `DATA_DIR/<name>.mdb`. */
export class Databases {
  private readonly open = new Map<string, Database>();

  constructor(
    private readonly folder: string,
    private readonly stats: QueryStats,
    private readonly hasEnoughSpace: () => boolean = () => true,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    const files = readdirSync(folder);
    for (const name of files.filter((file) => file.endsWith(EXTENSION)).map((file) => path.basename(file, EXTENSION))) {
      removeUnfinishedCopy(this.filePath(name));
      this.open.set(name, new Database(name, this.filePath(name), stats, hasEnoughSpace));
    }
  }

  /** Returns the database with a name, if it exists. */
  find(name: string): Database | undefined {
    return this.open.get(validateName(name));
  }

  /** Returns the database with a name; creates it if it does not exist. */
  findOrCreate(name: string): Database {
    const known = this.find(name);
    if (known !== undefined) return known;
    this.rejectOtherCase(name);
    const created = new Database(name, this.filePath(name), this.stats, this.hasEnoughSpace);
    this.open.set(name, created);
    return created;
  }

  /** All databases, sorted by name. */
  all(): readonly Database[] {
    return [...this.open.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Closes all files after pending operations. */
  async close(): Promise<void> {
    await Promise.all(this.all().map((database) => database.close()));
  }

  /** Throws if a name differs only by case from another: some file systems would use the same file. */
  private rejectOtherCase(name: string): void {
    const folded = name.toLowerCase();
    const other = this.all().find((database) => database.name.toLowerCase() === folded && database.hasCollections());
    if (other === undefined) return;
    throw new CommandError(
      'DatabaseDifferCase',
      `db already exists with different case already have: [${other.name}] trying to create [${name}]`,
    );
  }

  private filePath(name: string): string {
    return path.join(this.folder, `${name}${EXTENSION}`);
  }
}

/** Validates a name, which becomes part of a file name; MongoDB's own rule is as strict. */
function validateName(name: string): string {
  if (/^[^/\\. "$*<>:|?\0]{1,63}$/.test(name)) return name;
  throw new CommandError('InvalidNamespace', `Invalid database name: '${name}'`);
}

/** Removes the copy of an interrupted compaction; the database file is intact. */
function removeUnfinishedCopy(file: string): void {
  rmSync(copyPath(file), { force: true });
  rmSync(`${copyPath(file)}-lock`, { force: true });
}
