import type {
  Education,
  Experience,
  PersonalInfo,
  Preferences,
  PreferredRole,
  Project,
  UserType,
} from '@trackrecord/contracts';

/** What a profile's events fold to; lists are in the person's order. */
export interface ProfileState {
  /** Whether anything was ever saved: before that the profile does not exist. */
  readonly exists: boolean;
  /** After an erasure nothing may be written to the stream any more. */
  readonly erased: boolean;
  readonly userType?: UserType;
  readonly personalInfo?: PersonalInfo;
  readonly educations: readonly Education[];
  readonly experiences: readonly Experience[];
  readonly projects: readonly Project[];
  readonly preferredRoles: readonly PreferredRole[];
  readonly skills: readonly string[];
  readonly preferences?: Preferences;
  readonly onboardingCompleted: boolean;
}

/** A profile nobody has saved yet. */
export const initialState: ProfileState = {
  exists: false,
  erased: false,
  educations: [],
  experiences: [],
  projects: [],
  preferredRoles: [],
  skills: [],
  onboardingCompleted: false,
};
