import type { JobPostingFacts } from '@trackrecord/contracts/jobs/read-job-posting';
import { SAME_POSTING, SAME_POSTING_PATH } from '@trackrecord/contracts/applications/stages';
import type { Connection } from './connection';

const TIMEOUT_MS = 15_000;

/** An application with the same posting: "Cook at The Inn (Applied)". */
export interface SamePosting {
  readonly applicationId: string;
  readonly name: string;
}

/** A request that failed. The message is for the user. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    message: string,
    /** The HTTP status; 0 without a valid response. */
    readonly status: number,
    /** The application that has the posting that was not saved, if that is the reason. */
    readonly samePosting?: SamePosting,
  ) {
    super(message);
  }
}

/** Sends a request to Trackrecord, without cookies. @throws {RequestError} */
async function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'omit',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      'x-client': `extension/${chrome.runtime.getManifest().version}`,
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new RequestError('Trackrecord could not be reached. Check the address and your connection.', 0);
  });
  const result = (await response.json().catch(() => ({}))) as Readonly<Record<string, unknown>>;
  if (response.ok) return result;
  const { message, code, details } = result;
  const [detail] = Array.isArray(details) ? (details as readonly unknown[]) : [];
  const { path, message: reason = message } = (detail ?? {}) as { readonly path?: unknown; readonly message?: unknown };
  const text = typeof reason === 'string' ? reason : 'Something went wrong. Please try again.';
  const isSamePosting = code === SAME_POSTING && typeof path === 'string' && path.startsWith(SAME_POSTING_PATH);
  const samePosting = isSamePosting ? { applicationId: path.slice(SAME_POSTING_PATH.length), name: text } : undefined;
  throw new RequestError(text, response.status, samePosting);
}

const readText = (response: unknown, name: string): string => {
  const value = (response as Readonly<Record<string, unknown>> | null)?.[name];
  if (typeof value !== 'string') throw new RequestError('This is not the address of Trackrecord.', 0);
  return value;
};

/** Connects this browser with a pairing code, and returns its token. @throws {RequestError} */
export const pair = async (origin: string, code: string, name: string): Promise<string> =>
  readText(await post(`${origin}/api/extension/pairings`, { code, name }), 'token');

/** How a posting is saved. */
export interface SaveOptions {
  /** The day. */
  readonly on: string;
  /** The idempotency key: a repeated request with the same does not save the posting again. */
  readonly key: string;
  /** True to save it although an application has the same posting. */
  readonly isDuplicateAllowed?: true;
}

/**
 * Saves a posting, and returns the id of the application.
 * @throws {RequestError}
 */
export async function savePosting(
  { origin, token }: Connection,
  { text, ...posting }: JobPostingFacts,
  { key, ...options }: SaveOptions,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const response = await post(`${origin}/api/extension/applications`, { posting, text, ...options }, headers);
  return readText(response, 'applicationId');
}
