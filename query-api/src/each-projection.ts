import { onboardingProjection } from './onboarding/onboarding-projection.js';
import { profileProjection } from './profile/profile-projection.js';
import type { Projection } from './projector/projection.js';

/** Calls a function with every projection. */
export const eachProjection = <Result>(work: <View>(projection: Projection<View>) => Result): readonly Result[] => [
  work(profileProjection),
  work(onboardingProjection),
];
