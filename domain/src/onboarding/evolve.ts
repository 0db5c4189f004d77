import { type OnboardingEvent, type OnboardingStep, STEP_OF_DRAFT } from '@trackrecord/contracts';
import { listsIn, withDraft, withoutStep } from './drafts-of-step.js';
import { withSkills } from './detected-skills.js';
import { initialOnboarding, type OnboardingState } from './state.js';

/** Folds one event into somebody's way through the wizard. Pure, and total over every event there is. */
export function evolveOnboarding(state: OnboardingState, { type, data }: OnboardingEvent): OnboardingState {
  switch (type) {
    case 'OnboardingStepCompleted':
      return { ...withStepDone(state, data.step), data: { ...state.data, ...data.data } };
    case 'OnboardingStepSkipped':
      return { ...withStepDone(state, data.step), data: { ...state.data, ...listsIn(state.drafts) } };
    case 'DraftKept':
      return {
        ...state,
        inPassing: 0,
        drafts: withDraft(state.drafts, data),
        typingIn: data.value === null ? undefined : STEP_OF_DRAFT[data.kind],
      };
    case 'SkillsDetected':
      return { ...state, detected: withSkills(state.detected, data.skills), inPassing: state.inPassing + 1 };
    case 'AccountErased':
      return { ...initialOnboarding, erased: true };
    default:
      return type satisfies never;
  }
}

const withStepDone = (state: OnboardingState, step: OnboardingStep): OnboardingState => ({
  ...state,
  done: state.done.includes(step) ? state.done : [...state.done, step],
  drafts: withoutStep(state.drafts, step),
  typingIn: undefined,
  inPassing: 0,
});
