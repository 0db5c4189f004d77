import { decodeOnboardingEvent, type OnboardingEvent, onboardingStream } from '@trackrecord/contracts';
import { type OnboardingCommand, onboardingDecider, type OnboardingState } from '@trackrecord/domain';
import type { Aggregate } from '../commands/aggregate.js';

/** The streams `onboarding-{uid}`: the way through the wizard, apart so that a draft never moves the profile's revision. */
export const onboardingAggregate: Aggregate<OnboardingCommand, OnboardingState, OnboardingEvent> = {
  streamOf: onboardingStream,
  decode: decodeOnboardingEvent,
  decider: onboardingDecider,
};
