import type { EventStore } from '../store/event-store.js';
import type { PublishedEvents } from '../store/published-events.js';
import { EVENTS_PER_TURN, type ReadSteps } from './read-step.js';
import type { AllRead, ReadStart } from './read-request.js';

/**
 * Reads the current events of all streams. As in EventStoreDB, a position points in front of its event: a forward read
 * starts with that event, a backward read with the event before it.
 */
export function* readAll({ published }: EventStore, { direction, from, limit, matches }: AllRead): ReadSteps {
  const end = published.all.length;
  const forwards = direction === 'forwards';
  const boundary = toIndex(from, published);
  let remaining = limit;
  let scanned = 0;
  for (let index = forwards ? boundary : boundary - 1; index >= 0 && index < end; index += forwards ? 1 : -1) {
    const event = published.all[index];
    if (remaining === 0 || !event) return;
    if (matches(event)) {
      remaining--;
      yield { kind: 'event', event };
    }
    if (++scanned % EVENTS_PER_TURN === 0) yield { kind: 'pause' };
  }
}

function toIndex(place: ReadStart, published: PublishedEvents): number {
  if (place === 'start') return 0;
  return place === 'end' ? published.all.length : published.indexFrom(place);
}
