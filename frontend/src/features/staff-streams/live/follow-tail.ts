import type { LogEvent, TailEnd, TailEndReason } from '@trackrecord/contracts';
import { createParser } from 'eventsource-parser';
import type { EventSourceMessage } from 'eventsource-parser';
import { waitForAbort } from '../../../shared/api/abort';
import type { ApiError } from '../../../shared/api/api-error';
import { sendRequest } from '../../../shared/api/base-query';
import { endpointRequest } from '../../../shared/api/endpoint-request';
import { handleUnauthorized } from '../../../shared/api/handle-unauthorized';
import type { Services } from '../../../shared/api/services';

/** The server sends a comment every 5 s, so a connection that is silent for this long (ms) is cut. */
const SILENCE_MS = 15_000;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/** What the server filters. */
export interface TailQuery {
  readonly type?: string | undefined;
  readonly category?: string | undefined;
}

/** Why a tail ended for good. */
export type TailFailure = { readonly reason: 'revoked' } | { readonly error: ApiError };

export type TailState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** `reason`: what the server said before it closed the connection. */
  | { readonly kind: 'reconnecting'; readonly reason: TailEndReason | undefined }
  | { readonly kind: 'ended'; readonly failure: TailFailure };

interface Tail {
  readonly services: Services;
  readonly query: TailQuery;
  readonly signal: AbortSignal;
  readonly onEvent: (event: LogEvent) => void;
  /** Called with the position after which another connection continues. */
  readonly onPosition: (position: string) => void;
  readonly onState: (state: TailState) => void;
}

interface Outcome {
  readonly error?: ApiError;
  readonly reason?: TailEndReason;
  /** Whether anything was received. */
  readonly wasOpen: boolean;
}

/** Returns why the tail has ended for good: after all other ends, another connection continues without a gap. */
function getFailure(error: ApiError | undefined, reason: TailEndReason | undefined): TailFailure | undefined {
  if (typeof error?.status === 'number' && error.status >= 400 && error.status < 500) return { error };
  return reason === 'revoked' ? { reason } : undefined;
}

/** Reads one connection until it ends. */
async function readConnection(tail: Tail, lastEventId: string | undefined): Promise<Outcome> {
  const { services, query, onEvent, onPosition, onState } = tail;
  const connection = new AbortController();
  const signal = AbortSignal.any([tail.signal, connection.signal]);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const expectMore = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => connection.abort(), SILENCE_MS);
  };
  let wasOpen = false;
  let reason: TailEndReason | undefined;
  const parser = createParser({
    onEvent: ({ event, id, data }: EventSourceMessage) => {
      if (event === 'end') reason = (JSON.parse(data) as TailEnd).reason;
      // Messages with a name, such as `start`, are no events of the log.
      if (event === undefined) onEvent(JSON.parse(data) as LogEvent);
      if (id !== undefined && id !== '') onPosition(id);
    },
  });
  try {
    expectMore();
    const request = endpointRequest('GET /api/streams/tail', {
      query,
      fileType: 'text/event-stream',
      isStreamed: true,
      silent: true,
      lastEventId,
    });
    const { data, error } = await handleUnauthorized(() => sendRequest(request, services, signal), {
      services,
      signal,
      isWrite: false,
      isSilent: true,
    });
    if (error !== undefined) return { error, wasOpen };
    onState({ kind: 'live' });
    const reader = (data as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    while (reason === undefined) {
      const { done, value } = await reader.read();
      if (done) break;
      expectMore();
      wasOpen = true;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    // The connection was cut, or sent something else than events: another one is tried.
  } finally {
    clearTimeout(silence);
    connection.abort();
  }
  return { wasOpen, ...(reason !== undefined && { reason }) };
}

/**
 * Follows the log until the signal aborts, or the server ends it for good. A connection that is cut is opened again,
 * with growing delays, and continues after the last event that was received.
 */
export async function followTail(tail: Tail, startAfter: string | undefined): Promise<void> {
  const { services, signal, onState } = tail;
  let lastEventId = startAfter;
  let delayMs = FIRST_DELAY_MS;
  const onPosition = (position: string): void => {
    lastEventId = position;
    tail.onPosition(position);
  };
  const isOver = (): boolean => signal.aborted;
  onState({ kind: 'connecting' });
  for (;;) {
    const { error, reason, wasOpen } = await readConnection({ ...tail, onPosition }, lastEventId);
    if (isOver()) return;
    const failure = getFailure(error, reason);
    if (failure !== undefined) {
      onState({ kind: 'ended', failure });
      return;
    }
    if (wasOpen) delayMs = FIRST_DELAY_MS;
    onState({ kind: 'reconnecting', reason });
    await Promise.race([services.wait(error?.retryAfterMs ?? delayMs), waitForAbort(signal)]);
    if (isOver()) return;
    delayMs = Math.min(2 * delayMs, MAX_DELAY_MS);
  }
}
