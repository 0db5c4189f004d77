import {
  dropUndefined,
  type Education,
  type Experience,
  type PersonalInfo,
  type PreferredRole,
  type ProfileSections,
  type Project,
} from '@trackrecord/contracts';
import type { DecideContext } from '../aggregate.js';
import { assignItemIds } from './assign-item-ids.js';
import { educationRules, experienceRules, projectRules, roleRules } from './item-rules.js';
import type { SectionsInput } from './sections-input.js';

/** The current lists, whose items keep their ids. */
interface CurrentLists {
  readonly educations?: readonly Education[] | undefined;
  readonly experiences?: readonly Experience[] | undefined;
  readonly projects?: readonly Project[] | undefined;
  readonly preferredRoles?: readonly PreferredRole[] | undefined;
}

/** Converts input to stored sections: assigns ids to items and removes empty fields. */
export function toStoredSections(input: SectionsInput, current: CurrentLists, context: DecideContext): ProfileSections {
  const { userType, personalInfo, educations, experiences, projects, preferredRoles, skills, preferences } = input;
  return dropUndefined({
    userType,
    personalInfo: personalInfo && removeEmptyFields(personalInfo),
    educations: educations && assignItemIds(educations, current.educations ?? [], educationRules, context),
    experiences: experiences && assignItemIds(experiences, current.experiences ?? [], experienceRules, context),
    projects: projects && assignItemIds(projects, current.projects ?? [], projectRules, context),
    preferredRoles: preferredRoles && assignItemIds(preferredRoles, current.preferredRoles ?? [], roleRules, context),
    skills: skills && [...skills],
    preferences,
  });
}

/** Removes empty optional fields of personal information. */
function removeEmptyFields(info: PersonalInfo): PersonalInfo {
  const { firstName, lastName, ...optional } = info;
  const nonEmptyFields = Object.entries(optional).filter(([, value]) => value);
  return { firstName, lastName, ...Object.fromEntries(nonEmptyFields) };
}
