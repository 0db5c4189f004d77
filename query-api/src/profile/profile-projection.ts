import {
  decodeProfileEvent,
  profile,
  type Profile,
  PROFILE_STREAM_PREFIX,
  type ProfileEventType,
} from '@trackrecord/contracts';
import { profileDecider, profileOf, stateOf } from '@trackrecord/domain';
import type { Projection } from '../projector/projection.js';

/** The profile as GET /profile/{uid} serves it, one document a user. */
export const profileProjection: Projection<Profile> = {
  name: 'profile',
  prefix: PROFILE_STREAM_PREFIX,
  erasedBy: 'AccountErased' satisfies ProfileEventType,
  view: profile,
  subjectOf: (stream) => stream.slice(PROFILE_STREAM_PREFIX.length),
  evolve: (view, { type, payload, metadata, revision }, uid) => {
    const event = decodeProfileEvent(type, payload, metadata.schemaVersion);
    const state = profileDecider.evolve(view ? stateOf(view) : profileDecider.initialState, event);
    return profileOf(uid, state, revision, metadata.occurredAt);
  },
};
