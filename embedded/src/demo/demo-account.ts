import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataDir } from '../supervisor/data-dir.js';
import { DEMO_EMAIL, DEMO_PASSWORD, DemoClient } from './demo-client.js';
import { createFirstProfile, FIRST_DAYS_AGO, toPastTime, writeHistory } from './demo-history.js';
import { createDemoProfile } from './demo-profile.js';

const DONE = 'done';

/** The demo account of a stack: somebody who has looked for a job for six weeks, or only has a profile. */
export class DemoAccount {
  /**
   * Lets the command API accept past times from this stack (`DEMO_KEY`), while the account or its history are not
   * complete; undefined otherwise.
   */
  readonly key: string | undefined;
  readonly #accountFile: string;
  /** When the history ends (ISO 8601), until it is written; then `done`. Missing for an account without a history. */
  readonly #historyFile: string;

  constructor(data: DataDir, hasHistory: boolean) {
    this.#accountFile = join(data.path, 'demo-account');
    this.#historyFile = join(data.path, 'demo-history');
    const isNew = !existsSync(this.#accountFile);
    if (isNew && hasHistory && this.#history === undefined) this.#writeHistoryFile(new Date().toISOString());
    const isIncomplete = this.#history !== undefined && this.#history !== DONE;
    this.key = isIncomplete ? randomBytes(32).toString('base64url') : undefined;
  }

  /** Creates the account and its profile on the first start, over HTTP. Returns its credentials for the terminal. */
  async create(url: string): Promise<string> {
    if (!existsSync(this.#accountFile)) {
      const client = await DemoClient.signIn(url, this.key);
      const end = this.#historyEnd;
      const profile = end ? createFirstProfile() : createDemoProfile();
      await client.send({
        method: 'POST',
        path: '/api/profile',
        body: { userId: client.uid, ...profile },
        ...(end && { at: toPastTime(end, FIRST_DAYS_AGO) }),
      });
      writeFileSync(this.#accountFile, '', { mode: 0o600 });
    }
    return `${DEMO_EMAIL} / ${DEMO_PASSWORD}`;
  }

  /** Writes the history of the account, unless it is complete. After an interruption, the next start continues it. */
  async writeHistory(url: string): Promise<void> {
    const end = this.#historyEnd;
    if (!end) return;
    await writeHistory(await DemoClient.signIn(url, this.key), end);
    this.#writeHistoryFile(DONE);
  }

  get #history(): string | undefined {
    return existsSync(this.#historyFile) ? readFileSync(this.#historyFile, 'utf8') : undefined;
  }

  get #historyEnd(): Date | undefined {
    return this.key === undefined || this.#history === undefined ? undefined : new Date(this.#history);
  }

  #writeHistoryFile(text: string): void {
    writeFileSync(this.#historyFile, text, { mode: 0o600 });
  }
}
