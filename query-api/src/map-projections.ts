import { applicationsProjection } from './applications/applications-projection.js';
import { onboardingProjection } from './onboarding/onboarding-projection.js';
import { profileProjection } from './profile/profile-projection.js';
import type { Projection } from './projector/projection.js';

/** Calls a function with every projection. */
export const mapProjections = <Result>(callback: <View>(projection: Projection<View>) => Result): readonly Result[] => [
  callback(profileProjection),
  callback(onboardingProjection),
  callback(applicationsProjection),
];
