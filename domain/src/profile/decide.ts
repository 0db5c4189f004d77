import { MAX_ENTRIES, type ProfileEvent, type ProfileSections } from '@trackrecord/contracts';
import type { DecideContext } from '../aggregate.js';
import { type ValidationError, DomainError } from '../domain-error.js';
import { type Step, planProfileUndo } from './plan-profile-undo.js';
import { type ResumeImport, importSections } from '../resume/import-sections.js';
import { findMissingRequirement } from '../sections/requirement.js';
import { toStoredSections } from '../sections/stored-sections.js';
import type { SectionsInput } from '../sections/sections-input.js';
import { decideSections } from './section-changes.js';
import { evolve, type ProfileState } from './profile.js';
import equal from 'fast-deep-equal';

interface SaveOptions {
  readonly sections: SectionsInput;
  /** Validation errors that only count in new or changed items. Paths begin with the name of a section. */
  readonly errors?: readonly ValidationError[] | undefined;
  /** Completes onboarding, too. */
  readonly completesOnboarding?: boolean | undefined;
}

/** The commands on a profile. */
export type ProfileCommand =
  | ({ readonly type: 'SaveProfile' } & SaveOptions)
  | ({ readonly type: 'ReplaceSections' } & SaveOptions)
  /** Appends items to their lists, each with a new id. */
  | { readonly type: 'AddItem'; readonly sections: Pick<SectionsInput, 'experiences' | 'projects'> }
  /** Undoes one event, given the states before and after it. */
  | { readonly type: 'UndoChange'; readonly eventId: string; readonly step: Step }
  /** Imports a resume, also into a profile that was never saved. Without `apply` it is a preview. */
  | ({ readonly type: 'ImportResume'; readonly apply: boolean } & ResumeImport);

/** Why the state of a profile does not allow a command. */
export type ProfileErrorReason =
  | 'account-erased'
  | 'profile-not-found'
  | 'nothing-to-save'
  | 'not-valid'
  | 'experience-required'
  | 'project-required'
  | 'list-full'
  | 'not-undoable';

/** A rejected command. */
export class ProfileError extends DomainError<ProfileErrorReason> {}

/**
 * Decides which events a command leads to.
 * @throws {ProfileError} after an erasure; for all but SaveProfile and ImportResume before the first save; for a
 * SaveProfile that would create an empty profile; for a validation error in a new or changed item; if onboarding is
 * completed without what the user type requires (spec section 4).
 */
export function decide(command: ProfileCommand, state: ProfileState, context: DecideContext): readonly ProfileEvent[] {
  if (state.erased) throw new ProfileError('account-erased');
  switch (command.type) {
    case 'SaveProfile': {
      const events = decideSave(command, state, context);
      if (!state.exists && events.length === 0) throw new ProfileError('nothing-to-save');
      return events;
    }
    case 'ReplaceSections':
      if (!state.exists) throw new ProfileError('profile-not-found');
      return decideSave(command, state, context);
    case 'AddItem':
      if (!state.exists) throw new ProfileError('profile-not-found');
      return decideSave({ sections: appendItems(command.sections, state) }, state, context);
    case 'UndoChange': {
      const plan = planProfileUndo(command.step, state);
      if ('obstacle' in plan) throw new ProfileError('not-undoable');
      return [{ type: 'ChangeUndone', data: { eventId: command.eventId, change: plan.change } }];
    }
    case 'ImportResume':
      if (!command.apply) return [];
      return decideSave(importSections(command, state, context.today()), state, context);
    default:
      return command satisfies never;
  }
}

/** Appends the items to their lists. */
function appendItems(items: Pick<SectionsInput, 'experiences' | 'projects'>, state: ProfileState): SectionsInput {
  const { experiences, projects } = items;
  return {
    experiences: experiences && append(state.experiences, experiences),
    projects: projects && append(state.projects, projects),
  };
}

function append<Item extends { readonly id?: string | undefined }>(
  currentItems: readonly Item[],
  newItems: readonly Item[],
): readonly Item[] {
  if (currentItems.length + newItems.length > MAX_ENTRIES) throw new ProfileError('list-full');
  return [...currentItems, ...newItems.map((item) => ({ ...item, id: undefined }))];
}

function decideSave(
  { sections, errors = [], completesOnboarding }: SaveOptions,
  state: ProfileState,
  context: DecideContext,
): readonly ProfileEvent[] {
  const newSections = toStoredSections(sections, state, context);
  const changedItemErrors = filterChangedItemErrors(errors, newSections, state);
  if (changedItemErrors.length > 0) throw new ProfileError('not-valid', changedItemErrors);
  const events = decideSections(newSections, state);
  return completesOnboarding ? withOnboardingCompleted(events, state) : events;
}

/**
 * Adds the event that completes onboarding, unless it is completed. Requirements are not checked if the command changes
 * nothing and either onboarding is completed or there is no profile.
 */
function withOnboardingCompleted(events: readonly ProfileEvent[], state: ProfileState): readonly ProfileEvent[] {
  if (events.length === 0 && (state.onboardingCompleted || !state.exists)) return events;
  const requirement = findMissingRequirement(events.reduce(evolve, state));
  if (requirement) throw new ProfileError(`${requirement}-required`);
  return state.onboardingCompleted ? events : [...events, { type: 'OnboardingCompleted', data: {} }];
}

/** Sections by name. */
type Sections = { readonly [Name in keyof ProfileSections]?: unknown };

/**
 * Returns the errors in new or changed sections and items. What is stored already may stay, whatever rules it was
 * stored under.
 */
const filterChangedItemErrors = (
  errors: readonly ValidationError[],
  newSections: Sections,
  currentSections: Sections,
): readonly ValidationError[] =>
  errors.filter(({ path }) => {
    const [section = '', index] = path.split('.');
    const itemIndex = Number(index);
    const invalidPart = getParts(newSections, section)[Number.isNaN(itemIndex) ? 0 : itemIndex];
    return !getParts(currentSections, section).some((part) => equal(part, invalidPart));
  });

/** Returns the items of a list, or anything else as the only item. */
const getParts = (sections: Sections, section: string): readonly unknown[] =>
  [new Map<string, unknown>(Object.entries(sections)).get(section)].flat();
