import type { ErrorDetail } from '@trackrecord/contracts';
import { isRecord } from '../is-record';

/** The error of a request. `error` is the server's message for the user, if it sent one. */
export interface ApiError {
  readonly status: number | 'NETWORK' | 'TIMEOUT';
  readonly message: string;
  readonly error?: string;
  readonly code?: string;
  readonly details: readonly ErrorDetail[];
  /** Milliseconds to wait before a retry, from the Retry-After header. */
  readonly retryAfterMs?: number;
  /** The `X-Request-Id` of the last attempt; absent if the request was cancelled. */
  readonly requestId?: string;
}

/** Returns true if a value thrown by an unwrapped request, or the error of a query, is an `ApiError`. */
export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && 'status' in value && 'details' in value && typeof value.message === 'string';
}

/** Returns true if the error is a 404. */
export const isNotFound = (failure: unknown): boolean => isApiError(failure) && failure.status === 404;

/** Returns true if the error is a 412: the revision in `If-Match` is no longer the latest. */
export const isRevisionConflict = (failure: unknown): boolean => isApiError(failure) && failure.status === 412;

/** Returns the server's error message, or the fallback if it sent none (spec section 8). */
export const getErrorMessage = (failure: unknown, fallback: string): string =>
  (isApiError(failure) ? failure.error : undefined) ?? fallback;

/** The error of a request without a response. */
export const networkError: ApiError = { status: 'NETWORK', message: 'Network Error', details: [] };

/** Creates the error of a request without a response within this time. */
export const createTimeoutError = (milliseconds: number): ApiError => ({
  status: 'TIMEOUT',
  message: `Request timeout after ${milliseconds / 1_000} s`,
  details: [],
});

const isErrorDetail = (value: unknown): value is ErrorDetail =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

/** Parses a Retry-After header (seconds or a date) to milliseconds; returns undefined if it is missing or invalid. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const delayMs = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return Number.isNaN(delayMs) ? undefined : Math.max(0, delayMs);
}

/** Reads the error from a response. The body may have any shape, since a proxy may have sent it. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const fields = isRecord(body) ? body : {};
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'));
  return {
    status: response.status,
    message: `Request failed with status code ${response.status}`,
    details: Array.isArray(fields.details) ? fields.details.filter(isErrorDetail) : [],
    ...(typeof fields.error === 'string' && { error: fields.error }),
    ...(typeof fields.code === 'string' && { code: fields.code }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}
