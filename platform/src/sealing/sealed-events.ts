import type { RecordedEvent } from '../event-store/types.js';
import type { Sealer } from './sealer.js';

/** The payload of an event is not what sealing makes: bytes. Something else wrote it. */
export class NotSealed extends Error {
  override readonly name = 'NotSealed';
}

type Envelope = Pick<RecordedEvent, 'stream' | 'type' | 'id'>;

/** Opens the payload of an event; what `SealedEvents` does, for those who only read. */
export type EventOpener = Pick<SealedEvents, 'open'>;

const toContext = ({ stream, type, id }: Envelope): string => `${stream}|${type}|${id}`;

/**
 * Payloads of events, sealed under the subject's key and bound to stream, type and event id. Events of the `clear`
 * types hold nothing personal and stay readable after the key is gone.
 */
export class SealedEvents {
  constructor(
    private readonly sealer: Sealer,
    private readonly clearTypes: ReadonlySet<string>,
  ) {}

  /** The payload as it is written to the log: bytes, unless it is of a clear type. */
  async close(subject: string, envelope: Envelope, payload: unknown): Promise<unknown> {
    if (this.clearTypes.has(envelope.type)) return payload;
    return this.sealer.seal(subject, payload, toContext(envelope));
  }

  /**
   * The payload that was sealed.
   * @throws {KeyDestroyed} when the subject was erased; {NotSealed} when nobody sealed it; anything else thrown means
   * that the event must not be skipped.
   */
  async open(subject: string, event: RecordedEvent): Promise<unknown> {
    if (this.clearTypes.has(event.type)) return event.data;
    if (!(event.data instanceof Uint8Array)) throw new NotSealed(`${event.type} in ${event.stream} is not sealed`);
    const { buffer, byteOffset, byteLength } = event.data;
    return this.sealer.open(subject, Buffer.from(buffer, byteOffset, byteLength), toContext(event));
  }
}
