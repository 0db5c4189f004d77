import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataDir } from '../supervisor/data-dir.js';
import { DemoClient } from './demo-client.js';
import { createFirstProfile, FIRST_DAYS_AGO, toPastTime, writeHistory } from './demo-history.js';
import { createDemoProfile, DEMO_EMAIL } from './demo-profile.js';
import { signIn, signUpOrIn } from './demo-sign-in.js';

/** The password is public: the emulator listens on loopback only. */
const CREDENTIALS = { email: DEMO_EMAIL, password: 'trackrecord' };
const DONE = 'done';

/** The demo account of a stack: a profile and, unless it is turned off, the history of a job search of six weeks. */
export class DemoAccount {
  /** Lets the command API accept past times from this stack (`DEMO_KEY`); undefined if the history is complete. */
  readonly key: string | undefined;
  readonly #accountFile: string;
  /** When the history ends (ISO 8601), until it is written; then `done`. Missing for an account without a history. */
  readonly #historyFile: string;

  constructor(data: DataDir, hasHistory: boolean) {
    this.#accountFile = join(data.path, 'demo-account');
    this.#historyFile = join(data.path, 'demo-history');
    const isNew = !existsSync(this.#accountFile);
    if (isNew && hasHistory && this.#history === undefined) this.#writeHistoryFile(new Date().toISOString());
    this.key = this.#historyEnd && randomBytes(32).toString('base64url');
  }

  /** Creates the account and its profile on the first start, over HTTP. Returns its credentials for the terminal. */
  async create(url: string, signal: AbortSignal): Promise<string> {
    if (!existsSync(this.#accountFile)) {
      const identity = await signUpOrIn(url, CREDENTIALS);
      const end = this.#historyEnd;
      await new DemoClient(url, identity, this.key, signal).send({
        method: 'POST',
        path: '/api/profile',
        body: { userId: identity.uid, ...(end ? createFirstProfile() : createDemoProfile()) },
        key: 'demo-profile',
        ...(end && { at: toPastTime(end, FIRST_DAYS_AGO) }),
      });
      writeFileSync(this.#accountFile, '', { mode: 0o600 });
    }
    return `${CREDENTIALS.email} / ${CREDENTIALS.password}`;
  }

  /**
   * Writes the history of the account, unless it is complete. After an interruption, the next start continues it. An
   * account that was deleted meanwhile, or has another password, keeps what it has.
   */
  async writeHistory(url: string, signal: AbortSignal): Promise<void> {
    const end = this.#historyEnd;
    if (!end) return;
    const identity = await signIn(url, CREDENTIALS);
    if (identity) await writeHistory(new DemoClient(url, identity, this.key, signal), end);
    this.#writeHistoryFile(DONE);
  }

  get #history(): string | undefined {
    return existsSync(this.#historyFile) ? readFileSync(this.#historyFile, 'utf8') : undefined;
  }

  /** When the history ends; undefined if there is none to write. */
  get #historyEnd(): Date | undefined {
    const history = this.#history;
    return history === undefined || history === DONE ? undefined : new Date(history);
  }

  #writeHistoryFile(text: string): void {
    writeFileSync(this.#historyFile, text, { mode: 0o600 });
  }
}
