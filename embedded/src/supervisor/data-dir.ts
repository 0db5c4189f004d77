import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FolderLock, lockFolder } from '../disk/folder-lock.js';
import { SettingsError } from './settings.js';

/** The folder with all data of the stack, readable by its owner only. */
export class DataDir {
  private constructor(
    readonly path: string,
    private readonly lock: FolderLock,
  ) {}

  /**
   * Creates and locks the folder.
   * @throws {SettingsError} if another stack has locked it.
   */
  static async open(path: string): Promise<DataDir> {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
    const lock = await lockFolder(path, 'stack');
    if (!lock) throw new SettingsError(`DATA_DIR ${path} is in use by another stack`);
    return new DataDir(path, lock);
  }

  /** Returns the path of a subfolder, which is created if it is missing. */
  createFolder(...parts: readonly string[]): string {
    const folder = join(this.path, ...parts);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  /** Returns a secret (32 random bytes in base64), which is created on first use, readable by the owner only. */
  getOrCreateSecret(name: string): string {
    const file = join(this.path, name);
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
    return readFileSync(file, 'utf8').trim();
  }

  /** Releases the lock. */
  close(): void {
    void this.lock.release();
  }
}
