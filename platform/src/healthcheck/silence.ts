import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** How often in a row the service has not answered. */
export interface Silence {
  readonly count: number;
  /** When the first of these checks ended, in seconds since the machine started. */
  readonly since: number;
}

/** After a suspended machine resumes, a single check must not decide, however long ago the one before was. */
const MIN_COUNT = 3;

/** Returns true if the service counts as hung: no answer for `limitSeconds`, and never if that is 0. */
export const isHung = ({ count, since }: Silence, limitSeconds: number, now = uptime()): boolean =>
  limitSeconds > 0 && count >= MIN_COUNT && now - since >= limitSeconds;

/** Keeps the silence in a file, because each check is a process of its own. */
export class SilenceFile {
  constructor(private readonly path: string) {}

  /** Counts a check without an answer. */
  extend(now = uptime()): Silence {
    const { count, since } = this.#read() ?? { count: 0, since: now };
    const silence = { count: count + 1, since };
    writeFileSync(this.path, JSON.stringify(silence));
    return silence;
  }

  clear(): void {
    rmSync(this.path, { force: true });
  }

  #read(): Silence | undefined {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as Silence;
    } catch {
      return undefined;
    }
  }
}
