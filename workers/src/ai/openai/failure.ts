import { APIConnectionError, APIError } from 'openai';
import { AiFailure } from '../ai.js';
import type { ServerRefusal } from './dialect.js';

/** The connection was lost before the whole answer was there. */
export class AnswerCut extends Error {
  override readonly name = 'AnswerCut';
}

/**
 * What went wrong, as the rest of the product knows it. What the server said is left out, because it may quote what it
 * was sent.
 */
export function failureOf(error: unknown, signal: AbortSignal): AiFailure {
  if (error instanceof AiFailure) return error;
  const { status, code } = said(error);
  if (status === 429) return new AiFailure('overloaded', 'the AI server asks for patience (429)');
  if (signal.aborted) return new AiFailure('timeout', 'the AI server did not answer in time');
  if (code === 'content_filter') return new AiFailure('refused', 'the content filter of the AI server refused');
  if (status !== undefined) return new AiFailure('unavailable', `the AI server answered ${String(status)}`);
  if (isLost(error)) return new AiFailure('unavailable', 'no connection to the AI server');
  return new AiFailure('unavailable', `unexpected ${error instanceof Error ? error.name : typeof error}`);
}

/** Whether asking the same again may help: too many requests, a fault of the server, a lost connection. */
export function mayPass(error: unknown): boolean {
  const { status = 0, code } = said(error);
  // With nothing left in the account no patience helps.
  return isLost(error) || status >= 500 || (status === 429 && code !== 'insufficient_quota');
}

/** The refusal of a server, or nothing where it was something else that failed. */
export function refusalOf(error: unknown): ServerRefusal | undefined {
  const { status, param, body } = said(error);
  return status === undefined ? undefined : { status, param, body };
}

/** What a server says should be waited before the next attempt, as it says it. */
export const retryAfterOf = (error: unknown): string | undefined => said(error).retryAfter;

const isLost = (error: unknown): boolean => error instanceof APIConnectionError || error instanceof AnswerCut;

interface Said {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly param?: string | undefined;
  readonly body: string;
  readonly retryAfter?: string | undefined;
}

function said(error: unknown): Said {
  if (!(error instanceof APIError)) return { body: '' };
  // The client's own type says `any` here.
  const { status, code, param, message, headers } = error as APIError;
  return {
    status,
    code: code ?? undefined,
    param: param ?? undefined,
    body: message,
    retryAfter: headers?.get('retry-after') ?? undefined,
  };
}
