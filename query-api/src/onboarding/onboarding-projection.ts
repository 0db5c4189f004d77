import { onboardingProgress } from '@trackrecord/contracts';
import { onboardingAggregate, toOnboardingState, toProgress } from '@trackrecord/domain';
import { createAggregateProjection } from '../projector/aggregate-projection.js';

/** Onboardings as GET /profile/{uid}/onboarding returns them. */
export const onboardingProjection = createAggregateProjection(onboardingAggregate, {
  name: 'onboarding',
  viewSchema: onboardingProgress,
  toView: toProgress,
  toState: toOnboardingState,
});
