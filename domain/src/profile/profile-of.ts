import type { Profile } from '@trackrecord/contracts';
import type { ProfileState } from './state.js';

/** A folded profile as the API answers it: `revision` of its stream, `updatedAt` the time of its last event (ISO). */
export function profileOf(uid: string, state: ProfileState, revision: number, updatedAt: string): Profile {
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

/** The state that a profile was made of; what `profileOf` shows, folded no further. */
export function stateOf(profile: Profile): ProfileState {
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
