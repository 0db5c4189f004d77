import type { EventStore } from '../store/event-store.js';
import type { ReadSteps } from './read-step.js';
import type { StreamSubscription } from './read-request.js';

/** Subscribes to a stream, which need not exist yet, after `after`. */
export function* subscribeToStream(store: EventStore, { stream: name, after }: StreamSubscription): ReadSteps {
  const { streams } = store.published;
  let revision = firstRevision(after, streams.lastRevision(name));
  let isCaughtUp = false;

  yield { kind: 'confirmation' };
  for (;;) {
    if (streams.isTombstoned(name)) return yield { kind: 'stream-deleted' };
    const stream = streams.find(name);
    revision = Math.max(revision, stream?.firstKeptRevision ?? 0);
    const event = stream?.at(revision);
    if (event) {
      revision++;
      if (!stream?.isExpired(event, store.now())) yield { kind: 'event', event };
    } else if (isCaughtUp) {
      yield { kind: 'wait' };
    } else {
      isCaughtUp = true;
      yield { kind: 'caught-up' };
    }
  }
}

function firstRevision(after: StreamSubscription['after'], last: number): number {
  if (after === 'start') return 0;
  return after === 'end' ? last + 1 : after + 1;
}
