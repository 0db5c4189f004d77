import type { EventStore } from '../store/event-store.js';
import type { PublishedEvents } from '../store/published-events.js';
import { EVENTS_PER_TURN, type ReadSteps } from './read-step.js';
import type { AllSubscription } from './read-request.js';

/**
 * Follows all streams from behind `after` on. A checkpoint says: everything up to this position was looked at, and what
 * matched was sent; a subscription after it continues without a gap and without a repetition.
 */
export function* subscribeToAll({ published }: EventStore, request: AllSubscription): ReadSteps {
  const { after, matches, checkpointEvery = Infinity } = request;
  let index = firstIndex(after, published);
  let looked = 0;
  yield { kind: 'confirmation' };

  function* untilCaughtUp(): ReadSteps {
    for (let event = published.all[index]; event; event = published.all[index]) {
      index++;
      looked++;
      if (matches(event)) yield { kind: 'event', event };
      if (looked % checkpointEvery === 0) yield { kind: 'checkpoint', position: event.position };
      if (looked % EVENTS_PER_TURN === 0) yield { kind: 'rest' };
    }
  }

  yield* untilCaughtUp();
  const last = published.all[index - 1];
  if (last && request.checkpointEvery && looked % checkpointEvery > 0) {
    yield { kind: 'checkpoint', position: last.position };
    yield* untilCaughtUp();
  }
  yield { kind: 'caught-up' };
  for (;;) {
    yield* untilCaughtUp();
    yield { kind: 'wait' };
  }
}

function firstIndex(after: AllSubscription['after'], published: PublishedEvents): number {
  if (after === 'start') return 0;
  if (after === 'end') return published.all.length;
  const index = published.indexFrom(after);
  return published.all[index]?.position === after ? index + 1 : index;
}
