import type { OnboardingEvent } from '@trackrecord/contracts';
import type { Aggregate } from '../aggregate.js';
import { getStepOrigin } from '../sections/description-origin.js';
import { decide, type OnboardingCommand, OnboardingError, type OnboardingErrorReason } from './decide.js';
import { onboardingCodec } from './onboarding.codec.js';
import { evolve, initialOnboarding, type OnboardingState } from './onboarding.js';

/**
 * The streams `onboarding-{uid}`: the progress in the wizard. They are separate so that a draft never changes the
 * profile's revision.
 */
export const onboardingAggregate: Aggregate<
  OnboardingCommand,
  OnboardingState,
  OnboardingEvent,
  OnboardingErrorReason
> = {
  ...onboardingCodec,
  decide,
  errorClass: OnboardingError,
  evolve,
  initialState: initialOnboarding,
  isErased: ({ erased }) => erased,
  getTextOrigin: getStepOrigin,
};
