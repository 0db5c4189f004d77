import type { EventMetadata } from '@trackrecord/contracts';
import type { Decider } from '@trackrecord/domain';
import { IDEMPOTENCY_KEY_TTL_SECONDS, type LoggedCommand } from '@trackrecord/platform';

/** An event as it is appended. */
export interface DomainEvent {
  readonly type: string;
  readonly data: unknown;
}

/** The state of a stream at a revision, and its newest commands, to recognize repeated ones. */
export interface StreamState<State> {
  readonly state: State;
  /** The revision of the last event; undefined while the stream is empty. */
  readonly revision: bigint | undefined;
  /** The id of the last event, if known, to detect that the log was rolled back. */
  readonly head?: string | undefined;
  /** The time of the last event (ISO). */
  readonly updatedAt: string;
  /** The commands behind the newest events, newest last. */
  readonly commands: readonly LoggedCommand[];
}

/** An event with its metadata. */
export interface FoldableEvent<Event> {
  readonly event: Event;
  readonly metadata: EventMetadata;
  readonly revision: bigint;
  readonly id: string;
}

type EvolveRules<State, Event> = Pick<Decider<never, State, Event>, 'evolve' | 'initialState'>;

/** Creates the state of an empty stream. */
export const createEmptyStream = <State>({ initialState }: EvolveRules<State, never>): StreamState<State> => ({
  state: initialState,
  revision: undefined,
  updatedAt: new Date(0).toISOString(),
  commands: [],
});

/** The minimum number of commands in memory. Older ones stay until the idempotency store has references to them. */
export const MIN_COMMANDS = 100;
/** At this number, the oldest commands are moved to the idempotency store. */
export const MAX_COMMANDS = 200;

/** Applies the next events to a state. Undefined events do not change it. */
export function applyEvents<State, Event>(
  { evolve }: EvolveRules<State, Event>,
  stream: StreamState<State>,
  events: readonly FoldableEvent<Event | undefined>[],
): StreamState<State> {
  const last = events.at(-1);
  if (!last) return stream;
  return {
    state: events.reduce((state, { event }) => (event === undefined ? state : evolve(state, event)), stream.state),
    revision: last.revision,
    head: last.id,
    updatedAt: last.metadata.occurredAt,
    commands: addCommands(events, stream.commands),
  };
}

/** Returns the revisions of a command, if it is in memory. */
export const findCommand = ({ commands }: StreamState<unknown>, commandId: string): LoggedCommand | undefined =>
  commands.findLast(({ id }) => id === commandId);

/** Returns the commands that have to be in the idempotency store before `removeCommands` drops them. */
export const findOldCommands = ({ commands }: StreamState<unknown>): readonly LoggedCommand[] =>
  commands.length < MAX_COMMANDS ? [] : commands.slice(0, -MIN_COMMANDS);

/** Returns the state without these commands. */
export function removeCommands<State>(
  stream: StreamState<State>,
  droppedCommands: readonly LoggedCommand[],
): StreamState<State> {
  const ids = new Set(droppedCommands.map(({ id }) => id));
  return { ...stream, commands: stream.commands.filter(({ id }) => !ids.has(id)) };
}

function addCommands(
  events: readonly FoldableEvent<unknown>[],
  previousCommands: readonly LoggedCommand[],
): readonly LoggedCommand[] {
  const commands = [...previousCommands];
  for (const { metadata, revision } of events) {
    const { commandId: id, occurredAt: at, requestHash } = metadata;
    const newest = commands.at(-1);
    if (newest?.id === id) commands[commands.length - 1] = { ...newest, last: revision, at };
    else commands.push({ id, first: revision, last: revision, at, requestHash });
  }
  return commands.length < MAX_COMMANDS ? commands : removeExpired(commands);
}

/** Drops commands whose Idempotency-Key has expired. */
function removeExpired(commands: readonly LoggedCommand[]): readonly LoggedCommand[] {
  const newestTime = Date.parse(commands.at(-1)?.at ?? '');
  const oldestTime = new Date(newestTime - IDEMPOTENCY_KEY_TTL_SECONDS * 1_000).toISOString();
  const firstValidIndex = commands.findIndex(({ at }) => at >= oldestTime);
  return commands.slice(Math.max(0, Math.min(firstValidIndex, commands.length - MIN_COMMANDS)));
}
