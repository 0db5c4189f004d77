import type { Decider } from '@trackrecord/domain';

/** A fact as it is appended: its type, and what it says. */
export interface Fact {
  readonly type: string;
  readonly data: unknown;
}

/** One kind of stream that every user has: what it is called, what its events look like, and its rules. */
export interface Aggregate<Command, State, Event extends Fact> {
  readonly streamOf: (uid: string) => string;
  /** @throws {UndecodableEvent} for what no event of this kind looks like. */
  readonly decode: (type: string, data: unknown, version: number) => Event;
  readonly decider: Decider<Command, State, Event>;
}
