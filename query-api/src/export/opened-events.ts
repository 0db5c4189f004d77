import { type EventMetadata, eventMetadata, type ExportedEvent } from '@trackrecord/contracts';
import type { EventOpener, EventStore, RecordedEvent } from '@trackrecord/platform';

/** What events are read with. */
export interface EventSource {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly sealed: EventOpener;
}

/** An event, opened. */
export interface OpenedEvent {
  readonly id: string;
  readonly revision: number;
  readonly type: string;
  readonly metadata: EventMetadata;
  readonly data: unknown;
}

/** Events are read by so many at once, because whoever downloads may be slow, and a read has a deadline. */
const PAGE = 100;

/**
 * Every event of a stream up to a revision (inclusive), in order, opened.
 * @throws {KeyDestroyed} and where one is missing: then somebody is erasing the stream.
 */
export async function* openedEvents(
  { store, sealed }: EventSource,
  uid: string,
  stream: string,
  last: number,
): AsyncGenerator<OpenedEvent> {
  for (let next = 0; next <= last;) {
    const page: RecordedEvent[] = [];
    const most = Math.min(PAGE, last - next + 1);
    for await (const event of store.readStream(stream, { from: BigInt(next), most })) page.push(event);
    if (page.length === 0) throw new Error(`${stream} ends before revision ${String(next)}`);
    for (const event of page) {
      if (event.revision !== BigInt(next)) throw new Error(`${stream} has no revision ${String(next)} any more`);
      const metadata = eventMetadata.parse(event.metadata);
      yield { id: event.id, revision: next, type: event.type, metadata, data: await sealed.open(uid, event) };
      next += 1;
    }
  }
}

/** An event as it is handed out: its payload as it was recorded, in the version that its metadata names. */
export const exportedEventOf = ({ id, revision, type, metadata, data }: OpenedEvent) =>
  ({ eventId: id, revision, type, at: metadata.occurredAt, metadata, data }) satisfies Record<
    keyof ExportedEvent,
    unknown
  >;
