import {
  decodeProfileEvent,
  type Profile,
  type ProfileEvent,
  PROFILE_STREAM_PREFIX,
  profileSnapshot,
  profileStream,
  SNAPSHOT_VERSION,
} from '@trackrecord/contracts';
import type { StreamCodec } from '../aggregate.js';
import type { ProfileState } from './profile.js';

/** How profile streams and their snapshots are stored. */
export const profileCodec: StreamCodec<ProfileState, ProfileEvent> = {
  streamPrefix: PROFILE_STREAM_PREFIX,
  getStream: profileStream,
  decode: decodeProfileEvent,
  snapshotVersion: SNAPSHOT_VERSION,
  toSnapshot: (...args) => ({ profile: toProfile(...args) }),
  restore: (content) => {
    const snapshot = profileSnapshot.safeParse(content);
    return snapshot.success ? toProfileState(snapshot.data.profile) : undefined;
  },
};

/**
 * Returns a profile as the API sends it. `revision` is that of its stream, `updatedAt` the time of its last event
 * (ISO).
 */
export function toProfile(uid: string, state: ProfileState, revision: number, updatedAt: string): Profile {
  const { userType, personalInfo, preferences } = state;
  return {
    _id: uid,
    userId: uid,
    revision,
    updatedAt,
    onboardingCompleted: state.onboardingCompleted,
    ...(personalInfo?.email === undefined ? {} : { email: personalInfo.email }),
    ...(userType === undefined ? {} : { userType }),
    ...(personalInfo === undefined ? {} : { personalInfo }),
    ...(preferences === undefined ? {} : { preferences }),
    educations: [...state.educations],
    experiences: [...state.experiences],
    projects: [...state.projects],
    preferredRoles: [...state.preferredRoles],
    skills: [...state.skills],
    detectedSkills: [],
  };
}

/** Restores the state from a profile. */
export function toProfileState(profile: Profile): ProfileState {
  const { userType, personalInfo, preferences } = profile;
  return {
    exists: true,
    erased: false,
    onboardingCompleted: profile.onboardingCompleted,
    ...(userType === undefined ? {} : { userType }),
    ...(personalInfo === undefined ? {} : { personalInfo }),
    ...(preferences === undefined ? {} : { preferences }),
    educations: profile.educations,
    experiences: profile.experiences,
    projects: profile.projects,
    preferredRoles: profile.preferredRoles,
    skills: profile.skills,
  };
}
