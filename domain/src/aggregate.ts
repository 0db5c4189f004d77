import type { Origin } from '@trackrecord/contracts';

/** What a decision needs from outside. The domain itself has no clock and no random numbers. */
export interface DecideContext {
  /** Returns an unused UUID, for a new list item. */
  readonly newId: () => string;
  /** Returns the current day (UTC) as an ISO date. */
  readonly today: () => string;
}

/** The pure rules of one kind of stream (design.md section 3). */
export interface Decider<Command, State, Event> {
  /**
   * Returns the events that a command leads to; none if the state is already as the command wants it.
   * @throws {DomainError} if the state does not allow the command.
   */
  readonly decide: (command: Command, state: State, context: DecideContext) => readonly Event[];
  /** Applies one event. Total: every event that was ever stored has an effect, or none, but never fails. */
  readonly evolve: (state: State, event: Event) => State;
  readonly initialState: State;
}

/** How the streams of one kind are stored. Every user has one stream of each kind. */
export interface StreamCodec<State, Event> {
  readonly streamPrefix: string;
  readonly streamOf: (uid: string) => string;
  /** Reads a stored event. @throws {UndecodableEvent} */
  readonly decode: (type: string, data: unknown, schemaVersion: number) => Event;
  /** The version of the snapshots. They are ignored if they have another version. 0 if there are none. */
  readonly snapshotVersion: number;
  /** Returns what a snapshot stores of a state; undefined for streams without snapshots. */
  readonly toSnapshot?: (uid: string, state: State, revision: number, updatedAt: string) => object;
  /** Returns the state in a snapshot; undefined if the content is not readable. */
  readonly restore: (content: unknown) => State | undefined;
}

/** One kind of stream: its rules and how it is stored. All who read or write such a stream use this one value. */
export interface Aggregate<Command, State, Event> extends Decider<Command, State, Event>, StreamCodec<State, Event> {
  /** Returns true if the account was erased: nothing may follow. */
  readonly isErased: (state: State) => boolean;
  /** Returns how the text in an event was made (dictated, suggested), if the event itself says so. */
  readonly originOf: (event: Event, before: State) => Origin | undefined;
}
