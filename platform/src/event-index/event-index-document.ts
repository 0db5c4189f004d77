import {
  type EventMetadata,
  eventMetadata,
  type LogEvent,
  originRef,
  parseShortReference,
  parseStreamName,
  type StreamCategory,
  toStreamName,
} from '@trackrecord/contracts';
import { Binary, Long } from 'mongodb';
import type { RecordedEvent } from '../event-store/types.js';

/** The rows of the index of events. They contain what the log shows in clear: no payload, no text, no address. */
export const EVENT_INDEX_COLLECTION = 'event_index';

/** A UUID as 16 bytes, or another id as it is. */
type IndexId = Binary | string;

/** An event in the index. */
export interface EventIndexDocument {
  /** The commit position. */
  readonly _id: Long;
  readonly category: StreamCategory;
  readonly uid: string;
  readonly revision: number;
  readonly type: string;
  /** When it was decided. The row is deleted `EVENT_INDEX_DAYS` later. */
  readonly at: Date;
  /**
   * The ids of event, request, correlation, command and origin, in this order, null where there is none; then the short
   * reference of the request, if its id has one.
   */
  readonly ids: readonly [IndexId, IndexId | null, IndexId, IndexId, IndexId | null, number?];
  /** The kind of the origin, such as `work`. */
  readonly ref?: string;
  readonly cause: IndexId;
  readonly role: EventMetadata['actor']['role'];
  readonly origin?: NonNullable<EventMetadata['origin']>;
  readonly client?: string;
  readonly server?: string;
  readonly version: number;
  /** The size of the stored payload. */
  readonly bytes: number;
}

const UUID_PATTERN = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Converts an id to how the index stores it. A reference to an origin, such as `work:<id>`, is stored by its id. */
export function toIndexId(text: string): IndexId {
  const id = originRef.safeParse(text).success ? text.slice(text.indexOf(':') + 1) : text;
  return UUID_PATTERN.test(id) ? new Binary(Buffer.from(id.replaceAll('-', ''), 'hex'), Binary.SUBTYPE_UUID) : id;
}

/** Converts a stored id back to text. */
export function fromIndexId(id: IndexId): string {
  if (typeof id === 'string') return id;
  const hex = id.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Digits of a request id in its short reference. */
const SHORT_REFERENCE_LENGTH = 8;

/** Converts a short reference, such as `5810-1558`, to how the index stores it; undefined for other texts. */
export function toIndexReference(text: string): number | undefined {
  const digits = parseShortReference(text);
  // Within 32 bits: a larger number takes 8 bytes.
  return digits === undefined ? undefined : Number.parseInt(digits, 16) | 0;
}

/** Returns the row of an event; undefined for streams that are not indexed and for unreadable metadata. */
export function toIndexDocument(event: RecordedEvent): EventIndexDocument | undefined {
  const stream = parseStreamName(event.stream);
  const metadata = eventMetadata.safeParse(event.metadata);
  if (!stream || !metadata.success) return undefined;
  const {
    requestId,
    correlationId,
    commandId,
    causationId,
    originRef: reference,
    origin,
    client,
    server,
    actor,
  } = metadata.data;
  const shortReference = toIndexReference(requestId?.slice(0, SHORT_REFERENCE_LENGTH) ?? '');
  const ids = [
    toIndexId(event.id),
    requestId === undefined ? null : toIndexId(requestId),
    toIndexId(correlationId),
    toIndexId(commandId),
    reference === undefined ? null : toIndexId(reference),
  ] as const;
  return {
    _id: Long.fromString(event.position.commit),
    ...stream,
    revision: Number(event.revision),
    type: event.type,
    at: new Date(metadata.data.occurredAt),
    ids: shortReference === undefined ? ids : [...ids, shortReference],
    ...(reference !== undefined && { ref: reference.slice(0, reference.indexOf(':')) }),
    cause: toIndexId(causationId),
    role: actor.role,
    ...(origin !== undefined && { origin }),
    ...(client !== undefined && { client }),
    ...(server !== undefined && { server }),
    version: metadata.data.schemaVersion,
    bytes: getPayloadSize(event),
  };
}

/** Returns the size of the stored payload of an event in bytes. */
export const getPayloadSize = ({ data }: Pick<RecordedEvent, 'data'>): number =>
  data instanceof Uint8Array ? data.byteLength : Buffer.byteLength(JSON.stringify(data));

/** Converts a row to what developers see. */
export function toLogEvent(row: EventIndexDocument): LogEvent {
  const [eventId, requestId, correlationId, commandId, reference] = row.ids;
  return {
    position: row._id.toString(),
    eventId: fromIndexId(eventId),
    stream: toStreamName(row),
    category: row.category,
    revision: row.revision,
    type: row.type,
    at: row.at.toISOString(),
    requestId: requestId && fromIndexId(requestId),
    correlationId: fromIndexId(correlationId),
    commandId: fromIndexId(commandId),
    originRef: reference && `${row.ref ?? ''}:${fromIndexId(reference)}`,
    causationId: fromIndexId(row.cause),
    role: row.role,
    origin: row.origin ?? null,
    client: row.client ?? null,
    server: row.server ?? null,
    version: row.version,
    bytes: row.bytes,
  };
}
