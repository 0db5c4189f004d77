import { decodeOnboardingEvent, onboardingStream } from '@trackrecord/contracts';
import { onboardingDecider } from './decider.js';
import type { OnboardingState } from './state.js';

/** How onboarding streams are read: always from their first event, because they are short and have no snapshots. */
export const onboardingFold = {
  streamOf: onboardingStream,
  decode: decodeOnboardingEvent,
  evolve: onboardingDecider.evolve,
  initialState: onboardingDecider.initialState,
  isErased: ({ erased }: OnboardingState): boolean => erased,
  snapshotVersion: 0,
  restore: (): OnboardingState | undefined => undefined,
} as const;
