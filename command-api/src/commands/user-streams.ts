import { randomUUID } from 'node:crypto';
import { type CommandMetadata, eventMetadata, type EventMetadata, toEventMetadata } from '@trackrecord/contracts';
import type { Aggregate } from '@trackrecord/domain';
import type { EventLog, EventStore, NewEvent, RecordedEvent, EventSealer } from '@trackrecord/platform';
import type { CommandRequest } from '../http/command-request.js';
import {
  type DomainEvent,
  type FoldableEvent,
  type StreamState,
  createEmptyStream,
  applyEvents,
} from './stream-state.js';
import { EVENTS_PER_SNAPSHOT, type StreamSnapshots } from './stream-snapshots.js';

/** The metadata of events, and the digest of their request if it has an Idempotency-Key. */
export type AppendRequest = Pick<CommandRequest, 'metadata' | 'digest'>;

/** A validated event, not yet appended. */
type PreparedEvent<Event> = Omit<FoldableEvent<Event>, 'revision'>;

/** Reads and appends to the streams of one kind. Payloads are encrypted with the user's key. */
export class UserStreams<State, Event extends DomainEvent> {
  /** The state of a stream without events. */
  readonly empty: StreamState<State>;

  constructor(
    private readonly aggregate: Aggregate<never, State, Event>,
    private readonly store: EventStore,
    private readonly eventSealer: EventSealer,
    private readonly snapshots: StreamSnapshots<State>,
    private readonly log: Pick<EventLog, 'requireMatch'>,
  ) {
    this.empty = createEmptyStream(aggregate);
  }

