import { onboardingProgress } from '@trackrecord/contracts';
import { onboardingAggregate, onboardingStateOf, progressOf } from '@trackrecord/domain';
import { aggregateProjection } from '../projector/aggregate-projection.js';

/** Onboardings as GET /profile/{uid}/onboarding returns them. */
export const onboardingProjection = aggregateProjection(onboardingAggregate, {
  name: 'onboarding',
  view: onboardingProgress,
  toView: progressOf,
  toState: onboardingStateOf,
});
