import { type ErrorBody, errorBody, type Profile, profile } from '@trackrecord/contracts';
import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { atLeast, type Headers } from './profile-api.js';

/** An accepted write, and its revision. */
export interface AcknowledgedEdit<Change> {
  readonly change: Change;
  readonly revision: number;
  readonly body: unknown;
}

/** A rejected write, with the ETags of request and response. */
export interface RejectedEdit {
  readonly status: number;
  readonly error: ErrorBody;
  readonly baseEtag: string | undefined;
  readonly currentEtag: string | null;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Headers;
}

/** A request that changes the profile. */
export interface Edit extends Request {
  readonly method: 'PATCH' | 'POST';
}

/** Edits one profile, and records the responses. */
export class EditSession<Change> {
  readonly acknowledgedEdits: AcknowledgedEdit<Change>[] = [];
  readonly rejectedEdits: RejectedEdit[] = [];

  constructor(
    private readonly user: TestUser,
    private readonly maxAttempts: number,
  ) {}

  /** Retries an edit until it is acknowledged. `knownEtag` is the ETag of the last rejection. */
  async retryUntilAcknowledged(
    change: Change,
    createEdit: (knownEtag: string | undefined) => Promise<Edit>,
  ): Promise<void> {
    let knownEtag: string | undefined;
    for (let attempt = 1; attempt <= this.maxAttempts; attempt += 1) {
      const currentEtag = await this.#attempt(change, await createEdit(knownEtag));
      if (currentEtag === undefined) return;
      knownEtag = currentEtag ?? knownEtag;
    }
    throw new Error(`rejected ${this.maxAttempts} times: ${JSON.stringify(change)}`);
  }

  /** Reads the profile, at least at the revision of an ETag. Returns it with its ETag. */
  async read(minEtag: string | undefined): Promise<{ readonly profile: Profile; readonly etag: string }> {
    const headers = minEtag === undefined ? {} : atLeast(minEtag.replaceAll('"', ''));
    const response = await this.#fetch({ method: 'GET', path: `/api/profile/${this.user.uid}`, headers });
    if (!response.ok) throw new Error(`reading failed: ${response.status} ${await response.text()}`);
    return { profile: profile.parse(await response.json()), etag: response.headers.get('etag') ?? '' };
  }

  /** Returns undefined if the edit was acknowledged, else the ETag of the rejection, if any. */
  async #attempt(change: Change, edit: Edit): Promise<string | null | undefined> {
    const response = await this.#fetch(edit);
    const currentEtag = response.headers.get('etag');
    const body: unknown = await response.json();
    if (response.ok) {
      this.acknowledgedEdits.push({ change, revision: Number(currentEtag?.replaceAll('"', '')), body });
      return undefined;
    }
    const baseEtag = edit.headers?.['if-match'];
    this.rejectedEdits.push({ status: response.status, currentEtag, baseEtag, error: errorBody.parse(body) });
    return currentEtag;
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
