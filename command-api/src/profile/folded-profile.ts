import type { EventMetadata, ProfileEvent } from '@trackrecord/contracts';
import { profileDecider, type ProfileState } from '@trackrecord/domain';

/** A profile folded up to a revision, and what is needed to recognise a command that was handled before. */
export interface FoldedProfile {
  readonly state: ProfileState;
  /** The revision of the last event; none while the stream is empty. */
  readonly revision: bigint | undefined;
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
export interface FoldableEvent {
  readonly event: ProfileEvent;
  readonly metadata: EventMetadata;
  readonly revision: bigint;
}

/** A profile with an empty stream. */
export const emptyProfile: FoldedProfile = {
  state: profileDecider.initialState,
  revision: undefined,
  updatedAt: new Date(0).toISOString(),
  commands: [],
};

/** Older commands are recognised by their kept outcome alone. */
const COMMANDS_REMEMBERED = 100;

/** The profile with further events folded in. */
export function foldProfile(folded: FoldedProfile, events: readonly FoldableEvent[]): FoldedProfile {
  const last = events.at(-1);
  if (!last) return folded;
  return {
    state: events.reduce((state, { event }) => profileDecider.evolve(state, event), folded.state),
    revision: last.revision,
    updatedAt: last.metadata.occurredAt,
    commands: events.reduce(rememberCommand, folded.commands),
  };
}

/** What a command led to, if it is among those remembered. */
export const handledBefore = ({ commands }: FoldedProfile, commandId: string): HandledCommand | undefined =>
  commands.findLast(({ id }) => id === commandId);

function rememberCommand(
  commands: readonly HandledCommand[],
  { metadata: { commandId }, revision }: FoldableEvent,
): readonly HandledCommand[] {
  const newest = commands.at(-1);
  if (newest?.id === commandId) return [...commands.slice(0, -1), { ...newest, last: revision }];
  return [...commands.slice(1 - COMMANDS_REMEMBERED), { id: commandId, first: revision, last: revision }];
}
