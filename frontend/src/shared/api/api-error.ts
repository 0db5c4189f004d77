import type { ErrorDetail } from '@trackrecord/contracts';
import { isRecord } from './is-record';

/** Why a request failed. `error` is the server's own sentence for the person, where it gave one. */
export interface ApiError {
  readonly status: number | 'NETWORK' | 'TIMEOUT';
  readonly message: string;
  readonly error?: string;
  readonly code?: string;
  readonly details: readonly ErrorDetail[];
  /** Milliseconds the server asks to wait before another try. */
  readonly retryAfter?: number;
}

/** Whether something thrown by an unwrapped request, or held by a query, is an answer of our API. */
export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && 'status' in value && 'details' in value && typeof value.message === 'string';
}

/** Whether a failure means that the thing asked for does not exist. */
export const isNotFound = (failure: unknown): boolean => isApiError(failure) && failure.status === 404;

/** The text to show for a failure: the server's error field, else the given one (spec section 8). */
export const failureText = (failure: unknown, fallback: string): string =>
  (isApiError(failure) ? failure.error : undefined) ?? fallback;

/** The failure of a request that got no answer. */
export const networkError: ApiError = { status: 'NETWORK', message: 'Network Error', details: [] };

/** The failure of a request whose token the identity provider no longer renews. */
export const sessionEndedError: ApiError = {
  status: 401,
  code: 'token-expired',
  message: 'Request failed with status code 401',
  error: 'Your session has ended. Please sign in again.',
  details: [],
};

/** The failure of a request that got none in time. */
export const createTimeoutError = (milliseconds: number): ApiError => ({
  status: 'TIMEOUT',
  message: `Request timeout after ${milliseconds / 1_000} s`,
  details: [],
});

const isErrorDetail = (value: unknown): value is ErrorDetail =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

/** Milliseconds of a Retry-After header, which holds seconds or a date; undefined when it holds neither. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** Reads the failure out of an answer with an error status; the body need not be ours (a proxy may have answered). */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const fields = isRecord(body) ? body : {};
  const retryAfter = parseRetryAfter(response.headers.get('retry-after'));
  return {
    status: response.status,
    message: `Request failed with status code ${response.status}`,
    details: Array.isArray(fields.details) ? fields.details.filter(isErrorDetail) : [],
    ...(typeof fields.error === 'string' && { error: fields.error }),
    ...(typeof fields.code === 'string' && { code: fields.code }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}
