import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FolderLock, lockFolder } from '../disk/folder-lock.js';
import { SettingsError } from './settings.js';

/** The folder that holds everything the stack keeps; nobody else may look into it. */
export class DataDir {
  private constructor(
    readonly path: string,
    private readonly lock: FolderLock,
  ) {}

  /**
   * Makes and locks the folder.
   * @throws {SettingsError} when another stack has it.
   */
  static async open(path: string): Promise<DataDir> {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
    const lock = await lockFolder(path, 'stack');
    if (!lock) throw new SettingsError(`DATA_DIR ${path} is in use by another stack`);
    return new DataDir(path, lock);
  }

  /** A folder inside, made if it is missing. */
  folder(...parts: readonly string[]): string {
    const folder = join(this.path, ...parts);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  /** The secret of that name, 32 random bytes in base64, made on first use and readable by the owner alone. */
  secret(name: string): string {
    const file = join(this.path, name);
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
    return readFileSync(file, 'utf8').trim();
  }

  /** Lets another stack have the folder. */
  close(): void {
    void this.lock.release();
  }
}
