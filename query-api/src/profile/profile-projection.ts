import { profile } from '@trackrecord/contracts';
import { profileAggregate, toProfile, toProfileState } from '@trackrecord/domain';
import { aggregateProjection } from '../projector/aggregate-projection.js';

/** Profiles as GET /profile/{uid} returns them. */
export const profileProjection = aggregateProjection(profileAggregate, {
  name: 'profile',
  view: profile,
  toView: toProfile,
  toState: toProfileState,
});
