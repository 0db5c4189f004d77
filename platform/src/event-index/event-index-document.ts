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
import { Binary, type Filter, Long } from 'mongodb';
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
   * The ids of event, request, correlation, command and origin, in this order, null where there is none. Of a request
   * whose id is a UUID this has the short reference, so that one index finds both.
   */
  readonly ids: readonly [IndexId, IndexId | number | null, IndexId, IndexId, IndexId | null];
  /** The id of the request, if it is a UUID. */
  readonly request?: Binary;
  /** The kind of the origin, such as `work`. */
  readonly ref?: string;
  /** The id of the event that caused it; not set if its command did. */
  readonly cause?: IndexId;
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
  // Most are UUIDs: this is called for each id of every event.
  if (UUID_PATTERN.test(text)) return toBinary(text);
  const id = originRef.safeParse(text).success ? text.slice(text.indexOf(':') + 1) : text;
  return UUID_PATTERN.test(id) ? toBinary(id) : id;
}

const toBinary = (uuid: string): Binary =>
  new Binary(Buffer.from(uuid.replaceAll('-', ''), 'hex'), Binary.SUBTYPE_UUID);

/** Converts a stored id back to text. */
export function fromIndexId(id: IndexId): string {
  if (typeof id === 'string') return id;
  const hex = id.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Bytes of a request id in its short reference. */
const REFERENCE_BYTES = 4;

/** Converts a short reference, such as `5810-1558`, to how the index stores it; undefined for other texts. */
function toIndexReference(text: string): number | undefined {
  const digits = parseShortReference(text);
  return digits === undefined ? undefined : readReference(Buffer.from(digits, 'hex'));
}

/** Reads the short reference from the first bytes of a request id. Within 32 bits: a larger number takes 8 bytes. */
const readReference = (bytes: Uint8Array): number => Buffer.from(bytes.subarray(0, REFERENCE_BYTES)).readInt32BE();

/**
 * Returns the filter of the rows with an id of an event, request, correlation, command or origin, or with the short
 * reference of a request.
 */
export function filterRowsById(text: string): Filter<EventIndexDocument> {
  const id = toIndexId(text);
  const reference = toIndexReference(text);
  if (reference !== undefined) return { ids: { $in: [id, reference] } };
  if (typeof id === 'string') return { ids: id };
  // Other requests may have the same reference.
  return { ids: { $in: [id, readReference(id.buffer)] }, $or: [{ ids: id }, { request: id }] };
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
  const request = requestId === undefined ? null : toIndexId(requestId);
  return {
    _id: Long.fromString(event.position.commit),
    ...stream,
    revision: Number(event.revision),
    type: event.type,
    at: new Date(metadata.data.occurredAt),
    ids: [
      toIndexId(event.id),
      request instanceof Binary ? readReference(request.buffer) : request,
      toIndexId(correlationId),
      toIndexId(commandId),
      reference === undefined ? null : toIndexId(reference),
    ],
    ...(request instanceof Binary && { request }),
    ...(reference !== undefined && { ref: reference.slice(0, reference.indexOf(':')) }),
    ...(causationId !== commandId && { cause: toIndexId(causationId) }),
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
  const [eventId, request, correlationId, commandId, reference] = row.ids;
  return {
    position: row._id.toString(),
    eventId: fromIndexId(eventId),
    stream: toStreamName(row),
    category: row.category,
    revision: row.revision,
    type: row.type,
    at: row.at.toISOString(),
    requestId: row.request ? fromIndexId(row.request) : typeof request === 'string' ? request : null,
    correlationId: fromIndexId(correlationId),
    commandId: fromIndexId(commandId),
    originRef: reference && `${row.ref ?? ''}:${fromIndexId(reference)}`,
    causationId: fromIndexId(row.cause ?? commandId),
    role: row.role,
    origin: row.origin ?? null,
    client: row.client ?? null,
    server: row.server ?? null,
    version: row.version,
    bytes: row.bytes,
  };
}
