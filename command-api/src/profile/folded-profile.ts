import type { EventMetadata, ProfileEvent } from '@trackrecord/contracts';
import { profileDecider, type ProfileState } from '@trackrecord/domain';

/** A profile folded up to a revision, and what is needed to recognise a command that was handled before. */
export interface FoldedProfile {
  readonly state: ProfileState;
  /** The revision of the last event; none while the stream is empty. */
  readonly revision: bigint | undefined;
  /** When the last event happened (ISO). */
  readonly updatedAt: string;
  /** The commands behind the newest events, each with the revisions of its first and last event. */
  readonly commands: ReadonlyMap<string, { readonly first: bigint; readonly last: bigint }>;
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
  commands: new Map(),
};

/** Older commands are recognised by their kept outcome alone. */
const COMMANDS_REMEMBERED = 100;

/** The profile with further events folded in. */
export function foldProfile(folded: FoldedProfile, events: readonly FoldableEvent[]): FoldedProfile {
  const last = events.at(-1);
  if (!last) return folded;
  const commands = new Map(folded.commands);
  for (const { metadata, revision } of events) {
    commands.set(metadata.commandId, { first: commands.get(metadata.commandId)?.first ?? revision, last: revision });
  }
  return {
    state: events.reduce((state, { event }) => profileDecider.evolve(state, event), folded.state),
    revision: last.revision,
    updatedAt: last.metadata.occurredAt,
    commands: new Map([...commands].slice(-COMMANDS_REMEMBERED)),
  };
}
