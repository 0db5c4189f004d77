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

/** How profile streams are stored, and folded profiles in read models and snapshots. */
export const profileCodec: StreamCodec<ProfileState, ProfileEvent> = {
  streamPrefix: PROFILE_STREAM_PREFIX,
  streamOf: profileStream,
  decode: decodeProfileEvent,
  snapshotVersion: SNAPSHOT_VERSION,
  toSnapshot: (...folded) => ({ profile: toProfile(...folded) }),
  restore: (content) => {
    const snapshot = profileSnapshot.safeParse(content);
    return snapshot.success ? toProfileState(snapshot.data.profile) : undefined;
  },
};

/** Returns a profile as the API sends it. `revision` is that of its stream, `updatedAt` the time of its last event (ISO). */
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

/** Returns the state that `toProfile` made a profile of. */
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
