import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { clientVersion } from '../config/env';
import { logRequest } from '../log/log';
import { rejectOnAbort } from './abort';
import { readApiError, networkError, createTimeoutError } from './api-error';
import type { ApiError } from './api-error';
import type { ApiRequest, ApiResult, ResponseMeta } from './api-request';
import { handleUnauthorized, isSessionEndedByProvider, sessionEndedError } from './handle-unauthorized';
import { rememberResponse } from './latest-response';
import { retry } from './retry';
import { forgetRevision, getMinRevision, rememberRevision } from './revisions';
import { getServices } from './services';
import type { Services } from './services';

const getXsrfToken = (): string | undefined => {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value === undefined ? undefined : decodeURIComponent(value);
};

// The browser sets the content type of a form, with its boundary.
const isForm = (body: unknown): body is FormData => body instanceof FormData;

function buildHeaders(request: ApiRequest, requestId: string, token: string | null): Headers {
  const headers = new Headers({
    accept: request.fileType ?? 'application/json',
    'x-request-id': requestId,
    'x-correlation-id': request.correlationId ?? requestId,
    'x-client': `web/${clientVersion}`,
  });
  const xsrfToken = getXsrfToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (xsrfToken !== undefined) headers.set('x-xsrf-token', xsrfToken);
  if (request.body !== undefined && !isForm(request.body)) headers.set('content-type', 'application/json');
  if (request.originRef !== undefined) headers.set('x-origin-ref', request.originRef);
  if (request.accessSession !== undefined) headers.set('x-access-session', request.accessSession);
  if (request.lastEventId !== undefined) headers.set('last-event-id', request.lastEventId);
  if (request.ifMatch !== undefined) headers.set('if-match', `"${request.ifMatch}"`);
  if (request.method === 'GET') {
    const revision = request.stream === undefined ? undefined : getMinRevision(request.stream);
    if (revision !== undefined) headers.set('x-min-revision', String(revision));
    const applicationsRevision =
      request.applicationsStream === undefined ? undefined : getMinRevision(request.applicationsStream);
    if (applicationsRevision !== undefined) headers.set('x-min-applications-revision', String(applicationsRevision));
  } else if (request.idempotencyKey !== undefined) {
    headers.set('idempotency-key', request.idempotencyKey);
  }
  return headers;
}

/** Browsers reject keepalive requests with a larger body. */
const MAX_KEEPALIVE_BYTES = 60_000;

const canBeKeptAlive = (content: string | FormData | undefined): boolean =>
  !isForm(content) && new TextEncoder().encode(content ?? '').length < MAX_KEEPALIVE_BYTES;

const serializeBody = (body: unknown): string | FormData | undefined => {
  if (body === undefined || isForm(body)) return body;
  return JSON.stringify(body);
};

function readBody(response: Response, { fileType, isStreamed }: ApiRequest): unknown {
  if (isStreamed === true) return response.body;
  return fileType === undefined ? response.json() : response.blob();
}

const combineSignals = (signal: AbortSignal | undefined, timeoutMs: number | undefined): AbortSignal | undefined => {
  const signals = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)].filter(
    (candidate) => candidate !== undefined,
  );
  return signals.length === 0 ? undefined : AbortSignal.any(signals);
};

/**
 * Sends a request once, with a new request id and the current identity token. Never rejects. Only the base query calls
 * this, what must not wait for the store (the sign-up page in `features/auth`, and `PrefetchedRequest`), signing out, whose
 * request outlives the store, and the tail of the log (`features/staff-streams`), whose response does not belong in a store.
 */
export async function sendRequest(request: ApiRequest, services: Services, signal?: AbortSignal): Promise<ApiResult> {
  const { method, path, body, stream, timeoutMs, deadlineMs, keepalive, baseUrl = 'apiBaseUrl', anonymous } = request;
  const requestId = crypto.randomUUID();
  const content = serializeBody(body);
  const abortSignal = combineSignals(signal, timeoutMs);
  try {
    const token = anonymous === true ? null : await rejectOnAbort(services.identity.getToken(), abortSignal);
    const headers = buildHeaders(request, requestId, token);
    const response = await fetch(`${services.config[baseUrl]}${path}`, {
      method,
      ...(abortSignal !== undefined && { signal: abortSignal }),
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
        if (request.applicationsStream !== undefined)
          forgetRevision(request.applicationsStream, headers.get('x-min-applications-revision'));
      }
      return { error: { ...error, requestId } };
    }
    const data: unknown = response.status === 204 ? null : await readBody(response, request);
    if (request.silent !== true) rememberResponse(requestId);
    const workId = response.headers.get('x-work-id') ?? undefined;
    const accessIdleUntil = response.headers.get('x-access-idle-until') ?? undefined;
    return { data, meta: { workId, accessIdleUntil } };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    const timeoutError = createTimeoutError(timeoutMs ?? deadlineMs ?? 0);
    const apiError = isSessionEndedByProvider(error) ? sessionEndedError : isTimeout ? timeoutError : networkError;
    logRequest(method, path, apiError.message);
    return { error: { ...apiError, requestId } };
  }
}

/**
 * The base query. Queries are retried after network errors and server errors. Mutations are not, because the first
 * attempt may have succeeded; they are only repeated after a 401, with the same idempotency key.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, ResponseMeta> = (request, api) => {
  const services = getServices(api.extra);
  const { deadlineMs, keepalive, anonymous } = request;
  const signal = deadlineMs === undefined ? api.signal : AbortSignal.any([api.signal, AbortSignal.timeout(deadlineMs)]);
  const isWrite = request.method !== 'GET';
  const requestWithKey = isWrite
    ? { ...request, idempotencyKey: request.idempotencyKey ?? crypto.randomUUID() }
    : request;
  const send = (): Promise<ApiResult> =>
    services.prefetchedRequest?.take(requestWithKey) ?? sendRequest(requestWithKey, services, signal);
  // A keepalive request may outlive the page, so the user cannot be asked to sign in.
  const attempt = (): Promise<ApiResult> =>
    keepalive === true || anonymous === true
      ? send()
      : handleUnauthorized(send, { services, signal, isWrite, isSilent: request.silent === true });
  return api.type === 'query' ? retry(attempt, services.wait, signal) : attempt();
};
