import type { JobPostingFacts } from '@trackrecord/contracts/jobs/read-job-posting';
import type { Connection } from './connection';

const TIMEOUT_MS = 15_000;

/** A request that failed. The message is for the user. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    message: string,
    /** The HTTP status; 0 without a valid response. */
    readonly status: number,
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
  const { message, details } = result;
  const [detail] = Array.isArray(details) ? (details as readonly unknown[]) : [];
  const reason = (detail as { readonly message?: unknown } | undefined)?.message ?? message;
  throw new RequestError(
    typeof reason === 'string' ? reason : 'Something went wrong. Please try again.',
    response.status,
  );
}

const readText = (response: unknown, name: string): string => {
  const value = (response as Readonly<Record<string, unknown>> | null)?.[name];
  if (typeof value !== 'string') throw new RequestError('This is not the address of Trackrecord.', 0);
  return value;
};

/** Connects this browser with a pairing code, and returns its token. @throws {RequestError} */
export const pair = async (origin: string, code: string, name: string): Promise<string> =>
  readText(await post(`${origin}/api/extension/pairings`, { code, name }), 'token');

/**
 * Saves a posting on a day (`on`), and returns the id of the application. A repeated request with the same idempotency
 * key does not save it again.
 * @throws {RequestError}
 */
export async function savePosting(
  { origin, token }: Connection,
  { text, ...posting }: JobPostingFacts,
  { on, key }: { readonly on: string; readonly key: string },
): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const response = await post(`${origin}/api/extension/applications`, { posting, text, on }, headers);
  return readText(response, 'applicationId');
}
