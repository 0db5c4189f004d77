import type { EventStore, RecordedEvent } from '@trackrecord/platform';

/** Reads the events of a stream from a revision on into memory. */
export async function readEvents(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  from = 0,
): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of store.readStream(stream, { from: BigInt(from) })) events.push(event);
  return events;
}
