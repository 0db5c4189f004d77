import { randomUUID } from 'node:crypto';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '@trackrecord/platform/testing/processes';
import { authHeaders, signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { readIndexAndLog } from './index-and-log.js';
import { NO_FEEDS, IsolatedStack } from './isolated-stack.js';

export interface SaveResult {
  readonly status: number;
  readonly revision: number;
}

/** The status, error code and Retry-After header of a response. */
export interface ApiResult {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
}

const ANY_FREE_PORT = 0;

/** A stack in a temporary folder, with a user who saves their name. */
export class StackFixture {
  static readonly #folders: string[] = [];

  readonly folder = mkdtempSync(join(tmpdir(), 'stack-fixture-'));
  readonly eventLogFile = join(this.folder, 'eventstore', 'events.log');
  readonly eventLogBackup = join(this.folder, 'backup.log');
  #user: TestUser | undefined;
  #stack: IsolatedStack | undefined;

  constructor() {
    StackFixture.#folders.push(this.folder);
  }

  /** Stops the stacks of all fixtures and removes their folders. */
  static async removeAll(): Promise<void> {
    await IsolatedStack.stopAll();
    for (const folder of this.#folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  }

  /** Copies the folder and the user to a new fixture. This fixture must be stopped. */
  copy(): StackFixture {
    const copy = new StackFixture();
    cpSync(this.folder, copy.folder, { recursive: true });
    copy.#user = this.#user;
    return copy;
  }

  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#stack = await IsolatedStack.start(this.folder, ANY_FREE_PORT, { ...NO_FEEDS, ...env });
    this.#user ??= await signUp(this.#stack.url);
  }

  async stop(): Promise<void> {
    await this.#stack?.stop();
  }

  /** Tries to start the stack and returns the error message. */
  async getStartError(env: Readonly<Record<string, string>> = {}): Promise<string> {
    return this.start(env).then(
      () => 'no error',
      (error: unknown) => String(error),
    );
  }

  async save(firstName: string, idempotencyKey: string = randomUUID()): Promise<SaveResult> {
    const response = await this.#save(firstName, idempotencyKey);
    if (!response.ok) throw new Error(`save failed: ${String(response.status)} ${await response.text()}`);
    return { status: response.status, revision: parseRevision(response) };
  }

  /** Tries to save and returns the response, whatever its status. */
  async trySave(firstName: string): Promise<ApiResult> {
    return toApiResult(await this.#save(firstName, randomUUID()));
  }

  /** Returns the first name in the profile, optionally with X-Min-Revision, or the status and error code. */
  async fetchName(minRevision?: number): Promise<string> {
    const response = await this.#request('GET', `/profile/${this.#uid}`, toMinRevisionHeader(minRevision));
    const body = (await response.json()) as { personalInfo?: { firstName: string }; code?: string };
    return body.personalInfo?.firstName ?? [`status ${String(response.status)}`, body.code].filter(Boolean).join(' ');
  }

  /** Fetches the health of the services, by name. */
  async fetchHealth(): Promise<{ readonly status: number; readonly parts: Readonly<Record<string, string>> }> {
    const response = await this.#request('GET', '/health', {});
    const { parts } = (await response.json()) as { parts: Record<string, { status: string }> };
    return {
      status: response.status,
      parts: Object.fromEntries(Object.entries(parts).map(([name, { status }]) => [name, status])),
    };
  }

  /** Kills the event store and replaces its log before the supervisor restarts it. */
  async replaceEventLog(newLog: string): Promise<void> {
    const pid = this.#runningStack.pids['event store'];
    if (pid === undefined) throw new Error('the stack has no event store');
    const replacement = `${this.eventLogFile}.next`;
    copyFileSync(newLog, replacement);
    // Stop the process first, so that it cannot write and is not restarted before the log is replaced.
    process.kill(pid, 'SIGSTOP');
    renameSync(replacement, this.eventLogFile);
    process.kill(pid, 'SIGKILL');
    while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** Fetches a counter of a service, summed over its labels. */
  async fetchCounter(service: string, metric: string): Promise<number> {
    const port = /"port":(\d+)/.exec(findLastListeningLine(this.readServiceLog(service)))?.[1] ?? '';
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  /** Reads the index of events, and what it has to have. */
  readIndexAndLog(): ReturnType<typeof readIndexAndLog> {
    return readIndexAndLog(this.#runningStack.env);
  }

  /** Reads the log of a service. */
  readServiceLog(service: string): string {
    return readFileSync(join(this.folder, 'logs', `${service}.log`), 'utf8');
  }

  get #runningStack(): IsolatedStack {
    if (!this.#stack) throw new Error('the stack is not started');
    return this.#stack;
  }

  get #uid(): string {
    return this.#user?.uid ?? '';
  }

  #save(firstName: string, idempotencyKey: string): Promise<Response> {
    const personalInfo = { firstName, lastName: 'Byron', linkedInUrl: 'https://www.linkedin.com/in/ada-byron' };
    return this.#request(
      'POST',
      '/profile',
      { 'idempotency-key': idempotencyKey },
      { userId: this.#uid, personalInfo },
    );
  }

  #request(method: 'GET' | 'POST', path: string, headers: Readonly<Record<string, string>>, body?: object) {
    return fetch(`${this.#runningStack.url}/api${path}`, {
      method,
      headers: { ...authHeaders(this.#user ?? { token: '' }), 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(20_000),
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

const toMinRevisionHeader = (minRevision: number | undefined): Readonly<Record<string, string>> =>
  minRevision === undefined ? {} : { 'x-min-revision': String(minRevision) };

const parseRevision = (response: Response): number => Number(response.headers.get('etag')?.replaceAll('"', ''));

async function toApiResult(response: Response): Promise<ApiResult> {
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
}

const findLastListeningLine = (log: string): string =>
  log
    .split('\n')
    .filter((line) => line.includes('"listening"'))
    .at(-1) ?? '';
