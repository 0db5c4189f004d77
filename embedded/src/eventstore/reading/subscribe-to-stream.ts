import type { EventStore } from '../store/event-store.js';
import type { ReadSteps } from './read-step.js';
import type { StreamSubscription } from './read-request.js';

/** Follows a stream, which need not exist yet, from behind `after` on. */
export function* subscribeToStream(store: EventStore, { stream: name, after }: StreamSubscription): ReadSteps {
  const { streams } = store.published;
  let revision = firstRevision(after, streams.lastRevision(name));
  let caughtUp = false;

  yield { kind: 'confirmation' };
  for (;;) {
    if (streams.isTombstoned(name)) return yield { kind: 'stream-deleted' };
    const stream = streams.find(name);
    revision = Math.max(revision, stream?.lowestKept ?? 0);
    const event = stream?.at(revision);
    if (event) {
      revision++;
      if (!stream?.isExpired(event, store.now())) yield { kind: 'event', event };
    } else if (caughtUp) {
      yield { kind: 'wait' };
    } else {
      caughtUp = true;
      yield { kind: 'caught-up' };
    }
  }
}

function firstRevision(after: StreamSubscription['after'], last: number): number {
  if (after === 'start') return 0;
  return after === 'end' ? last + 1 : after + 1;
}
