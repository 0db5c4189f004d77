import type { EventStore } from '../store/event-store.js';
import type { PublishedEvents } from '../store/published-events.js';
import type { Stream } from '../store/stream.js';
import type { AllRead, ReadStart, StreamRead } from './read-request.js';
import { EVENTS_PER_TURN, type ReadSteps } from './read-step.js';

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
