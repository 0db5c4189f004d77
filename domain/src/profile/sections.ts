import type { PersonalInfo, ProfileEvent, UserType } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { ProfileState } from './state.js';

/** The sections of a profile that can be saved; one that is absent stays as it is. */
export interface ProfileSections {
  readonly userType?: UserType | undefined;
  readonly personalInfo?: PersonalInfo | undefined;
}

type Decide<T> = (wanted: T, state: ProfileState) => readonly ProfileEvent[];

const decideUserType: Decide<UserType> = (userType, state) =>
  userType === state.userType ? [] : [{ type: 'UserTypeChosen', data: { userType } }];

const decidePersonalInfo: Decide<PersonalInfo> = (wanted, state) => {
  const personalInfo = entered(wanted);
  return equal(personalInfo, state.personalInfo) ? [] : [{ type: 'PersonalInfoChanged', data: { personalInfo } }];
};

/** Personal information without what was left empty. */
const entered = (info: PersonalInfo): PersonalInfo => {
  const { firstName, lastName, ...optional } = info;
  const filled = Object.entries(optional).filter(([, value]) => value);
  return { firstName, lastName, ...Object.fromEntries(filled) };
};

/** The smallest set of events that makes the profile hold the sections as they were saved; none when it does already. */
export const decideSections: Decide<ProfileSections> = ({ userType, personalInfo }, state) => [
  ...(userType === undefined ? [] : decideUserType(userType, state)),
  ...(personalInfo === undefined ? [] : decidePersonalInfo(personalInfo, state)),
];
