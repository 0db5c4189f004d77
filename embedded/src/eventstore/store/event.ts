/** An event as a client proposes it. */
export interface ProposedEvent {
  /** A UUID in lower case, which identifies retries of an append. */
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Buffer;
  readonly metadata: Buffer;
}

/** An event as stored in the log. */
export interface EventRecord extends ProposedEvent {
  readonly stream: string;
  /** The number of the event within its stream, from 0, or `TOMBSTONE_REVISION`. */
  readonly revision: number;
  /** Orders all events of the log. Positions increase and never change, but are not consecutive. */
  readonly position: number;
  /** Since the epoch. */
  readonly createdAtMs: number;
}

/** The revision of a tombstone; in EventStoreDB it is 2^63 - 1. */
export const TOMBSTONE_REVISION = Number.MAX_SAFE_INTEGER;

export const TOMBSTONE_TYPE = '$streamDeleted';

/** Returns true if the record is a tombstone, which deletes its stream permanently. */
export function isTombstone(record: EventRecord): boolean {
  return record.revision === TOMBSTONE_REVISION;
}

/** Returns the size of an event for the limit of an append, in bytes, as EventStoreDB computes it. */
export function getPayloadSize(event: ProposedEvent): number {
  return event.data.length + event.metadata.length + event.type.length * 2;
}
