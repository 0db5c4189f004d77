import type { EventOpener, EventStore, RecordedEvent } from '@trackrecord/platform';
import { orderFields } from './order-fields.js';
import { foldStream } from './fold-stream.js';
import type { Projection } from './projection.js';
import type { StoredView } from './view-store.js';

/** The maximum number of missing events. Documents that are further behind are left to the projector. */
const MAX_EVENTS = 100;

/**
 * Folds the missing events of a stream into its document, without storing it. Returns undefined if the stream does not
 * contain the last event of the document, the events cannot be folded, or the event store does not respond.
 */
export async function catchUp<View>(
  projection: Projection<View>,
  eventOpener: EventOpener,
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  stored: StoredView<View> | undefined,
): Promise<StoredView<View> | undefined> {
  if (stored && (stored.unreadable || !stored.head)) return undefined;
  const events: RecordedEvent[] = [];
  try {
    const from = BigInt(stored?.revision ?? 0);
    for await (const event of store.readStream(stream, { from, maxCount: MAX_EVENTS })) events.push(event);
  } catch {
    // The caller waits for the document instead.
    return undefined;
  }
  if (stored && events[0]?.id !== stored.head?.eventId) return undefined;
  if (events.length === 0) return undefined;
  const { write } = await foldStream(projection, eventOpener, stored, events);
  if (!write || 'deleted' in write) return undefined;
  return { ...write, view: write.view === undefined ? undefined : orderFields(projection.viewSchema, write.view) };
}
