import { type EventMetadata, eventMetadata } from '@trackrecord/contracts';
import type { EventStore } from '../event-store/event-store.js';
import type { RecordedEvent } from '../event-store/types.js';
import type { EventOpener } from '../sealing/sealed-events.js';
import type { Snapshots } from './snapshots.js';

/** How the streams of one kind are read: which stream a user has, and what its events come to. Pure. */
export interface Fold<State, Event> {
  readonly streamOf: (uid: string) => string;
  readonly decode: (type: string, payload: unknown, schemaVersion: number) => Event;
  readonly evolve: (state: State, event: Event) => State;
  readonly initialState: State;
  /** Whether nothing of the user is left. */
  readonly isErased: (state: State) => boolean;
  /** The version of the snapshots that fit this fold, and what one comes to; nothing where it cannot be read. */
  readonly snapshotVersion: number;
  readonly restore: (content: unknown) => State | undefined;
}

/** A state as it was right after one of its events. */
export interface PastState<State> {
  readonly state: State;
  readonly revision: number;
  /** When that event happened (ISO). */
  readonly at: string;
}

/** Up to where a state is wanted: a revision (inclusive), or a moment (ISO, UTC). */
export type Moment = { readonly revision: number } | { readonly at: string };

/** An opened event, and where and how it was recorded. */
export interface OpenedChange<Event> {
  readonly id: string;
  readonly revision: bigint;
  readonly metadata: EventMetadata;
  readonly event: Event;
  /** The size of the recorded payload (bytes). */
  readonly size: number;
}

/**
 * States as they were, read from their streams: folded from the newest snapshot that is old enough. So they are never
 * behind what was written, as a read model may be.
 */
export class PastStates<State, Event> {
  constructor(
    private readonly fold: Fold<State, Event>,
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly sealed: EventOpener,
    private readonly snapshots: Pick<Snapshots, 'newest'>,
  ) {}

  /**
   * The state as it was then; nothing before the first event, or once it is erased.
   * @throws {KeyDestroyed} and the reason of the signal, once that is aborted.
   */
  async at(uid: string, moment: Moment, signal?: AbortSignal): Promise<PastState<State> | undefined> {
    const past = await this.#foldOn(uid, await this.snapshotBefore(uid, moment), moment, signal);
    return past && !this.fold.isErased(past.state) ? past : undefined;
  }

  async #foldOn(
    uid: string,
    from: PastState<State> | undefined,
    moment: Moment,
    signal: AbortSignal | undefined,
  ): Promise<PastState<State> | undefined> {
    const { evolve, initialState } = this.fold;
    let past = from;
    for await (const change of this.changes(uid, (past?.revision ?? -1) + 1)) {
      signal?.throwIfAborted();
      if (isAfter(change, moment)) break;
      past = {
        state: evolve(past?.state ?? initialState, change.event),
        revision: Number(change.revision),
        at: change.metadata.occurredAt,
      };
    }
    return past;
  }

  /** The state as it is. @throws {KeyDestroyed} */
  newest(uid: string): Promise<PastState<State> | undefined> {
    return this.at(uid, { revision: Number.MAX_SAFE_INTEGER });
  }

  /** The newest snapshot that is not after a moment, if the stream still holds the event it ends with. @throws {KeyDestroyed} */
  async snapshotBefore(uid: string, moment: Moment): Promise<PastState<State> | undefined> {
    const snapshot = await this.#fromSnapshot(uid, moment);
    return snapshot && (await this.#holds(uid, snapshot)) ? snapshot : undefined;
  }

  /**
   * The changes from a revision on (inclusive), or the first `count` of them.
   * @throws {KeyDestroyed} and what decoding throws.
   */
  async *changes(uid: string, from: number, count?: number): AsyncGenerator<OpenedChange<Event>> {
    const range = { from: BigInt(from), ...(count !== undefined && { most: count }) };
    for await (const recorded of this.store.readStream(this.fold.streamOf(uid), range)) {
      const metadata = eventMetadata.parse(recorded.metadata);
      const payload = await this.sealed.open(uid, recorded);
      const event = this.fold.decode(recorded.type, payload, metadata.schemaVersion);
      const size = recorded.data instanceof Uint8Array ? recorded.data.byteLength : 0;
      yield { id: recorded.id, revision: recorded.revision, metadata, event, size };
    }
  }

  /** The newest event, unopened; undefined if there is none. */
  async head(uid: string): Promise<RecordedEvent | undefined> {
    for await (const event of this.store.readStream(this.fold.streamOf(uid), { backwards: true, most: 1 }))
      return event;
    return undefined;
  }

  /** The revision of the newest event; nothing where there is none. */
  async newestRevision(uid: string): Promise<number | undefined> {
    const head = await this.head(uid);
    return head && Number(head.revision);
  }

  async #fromSnapshot(uid: string, moment: Moment) {
    const { streamOf, snapshotVersion, restore } = this.fold;
    const found = await this.snapshots.newest({ uid, stream: streamOf(uid), version: snapshotVersion }, moment);
    const state = found && restore(found.content);
    return found && state && { state, revision: found.revision, at: found.at, head: found.head };
  }

  /** Whether the stream holds the event that a snapshot ends with: the log may have gone back since. */
  async #holds(uid: string, { revision, head }: { readonly revision: number; readonly head?: string | undefined }) {
    const from = BigInt(revision);
    for await (const event of this.store.readStream(this.fold.streamOf(uid), { from, most: 1 }))
      return event.revision === from && (head ?? event.id) === event.id;
    return false;
  }
}

const isAfter = ({ revision, metadata }: OpenedChange<unknown>, moment: Moment): boolean =>
  'at' in moment ? metadata.occurredAt > moment.at : Number(revision) > moment.revision;
