import { randomUUID } from 'node:crypto';
import { eventMetadata, type EventMetadata } from '@trackrecord/contracts';
import type { Aggregate } from '@trackrecord/domain';
import type { EventLog, EventStore, NewEvent, RecordedEvent, SealedEvents } from '@trackrecord/platform';
import { type DomainEvent, type FoldableEvent, type StreamState, emptyStream, applyEvents } from './stream-state.js';
import { SNAPSHOT_EVERY, type StreamSnapshots } from './stream-snapshots.js';

/** Events that are ready to be appended: checked, sealed, and as they fold. */
export interface PreparedEvents<Event> {
  readonly sealed: readonly NewEvent[];
  readonly events: readonly Omit<FoldableEvent<Event>, 'revision'>[];
}

/** The streams of one kind, one a user, with payloads sealed on the way in and opened on the way out. */
export class UserStreams<State, Event extends DomainEvent> {
  /** What a stream folds to before anything was appended to it. */
  readonly empty: StreamState<State>;

  constructor(
    private readonly aggregate: Aggregate<never, State, Event>,
    private readonly store: EventStore,
    private readonly sealed: SealedEvents,
    private readonly snapshots: StreamSnapshots<State>,
    private readonly log: Pick<EventLog, 'requireMatch'>,
  ) {
    this.empty = emptyStream(aggregate);
  }

  /**
   * Brings a folded stream up to date, or up to a revision (inclusive); without one, from its newest snapshot on. Where
   * the stream does not hold the event that was folded last, the log went back: then it is folded from its beginning.
   */
  async load(uid: string, from = this.empty, upTo?: bigint): Promise<StreamState<State>> {
    const known = from.revision === undefined ? await this.snapshots.newest(uid, upTo) : undefined;
    const folded = await this.#foldFrom(uid, known ?? from, upTo);
    if (folded) return folded;
    await this.snapshots.forget(uid);
    return (await this.#foldFrom(uid, this.empty, upTo)) ?? this.empty;
  }

  /** Folds what follows; nothing where the stream does not hold the event that was folded last. */
  async #foldFrom(
    uid: string,
    from: StreamState<State>,
    upTo: bigint | undefined,
  ): Promise<StreamState<State> | undefined> {
    const recorded = this.store.readStream(this.aggregate.streamOf(uid), { from: from.revision ?? 0n });
    let folded = from;
    let isContinued = from.revision === undefined;
    let events: FoldableEvent<Event>[] = [];
    const foldRead = async () => {
      const before = folded;
      folded = applyEvents(this.aggregate, before, events);
      events = [];
      await this.snapshots.keepIfDue(uid, before, folded);
    };
    for await (const event of recorded) {
      if (!isContinued) {
        if (event.revision !== from.revision || (from.head ?? event.id) !== event.id) return undefined;
        isContinued = true;
        continue;
      }
      if (upTo !== undefined && event.revision > upTo) break;
      events.push(await this.#open(uid, event));
      if (events.length >= SNAPSHOT_EVERY) await foldRead();
    }
    await foldRead();
    return isContinued ? folded : undefined;
  }

  /** The events of a stream from a revision on (inclusive), opened. */
  async *events(uid: string, from: bigint): AsyncGenerator<FoldableEvent<Event>> {
    for await (const recorded of this.store.readStream(this.aggregate.streamOf(uid), { from }))
      yield await this.#open(uid, recorded);
  }

  /** The event of a revision as it was recorded; nothing where the stream does not hold it. */
  async recordedAt(uid: string, revision: bigint): Promise<RecordedEvent | undefined> {
    const found = await this.store.firstFrom(this.aggregate.streamOf(uid), revision);
    return found?.revision === revision ? found : undefined;
  }

  /** The revision of an event of a stream; none where it has no such event. */
  async revisionOf(uid: string, eventId: string): Promise<bigint | undefined> {
    for await (const { id, revision } of this.store.readStream(this.aggregate.streamOf(uid), { backwards: true }))
      if (id === eventId) return revision;
    return undefined;
  }

  /**
   * Checks and seals events that are to follow a folded stream. Their ids are new each time: what was appended by whoever
   * handled the same command elsewhere is a conflict, never taken for these (decision 008). Each is read first as it will
   * be read ever after: one that does not fit its schema would spoil its stream for good.
   * @throws {UndecodableEvent} for an event that does not fit.
   */
  async prepare(
    uid: string,
    folded: StreamState<State>,
    decided: readonly Event[],
    metadata: EventMetadata,
  ): Promise<PreparedEvents<Event>> {
    const common = { ...metadata, occurredAt: later(metadata.occurredAt, folded.updatedAt) };
    const stream = this.aggregate.streamOf(uid);
    const events = decided.map((fact) => {
      const event = this.aggregate.decode(fact.type, fact.data, common.schemaVersion);
      const origin = this.aggregate.originOf(event, folded.state);
      return { id: randomUUID(), event, metadata: origin === undefined ? common : { ...common, origin } };
    });
    const sealed = await Promise.all(
      events.map(async ({ id, event: { type, data }, metadata }): Promise<NewEvent> => {
        return { id, type, data: await this.sealed.close(uid, { stream, type, id }, data), metadata };
      }),
    );
    return { sealed, events };
  }

  /**
   * Appends events behind the folded stream that they were prepared for, and returns the stream with them.
   * @throws {WrongRevision} when the stream has moved on.
   * @throws {HttpError} 503 while the log must not be written to.
   */
  async append(
    uid: string,
    folded: StreamState<State>,
    { sealed, events }: PreparedEvents<Event>,
  ): Promise<StreamState<State>> {
    // The event store may have been started on another log since the request was let in.
    await this.log.requireMatch();
    const last = await this.store.append(this.aggregate.streamOf(uid), sealed, folded.revision ?? 'no_stream');
    const first = last - BigInt(events.length - 1);
    const appended = applyEvents(
      this.aggregate,
      folded,
      events.map((event, index) => ({ ...event, revision: first + BigInt(index) })),
    );
    void this.snapshots.keepIfDue(uid, folded, appended);
    return appended;
  }

  async #open(uid: string, recorded: RecordedEvent): Promise<FoldableEvent<Event>> {
    const metadata = eventMetadata.parse(recorded.metadata);
    const payload = await this.sealed.open(uid, recorded);
    return {
      id: recorded.id,
      event: this.aggregate.decode(recorded.type, payload, metadata.schemaVersion),
      metadata,
      revision: recorded.revision,
    };
  }
}

/** Time never runs backwards in a stream, whatever the clocks of several servers say; both are ISO times in UTC. */
const later = (one: string, other: string): string => (one > other ? one : other);
