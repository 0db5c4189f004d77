import { START, streamNameFilter } from '@eventstore/db-client';
import { LogMismatch } from '../event-log/log-mismatch.js';
import { pause } from '../lifecycle/sleep.js';
import { type EventStore, fromAllStreamEvent, toClientPosition } from './event-store.js';
import { type LogPlace, placeOf, type RecordedEvent } from './types.js';

interface SubscriptionOptions {
  /** Only streams whose names begin with one of these. */
  readonly prefixes: readonly string[];
  /** The last place already handled; from the beginning without one. */
  readonly after?: LogPlace | undefined;
  readonly signal: AbortSignal;
  /** Told of every lost connection before it is resumed. */
  readonly onLost?: (error: unknown) => void;
  /** Told when everything that was there at the start (or at a resumption) has been delivered. */
  readonly onCaughtUp?: () => void;
  /** Whether the log still holds the last place, asked before a lost connection is resumed: it may be another log by then. */
  readonly continuesFrom?: (last: LogPlace) => Promise<boolean>;
}

/** The log that a lost connection was resumed to does not hold what was delivered from it before. */
export class LogTruncated extends Error {
  override readonly name = 'LogWentBack';
}

const MIN_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 500;

/**
 * Every event after a position and every one to come, in order, each exactly once, until the signal aborts. A lost
 * connection is resumed after the last event that was delivered, with a growing pause between tries.
 * @throws {LogTruncated} where the log does not hold that event any more, and what `continuesFrom` throws.
 */
export async function* subscribeToAll(
  store: EventStore,
  { prefixes, after, signal, onLost, onCaughtUp, continuesFrom }: SubscriptionOptions,
): AsyncGenerator<RecordedEvent> {
  let last = after;
  let backoffMs = MIN_BACKOFF_MS;
  let isReconnecting = false;
  const isActive = () => !signal.aborted;
  while (isActive()) {
    if (isReconnecting && last && continuesFrom) {
      const isContained = await continuesFrom(last).catch((error: unknown) => {
        if (error instanceof LogMismatch) throw error;
        onLost?.(error);
        return 'unknown' as const;
      });
      if (isContained === false) throw new LogTruncated('the event log ends before what was read from it');
      if (isContained === 'unknown') {
        await pause(backoffMs, signal);
        backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
        continue;
      }
    }
    isReconnecting = true;
    const subscription = store.client.subscribeToAll({
      fromPosition: last ? toClientPosition(last) : START,
      filter: streamNameFilter({ prefixes: [...prefixes] }),
    });
    const stop = () => {
      subscription.unsubscribe().catch(() => undefined);
      subscription.destroy();
    };
    signal.addEventListener('abort', stop, { once: true });
    subscription.on('caughtUp', () => {
      backoffMs = MIN_BACKOFF_MS;
      onCaughtUp?.();
    });
    try {
      for await (const { event } of subscription) {
        if (!event) continue;
        const recorded = fromAllStreamEvent(event);
        yield recorded;
        last = placeOf(recorded);
        backoffMs = MIN_BACKOFF_MS;
      }
    } catch (error) {
      if (isActive()) onLost?.(error);
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
    await pause(backoffMs, signal);
    backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
  }
}
