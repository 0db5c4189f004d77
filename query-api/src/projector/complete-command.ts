import { eventMetadata } from '@trackrecord/contracts';
import type { EventStore, RecordedEvent } from '@trackrecord/platform';
import { readEvents } from './read-events.js';

/** Reads the events of one stream. */
type StreamReader = Pick<EventStore, 'readFirstFrom' | 'readStream'>;

/**
 * Adds the missing events of the command that a batch ends with, so that no view shows half of a save. The events of a
 * command are contiguous in the log, so only the last one of a batch can be cut off.
 */
export async function completeCommand(
  store: StreamReader,
  batch: readonly RecordedEvent[],
): Promise<readonly RecordedEvent[]> {
  const last = batch.at(-1);
  const commandId = last && findCommandId(last);
  if (!last || commandId === undefined) return batch;
  const isSameCommand = (event: RecordedEvent) => findCommandId(event) === commandId;
  const from = Number(last.revision) + 1;
  const next = await store.readFirstFrom(last.stream, BigInt(from));
  if (!next || !isSameCommand(next)) return batch;
  return [...batch, ...(await readEvents(store, last.stream, from)).filter(isSameCommand)];
}

/** Returns undefined for metadata that this version cannot read: its stream is quarantined, not the projector stopped. */
const findCommandId = ({ metadata }: RecordedEvent): string | undefined =>
  eventMetadata.safeParse(metadata).data?.commandId;
