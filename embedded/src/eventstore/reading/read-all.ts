import type { EventStore } from '../store/event-store.js';
import type { PublishedEvents } from '../store/published-events.js';
import { EVENTS_PER_TURN, type ReadSteps } from './read-step.js';
import type { AllRead, Place } from './read-request.js';

/**
 * Reads all streams as they are now. As in EventStoreDB a position points between events, in front of the one that has
 * it: forwards that event is the first, backwards it is the first not to be read.
 */
export function* readAll({ published }: EventStore, { direction, from, limit, matches }: AllRead): ReadSteps {
  const end = published.all.length;
  const forwards = direction === 'forwards';
  const boundary = indexOf(from, published);
  let left = limit;
  let looked = 0;
  for (let index = forwards ? boundary : boundary - 1; index >= 0 && index < end; index += forwards ? 1 : -1) {
    const event = published.all[index];
    if (left === 0 || !event) return;
    if (matches(event)) {
      left--;
      yield { kind: 'event', event };
    }
    if (++looked % EVENTS_PER_TURN === 0) yield { kind: 'rest' };
  }
}

function indexOf(place: Place, published: PublishedEvents): number {
  if (place === 'start') return 0;
  return place === 'end' ? published.all.length : published.indexFrom(place);
}
