import { APIConnectionError, APIError } from 'openai';
import { AiError, type ServerHealth } from '../ai.js';
import type { Deadline } from './deadline.js';
import type { ServerRejection } from './dialect.js';

/** The connection was lost before the end of the response. */
export class ResponseTruncatedError extends Error {
  override readonly name = 'ResponseTruncatedError';
}

/** Converts an error to an {@link AiError} without the server's message, which may quote user text. */
export function toAiError(error: unknown, { signal, timeout }: Deadline): AiError {
  if (error instanceof AiError) return error;
  const { status, code } = readApiError(error);
  if (status === 429) return new AiError('overloaded', 'rate limited by the AI server (429)');
  // An abort by the caller says nothing about the server.
  if (signal.aborted) return new AiError('timeout', 'the AI server timed out', timeout.aborted ? 'failing' : undefined);
  if (code === 'content_filter') return new AiError('refused', 'refused by the content filter');
  if (status !== undefined)
    return new AiError('unavailable', `the AI server returned ${String(status)}`, toServerHealth(status));
  if (error instanceof ResponseTruncatedError) return new AiError('unavailable', error.message, 'failing');
  if (isConnectionError(error)) return new AiError('unavailable', 'no connection to the AI server', 'down');
  return new AiError('unavailable', `unexpected ${error instanceof Error ? error.name : typeof error}`);
}

const toServerHealth = (status: number): ServerHealth => (status >= 500 ? 'failing' : 'up');

/** Returns true for 429, 5xx and connection errors. */
export function isRetryable(error: unknown): boolean {
  const { status = 0, code } = readApiError(error);
  // An exhausted quota does not recover in time.
  return isConnectionError(error) || status >= 500 || (status === 429 && code !== 'insufficient_quota');
}

/** Returns the rejection of a server, or undefined for other errors. */
export function toServerRejection(error: unknown): ServerRejection | undefined {
  const { status, param, body } = readApiError(error);
  return status === undefined ? undefined : { status, param, body };
}

/** Returns the raw `Retry-After` header of an error. */
export const getRetryAfter = (error: unknown): string | undefined => readApiError(error).retryAfter;

const isConnectionError = (error: unknown): boolean =>
  error instanceof APIConnectionError || error instanceof ResponseTruncatedError;

interface ApiErrorDetails {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly param?: string | undefined;
  readonly body: string;
  readonly retryAfter?: string | undefined;
}

function readApiError(error: unknown): ApiErrorDetails {
  if (!(error instanceof APIError)) return { body: '' };
  // The SDK types these fields as `any`.
  const { status, code, param, message, headers } = error as APIError;
  return {
    status,
    code: code ?? undefined,
    param: param ?? undefined,
    body: message,
    retryAfter: headers?.get('retry-after') ?? undefined,
  };
}
