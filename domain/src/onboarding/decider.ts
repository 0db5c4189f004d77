import {
  type DetectedSkills,
  type OnboardingDraft,
  type OnboardingEvent,
  type OnboardingStep,
  type ProfileSections,
  SKIPPABLE_STEP,
} from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { Decider, DecideContext } from '../decider.js';
import { DomainError } from '../domain-error.js';
import { missing } from '../sections/requirement.js';
import { storedSections } from '../sections/stored-sections.js';
import type { WantedSections } from '../sections/wanted-sections.js';
import { newSkills } from './detected-skills.js';
import { isPending } from './drafts-of-step.js';
import { evolveOnboarding } from './evolve.js';
import { initialOnboarding, type OnboardingState } from './state.js';

/** What a person can record of the way through the wizard. */
export type OnboardingCommand =
  | { readonly type: 'CompleteStep'; readonly step: OnboardingStep; readonly sections: WantedSections }
  | { readonly type: 'SkipStep'; readonly step: OnboardingStep }
  | { readonly type: 'KeepDraft'; readonly draft: OnboardingDraft }
  /** What a worker found, not the person. */
  | ({ readonly type: 'NoticeSkills' } & DetectedSkills);

type Events = readonly OnboardingEvent[];

/**
 * Decides which facts a command adds to somebody's way through the wizard; none when everything is so already.
 * @throws {Refusal} after an erasure; when a step is skipped that cannot be; when the step of experience and projects
 * is left without what the user type requires (spec section 4).
 */
function decide(command: OnboardingCommand, state: OnboardingState, outside: DecideContext): Events {
  if (state.erased) throw new DomainError('account-erased');
  switch (command.type) {
    case 'CompleteStep':
      return completeStep(command.step, storedSections(command.sections, state.data, outside), state);
    case 'SkipStep':
      return skipStep(command.step, state);
    case 'KeepDraft':
      return keepDraft(command.draft, state);
    case 'NoticeSkills':
      return noticeSkills(command, state);
    default:
      return command satisfies never;
  }
}

function completeStep(step: OnboardingStep, data: ProfileSections, state: OnboardingState): Events {
  const isSo = equal({ ...state.data, ...data }, state.data);
  if (isSo && isLeft(step, state)) return [];
  return leaving(step, { type: 'OnboardingStepCompleted', data: { step, data } }, state);
}

function skipStep(step: OnboardingStep, state: OnboardingState): Events {
  if (step !== SKIPPABLE_STEP) throw new DomainError('step-not-skippable');
  if (isLeft(step, state)) return [];
  return leaving(step, { type: 'OnboardingStepSkipped', data: { step } }, state);
}

function keepDraft(draft: OnboardingDraft, { drafts }: OnboardingState): Events {
  return equal(drafts[draft.kind] ?? null, draft.value) ? [] : [{ type: 'DraftKept', data: draft }];
}

function noticeSkills({ source, skills: found, engine }: DetectedSkills, { detected }: OnboardingState): Events {
  const skills = newSkills(detected, found);
  return Object.keys(skills).length === 0 ? [] : [{ type: 'SkillsDetected', data: { source, skills, engine } }];
}

/** Whether a step is behind somebody, with nothing typed in it since. */
const isLeft = (step: OnboardingStep, { done, drafts }: OnboardingState): boolean =>
  done.includes(step) && !isPending(drafts, step);

/** The event that leaves a step, if what the step requires is there after it. */
function leaving(step: OnboardingStep, event: OnboardingEvent, state: OnboardingState): Events {
  const requirement = step === SKIPPABLE_STEP ? missing(evolveOnboarding(state, event).data) : undefined;
  if (requirement) throw new DomainError(`${requirement}-required-to-continue`);
  return [event];
}

/** The way through the wizard as a decider: commands and events are data, everything is pure. */
export const onboardingDecider: Decider<OnboardingCommand, OnboardingState, OnboardingEvent> = {
  decide,
  evolve: evolveOnboarding,
  initialState: initialOnboarding,
};
