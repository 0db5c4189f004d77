import type { EventStore } from '../store/event-store.js';
import type { Stream } from '../store/stream.js';
import type { ReadSteps } from './read-step.js';
import type { ReadStart, StreamRead } from './read-request.js';

/** Reads the current events of a stream, `from` included; a `from` outside the stream is clamped. */
export function* readStream(store: EventStore, { stream: name, direction, from, limit }: StreamRead): ReadSteps {
  const { streams } = store.published;
  const stream = streams.find(name);
  if (streams.isTombstoned(name)) return yield { kind: 'stream-deleted' };
  if (!stream || stream.lastRevision < 0 || stream.isSoftDeleted) return yield { kind: 'stream-not-found' };

  const lowest = stream.firstKeptRevision;
  const highest = stream.lastRevision;
  const now = store.now();
  const step = direction === 'forwards' ? 1 : -1;
  const start = toRevision(from, stream);
  let revision = direction === 'forwards' ? Math.max(start, lowest) : Math.min(start, highest);
  for (let remaining = limit; remaining > 0 && revision >= lowest && revision <= highest; revision += step) {
    const event = stream.at(revision);
    if (!event || stream.isExpired(event, now)) continue;
    remaining--;
    yield { kind: 'event', event };
  }
}

function toRevision(place: ReadStart, stream: Stream): number {
  if (place === 'start') return 0;
  return place === 'end' ? stream.nextRevision : place;
}
