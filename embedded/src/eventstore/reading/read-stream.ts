import type { EventStore } from '../store/event-store.js';
import type { Stream } from '../store/stream.js';
import type { ReadSteps } from './read-step.js';
import type { Place, StreamRead } from './read-request.js';

/** Reads a stream as it is now; `from` belongs to what is read, and where it lies outside, the nearest event counts. */
export function* readStream(store: EventStore, { stream: name, direction, from, limit }: StreamRead): ReadSteps {
  const { streams } = store.published;
  const stream = streams.find(name);
  if (streams.isTombstoned(name)) return yield { kind: 'stream-deleted' };
  if (!stream || stream.lastRevision < 0 || stream.softDeleted) return yield { kind: 'stream-not-found' };

  const lowest = stream.lowestKept;
  const highest = stream.lastRevision;
  const now = store.now();
  const step = direction === 'forwards' ? 1 : -1;
  const start = revisionOf(from, stream);
  let revision = direction === 'forwards' ? Math.max(start, lowest) : Math.min(start, highest);
  for (let left = limit; left > 0 && revision >= lowest && revision <= highest; revision += step) {
    const event = stream.at(revision);
    if (!event || stream.isExpired(event, now)) continue;
    left--;
    yield { kind: 'event', event };
  }
}

function revisionOf(place: Place, stream: Stream): number {
  if (place === 'start') return 0;
  return place === 'end' ? stream.nextRevision : place;
}
