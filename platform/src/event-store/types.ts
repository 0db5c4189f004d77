/** A place in the log of all events; commit and prepare positions are 64 bits wide and therefore texts. */
export interface Position {
  readonly commit: string;
  readonly prepare: string;
}

/** A place in the log and the event that was there, so that another log is told apart from this one. */
export interface LogPlace extends Position {
  /** Missing where it was stored by an older version. */
  readonly eventId?: string;
}

/** An event to append. `data` is a JSON value, or bytes, which are kept as they are; `metadata` is a JSON value. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

/** An event as it was recorded. What its data (bytes, or a JSON value) and metadata are has to be checked. */
export interface RecordedEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly data: unknown;
  readonly metadata: unknown;
  readonly position: Position;
}

/** What an appender expects the stream to end with: a revision, nothing at all, or whatever there is. */
export type ExpectedRevision = bigint | 'no_stream' | 'any';

/** The stream had moved on (or back) from what the appender expected; `actual` is its last revision, if it has any. */
export class WrongRevision extends Error {
  override readonly name = 'WrongRevision';
  constructor(
    readonly stream: string,
    readonly actual: bigint | undefined,
  ) {
    super(`${stream} is at ${actual === undefined ? 'no revision' : String(actual)}, not where it was expected`);
  }
}

/** The place of an event in the log. */
export const placeOf = ({ id, position }: Pick<RecordedEvent, 'id' | 'position'>): LogPlace => ({
  ...position,
  eventId: id,
});
