import type { EventStore } from '../store/event-store.js';
import type { PublishedEvents } from '../store/published-events.js';
import type { Stream } from '../store/stream.js';
import type { AllRead, ReadStart, StreamRead } from './read-request.js';
import type { ReadSteps } from './read-step.js';

/** Reads the current events of a stream, `from` included; a `from` outside the stream is clamped. */
export function* readStream(store: EventStore, { stream: name, direction, from, limit }: StreamRead): ReadSteps {
  const { streams } = store.publishedEvents;
  const stream = streams.find(name);
  if (!stream || stream.lastRevision < 0) return yield { kind: 'stream-not-found' };

  const minRevision = stream.firstVisibleRevision;
  const maxRevision = stream.lastRevision;
  const now = store.now();
  const step = direction === 'forwards' ? 1 : -1;
  const start = toRevision(from, stream);
  let revision = direction === 'forwards' ? Math.max(start, minRevision) : Math.min(start, maxRevision);
  for (let remaining = limit; remaining > 0 && revision >= minRevision && revision <= maxRevision; revision += step) {
    const event = stream.at(revision);
    if (!event || stream.isExpired(event, now)) continue;
    remaining--;
    yield { kind: 'event', event };
  }
}

function toRevision(from: ReadStart, stream: Stream): number {
  if (from === 'start') return 0;
  return from === 'end' ? stream.nextRevision : from;
}

/**
 * Reads the current events of all streams. As in EventStoreDB, a position points in front of its event: a forward read
 * starts with that event, a backward read with the event before it.
 */
export function* readAll({ publishedEvents }: EventStore, { direction, from, limit }: AllRead): ReadSteps {
  const end = publishedEvents.all.length;
  const isForwards = direction === 'forwards';
  const boundary = toIndex(from, publishedEvents);
  let remaining = limit;
  for (let index = isForwards ? boundary : boundary - 1; index >= 0 && index < end; index += isForwards ? 1 : -1) {
    const event = publishedEvents.all[index];
    if (remaining === 0 || !event) return;
    remaining--;
    yield { kind: 'event', event };
  }
}

function toIndex(from: ReadStart, publishedEvents: PublishedEvents): number {
  if (from === 'start') return 0;
  return from === 'end' ? publishedEvents.all.length : publishedEvents.findIndex(from);
}
