import {
  type AllStreamRecordedEvent,
  BACKWARDS,
  binaryEvent,
  END,
  type EventData,
  EventStoreDBClient,
  FORWARDS,
  type JSONType,
  jsonEvent,
  type RecordedEvent as ClientEvent,
  START,
  type StreamingRead,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { withDeadline } from '../lifecycle/shutdown.js';
import {
  type ExpectedRevision,
  type LogPosition,
  type NewEvent,
  type Position,
  type RecordedEvent,
  WrongRevisionError,
} from './types.js';

export interface ReadOptions {
  readonly from?: bigint;
  readonly backwards?: boolean;
  readonly maxCount?: number;
}

const READ_TIMEOUT_MS = 10_000;
/** For the last event of the log, which health checks and comparisons of the log read. */
const LAST_EVENT_TIMEOUT_MS = 2_000;
/** All events of a page are in memory: larger pages cost more garbage collection than they save. */
const PAGE_SIZE = 500;

/** A client for EventStoreDB. */
export class EventStore {
  readonly client: EventStoreDBClient;

  constructor(url: string) {
    this.client = EventStoreDBClient.connectionString(url);
  }

  /**
   * Appends events to a stream atomically and returns its new last revision. Idempotent for the same event ids at the
   * same expected revision.
   * @throws {WrongRevisionError}
   */
  async append(stream: string, events: readonly NewEvent[], expectedRevision: ExpectedRevision): Promise<bigint> {
    try {
      const result = await this.client.appendToStream(stream, events.map(toEventData), {
        expectedRevision,
      });
      return result.nextExpectedRevision;
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
      throw new WrongRevisionError(stream, typeof error.actualVersion === 'bigint' ? error.actualVersion : undefined);
    }
  }

  /** Reads the events of a stream from a revision on (inclusive); none if the stream does not exist. */
  async *readStream(
    stream: string,
    { from, backwards = false, maxCount }: ReadOptions = {},
  ): AsyncGenerator<RecordedEvent> {
    const read = this.client.readStream(stream, {
      direction: backwards ? BACKWARDS : FORWARDS,
      fromRevision: from ?? (backwards ? END : START),
      ...(maxCount === undefined ? {} : { maxCount }),
      deadline: READ_TIMEOUT_MS,
    });
    try {
      for await (const event of iterateEvents(read)) yield fromStreamEvent(event);
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
  }

  /** Returns the last event of a stream; undefined if the stream does not exist. */
  async readLastStreamEvent(stream: string): Promise<RecordedEvent | undefined> {
    return readSingleEvent(this.readStream(stream, { backwards: true, maxCount: 1 }));
  }

  /**
   * Returns the first readable event of a stream from a revision on (inclusive); undefined if the stream ends before
   * it.
   */
  async readFirstFrom(stream: string, revision: bigint): Promise<RecordedEvent | undefined> {
    return readSingleEvent(this.readStream(stream, { from: revision, maxCount: 1 }));
  }

  /**
   * Returns true if the log contains the event at a position. A position without an event id is only compared with the
   * end of the log. A truncated event counts as missing.
   */
  async contains(position: LogPosition): Promise<boolean> {
    if (position.eventId === undefined) {
      const end = (await this.readLastEvent())?.position;
      return end !== undefined && BigInt(end.commit) >= BigInt(position.commit);
    }
    const read = this.client.readAll({
      direction: FORWARDS,
      fromPosition: toClientPosition(position),
      maxCount: 1,
      deadline: READ_TIMEOUT_MS,
    });
    return (await readSingleEvent(iterateEvents(read)))?.id === position.eventId;
  }

  /** Truncates a stream to its last event (`$maxCount`): earlier events can no longer be read. */
  async truncateToLastEvent(stream: string): Promise<void> {
    await this.client.setStreamMetadata(stream, { maxCount: 1 });
  }

  /** Deletes events of a stream once they reach an age (`$maxAge`). Other settings of the stream are reset. */
  async setMaxAge(stream: string, seconds: number): Promise<void> {
    await this.client.setStreamMetadata(stream, { maxAge: seconds });
  }

  /** Returns the age at which events of a stream are deleted (seconds); undefined if they are kept forever. */
  async getMaxAge(stream: string): Promise<number | undefined> {
    return (await this.client.getStreamMetadata(stream)).metadata?.maxAge;
  }

  /** Returns the last event of the log; undefined if it is empty. */
  async readLastEvent(): Promise<RecordedEvent | undefined> {
    const read = this.client.readAll({
      direction: BACKWARDS,
      fromPosition: END,
      maxCount: 1,
      deadline: LAST_EVENT_TIMEOUT_MS,
    });
    const event = await readSingleEvent(iterateEvents(read));
    return event && fromAllStreamEvent(event);
  }

  /** Reads all events in the order of the log. */
  async *readAll(): AsyncGenerator<RecordedEvent> {
    for await (const batch of this.readAllBatches()) yield* batch;
  }

  /**
   * Reads all events in the order of the log, or those after a position, in batches. The next batch is read while one is
   * handled. Faster than `readAll`, which suspends for each event.
   */
  async *readAllBatches(after?: Position): AsyncGenerator<readonly RecordedEvent[]> {
    let next = this.#readPage(after ? toClientPosition(after) : START);
    for (let isFirst = true; ; isFirst = false) {
      const page = await next;
      const last = page.at(-1);
      const isLast = last === undefined || page.length < PAGE_SIZE;
      if (!isLast) {
        next = this.#readPage(last.position);
        next.catch(() => undefined); // thrown by the next `await`, unless the reader stops
      }
      // Reads include the event they start at, if there is one.
      const start = isFirst && after ? BigInt(after.commit) : undefined;
      const isStart = ({ position }: AllStreamRecordedEvent) => position.commit === start;
      yield page.slice(isFirst && !page.slice(0, 1).some(isStart) ? 0 : 1).map(fromAllStreamEvent);
      if (isLast) return;
    }
  }

  #readPage(fromPosition: typeof START | AllStreamRecordedEvent['position']): Promise<AllStreamRecordedEvent[]> {
    return new Promise((resolve, reject) => {
      const page: AllStreamRecordedEvent[] = [];
      const options = { direction: FORWARDS, fromPosition, maxCount: PAGE_SIZE, deadline: READ_TIMEOUT_MS } as const;
      this.client
        .readAll(options)
        .on('data', ({ event }) => event && page.push(event))
        .once('error', reject)
        .once('end', () => resolve(page));
    });
  }

  /** Fails unless the event store responds within two seconds. */
  async ping(): Promise<void> {
    await withDeadline(this.readLastEvent(), 2_000, 'the event store');
  }

  /** Closes the connection. */
  close(): Promise<void> {
    return this.client.dispose();
  }
}

/**
 * Returns the event of a read of at most one event. Reads to the end: leaving a read early resets its HTTP/2 stream,
 * and servers close connections that reset many streams.
 */
async function readSingleEvent<E>(events: AsyncIterable<E>): Promise<E | undefined> {
  let found: E | undefined;
  for await (const event of events) found ??= event;
  return found;
}

/**
 * Iterates over the events of a read and cancels it if the consumer stops early: otherwise the client keeps it open and
 * never closes. A cancelled read must be drained, or it never ends. The server ends the read of a missing stream
 * itself.
 */
async function* iterateEvents<E>(read: StreamingRead<{ readonly event?: E }>): AsyncGenerator<E> {
  let isEndedByServer = false;
  try {
    for await (const { event } of read.iterator({ destroyOnReturn: false })) if (event) yield event;
    isEndedByServer = true;
  } catch (error) {
    isEndedByServer = error instanceof StreamNotFoundError;
    throw error;
  } finally {
    if (!isEndedByServer) {
      read.on('error', () => undefined).resume();
      await read.cancel();
    }
  }
}

/** Metadata is sent as bytes: the client would convert an object to base64 and back twice. */
const toEventData = ({ id, type, data, metadata }: NewEvent): EventData =>
  data instanceof Uint8Array
    ? binaryEvent({ id, type, data, metadata: utf8.encode(JSON.stringify(metadata)) })
    : jsonEvent({ id, type, data: data as JSONType, metadata: utf8.encode(JSON.stringify(metadata)) });

const utf8 = new TextEncoder();

/** Converts a position for the client. */
export const toClientPosition = ({ commit, prepare }: Position) => ({
  commit: BigInt(commit),
  prepare: BigInt(prepare),
});

const toCommonFields = (event: ClientEvent) => ({
  id: event.id,
  type: event.type,
  stream: event.streamId,
  revision: event.revision,
  data: event.data,
  metadata: event.metadata,
  createdAt: event.created,
});

const fromStreamEvent = (event: ClientEvent): RecordedEvent => ({
  ...toCommonFields(event),
  position: { commit: String(event.position?.commit ?? 0n), prepare: String(event.position?.prepare ?? 0n) },
});

/** An event of $all. Converts its position lazily: 64-bit integers are slow to print. */
class AllStreamEvent implements RecordedEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly data: unknown;
  readonly metadata: unknown;
  readonly createdAt: Date;
  readonly #position: AllStreamRecordedEvent['position'];

  constructor(event: AllStreamRecordedEvent) {
    this.id = event.id;
    this.type = event.type;
    this.stream = event.streamId;
    this.revision = event.revision;
    this.data = event.data;
    this.metadata = event.metadata;
    this.createdAt = event.created;
    this.#position = event.position;
  }

  get position(): Position {
    return { commit: String(this.#position.commit), prepare: String(this.#position.prepare) };
  }
}

/** Converts an event of $all. */
export const fromAllStreamEvent = (event: AllStreamRecordedEvent): RecordedEvent => new AllStreamEvent(event);
