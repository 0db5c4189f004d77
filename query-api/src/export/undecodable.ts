import { UndecodableEvent } from '@trackrecord/contracts';
import type { OpenedEvent } from './opened-events.js';

type Decode = (type: string, payload: unknown, schemaVersion: number) => unknown;

/** Passes events on, and adds the revisions of those that cannot be decoded to `undecodable`. */
export async function* noting(
  events: AsyncIterable<OpenedEvent>,
  decode: Decode,
  undecodable: number[],
): AsyncGenerator<OpenedEvent> {
  for await (const event of events) {
    try {
      decode(event.type, event.data, event.metadata.schemaVersion);
    } catch (error) {
      if (!(error instanceof UndecodableEvent)) throw error;
      undecodable.push(event.revision);
    }
    yield event;
  }
}
