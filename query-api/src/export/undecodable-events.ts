import { UndecodableEventError } from '@trackrecord/contracts';
import type { DecryptedEvent } from './decrypted-events.js';

type Decode = (type: string, payload: unknown, schemaVersion: number) => unknown;

/** Passes events on, and adds the revisions of those that cannot be decoded to `undecodableRevisions`. */
export async function* collectUndecodable(
  events: AsyncIterable<DecryptedEvent>,
  decode: Decode,
  undecodableRevisions: number[],
): AsyncGenerator<DecryptedEvent> {
  for await (const event of events) {
    try {
      decode(event.type, event.data, event.metadata.schemaVersion);
    } catch (error) {
      if (!(error instanceof UndecodableEventError)) throw error;
      undecodableRevisions.push(event.revision);
    }
    yield event;
  }
}

/** Explains to the user why a file is left out that is made from the events of another one. */
export const explainUndecodable = (file: string, revisions: readonly number[]): string =>
  `our software cannot read their source, because of the event with revision ${String(revisions[0])}` +
  `${revisions.length > 1 ? ` and ${String(revisions.length - 1)} more` : ''} in ${file}; that file contains it as it was recorded`;
