import type { EventStore, RecordedEvent } from '@trackrecord/platform';

/** Reads the events of a stream from a revision on into memory. @throws the reason of the signal if it aborts. */
export async function readEvents(
  store: Pick<EventStore, 'readStream'>,
  stream: string,
  from = 0,
  signal?: AbortSignal,
): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of store.readStream(stream, { from: BigInt(from) })) {
    signal?.throwIfAborted();
    events.push(event);
  }
  signal?.throwIfAborted();
  return events;
}
