import { START, streamNameFilter } from '@eventstore/db-client';
import { LogMismatchError } from './log-mismatch.js';
import { sleep } from '../lifecycle/sleep.js';
import { type EventStore, fromAllStreamEvent, toClientPosition } from './event-store.js';
import { type LogPosition, toLogPosition, type RecordedEvent } from './types.js';

interface SubscriptionOptions {
  /** Prefixes of stream names to subscribe to. */
  readonly prefixes: readonly string[];
  /** The last position already handled; starts at the beginning without one. */
  readonly after?: LogPosition | undefined;
  readonly signal: AbortSignal;
  /** Called for every lost connection before it is resumed. */
  readonly onLost?: (error: unknown) => void;
  /** Called when all events that existed at the start or at a resumption have been delivered. */
  readonly onCaughtUp?: () => void;
  /**
   * Returns true if the log still contains the last position. Called before a lost connection is resumed, because the
   * log may have changed.
   */
  readonly containsPosition?: (lastPosition: LogPosition) => Promise<boolean>;
}

/** The log no longer contains the last delivered event after a reconnect. */
export class LogTruncatedError extends Error {
  override readonly name = 'LogTruncatedError';
}

const MIN_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 500;

/**
 * Yields every event after a position and all future ones, in order, exactly once, until the signal aborts. Resumes a
 * lost connection after the last delivered event, with exponential backoff.
 * @throws {LogTruncatedError} if the log no longer contains that event.
 * @throws {LogMismatchError} of `containsPosition`; its other errors are passed to `onLost`, and it is called again.
 */
export async function* subscribeToAll(
  store: EventStore,
  { prefixes, after, signal, onLost, onCaughtUp, containsPosition }: SubscriptionOptions,
): AsyncGenerator<RecordedEvent> {
  let lastPosition = after;
  let backoffMs = MIN_BACKOFF_MS;
  let isReconnecting = false;
  const isActive = () => !signal.aborted;
  while (isActive()) {
    if (isReconnecting && lastPosition && containsPosition) {
      const containment = await containsPosition(lastPosition).catch((error: unknown) => {
        if (error instanceof LogMismatchError) throw error;
        onLost?.(error);
        return 'unknown' as const;
      });
      if (containment === false) throw new LogTruncatedError('the event log ends before what was read from it');
      if (containment === 'unknown') {
        await sleep(backoffMs, signal);
        backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
        continue;
      }
    }
    isReconnecting = true;
    const subscription = store.client.subscribeToAll({
      fromPosition: lastPosition ? toClientPosition(lastPosition) : START,
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
        const recordedEvent = fromAllStreamEvent(event);
        yield recordedEvent;
        lastPosition = toLogPosition(recordedEvent);
        backoffMs = MIN_BACKOFF_MS;
      }
    } catch (error) {
      if (isActive()) onLost?.(error);
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
    await sleep(backoffMs, signal);
    backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
  }
}
