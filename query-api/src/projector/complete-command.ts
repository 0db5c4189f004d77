import { eventMetadata, type EventMetadata } from '@trackrecord/contracts';
import type { EventStore, RecordedEvent } from '@trackrecord/platform';
import { readEvents } from './read-events.js';

/**
 * Adds the missing events of the command that a batch ends with, so that no view shows half of a save. The events of a
 * command are contiguous in the log, so only the last one of a batch can be cut off.
 */
export async function completeCommand(
  store: Pick<EventStore, 'readStream'>,
  batch: readonly RecordedEvent[],
): Promise<readonly RecordedEvent[]> {
  const last = batch.at(-1);
  if (!last) return batch;
  const { commandId, hasNext } = parseMetadata(last) ?? {};
  if (!hasNext) return batch;
  const laterEvents = await readEvents(store, last.stream, Number(last.revision) + 1);
  return [...batch, ...laterEvents.filter((event) => parseMetadata(event)?.commandId === commandId)];
}

/**
 * Returns undefined for metadata that this version cannot read: its stream is quarantined, not the projector stopped.
 */
const parseMetadata = ({ metadata }: RecordedEvent): EventMetadata | undefined =>
  eventMetadata.safeParse(metadata).data;
