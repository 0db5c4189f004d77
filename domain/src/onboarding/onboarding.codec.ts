import {
  decodeOnboardingEvent,
  ONBOARDING_STEPS,
  ONBOARDING_STREAM_PREFIX,
  type OnboardingEvent,
  type OnboardingProgress,
  onboardingStream,
} from '@trackrecord/contracts';
import type { StreamCodec } from '../aggregate.js';
import type { OnboardingState } from './onboarding.js';

/** How onboarding streams are stored. They are short, so there are no snapshots. */
export const onboardingCodec: StreamCodec<OnboardingState, OnboardingEvent> = {
  streamPrefix: ONBOARDING_STREAM_PREFIX,
  getStream: onboardingStream,
  decode: decodeOnboardingEvent,
  snapshotVersion: 0,
  restore: () => undefined,
};

/** Returns an onboarding as the API sends it. `revision` is that of its stream; -1 while the stream is empty. */
export function toProgress(uid: string, state: OnboardingState, revision: number): OnboardingProgress {
  const { data, drafts, detectedSkills, draftStep } = state;
  const doneSteps = new Set(state.doneSteps);
  return {
    userId: uid,
    revision,
    step: draftStep ?? ONBOARDING_STEPS.find((step) => !doneSteps.has(step)) ?? 'review',
    done: ONBOARDING_STEPS.filter((step) => doneSteps.has(step)),
    data,
    drafts,
    detectedSkills,
  };
}

/** Restores the state from a progress, without `draftStep`, which no later event depends on. */
export const toOnboardingState = ({ data, done, drafts, detectedSkills }: OnboardingProgress): OnboardingState => ({
  erased: false,
  doneSteps: done,
  data,
  drafts,
  detectedSkills,
});
