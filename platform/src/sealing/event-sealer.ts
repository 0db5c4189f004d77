import type { RecordedEvent } from '../event-store/types.js';
import type { Sealer } from './sealer.js';

/** The payload of an event is not bytes, so it was not sealed. Something else than an `EventSealer` wrote it. */
export class NotSealedError extends Error {
  override readonly name = 'NotSealedError';
}

type Envelope = Pick<RecordedEvent, 'stream' | 'type' | 'id'>;

/** The reading part of `EventSealer`. */
export type EventOpener = Pick<EventSealer, 'open'>;

const toContext = ({ stream, type, id }: Envelope): string => `${stream}|${type}|${id}`;

/**
 * Seals and opens payloads of events with the subject's key, bound to stream, type and event id. Events of
 * `unencryptedTypes` contain no personal data and stay readable after the key is destroyed.
 */
export class EventSealer {
  constructor(
    private readonly sealer: Sealer,
    private readonly unencryptedTypes: ReadonlySet<string>,
  ) {}

  /** Hashes a text with the subject's key. @throws {KeyDestroyedError} after an erasure. */
  hash(subject: string, text: string): Promise<string> {
    return this.sealer.hash(subject, text);
  }

  /** Seals a payload to bytes, unless its type is unencrypted. */
  async seal(subject: string, envelope: Envelope, payload: unknown): Promise<unknown> {
    if (this.unencryptedTypes.has(envelope.type)) return payload;
    return this.sealer.seal(subject, payload, toContext(envelope));
  }

  /**
   * Opens the payload of an event.
   * @throws {KeyDestroyedError} if the subject was erased; {NotSealedError} if the payload is not sealed. The event
   * must not be skipped after any other error.
   */
  async open(subject: string, event: RecordedEvent): Promise<unknown> {
    if (this.unencryptedTypes.has(event.type)) return event.data;
    if (!(event.data instanceof Uint8Array)) throw new NotSealedError(`${event.type} in ${event.stream} is not sealed`);
    const { buffer, byteOffset, byteLength } = event.data;
    return this.sealer.open(subject, Buffer.from(buffer, byteOffset, byteLength), toContext(event));
  }
}
