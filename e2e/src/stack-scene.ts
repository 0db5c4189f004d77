import { randomUUID } from 'node:crypto';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { as, signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { NO_FEEDS, OwnStack, runs } from './own-stack.js';

export interface Saved {
  readonly status: number;
  readonly revision: number;
}

/** The status, error code and Retry-After header of a response. */
export interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
}

/** A stack in a temporary folder, with a user who saves their name. */
export class StackScene {
  static readonly #folders: string[] = [];

  readonly folder = mkdtempSync(join(tmpdir(), 'stack-scene-'));
  readonly eventLog = join(this.folder, 'eventstore', 'events.log');
  readonly olderLog = join(this.folder, 'older.log');
  #user: TestUser | undefined;
  #stack: OwnStack | undefined;

  constructor() {
    StackScene.#folders.push(this.folder);
  }

  /** Stops the stacks of all scenes and removes their folders. */
  static async removeAll(): Promise<void> {
    await OwnStack.endAll();
    for (const folder of this.#folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  }

  /** Copies the folder and the user to a new scene. This scene must be stopped. */
  copy(): StackScene {
    const copy = new StackScene();
    cpSync(this.folder, copy.folder, { recursive: true });
    copy.#user = this.#user;
    return copy;
  }

  async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#stack = await OwnStack.start(this.folder, 0, { ...NO_FEEDS, ...more });
    this.#user ??= await signUp(this.#stack.url);
  }

  async stop(): Promise<void> {
    await this.#stack?.end();
  }

  /** Tries to start the stack and returns the error message. */
  async refusal(more: Readonly<Record<string, string>> = {}): Promise<string> {
    return this.start(more).then(
      () => 'it started',
      (error: unknown) => String(error),
    );
  }

  async save(firstName: string, key: string = randomUUID()): Promise<Saved> {
    const answer = await this.#save(firstName, key);
    if (!answer.ok) throw new Error(`save failed: ${String(answer.status)} ${await answer.text()}`);
    return { status: answer.status, revision: revisionOf(answer) };
  }

  /** Tries to save and returns the response, whatever its status. */
  async trySave(firstName: string): Promise<Answered> {
    return answered(await this.#save(firstName, randomUUID()));
  }

  /** Returns the first name in the profile, optionally with X-Min-Revision, or the status and error code. */
  async name(least?: number): Promise<string> {
    const answer = await this.#request('GET', `/profile/${this.#uid}`, minRevision(least));
    const body = (await answer.json()) as { personalInfo?: { firstName: string }; code?: string };
    return body.personalInfo?.firstName ?? [`status ${String(answer.status)}`, body.code].filter(Boolean).join(' ');
  }

  /** Fetches the health of the services, by name. */
  async health(): Promise<{ readonly status: number; readonly parts: Readonly<Record<string, string>> }> {
    const answer = await this.#request('GET', '/health', {});
    const { parts } = (await answer.json()) as { parts: Record<string, { status: string }> };
    return {
      status: answer.status,
      parts: Object.fromEntries(Object.entries(parts).map(([name, { status }]) => [name, status])),
    };
  }

  /** Kills the event store and replaces its log before the supervisor restarts it. */
  async replaceLog(by: string): Promise<void> {
    const pid = this.#running.pids['event store'];
    if (pid === undefined) throw new Error('the stack has no event store');
    const next = `${this.eventLog}.next`;
    copyFileSync(by, next);
    // Stopped first: it must not write, nor be restarted before the log is replaced.
    process.kill(pid, 'SIGSTOP');
    renameSync(next, this.eventLog);
    process.kill(pid, 'SIGKILL');
    while (runs(pid)) await new Promise((later) => setTimeout(later, 10));
  }

  /** Fetches a counter of a service, summed over its labels. */
  async counter(service: string, metric: string): Promise<number> {
    const port = /"port":(\d+)/.exec(lastListening(this.log(service)))?.[1] ?? '';
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  /** Reads the log of a service. */
  log(part: string): string {
    return readFileSync(join(this.folder, 'logs', `${part}.log`), 'utf8');
  }

  get #running(): OwnStack {
    if (!this.#stack) throw new Error('start it first');
    return this.#stack;
  }

  get #uid(): string {
    return this.#user?.uid ?? '';
  }

  #save(firstName: string, key: string): Promise<Response> {
    const personalInfo = { firstName, lastName: 'Byron', linkedInUrl: 'https://www.linkedin.com/in/ada-byron' };
    return this.#request('POST', '/profile', { 'idempotency-key': key }, { userId: this.#uid, personalInfo });
  }

  #request(method: 'GET' | 'POST', path: string, headers: Readonly<Record<string, string>>, body?: object) {
    return fetch(`${this.#running.url}/api${path}`, {
      method,
      headers: { ...as(this.#user ?? { token: '' }), 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(20_000),
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

const minRevision = (least: number | undefined): Readonly<Record<string, string>> =>
  least === undefined ? {} : { 'x-min-revision': String(least) };

const revisionOf = (answer: Response): number => Number(answer.headers.get('etag')?.replaceAll('"', ''));

async function answered(answer: Response): Promise<Answered> {
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
}

const lastListening = (log: string): string =>
  log
    .split('\n')
    .filter((line) => line.includes('"listening"'))
    .at(-1) ?? '';