  /**
   * Applies the events after a state, up to a revision (inclusive) if given. Starts with the newest snapshot by
   * default. If the stream no longer contains the last applied event, the log was rolled back, and all events are
   * applied again.
   */
  async load(uid: string, from = this.empty, upTo?: bigint): Promise<StreamState<State>> {
    const snapshot = from.revision === undefined ? await this.snapshots.findLatest(uid, upTo) : undefined;
    const stream = await this.#applyNewEvents(uid, snapshot ?? from, upTo);
    if (stream) return stream;
    await this.snapshots.delete(uid);
    return (await this.#applyNewEvents(uid, this.empty, upTo)) ?? this.empty;
  }

  /**
   * Applies the events after a state, without snapshots. Returns undefined if the stream no longer contains the last
   * applied event.
   */
  async #applyNewEvents(
    uid: string,
    from: StreamState<State>,
    upTo: bigint | undefined,
  ): Promise<StreamState<State> | undefined> {
    const recordedEvents = this.store.readStream(this.aggregate.getStream(uid), { from: from.revision ?? 0n });
    let stream = from;
    let hasFoundHead = from.revision === undefined;
    let events: FoldableEvent<Event | undefined>[] = [];
    const applyBatch = async () => {
      const previous = stream;
      stream = applyEvents(this.aggregate, previous, events);
      events = [];
      await this.snapshots.storeIfDue(uid, previous, stream);
    };
    for await (const event of recordedEvents) {
      if (!hasFoundHead) {
        if (event.revision !== from.revision || (from.head ?? event.id) !== event.id) return undefined;
        hasFoundHead = true;
        continue;
      }
      if (upTo !== undefined && event.revision > upTo) break;
      events.push(await this.#open(uid, event));
      if (events.length >= EVENTS_PER_SNAPSHOT) await applyBatch();
    }
    await applyBatch();
    return hasFoundHead ? stream : undefined;
  }

  /** Reads and decrypts the events of a stream from a revision on (inclusive), without those of ignored types. */
  async *readEvents(uid: string, from: bigint): AsyncGenerator<FoldableEvent<Event>> {
    for await (const recordedEvent of this.store.readStream(this.aggregate.getStream(uid), { from })) {
      const { event, ...rest } = await this.#open(uid, recordedEvent);
      if (event !== undefined) yield { ...rest, event };
    }
  }

  /** Returns the metadata of the event at a revision; undefined if there is none. */
  async findMetadataAt(uid: string, revision: bigint): Promise<EventMetadata | undefined> {
    const event = await this.store.readFirstFrom(this.aggregate.getStream(uid), revision);
    return event?.revision === revision ? eventMetadata.safeParse(event.metadata).data : undefined;
  }

  /** Returns the revision of an event; undefined if the stream does not contain it. */
  async findRevision(uid: string, eventId: string): Promise<bigint | undefined> {
    for await (const { id, revision } of this.store.readStream(this.aggregate.getStream(uid), { backwards: true }))
      if (id === eventId) return revision;
    return undefined;
  }

  /** Hashes the digest of a request with the user's key. */
  hashRequest(uid: string, digest: string): Promise<string> {
    return this.eventSealer.hash(uid, digest);
  }

  /**
   * Validates, encrypts and appends events. Returns the new state.
   * @throws {UndecodableEventError} if an event does not match its schema.
   * @throws {WrongRevisionError} if the stream has other events by now.
   * @throws {HttpError} 503 while the log does not match the read models.
   */
  async append(
    uid: string,
    stream: StreamState<State>,
    decidedEvents: readonly Event[],
    { metadata, digest }: AppendRequest,
  ): Promise<StreamState<State>> {
    const requestHash = digest === undefined ? undefined : await this.hashRequest(uid, digest);
    const events = this.#prepare(stream, decidedEvents, {
      ...metadata,
      ...(requestHash !== undefined && { requestHash }),
    });
    const sealedEvents = await Promise.all(events.map((event) => this.#seal(uid, event)));
    // The event store may have been restarted with another log since the request came in.
    await this.log.requireMatch();
    const last = await this.store.append(this.aggregate.getStream(uid), sealedEvents, stream.revision ?? 'no_stream');
    const first = last - BigInt(events.length - 1);
    const newStream = applyEvents(
      this.aggregate,
      stream,
      events.map((event, index) => ({ ...event, revision: first + BigInt(index) })),
    );
    void this.snapshots.storeIfDue(uid, stream, newStream);
    return newStream;
  }

  /**
   * Validates events. Their ids are random, because the event store accepts ids that it already has: two processes with
   * the same command get a conflict instead (decision 043). Each event is decoded once, because an event that cannot be
   * decoded would make its stream unreadable.
   */
  #prepare(
    stream: StreamState<State>,
    decidedEvents: readonly Event[],
    metadata: CommandMetadata,
  ): readonly PreparedEvent<Event>[] {
    const commonMetadata = { ...metadata, occurredAt: getLaterTime(metadata.occurredAt, stream.updatedAt) };
    return decidedEvents.map(({ type, data }, index) => {
      const metadataOfType = toEventMetadata(type, commonMetadata);
      const event = this.aggregate.decode(type, data, metadataOfType.schemaVersion, commonMetadata);
      const origin = this.aggregate.getTextOrigin(event, stream.state);
      const ownMetadata: EventMetadata = {
        ...metadataOfType,
        ...(origin === undefined ? {} : { origin }),
        ...(index < decidedEvents.length - 1 ? { hasNext: true } : {}),
      };
      return { id: randomUUID(), event, metadata: ownMetadata };
    });
  }

  async #seal(uid: string, { id, event: { type, data }, metadata }: PreparedEvent<Event>): Promise<NewEvent> {
    const envelope = { stream: this.aggregate.getStream(uid), type, id };
    return { id, type, data: await this.eventSealer.seal(uid, envelope, data), metadata };
  }

  /**
   * Decrypts an event. It is undefined if its type does not change the state: such events are not decrypted, because
   * their key may be gone.
   */
  async #open(uid: string, recordedEvent: RecordedEvent): Promise<FoldableEvent<Event | undefined>> {
    const { id, type, revision } = recordedEvent;
    const metadata = eventMetadata.parse(recordedEvent.metadata);
    if (this.aggregate.ignoredTypes?.has(type)) return { id, event: undefined, metadata, revision };
    const payload = await this.eventSealer.open(uid, recordedEvent);
    const event = this.aggregate.decode(type, payload, metadata.schemaVersion, metadata);
    return { id, event, metadata, revision };
  }
}

/** Returns the later of two ISO times (UTC), so that the times in a stream never decrease. */
const getLaterTime = (a: string, b: string): string => (a > b ? a : b);
