import {
  decodeOnboardingEvent,
  ONBOARDING_STREAM_PREFIX,
  type OnboardingEventType,
  onboardingProgress,
  type OnboardingProgress,
} from '@trackrecord/contracts';
import { onboardingDecider, onboardingStateOf, progressOf } from '@trackrecord/domain';
import type { Projection } from '../projector/projection.js';

/** The way through the wizard as GET /profile/{uid}/onboarding serves it, one document a user. */
export const onboardingProjection: Projection<OnboardingProgress> = {
  name: 'onboarding',
  prefix: ONBOARDING_STREAM_PREFIX,
  erasedBy: 'AccountErased' satisfies OnboardingEventType,
  view: onboardingProgress,
  subjectOf: (stream) => stream.slice(ONBOARDING_STREAM_PREFIX.length),
  evolve: (view, { type, payload, metadata, revision }, uid) => {
    const event = decodeOnboardingEvent(type, payload, metadata.schemaVersion);
    const state = onboardingDecider.evolve(view ? onboardingStateOf(view) : onboardingDecider.initialState, event);
    return progressOf(uid, state, revision);
  },
};
