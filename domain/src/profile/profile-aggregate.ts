import type { ProfileEvent } from '@trackrecord/contracts';
import type { Aggregate } from '../aggregate.js';
import { getChangeOrigin } from '../sections/description-origin.js';
import { decide, type ProfileCommand, ProfileError, type ProfileErrorReason } from './decide.js';
import { profileCodec } from './profile.codec.js';
import { evolve, initialProfile, type ProfileState } from './profile.js';

/** The streams `profile-{uid}`: everything that a user saved in the profile. */
export const profileAggregate: Aggregate<ProfileCommand, ProfileState, ProfileEvent, ProfileErrorReason> = {
  ...profileCodec,
  decide,
  errorClass: ProfileError,
  evolve,
  initialState: initialProfile,
  isErased: ({ erased }) => erased,
  getTextOrigin: getChangeOrigin,
};
