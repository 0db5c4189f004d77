/** An event as a client proposes it. */
export interface ProposedEvent {
  /** A UUID in lower case; a retry of an append is recognised by it. */
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Buffer;
  readonly metadata: Buffer;
}

/** An event as the log holds it. */
export interface EventRecord extends ProposedEvent {
  readonly stream: string;
  /** Counts the events of the stream from 0, or `TOMBSTONE_REVISION`. */
  readonly revision: number;
  /** Orders all events of the log. Positions only grow and never change, but they are not consecutive. */
  readonly position: number;
  /** Milliseconds since the epoch. */
  readonly created: number;
}

/** The revision of the record that closes a stream for good; EventStoreDB calls it 2^63 - 1. */
export const TOMBSTONE_REVISION = Number.MAX_SAFE_INTEGER;

/** The type of the record that closes a stream for good. */
export const TOMBSTONE_TYPE = '$streamDeleted';

/** Whether this record closes its stream for good. */
export function isTombstone(record: EventRecord): boolean {
  return record.revision === TOMBSTONE_REVISION;
}

/** What an event counts against the limit of an append, in bytes (as EventStoreDB reckons it). */
export function payloadSize(event: ProposedEvent): number {
  return event.data.length + event.metadata.length + event.type.length * 2;
}
