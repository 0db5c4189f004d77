import type { Origin } from '@trackrecord/contracts';
import type { Decider } from '@trackrecord/domain';
import type { StreamState } from './stream-state.js';

/** A fact as it is appended: its type, and what it says. */
export interface DomainEvent {
  readonly type: string;
  readonly data: unknown;
}

/** One kind of stream that every user has: what it is called, what its events look like, and its rules. */
export interface Aggregate<Command, State, Event extends DomainEvent> {
  readonly streamOf: (uid: string) => string;
  /** @throws {UndecodableEvent} for what no event of this kind looks like. */
  readonly decode: (type: string, data: unknown, version: number) => Event;
  readonly decider: Decider<Command, State, Event>;
  /** How what an event says came about, where that is known better than of the whole command. */
  readonly originOf?: (event: Event, before: State) => Origin | undefined;
  /** How many of the newest events change nothing that a person wrote, so that no `If-Match` is about them. */
  readonly inPassing?: (state: State) => number;
  /** How its streams are kept in snapshots, where they may grow long. */
  readonly snapshots?: SnapshotRules<State>;
}

/** A folded stream as a snapshot holds it. */
export interface SnapshotRules<State> {
  readonly version: number;
  readonly contentOf: (uid: string, folded: StreamState<State>) => unknown;
  /** The folded stream that it was; nothing for what is none. */
  readonly foldedOf: (content: unknown) => StreamState<State> | undefined;
}
