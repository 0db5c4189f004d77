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
  /** The number of the event within its stream, from 0. */
  readonly revision: number;
  /** Orders all events of the log. Positions increase and never change, but are not consecutive. */
  readonly position: number;
  /** Since the epoch. */
  readonly createdAtMs: number;
}

/** Returns the size of an event for the limit of an append, in bytes, as EventStoreDB computes it. */
export function getPayloadSize(event: ProposedEvent): number {
  return event.data.length + event.metadata.length + event.type.length * 2;
}
