/** A position in $all. Commit and prepare are 64-bit integers and therefore strings. */
export interface Position {
  readonly commit: string;
  readonly prepare: string;
}

/** A position in the log with the id of its event, which distinguishes this log from others. */
export interface LogPosition extends Position {
  /** Missing if an older version stored the position. */
  readonly eventId?: string;
}

/** An event to append. `data` is a JSON value or bytes; `metadata` is a JSON value. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
}

/** A recorded event. Its data (bytes or a JSON value) and metadata are not validated. */
export interface RecordedEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly data: unknown;
  readonly metadata: unknown;
  /** When the store appended it, by the clock of the store. */
  readonly createdAt: Date;
  readonly position: Position;
}

/** The revision an append expects: the last revision, no stream, or any. */
export type ExpectedRevision = bigint | 'no_stream' | 'any';

/** The stream is not at the expected revision; `actual` is its last revision, if the stream exists. */
export class WrongRevisionError extends Error {
  override readonly name = 'WrongRevisionError';
  constructor(
    readonly stream: string,
    readonly actual: bigint | undefined,
  ) {
    super(
      `${stream} is at ${actual === undefined ? 'no revision' : `revision ${String(actual)}`}, which was not expected`,
    );
  }
}

/** Returns the position of an event in the log. */
export const toLogPosition = ({ id, position }: Pick<RecordedEvent, 'id' | 'position'>): LogPosition => ({
  ...position,
  eventId: id,
});
