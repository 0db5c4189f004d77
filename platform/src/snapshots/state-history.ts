import { type EventMetadata, eventMetadata } from '@trackrecord/contracts';
import type { EventStore, ReadOptions } from '../event-store/event-store.js';
import type { RecordedEvent } from '../event-store/types.js';
import type { EventOpener } from '../sealing/event-sealer.js';
import type { Snapshots } from './snapshots.js';

/** How to fold the streams of one category. Pure. */
export interface StreamFold<State, Event> {
  readonly getStream: (uid: string) => string;
  readonly decode: (type: string, payload: unknown, schemaVersion: number) => Event;
  readonly evolve: (state: State, event: Event) => State;
  readonly initialState: State;
  /** Returns true if the account is erased. */
  readonly isErased: (state: State) => boolean;
  /** The version of snapshots that match this fold, and how to restore one; undefined if it cannot be read. */
  readonly snapshotVersion: number;
  readonly restore: (content: unknown) => State | undefined;
}

/** A state after one of its events. */
export interface HistoricalState<State> {
  readonly state: State;
  readonly revision: number;
  /** When that event happened (ISO). */
  readonly at: string;
}

/** A revision (inclusive) or a time (ISO, UTC). */
export type PointInTime = { readonly revision: number } | { readonly at: string };

/** An opened event with its revision and metadata. */
export interface OpenedEvent<Event> {
  readonly id: string;
  readonly revision: bigint;
  readonly metadata: EventMetadata;
  readonly event: Event;
  /** The size of the recorded payload (bytes). */
  readonly size: number;
}

/**
 * Reads past and current states from their streams, starting at the latest suitable snapshot. Unlike a read model, it
 * is never behind the log.
 */
export class StateHistory<State, Event> {
  constructor(
    private readonly fold: StreamFold<State, Event>,
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly eventOpener: EventOpener,
    private readonly snapshots: Pick<Snapshots, 'findLatest'>,
  ) {}

  /**
   * Returns the state at a point in time; undefined before the first event or if the account is erased.
   * @throws {KeyDestroyedError} and the reason of the signal once it aborts.
   */
  async readAt(
    uid: string,
    pointInTime: PointInTime,
    signal?: AbortSignal,
  ): Promise<HistoricalState<State> | undefined> {
    const result = await this.#applyEvents(uid, await this.readSnapshotBefore(uid, pointInTime), pointInTime, signal);
    return result && !this.fold.isErased(result.state) ? result : undefined;
  }

  async #applyEvents(
    uid: string,
    from: HistoricalState<State> | undefined,
    pointInTime: PointInTime,
    signal: AbortSignal | undefined,
  ): Promise<HistoricalState<State> | undefined> {
    const { evolve, initialState } = this.fold;
    let result = from;
    for await (const openedEvent of this.readChanges(uid, (result?.revision ?? -1) + 1)) {
      signal?.throwIfAborted();
      if (isAfter(openedEvent, pointInTime)) break;
      result = {
        state: evolve(result?.state ?? initialState, openedEvent.event),
        revision: Number(openedEvent.revision),
        at: openedEvent.metadata.occurredAt,
      };
    }
    return result;
  }

  /** Returns the current state. @throws {KeyDestroyedError} */
  readLatest(uid: string): Promise<HistoricalState<State> | undefined> {
    return this.readAt(uid, { revision: Number.MAX_SAFE_INTEGER });
  }

  /**
   * Returns the latest snapshot up to a point in time, if the stream still contains its last event.
   * @throws {KeyDestroyedError}
   */
  async readSnapshotBefore(uid: string, pointInTime: PointInTime): Promise<HistoricalState<State> | undefined> {
    const snapshot = await this.#restoreSnapshot(uid, pointInTime);
    return snapshot && (await this.#isInStream(uid, snapshot)) ? snapshot : undefined;
  }

  /**
   * Reads events from a revision on (inclusive), at most `count`.
   * @throws {KeyDestroyedError} and what decoding throws.
   */
  async *readChanges(uid: string, from: number, count?: number): AsyncGenerator<OpenedEvent<Event>> {
    const range: ReadOptions = { from: BigInt(from), ...(count !== undefined && { maxCount: count }) };
    for await (const recordedEvent of this.store.readStream(this.fold.getStream(uid), range)) {
      const metadata = eventMetadata.parse(recordedEvent.metadata);
      const payload = await this.eventOpener.open(uid, recordedEvent);
      const event = this.fold.decode(recordedEvent.type, payload, metadata.schemaVersion);
      const size = recordedEvent.data instanceof Uint8Array ? recordedEvent.data.byteLength : 0;
      yield { id: recordedEvent.id, revision: recordedEvent.revision, metadata, event, size };
    }
  }

  /** Returns the last event, unopened; undefined if there is none. */
  async readLastEvent(uid: string): Promise<RecordedEvent | undefined> {
    for await (const event of this.store.readStream(this.fold.getStream(uid), { backwards: true, maxCount: 1 }))
      return event;
    return undefined;
  }

  /** Returns the revision of the last event; undefined if there is none. */
  async readLatestRevision(uid: string): Promise<number | undefined> {
    const lastEvent = await this.readLastEvent(uid);
    return lastEvent && Number(lastEvent.revision);
  }

  async #restoreSnapshot(uid: string, pointInTime: PointInTime) {
    const { getStream, snapshotVersion, restore } = this.fold;
    const snapshot = await this.snapshots.findLatest(
      { uid, stream: getStream(uid), version: snapshotVersion },
      pointInTime,
    );
    const state = snapshot && restore(snapshot.content);
    return snapshot && state && { state, revision: snapshot.revision, at: snapshot.at, head: snapshot.head };
  }

  /** Returns true if the stream contains the last event of a snapshot: the log may have been truncated since. */
  async #isInStream(
    uid: string,
    { revision, head }: { readonly revision: number; readonly head?: string | undefined },
  ) {
    const from = BigInt(revision);
    for await (const event of this.store.readStream(this.fold.getStream(uid), { from, maxCount: 1 }))
      return event.revision === from && (head ?? event.id) === event.id;
    return false;
  }
}

const isAfter = ({ revision, metadata }: OpenedEvent<unknown>, pointInTime: PointInTime): boolean =>
  'at' in pointInTime ? metadata.occurredAt > pointInTime.at : Number(revision) > pointInTime.revision;
