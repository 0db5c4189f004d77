import {
  findValidationErrors,
  type OnboardingDraft,
  type OnboardingEvent,
  type OnboardingStep,
  type ProfileSections,
  SKIPPABLE_STEP,
  stepData,
} from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { DecideContext } from '../aggregate.js';
import { DomainError } from '../domain-error.js';
import { findMissingRequirement } from '../sections/requirement.js';
import { toStoredSections } from '../sections/stored-sections.js';
import type { SectionsInput } from '../sections/sections-input.js';
import { evolve, hasDraft, getDraftLists, type OnboardingState } from './onboarding.js';

/** The commands on an onboarding. */
export type OnboardingCommand =
  | { readonly type: 'CompleteStep'; readonly step: OnboardingStep; readonly sections: SectionsInput }
  | { readonly type: 'SkipStep'; readonly step: OnboardingStep }
  | { readonly type: 'KeepDraft'; readonly draft: OnboardingDraft };

type Events = readonly OnboardingEvent[];

/** Why the state of the wizard does not allow a command. */
export type OnboardingErrorReason =
  | 'account-erased'
  | 'step-not-skippable'
  | 'experience-required-to-continue'
  | 'project-required-to-continue'
  | 'not-valid';

/** A rejected command. */
export class OnboardingError extends DomainError<OnboardingErrorReason> {}

/**
 * Decides which events a command leads to.
 * @throws {OnboardingError} after an erasure; if a step is skipped that cannot be; if the experience step is left without
 * what the user type requires (spec section 4), or skipped with a draft that is not valid.
 */
export function decide(command: OnboardingCommand, state: OnboardingState, context: DecideContext): Events {
  if (state.erased) throw new OnboardingError('account-erased');
  switch (command.type) {
    case 'CompleteStep':
      return completeStep(command.step, toStoredSections(command.sections, state.data, context), state);
    case 'SkipStep':
      return skipStep(command.step, state);
    case 'KeepDraft':
      return keepDraft(command.draft, state);
    default:
      return command satisfies never;
  }
}

function completeStep(step: OnboardingStep, data: ProfileSections, state: OnboardingState): Events {
  const isUnchanged = equal({ ...state.data, ...data }, state.data);
  if (isUnchanged && isStepDone(step, state)) return [];
  return leaveStep(step, { type: 'OnboardingStepCompleted', data: { step, data } }, state);
}

function skipStep(step: OnboardingStep, state: OnboardingState): Events {
  if (step !== SKIPPABLE_STEP) throw new OnboardingError('step-not-skippable');
  if (isStepDone(step, state)) return [];
  const events = leaveStep(step, { type: 'OnboardingStepSkipped', data: { step } }, state);
  requireValidDrafts(state);
  return events;
}

function keepDraft(draft: OnboardingDraft, { drafts }: OnboardingState): Events {
  return equal(drafts[draft.kind] ?? null, draft.value) ? [] : [{ type: 'DraftKept', data: draft }];
}

/** Returns true if a step was completed or skipped, and has no draft since. */
const isStepDone = (step: OnboardingStep, { doneSteps, drafts }: OnboardingState): boolean =>
  doneSteps.includes(step) && !hasDraft(drafts, step);

/** Returns the event that leaves a step. @throws {OnboardingError} if what the step requires is missing. */
function leaveStep(step: OnboardingStep, event: OnboardingEvent, state: OnboardingState): Events {
  const requirement = step === SKIPPABLE_STEP ? findMissingRequirement(evolve(state, event).data) : undefined;
  if (requirement) throw new OnboardingError(`${requirement}-required-to-continue`);
  return [event];
}

/**
 * Skipping a step keeps the lists in its drafts, which were never validated.
 * @throws {OnboardingError} with the validation errors.
 */
function requireValidDrafts({ drafts }: OnboardingState): void {
  const errors = findValidationErrors(stepData.experience, { experiences: [], projects: [], ...getDraftLists(drafts) });
  if (errors.length > 0) throw new OnboardingError('not-valid', errors);
}
