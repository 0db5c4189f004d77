import type { EventRecord } from '../store/event.js';
import type { EventStore } from '../store/event-store.js';
import type { PublishedEvents } from '../store/published-events.js';
import type { AllSubscription, StreamSubscription } from './read-request.js';
import { MAX_EVENTS_PER_TURN, type ReadSteps } from './read-step.js';

/** Subscribes to the events of a stream after a revision. The stream need not exist yet. */
export function* subscribeToStream(store: EventStore, { stream: name, after }: StreamSubscription): ReadSteps {
  const { streams } = store.publishedEvents;
  let revision = getFirstRevision(after, streams.getLastRevision(name));
  let isCaughtUp = false;

  yield { kind: 'confirmation' };
  for (;;) {
    const stream = streams.find(name);
    revision = Math.max(revision, stream?.firstVisibleRevision ?? 0);
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

function getFirstRevision(after: StreamSubscription['after'], lastRevision: number): number {
  if (after === 'start') return 0;
  return after === 'end' ? lastRevision + 1 : after + 1;
}

/**
 * Subscribes to the events of all streams after a position. A checkpoint means that all events up to its position were
 * scanned and the matching ones sent; a subscription that starts at this position has no gap and no repetition.
 */
export function* subscribeToAll({ publishedEvents }: EventStore, request: AllSubscription): ReadSteps {
  const { after, prefixes, checkpointInterval = Infinity } = request;
  const matches = ({ stream }: EventRecord): boolean =>
    prefixes === undefined || prefixes.some((prefix) => stream.startsWith(prefix));
  let index = getFirstIndex(after, publishedEvents);
  let scannedCount = 0;
  yield { kind: 'confirmation' };

  function* catchUp(): ReadSteps {
    for (let event = publishedEvents.all[index]; event; event = publishedEvents.all[index]) {
      index++;
      scannedCount++;
      if (matches(event)) yield { kind: 'event', event };
      if (scannedCount % checkpointInterval === 0) yield { kind: 'checkpoint', position: event.position };
      if (scannedCount % MAX_EVENTS_PER_TURN === 0) yield { kind: 'pause' };
    }
  }

  yield* catchUp();
  const lastScannedEvent = publishedEvents.all[index - 1];
  // Covers the events since the newest checkpoint, unless the last event had one.
  if (lastScannedEvent && request.checkpointInterval && scannedCount % checkpointInterval > 0) {
    yield { kind: 'checkpoint', position: lastScannedEvent.position };
    yield* catchUp();
  }
  yield { kind: 'caught-up' };
  for (;;) {
    yield* catchUp();
    yield { kind: 'wait' };
  }
}

function getFirstIndex(after: AllSubscription['after'], publishedEvents: PublishedEvents): number {
  if (after === 'start') return 0;
  if (after === 'end') return publishedEvents.all.length;
  const index = publishedEvents.findIndex(after);
  return publishedEvents.all[index]?.position === after ? index + 1 : index;
}
