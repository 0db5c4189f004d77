import { profile } from '@trackrecord/contracts';
import { profileAggregate, toProfile, toProfileState } from '@trackrecord/domain';
import { createAggregateProjection } from '../projector/aggregate-projection.js';

/** Profiles as GET /profile/{uid} returns them. */
export const profileProjection = createAggregateProjection(profileAggregate, {
  name: 'profile',
  viewSchema: profile,
  toView: toProfile,
  toState: toProfileState,
});
