import { MAX_ENTRIES, type ProfileEvent } from '@trackrecord/contracts';
import type { Decider, DecideContext } from '../decider.js';
import { type ValidationError, DomainError } from '../domain-error.js';
import { type Step, planUndo } from '../history/plan-undo.js';
import { type ResumeImport, sectionsOfResume } from '../resume/sections-of-resume.js';
import { missing } from '../sections/requirement.js';
import { errorsInChangedItems } from '../sections/errors-in-changed-items.js';
import { storedSections } from '../sections/stored-sections.js';
import type { WantedSections } from '../sections/wanted-sections.js';
import { evolve } from './evolve.js';
import { decideSections } from './sections.js';
import { initialState, type ProfileState } from './state.js';

interface Saving {
  readonly sections: WantedSections;
  /** What is wrong with the sections, unless it is stored so already; paths begin with a section's name. */
  readonly faults?: readonly ValidationError[] | undefined;
  /** Whether the profile is to be complete with them. */
  readonly completesOnboarding?: boolean | undefined;
}

/** What a person can ask of a profile. */
export type ProfileCommand =
  | ({ readonly type: 'SaveProfile' } & Saving)
  | ({ readonly type: 'ReplaceSections' } & Saving)
  /** The items go to the ends of their lists, each under an id of its own. */
  | { readonly type: 'AddItem'; readonly sections: Pick<WantedSections, 'experiences' | 'projects'> }
  /** Takes back one event, given as what lay before and after it. */
  | { readonly type: 'UndoChange'; readonly eventId: string; readonly step: Step }
  /** Brings a resume in, also into a profile that was never saved; only looked at it changes nothing. */
  | ({ readonly type: 'ImportResume'; readonly apply: boolean } & ResumeImport);

/**
 * Decides which facts a command adds to a profile.
 * @throws {Refusal} after an erasure; for all but SaveProfile and ImportResume before the profile was saved once
 * (design.md section 4); for a SaveProfile that would make a profile without anything in it; for a fault in what is new
 * or changed; when onboarding is to be completed without what the user type requires (spec section 4).
 */
function decide(command: ProfileCommand, state: ProfileState, outside: DecideContext): readonly ProfileEvent[] {
  if (state.erased) throw new DomainError('account-erased');
  switch (command.type) {
    case 'SaveProfile': {
      const events = decideSaving(command, state, outside);
      if (!state.exists && events.length === 0) throw new DomainError('nothing-to-save');
      return events;
    }
    case 'ReplaceSections':
      if (!state.exists) throw new DomainError('profile-not-found');
      return decideSaving(command, state, outside);
    case 'AddItem':
      if (!state.exists) throw new DomainError('profile-not-found');
      return decideSaving({ sections: withItems(command.sections, state) }, state, outside);
    case 'UndoChange': {
      const outcome = planUndo(command.step, state);
      if ('obstacle' in outcome) throw new DomainError('not-undoable');
      return [{ type: 'ChangeUndone', data: { eventId: command.eventId, change: outcome.change } }];
    }
    case 'ImportResume':
      if (!command.apply) return [];
      return decideSaving(sectionsOfResume(command, state, outside.today()), state, outside);
    default:
      return command satisfies never;
  }
}

/** The lists with the items behind those that are there. */
function withItems(added: Pick<WantedSections, 'experiences' | 'projects'>, state: ProfileState): WantedSections {
  const { experiences, projects } = added;
  return {
    experiences: experiences && atTheEnd(state.experiences, experiences),
    projects: projects && atTheEnd(state.projects, projects),
  };
}

function atTheEnd<Item extends { readonly id?: string | undefined }>(
  present: readonly Item[],
  added: readonly Item[],
): readonly Item[] {
  if (present.length + added.length > MAX_ENTRIES) throw new DomainError('list-full');
  return [...present, ...added.map((item) => ({ ...item, id: undefined }))];
}

function decideSaving(
  { sections, faults = [], completesOnboarding }: Saving,
  state: ProfileState,
  outside: DecideContext,
): readonly ProfileEvent[] {
  const wanted = storedSections(sections, state, outside);
  const standing = errorsInChangedItems(faults, wanted, state);
  if (standing.length > 0) throw new DomainError('not-valid', standing);
  const events = decideSections(wanted, state);
  return completesOnboarding ? withOnboardingCompleted(events, state) : events;
}

/** The events and that they complete onboarding, once. What changes nothing is never refused: it was allowed before. */
function withOnboardingCompleted(events: readonly ProfileEvent[], state: ProfileState): readonly ProfileEvent[] {
  if (events.length === 0 && (state.onboardingCompleted || !state.exists)) return events;
  const requirement = missing(events.reduce(evolve, state));
  if (requirement) throw new DomainError(`${requirement}-required`);
  return state.onboardingCompleted ? events : [...events, { type: 'OnboardingCompleted', data: {} }];
}

/** The profile as a decider: commands and events are data, everything is pure. */
export const profileDecider: Decider<ProfileCommand, ProfileState, ProfileEvent> = { decide, evolve, initialState };
