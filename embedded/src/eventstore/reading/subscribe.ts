import type { EventStore } from '../store/event-store.js';
import type { PublishedEvents } from '../store/published-events.js';
import type { AllSubscription, StreamSubscription } from './read-request.js';
import { EVENTS_PER_TURN, type ReadSteps } from './read-step.js';

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

/**
 * Subscribes to all streams after `after`. A checkpoint means that all events up to its position were scanned and the
 * matching ones sent; a subscription that starts there has no gap and no repetition.
 */
export function* subscribeToAll({ published }: EventStore, request: AllSubscription): ReadSteps {
  const { after, matches, checkpointEvery = Infinity } = request;
  let index = firstIndex(after, published);
  let scanned = 0;
  yield { kind: 'confirmation' };

  function* catchUp(): ReadSteps {
    for (let event = published.all[index]; event; event = published.all[index]) {
      index++;
      scanned++;
      if (matches(event)) yield { kind: 'event', event };
      if (scanned % checkpointEvery === 0) yield { kind: 'checkpoint', position: event.position };
      if (scanned % EVENTS_PER_TURN === 0) yield { kind: 'pause' };
    }
  }

  yield* catchUp();
  const last = published.all[index - 1];
  if (last && request.checkpointEvery && scanned % checkpointEvery > 0) {
    yield { kind: 'checkpoint', position: last.position };
    yield* catchUp();
  }
  yield { kind: 'caught-up' };
  for (;;) {
    yield* catchUp();
    yield { kind: 'wait' };
  }
}

function firstIndex(after: AllSubscription['after'], published: PublishedEvents): number {
  if (after === 'start') return 0;
  if (after === 'end') return published.all.length;
  const index = published.indexFrom(after);
  return published.all[index]?.position === after ? index + 1 : index;
}
