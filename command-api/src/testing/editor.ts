import { type ErrorBody, errorBody, type Profile, profile } from '@trackrecord/contracts';
import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { atLeast, type Headers } from './profile-api.js';

/** An accepted write, and its revision. */
export interface Acknowledged<Change> {
  readonly change: Change;
  readonly revision: number;
  readonly body: unknown;
}

/** A rejected write. `based` and `current` are the ETags of request and response. */
export interface Refused {
  readonly status: number;
  readonly error: ErrorBody;
  readonly based: string | undefined;
  readonly current: string | null;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Headers;
}

/** A request of a write. */
export interface Edit extends Request {
  readonly method: 'PATCH' | 'POST';
}

/** The responses to concurrent edits of one profile. */
export class Editing<Change> {
  readonly acknowledged: Acknowledged<Change>[] = [];
  readonly refused: Refused[] = [];

  constructor(
    private readonly user: TestUser,
    private readonly mostAttempts: number,
  ) {}

  /** Retries an edit until it is acknowledged. `seen` is the newest known ETag. */
  async untilAcknowledged(change: Change, edit: (seen: string | undefined) => Promise<Edit>): Promise<void> {
    let seen: string | undefined;
    for (let attempt = 1; attempt <= this.mostAttempts; attempt += 1) {
      const current = await this.#attempt(change, await edit(seen));
      if (current === undefined) return;
      seen = current ?? seen;
    }
    throw new Error(`refused ${this.mostAttempts} times: ${JSON.stringify(change)}`);
  }

  /** Reads the profile at least at the revision of an ETag, with its ETag. */
  async read(least: string | undefined): Promise<{ readonly profile: Profile; readonly etag: string }> {
    const headers = least === undefined ? {} : atLeast(least.replaceAll('"', ''));
    const response = await this.#fetch({ method: 'GET', path: `/api/profile/${this.user.uid}`, headers });
    if (!response.ok) throw new Error(`reading failed: ${response.status} ${await response.text()}`);
    return { profile: profile.parse(await response.json()), etag: response.headers.get('etag') ?? '' };
  }

  /** Returns undefined if the edit was acknowledged, else the ETag of the rejection, if any. */
  async #attempt(change: Change, edit: Edit): Promise<string | null | undefined> {
    const response = await this.#fetch(edit);
    const current = response.headers.get('etag');
    const body: unknown = await response.json();
    if (response.ok) {
      this.acknowledged.push({ change, revision: Number(current?.replaceAll('"', '')), body });
      return undefined;
    }
    const based = edit.headers?.['if-match'];
    this.refused.push({ status: response.status, current, based, error: errorBody.parse(body) });
    return current;
  }

  #fetch({ method, path, body, headers }: Request) {
    return fetch(`${testVariable('BASE_URL')}${path}`, {
      method,
      headers: {
        ...authHeaders(this.user),
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}
