import { logRequest } from '../log/log';
import { apiErrorOf, networkError } from './api-error';
import type { ApiError } from './api-error';
import { leastRevision, rememberRevision } from './revisions';
import type { Services } from './services';

/** One request to the product's server. `profileOf` names the uid whose profile stream it reads or writes. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly profileOf?: string;
  /** The revision the change was made on; the server refuses with 412 when another came in between. */
  readonly ifMatch?: number;
}

/** What came of a request: the body of a good answer, or why there is none. */
export type Answer =
  { readonly data: unknown; readonly error?: undefined } | { readonly error: ApiError; readonly data?: undefined };

const xsrfToken = (): string | undefined => {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value === undefined ? undefined : decodeURIComponent(value);
};

async function headersFor(request: ApiRequest, identity: Services['identity']): Promise<Headers> {
  const headers = new Headers({ accept: 'application/json' });
  const token = await identity.token();
  const xsrf = xsrfToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (xsrf !== undefined) headers.set('x-xsrf-token', xsrf);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (request.ifMatch !== undefined) headers.set('if-match', `"${request.ifMatch}"`);
  if (request.method === 'GET') {
    const revision = request.profileOf === undefined ? undefined : leastRevision(request.profileOf);
    if (revision !== undefined) headers.set('x-min-revision', String(revision));
  } else {
    headers.set('idempotency-key', crypto.randomUUID());
  }
  return headers;
}

/** Sends a request once, with the current identity token (design.md section 4, the base query). It never rejects. */
export async function send(request: ApiRequest, { config, identity }: Services, signal?: AbortSignal): Promise<Answer> {
  const { method, path, body, profileOf } = request;
  try {
    const response = await fetch(`${config.apiBaseUrl}${path}`, {
      method,
      ...(signal !== undefined && { signal }),
      credentials: 'same-origin',
      headers: await headersFor(request, identity),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    logRequest(method, path, response.status);
    if (method !== 'GET' && profileOf !== undefined) rememberRevision(profileOf, response.headers.get('etag'));
    if (!response.ok) return { error: await apiErrorOf(response) };
    const data: unknown = response.status === 204 ? null : await response.json();
    return { data };
  } catch {
    logRequest(method, path, 'Network Error');
    return { error: networkError };
  }
}
