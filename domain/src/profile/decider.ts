import type { ProfileEvent } from '@trackrecord/contracts';
import { evolve } from './evolve.js';
import { decideSections, type ProfileSections } from './sections.js';
import { initialState, type ProfileState } from './state.js';

/** What a person can ask of a profile. */
export type ProfileCommand =
  | { readonly type: 'SaveProfile'; readonly sections: ProfileSections }
  | { readonly type: 'ReplaceSections'; readonly sections: ProfileSections };

/** Why a command was refused; the command API turns it into an answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(readonly reason: 'profile-not-found' | 'account-erased' | 'nothing-to-save') {
    super(reason);
  }
}

/**
 * Decides which facts a command adds to a profile.
 * @throws {Refusal} after an erasure; for ReplaceSections before the profile was saved once (design.md section 4); for
 * a SaveProfile that would make a profile without anything in it.
 */
function decide(command: ProfileCommand, state: ProfileState): readonly ProfileEvent[] {
  if (state.erased) throw new Refusal('account-erased');
  switch (command.type) {
    case 'SaveProfile': {
      const events = decideSections(command.sections, state);
      if (!state.exists && events.length === 0) throw new Refusal('nothing-to-save');
      return events;
    }
    case 'ReplaceSections':
      if (!state.exists) throw new Refusal('profile-not-found');
      return decideSections(command.sections, state);
    default:
      return command satisfies never;
  }
}

/** The profile as a decider: commands and events are data, everything is pure. */
export const profileDecider = { decide, evolve, initialState };
