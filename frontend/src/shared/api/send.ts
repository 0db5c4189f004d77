import { logRequest } from '../log/log';
import { readApiError, networkError, sessionEndedError, createTimeoutError } from './api-error';
import type { ApiError } from './api-error';
import { isRecord } from './is-record';
import { forgetRevision, getMinRevision, rememberRevision } from './revisions';
import type { Services } from './services';

/** A request to the API. `stream` is the stream it reads or writes. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Sent as multipart form data if it is a `FormData`, otherwise as JSON. */
  readonly body?: unknown;
  readonly stream?: string;
  /** The media type of the expected file; the result is then a Blob instead of JSON. */
  readonly file?: string;
  /** The revision the change is based on; the server responds with 412 if there is a newer one. */
  readonly ifMatch?: number;
  /** Timeout of one attempt in milliseconds; default: none. */
  readonly timeout?: number;
  /** Timeout of a query including its retries, in milliseconds; default: none. */
  readonly deadline?: number;
  /** Default: a new key for each write. Sending a key again repeats the same write. */
  readonly idempotencyKey?: string;
  /** Whether the request continues after the page is closed. */
  readonly keepalive?: boolean;
}

/** The result of a request: the response body, or the error. */
export type ApiResult =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: ApiError; readonly data?: undefined };

const xsrfToken = (): string | undefined => {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value === undefined ? undefined : decodeURIComponent(value);
};

// The browser sets the content type of a form, with its boundary.
const isForm = (body: unknown): body is FormData => body instanceof FormData;

/** Waits for a token until the signal of its request aborts. */
async function awaitToken(token: Promise<string | null>, signal: AbortSignal | undefined): Promise<string | null> {
  if (signal === undefined) return token;
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  signal.throwIfAborted();
  const result = await Promise.race([token, aborted]);
  signal.throwIfAborted();
  return result ?? null;
}

function buildHeaders(request: ApiRequest, token: string | null): Headers {
  const headers = new Headers({ accept: request.file ?? 'application/json' });
  const xsrf = xsrfToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (xsrf !== undefined) headers.set('x-xsrf-token', xsrf);
  if (request.body !== undefined && !isForm(request.body)) headers.set('content-type', 'application/json');
  if (request.ifMatch !== undefined) headers.set('if-match', `"${request.ifMatch}"`);
  if (request.method === 'GET') {
    const revision = request.stream === undefined ? undefined : getMinRevision(request.stream);
    if (revision !== undefined) headers.set('x-min-revision', String(revision));
  } else {
    headers.set('idempotency-key', request.idempotencyKey ?? crypto.randomUUID());
  }
  return headers;
}

const MAX_KEEPALIVE_BYTES = 60_000;

const canBeKeptAlive = (content: string | FormData | undefined): boolean =>
  !isForm(content) && new TextEncoder().encode(content ?? '').length < MAX_KEEPALIVE_BYTES;

const serializeBody = (body: unknown): string | FormData | undefined => {
  if (body === undefined || isForm(body)) return body;
  return JSON.stringify(body);
};

const readBody = (response: Response, { file }: ApiRequest): Promise<unknown> =>
  file === undefined ? response.json() : response.blob();

const combineSignals = (signal: AbortSignal | undefined, timeout: number | undefined): AbortSignal | undefined => {
  const signals = [signal, timeout === undefined ? undefined : AbortSignal.timeout(timeout)].filter(
    (candidate) => candidate !== undefined,
  );
  return signals.length === 0 ? undefined : AbortSignal.any(signals);
};

/** Returns true if renewing the token failed because the identity provider has ended the session. */
const isSessionEndedByProvider = (error: unknown): boolean =>
  isRecord(error) && /^auth\/(user-token-expired|invalid-user-token)$/.test(String(error.code));

async function sendOnce(request: ApiRequest, services: Services, signal: AbortSignal | undefined): Promise<ApiResult> {
  const { method, path, body, stream, timeout, deadline, keepalive } = request;
  const content = serializeBody(body);
  const abortSignal = combineSignals(signal, timeout);
  try {
    const headers = buildHeaders(request, await awaitToken(services.identity.token(), abortSignal));
    const response = await fetch(`${services.config.apiBaseUrl}${path}`, {
      method,
      ...(abortSignal !== undefined && { signal: abortSignal }),
      // Browsers reject larger keepalive requests.
      keepalive: keepalive === true && canBeKeptAlive(content),
      credentials: 'same-origin',
      headers,
      ...(content !== undefined && { body: content }),
    });
    logRequest(method, path, response.status);
    if (method !== 'GET' && stream !== undefined) rememberRevision(stream, response.headers.get('etag'));
    if (!response.ok) {
      const error = await readApiError(response);
      if (stream !== undefined && error.code === 'revision-lost') {
        forgetRevision(stream, headers.get('x-min-revision'));
      }
      return { error };
    }
    const data: unknown = response.status === 204 ? null : await readBody(response, request);
    return { data };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    const timeoutError = createTimeoutError(timeout ?? deadline ?? 0);
    const apiError = isSessionEndedByProvider(error) ? sessionEndedError : isTimeout ? timeoutError : networkError;
    logRequest(method, path, apiError.message);
    return { error: apiError };
  }
}

/** Returns true if signing in again can help, which it cannot after the account was deleted. */
const isSessionExpired = ({ error }: ApiResult): boolean => error?.status === 401 && error.code !== 'account-gone';

/**
 * Sends a request with the current identity token (design.md section 4, the base query). Never rejects. After a 401 it
 * sends the same request again: first with a fresh token, then after the user has signed in again.
 */
export async function send(request: ApiRequest, services: Services, signal?: AbortSignal): Promise<ApiResult> {
  const { session, identity } = services;
  const isWrite = request.method !== 'GET';
  // Set here, so that all attempts share one key.
  const sent = isWrite ? { ...request, idempotencyKey: request.idempotencyKey ?? crypto.randomUUID() } : request;
  const first = await sendOnce(sent, services, signal);
  // A keepalive request may outlive the page, so the user cannot be asked to sign in.
  if (!isSessionExpired(first) || session === undefined || request.keepalive === true) return first;
  const freshToken = await awaitToken(identity.token(true), signal).catch(() => null);
  const second = freshToken === null ? first : await sendOnce(sent, services, signal);
  if (!isSessionExpired(second) || !(await session.renew(isWrite)) || signal?.aborted) return second;
  return sendOnce(sent, services, signal);
}
