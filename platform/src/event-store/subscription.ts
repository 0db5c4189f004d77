import { START, streamNameFilter } from '@eventstore/db-client';
import { pause } from '../lifecycle/pause.js';
import { type EventStore, fromAll, toClientPosition } from './event-store.js';
import type { Position, RecordedEvent } from './types.js';

interface SubscriptionOptions {
  /** Only streams whose names begin with one of these. */
  readonly prefixes: readonly string[];
  /** The last position already handled; from the beginning without one. */
  readonly after?: Position | undefined;
  readonly signal: AbortSignal;
  /** Told of every lost connection before it is resumed. */
  readonly onLost?: (error: unknown) => void;
  /** Told when everything that was there at the start (or at a resumption) has been delivered. */
  readonly onCaughtUp?: () => void;
}

const MIN_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 500;

/**
 * Every event after a position and every one to come, in order, each exactly once, until the signal aborts. A lost
 * connection is resumed after the last event that was delivered, with a growing pause between tries.
 */
export async function* subscribeToAll(
  store: EventStore,
  { prefixes, after, signal, onLost, onCaughtUp }: SubscriptionOptions,
): AsyncGenerator<RecordedEvent> {
  let last = after;
  let wait = MIN_BACKOFF_MS;
  const active = () => !signal.aborted;
  while (active()) {
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
      wait = MIN_BACKOFF_MS;
      onCaughtUp?.();
    });
    try {
      for await (const { event } of subscription) {
        if (!event) continue;
        const recorded = fromAll(event);
        yield recorded;
        last = recorded.position;
        wait = MIN_BACKOFF_MS;
      }
    } catch (error) {
      if (active()) onLost?.(error);
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
    await pause(wait, signal);
    wait = Math.min(wait * 2, MAX_BACKOFF_MS);
  }
}
