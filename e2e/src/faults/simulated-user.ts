import { randomUUID } from 'node:crypto';
import { sleep } from '@trackrecord/platform';
import { authHeaders, signIn, signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { readEvents } from '../event-log.js';
import { type AcknowledgedWrite, checkLog } from './check-log.js';
import type { Findings } from './findings.js';

interface Project {
  readonly title: string;
  readonly [field: string]: unknown;
}

interface Write {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: object;
  /** The new, unique title of a project. */
  readonly title: string | undefined;
  /** The titles of all projects after the write, in order. */
  readonly titlesAfter: readonly string[];
}

/** A request is retried with the same Idempotency-Key at most this long. */
const RETRY_TIMEOUT_MS = 90_000;
const REQUEST_TIMEOUT_MS = 30_000;
const MAX_PROJECTS = 12;
/** Tokens expire after an hour. Signing in earlier leaves time to retry during an outage. */
const SIGN_IN_INTERVAL_MS = 20 * 60_000;

/**
 * A simulated user who continuously adds, edits and removes projects with unique titles, and reads back every write.
 */
export class SimulatedUser {
  #projects: readonly Project[] = [];
  #expectedTitles: readonly string[] = [];
  #revision = 0;
  #titleCount = 0;
  #signedInAt = performance.now();
  readonly #acknowledgedWrites: AcknowledgedWrite[] = [];

  private constructor(
    private readonly url: string,
    private user: TestUser,
    private readonly name: string,
    private readonly findings: Findings,
    private readonly random: () => number,
  ) {}

  /** Signs up a user and saves the profile to edit. */
  static async create(url: string, name: string, findings: Findings, random: () => number): Promise<SimulatedUser> {
    const user = await signUp(url);
    const simulatedUser = new SimulatedUser(url, user, name, findings, random);
    const personalInfo = {
      firstName: 'Ida',
      lastName: 'Rhodes',
      linkedInUrl: 'https://www.linkedin.com/in/ida-rhodes',
      email: user.email,
    };
    const response = await simulatedUser.#request('POST', '/profile', { userId: user.uid, personalInfo });
    if (!response.ok) throw new Error(`saving the profile failed: ${response.status} ${await response.text()}`);
    return simulatedUser;
  }

  /** Writes and reads back until the signal aborts; the current write is completed. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.writeOnce();
      await sleep(20 + this.random() * 80, signal);
    }
  }

  /** Makes one write, retried until it is acknowledged, and reads it back. Returns the duration in ms. */
  async writeOnce(): Promise<number> {
    await this.#refreshToken();
    const startedAt = performance.now();
    const write = this.#createWrite();
    if (await this.#writeWithRetries(write)) await this.#readBack();
    return performance.now() - startedAt;
  }

  /**
   * Compares the read model and the stream in the event log with the acknowledged writes.
   * @param env environment of the stack's services, with the addresses of its stores
   */
  async verify(env: NodeJS.ProcessEnv): Promise<void> {
    const view = await this.#fetchWithRetries('GET', `/profile/${this.user.uid}`);
    this.#compareTitles(getProjectTitles(view), 'in the view');
    const events = await readEvents(`profile-${this.user.uid}`, this.user.uid, env);
    for (const { kind, detail } of checkLog(this.#acknowledgedWrites, events)) {
      this.findings.addViolation(kind, `${this.name}: ${detail} in the log`);
    }
  }

  async #refreshToken(): Promise<void> {
    if (performance.now() - this.#signedInAt < SIGN_IN_INTERVAL_MS) return;
    const user = await signIn(this.user, this.url).catch(() => undefined);
    if (!user) return;
    this.user = user;
    this.#signedInAt = performance.now();
  }

  #createWrite(): Write {
    const { uid } = this.user;
    const title = `${this.name}-${(this.#titleCount += 1)}`;
    // 60 % of the writes add a project, 25 % rename one and 15 % remove one; at the maximum, all remove one.
    const choice = this.#projects.length >= MAX_PROJECTS ? 1 : this.random();
    if (choice < 0.6 || this.#projects.length === 0) {
      const body = { title, description: `Marked ${title}.` };
      return {
        method: 'POST',
        path: `/profile/${uid}/project`,
        body,
        title,
        titlesAfter: [...this.#expectedTitles, title],
      };
    }
    const index = Math.floor(this.random() * this.#projects.length);
    const isRename = choice < 0.85;
    const projects = isRename
      ? this.#projects.map((project, n) => (n === index ? { ...project, title } : project))
      : this.#projects.filter((_, n) => n !== index);
    const titlesAfter = projects.map(({ title }) => title);
    return {
      method: 'PATCH',
      path: `/profile/projects/${uid}`,
      body: { projects },
      title: isRename ? title : undefined,
      titlesAfter,
    };
  }

  /** Retries a write until it is acknowledged. Returns false on timeout. */
  async #writeWithRetries({ method, path, body, title, titlesAfter }: Write): Promise<boolean> {
    const headers = { 'idempotency-key': randomUUID() };
    const deadline = Date.now() + RETRY_TIMEOUT_MS;
    while (Date.now() < deadline) {
      const response = await this.#request(method, path, body, headers).catch(() => undefined);
      if (response?.ok) {
        const revision = Number(response.headers.get('etag')?.replaceAll('"', ''));
        if (revision <= this.#revision) {
          const order = `revision ${revision} acknowledged after revision ${this.#revision}`;
          this.findings.addViolation('reordered', `${this.name}: ${order}`);
        }
        this.#revision = revision;
        this.#acknowledgedWrites.push({ title, revision });
        this.#expectedTitles = titlesAfter;
        this.findings.acknowledgedWriteCount += 1;
        return true;
      }
      if (response) await this.#checkFailure(response, `${method} ${path}`);
      this.findings.retryCount += 1;
      await sleep(100);
    }
    this.findings.addViolation('not recovered', `${this.name}: ${method} ${path} failed for ${RETRY_TIMEOUT_MS} ms`);
    return false;
  }

  /** Reads the last write back: the response must not be older than the write. */
  async #readBack(): Promise<void> {
    const view = await this.#fetchWithRetries('GET', `/profile/${this.user.uid}`);
    if (view === undefined) return;
    const revision = Number((view as { revision?: unknown }).revision);
    if (!(revision >= this.#revision)) {
      this.findings.addViolation('stale', `${this.name}: read revision ${revision} after writing ${this.#revision}`);
    }
    this.findings.readCount += 1;
    this.#compareTitles(getProjectTitles(view), `at revision ${revision}`);
    this.#projects = (view as { projects?: readonly Project[] }).projects ?? [];
  }

  #compareTitles(actual: readonly string[], context: string): void {
    const expected = this.#expectedTitles;
    const lostTitles = expected.filter((title) => !actual.includes(title));
    const duplicatedTitles = actual.filter((title, n) => actual.indexOf(title) !== n);
    if (lostTitles.length > 0) this.findings.addViolation('lost', `${this.name}: ${lostTitles.join(' ')} ${context}`);
    if (duplicatedTitles.length > 0)
      this.findings.addViolation('duplicated', `${this.name}: ${duplicatedTitles.join(' ')} ${context}`);
    if (lostTitles.length + duplicatedTitles.length === 0 && actual.join() !== expected.join())
      this.findings.addViolation(
        'reordered',
        `${this.name}: ${actual.join(' ')} instead of ${expected.join(' ')} ${context}`,
      );
  }

  async #fetchWithRetries(method: string, path: string): Promise<unknown> {
    const deadline = Date.now() + RETRY_TIMEOUT_MS;
    while (Date.now() < deadline) {
      const headers = { 'x-min-revision': String(this.#revision) };
      const response = await this.#request(method, path, undefined, headers).catch(() => undefined);
      const body = response?.ok ? ((await response.json().catch(() => undefined)) as unknown) : undefined;
      if (body !== undefined) return body;
      if (response && !response.ok) await this.#checkFailure(response, `${method} ${path}`);
      await sleep(100);
    }
    this.findings.addViolation('not recovered', `${this.name}: ${method} ${path} failed for ${RETRY_TIMEOUT_MS} ms`);
    return undefined;
  }

  /** Reports a failed response as unexpected, unless it is a 503 with Retry-After or a 409. */
  async #checkFailure(response: Response, request: string): Promise<void> {
    const text = await response.text().catch(() => '');
    const isOutage = response.status === 503 && response.headers.has('retry-after');
    if (isOutage || response.status === 409) return;
    this.findings.addViolation('unexpected responses', `${request}: ${response.status} ${text.slice(0, 300)}`);
  }

  #request(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
    return fetch(`${this.url}/api${path}`, {
      method,
      headers: { ...authHeaders(this.user), ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  }
}

const getProjectTitles = (view: unknown): readonly string[] =>
  ((view as { projects?: readonly Project[] } | undefined)?.projects ?? []).map(({ title }) => title);
