import { type EventMetadata, eventMetadata, type ExportedEvent } from '@trackrecord/contracts';
import type { EventOpener, EventStore, RecordedEvent } from '@trackrecord/platform';

/** The event store and the decryption. */
export interface EventSource {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly eventOpener: EventOpener;
}

/** A decrypted event. */
export interface DecryptedEvent {
  readonly id: string;
  readonly revision: number;
  readonly type: string;
  readonly metadata: EventMetadata;
  readonly data: unknown;
}

/** The number of events per read. A slow client must not keep a read open, because reads have a deadline. */
const PAGE_SIZE = 100;

/**
 * Yields the decrypted events of a stream up to a revision (inclusive).
 * @throws {KeyDestroyedError} if the account was erased.
 * @throws {Error} if an event is missing, because the stream is being erased.
 */
export async function* readDecryptedEvents(
  { store, eventOpener }: EventSource,
  uid: string,
  stream: string,
  lastRevision: number,
): AsyncGenerator<DecryptedEvent> {
  for (let nextRevision = 0; nextRevision <= lastRevision;) {
    const page: RecordedEvent[] = [];
    const maxCount = Math.min(PAGE_SIZE, lastRevision - nextRevision + 1);
    for await (const event of store.readStream(stream, { from: BigInt(nextRevision), maxCount })) page.push(event);
    if (page.length === 0) throw new Error(`${stream} ends before revision ${String(nextRevision)}`);
    for (const event of page) {
      if (event.revision !== BigInt(nextRevision))
        throw new Error(`${stream} has no revision ${String(nextRevision)} any more`);
      const metadata = eventMetadata.parse(event.metadata);
      yield {
        id: event.id,
        revision: nextRevision,
        type: event.type,
        metadata,
        data: await eventOpener.open(uid, event),
      };
      nextRevision += 1;
    }
  }
}

/** Returns an event as exported: its payload as recorded, in the version of its metadata. */
export const toExportedEvent = ({ id, revision, type, metadata, data }: DecryptedEvent) =>
  ({ eventId: id, revision, type, at: metadata.occurredAt, metadata, data }) satisfies Record<
    keyof ExportedEvent,
    unknown
  >;
