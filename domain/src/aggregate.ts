import type { CommandMetadata, Origin } from '@trackrecord/contracts';
import type { DomainError } from './domain-error.js';

/** The clock and ids that a decision may need. The domain itself has no clock and no random numbers. */
export interface DecideContext {
  /** Returns an unused UUID, for a new list item. */
  readonly newId: () => string;
  /** Returns the current day (UTC) as an ISO date. */
  readonly today: () => string;
  /** Returns the current time as an ISO date and time (UTC). */
  readonly now: () => string;
}

/** The pure rules of one kind of stream. */
export interface Decider<Command, State, Event, Reason extends string = string> {
  /**
   * Returns the events that a command leads to; none if the command changes nothing.
   * @throws {DomainError} if the state does not allow the command.
   */
  readonly decide: (command: Command, state: State, context: DecideContext) => readonly Event[];
  /** The class of the errors that `decide` throws. */
  readonly errorClass: abstract new (...args: never) => DomainError<Reason>;
  /** Applies one event. Never fails, whatever event was stored. */
  readonly evolve: (state: State, event: Event) => State;
  readonly initialState: State;
}

/** How the streams of one kind are stored. Every user has one stream of each kind. */
export interface StreamCodec<State, Event> {
  readonly streamPrefix: string;
  readonly getStream: (uid: string) => string;
  /**
   * Reads a stored event. Streams whose rules depend on who did something and when need its metadata.
   * @throws {UndecodableEventError}
   */
  readonly decode: (type: string, data: unknown, schemaVersion: number, metadata?: CommandMetadata) => Event;
  /** The types of events that do not change the state. They are not decrypted to fold a stream. */
  readonly ignoredTypes?: ReadonlySet<string>;
  /** The version of the snapshots. They are ignored if they have another version. 0 if there are none. */
  readonly snapshotVersion: number;
  /** Returns what a snapshot stores of a state; undefined for streams without snapshots. */
  readonly toSnapshot?: (uid: string, state: State, revision: number, updatedAt: string) => object;
  /** Returns the state in a snapshot; undefined if the content is not readable. */
  readonly restore: (content: unknown) => State | undefined;
}

/** One kind of stream: its rules and its codec. Used by everything that reads or writes such a stream. */
export interface Aggregate<Command, State, Event, Reason extends string = string>
  extends Decider<Command, State, Event, Reason>, StreamCodec<State, Event> {
  /** Returns true if the account was erased. Nothing may be appended then. */
  readonly isErased: (state: State) => boolean;
  /** Returns how the text in an event was made (dictated, suggested), if the event itself says so. */
  readonly getTextOrigin: (event: Event, before: State) => Origin | undefined;
}
