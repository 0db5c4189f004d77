import { ONBOARDING_STEPS, type OnboardingProgress } from '@trackrecord/contracts';
import type { OnboardingState } from './state.js';

/** Somebody's way through the wizard as the API answers it; `revision` is that of its stream, -1 while it is empty. */
export function progressOf(uid: string, state: OnboardingState, revision: number): OnboardingProgress {
  const { data, drafts, detected, typingIn } = state;
  const isDone = new Set(state.done);
  return {
    userId: uid,
    revision,
    step: typingIn ?? ONBOARDING_STEPS.find((step) => !isDone.has(step)) ?? 'review',
    done: ONBOARDING_STEPS.filter((step) => isDone.has(step)),
    data,
    drafts,
    detectedSkills: detected,
  };
}

/** The state that a progress was made of; which step was typed in last does not matter to any event that follows. */
export const onboardingStateOf = ({ data, done, drafts, detectedSkills }: OnboardingProgress): OnboardingState => ({
  erased: false,
  done,
  data,
  drafts,
  detected: detectedSkills,
  inPassing: 0,
});
