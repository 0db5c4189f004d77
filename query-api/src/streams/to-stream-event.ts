import type { EventReference, StreamEvent } from '@trackrecord/contracts';
import { type EventIndexDocument, type RecordedEvent, toIndexDocument, toLogEvent } from '@trackrecord/platform';

/** Converts an event of the log to what developers see. @throws {Error} if its metadata cannot be read. */
export function toStreamEvent(event: RecordedEvent): StreamEvent {
  const row = toIndexDocument(event);
  if (!row) throw new Error(`the metadata of event ${String(event.revision)} of ${event.stream} cannot be read`);
  return {
    ...toLogEvent(row),
    storedAt: event.createdAt.toISOString(),
    isSealed: event.data instanceof Uint8Array,
  };
}

/** Converts a row of the index to a reference to its event. */
export function toEventReference(row: EventIndexDocument): EventReference {
  const { eventId, stream, revision, type, at } = toLogEvent(row);
  return { eventId, stream, revision, type, at };
}
