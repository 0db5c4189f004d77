import type { EventMetadata } from '@trackrecord/contracts';
import type { Decider } from '@trackrecord/domain';

/** A stream folded up to a revision, and what is needed to recognise a command that was handled before. */
export interface Folded<State> {
  readonly state: State;
  /** The revision of the last event; none while the stream is empty. */
  readonly revision: bigint | undefined;
  /** The id of the last event, where it is known: the log may have gone back since. */
  readonly head?: string | undefined;
  /** When the last event happened (ISO). */
  readonly updatedAt: string;
  /** The commands behind the newest events, newest last. */
  readonly commands: readonly HandledCommand[];
}

/** A command that was handled, with the revisions of its first and last event. */
export interface HandledCommand {
  readonly id: string;
  readonly first: bigint;
  readonly last: bigint;
}

/** An event with what folding it needs. */
export interface FoldableEvent<Event> {
  readonly event: Event;
  readonly metadata: EventMetadata;
  readonly revision: bigint;
  readonly id: string;
}

type Rules<State, Event> = Pick<Decider<never, State, Event>, 'evolve' | 'initialState'>;

/** An empty stream. */
export const foldedNothing = <State>({ initialState }: Rules<State, never>): Folded<State> => ({
  state: initialState,
  revision: undefined,
  updatedAt: new Date(0).toISOString(),
  commands: [],
});

/** Older commands are recognised by their kept outcome alone. */
const COMMANDS_REMEMBERED = 100;

/** A folded stream with further events folded in. */
export function foldOn<State, Event>(
  { evolve }: Rules<State, Event>,
  folded: Folded<State>,
  events: readonly FoldableEvent<Event>[],
): Folded<State> {
  const last = events.at(-1);
  if (!last) return folded;
  return {
    state: events.reduce((state, { event }) => evolve(state, event), folded.state),
    revision: last.revision,
    head: last.id,
    updatedAt: last.metadata.occurredAt,
    commands: events.reduce(rememberCommand, folded.commands),
  };
}

/** What a command led to, if it is among those remembered. */
export const handledBefore = ({ commands }: Folded<unknown>, commandId: string): HandledCommand | undefined =>
  commands.findLast(({ id }) => id === commandId);

function rememberCommand(
  commands: readonly HandledCommand[],
  { metadata: { commandId }, revision }: FoldableEvent<unknown>,
): readonly HandledCommand[] {
  const newest = commands.at(-1);
  if (newest?.id === commandId) return [...commands.slice(0, -1), { ...newest, last: revision }];
  return [...commands.slice(1 - COMMANDS_REMEMBERED), { id: commandId, first: revision, last: revision }];
}
