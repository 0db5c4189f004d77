/** What a decision takes from outside, because nothing random is made in here, and there is no clock. */
export interface DecideContext {
  /** A UUID nobody has used: the id of a list item that is new. */
  readonly newId: () => string;
  /** The day it is (UTC), as an ISO date. */
  readonly today: () => string;
}

/** The rules over one kind of stream as data (design.md section 3): which facts a command adds, and what facts add up to. */
export interface Decider<Command, State, Event> {
  /** @throws {Refusal} when the state does not allow the command. */
  readonly decide: (command: Command, state: State, outside: DecideContext) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
  readonly initialState: State;
}
