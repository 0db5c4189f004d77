import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { CommandError } from '../errors.js';
import type { Work } from './collection.js';
import { copyOf } from './compaction.js';
import { Database } from './database.js';

const EXTENSION = '.mdb';

/** The databases in a folder, a file each: `DATA_DIR/<name>.mdb`. */
export class Databases {
  private readonly open = new Map<string, Database>();

  constructor(
    private readonly folder: string,
    private readonly work: Work,
    private readonly hasRoom: () => boolean = () => true,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    const files = readdirSync(folder);
    for (const name of files.filter((file) => file.endsWith(EXTENSION)).map((file) => path.basename(file, EXTENSION))) {
      removeUnfinishedCopy(this.fileOf(name));
      this.open.set(name, new Database(name, this.fileOf(name), work, hasRoom));
    }
  }

  /** The database of a name, if there is one. */
  find(name: string): Database | undefined {
    return this.open.get(checkedName(name));
  }

  /** The database of a name, made if there is none. */
  findOrCreate(name: string): Database {
    const known = this.find(name);
    if (known !== undefined) return known;
    this.refuseOtherCase(name);
    const created = new Database(name, this.fileOf(name), this.work, this.hasRoom);
    this.open.set(name, created);
    return created;
  }

  /** All databases, by name. */
  all(): readonly Database[] {
    return [...this.open.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Closes all files after what is in hand. */
  async close(): Promise<void> {
    await Promise.all(this.all().map((database) => database.close()));
  }

  /** Names that differ only by case are one file on some file systems, so MongoDB refuses them on all. */
  private refuseOtherCase(name: string): void {
    const folded = name.toLowerCase();
    const other = this.all().find((database) => database.name.toLowerCase() === folded && database.hasCollections());
    if (other === undefined) return;
    throw new CommandError(
      'DatabaseDifferCase',
      `db already exists with different case already have: [${other.name}] trying to create [${name}]`,
    );
  }

  private fileOf(name: string): string {
    return path.join(this.folder, `${name}${EXTENSION}`);
  }
}

/** A name is part of a file's name, so it must not lead anywhere else; MongoDB's own rule is as strict. */
function checkedName(name: string): string {
  if (/^[^/\\. "$*<>:|?\0]{1,63}$/.test(name)) return name;
  throw new CommandError('InvalidNamespace', `Invalid database name: '${name}'`);
}

/** What a compaction left that did not come to its end; the database's own file is whole. */
function removeUnfinishedCopy(file: string): void {
  rmSync(copyOf(file), { force: true });
  rmSync(`${copyOf(file)}-lock`, { force: true });
}
