import {
  type AllStreamRecordedEvent,
  BACKWARDS,
  END,
  type EventData,
  EventStoreDBClient,
  FORWARDS,
  type JSONType,
  jsonEvent,
  type RecordedEvent as ClientEvent,
  START,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { withDeadline } from '../lifecycle/shutdown.js';
import { type Expected, type NewEvent, type Position, type RecordedEvent, WrongRevision } from './types.js';

interface ReadOptions {
  readonly from?: bigint;
  readonly backwards?: boolean;
  readonly most?: number;
}

interface ReadAllOptions {
  readonly from?: Position;
  readonly backwards?: boolean;
  readonly most?: number;
}

const READ_DEADLINE = 10_000;

/** EventStoreDB, as far as this product needs it. Events and metadata are JSON. */
export class EventStore {
  readonly client: EventStoreDBClient;

  constructor(url: string) {
    this.client = EventStoreDBClient.connectionString(url);
  }

  /**
   * Appends events to a stream, all or none, and answers its new last revision. Appending the same event ids again at
   * the same expected revision is the same append.
   * @throws {WrongRevision}
   */
  async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<bigint> {
    try {
      const result = await this.client.appendToStream(stream, events.map(toClient), { expectedRevision: expected });
      return result.nextExpectedRevision;
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
      throw new WrongRevision(stream, typeof error.actualVersion === 'bigint' ? error.actualVersion : undefined);
    }
  }

  /** The events of one stream from a revision on (inclusive); none where there is no such stream. */
  async *readStream(
    stream: string,
    { from, backwards = false, most }: ReadOptions = {},
  ): AsyncGenerator<RecordedEvent> {
    const read = this.client.readStream(stream, {
      direction: backwards ? BACKWARDS : FORWARDS,
      fromRevision: from ?? (backwards ? END : START),
      ...(most === undefined ? {} : { maxCount: most }),
      deadline: READ_DEADLINE,
    });
    try {
      for await (const { event } of read) if (event) yield fromStream(event);
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
  }

  /** Every event there is, in the order of the log, from a position on (inclusive). */
  async *readAll({ from, backwards = false, most }: ReadAllOptions = {}): AsyncGenerator<RecordedEvent> {
    const read = this.client.readAll({
      direction: backwards ? BACKWARDS : FORWARDS,
      fromPosition: from ? toClientPosition(from) : backwards ? END : START,
      ...(most === undefined ? {} : { maxCount: most }),
      deadline: READ_DEADLINE,
    });
    for await (const { event } of read) if (event) yield fromAll(event);
  }

  /** Fails unless the event store answers within two seconds. */
  async ping(): Promise<void> {
    const newest = this.readAll({ backwards: true, most: 1 });
    await withDeadline(newest.next(), 2_000, 'the event store');
    await newest.return(undefined);
  }

  /** Ends the connection. */
  close(): Promise<void> {
    return this.client.dispose();
  }
}

const toClient = ({ id, type, data, metadata }: NewEvent): EventData =>
  jsonEvent({ id, type, data: data as JSONType, metadata: metadata as Record<string, unknown> });

/** A position as the client takes it. */
export const toClientPosition = ({ commit, prepare }: Position) => ({
  commit: BigInt(commit),
  prepare: BigInt(prepare),
});

const common = (event: ClientEvent) => ({
  id: event.id,
  type: event.type,
  stream: event.streamId,
  revision: event.revision,
  data: event.data,
  metadata: event.metadata,
});

const fromStream = (event: ClientEvent): RecordedEvent => ({
  ...common(event),
  position: { commit: String(event.position?.commit ?? 0n), prepare: String(event.position?.prepare ?? 0n) },
});

/** An event of $all, in our own words. */
export const fromAll = (event: AllStreamRecordedEvent): RecordedEvent => ({
  ...common(event),
  position: { commit: String(event.position.commit), prepare: String(event.position.prepare) },
});
