import { randomUUID } from 'node:crypto';
import { eventMetadata, type EventMetadata } from '@trackrecord/contracts';
import type { EventStore, NewEvent, RecordedEvent, SealedEvents } from '@trackrecord/platform';
import type { Aggregate, Fact } from './aggregate.js';
import { type FoldableEvent, type Folded, foldedNothing, foldOn } from './folded.js';

/** The streams of one kind, one a user, with payloads sealed on the way in and opened on the way out. */
export class UserStreams<State, Event extends Fact> {
  /** What a stream folds to before anything was appended to it. */
  readonly empty: Folded<State>;

  constructor(
    private readonly aggregate: Aggregate<never, State, Event>,
    private readonly store: EventStore,
    private readonly sealed: SealedEvents,
  ) {
    this.empty = foldedNothing(aggregate.decider);
  }

  /** Brings a folded stream up to date, or up to a revision (inclusive). */
  async load(uid: string, from = this.empty, upTo?: bigint): Promise<Folded<State>> {
    const next = from.revision === undefined ? 0n : from.revision + 1n;
    const events: FoldableEvent<Event>[] = [];
    for await (const recorded of this.store.readStream(this.aggregate.streamOf(uid), { from: next })) {
      if (upTo !== undefined && recorded.revision > upTo) break;
      events.push(await this.#open(uid, recorded));
    }
    return foldOn(this.aggregate.decider, from, events);
  }

  /**
   * Appends events behind a folded stream and answers the stream with them. Their ids are new each time: what was
   * appended by whoever handled the same command elsewhere is a conflict, never taken for these (decision 008).
   * Each is read first as it will be read ever after: one that does not fit its schema would spoil its stream for good.
   * @throws {WrongRevision} when the stream has moved on.
   * @throws {UndecodableEvent} for an event that does not fit; then nothing is appended.
   */
  async append(
    uid: string,
    folded: Folded<State>,
    decided: readonly Event[],
    metadata: EventMetadata,
  ): Promise<Folded<State>> {
    const events = decided.map(({ type, data }) => this.aggregate.decode(type, data, metadata.schemaVersion));
    const stream = this.aggregate.streamOf(uid);
    const sealed = await Promise.all(
      events.map(async ({ type, data }): Promise<NewEvent> => {
        const id = randomUUID();
        return { id, type, data: await this.sealed.close(uid, { stream, type, id }, data), metadata };
      }),
    );
    const last = await this.store.append(stream, sealed, folded.revision ?? 'no_stream');
    const first = last - BigInt(events.length - 1);
    return foldOn(
      this.aggregate.decider,
      folded,
      events.map((event, index) => ({ event, metadata, revision: first + BigInt(index) })),
    );
  }

  async #open(uid: string, recorded: RecordedEvent): Promise<FoldableEvent<Event>> {
    const metadata = eventMetadata.parse(recorded.metadata);
    const payload = await this.sealed.open(uid, recorded);
    return {
      event: this.aggregate.decode(recorded.type, payload, metadata.schemaVersion),
      metadata,
      revision: recorded.revision,
    };
  }
}
