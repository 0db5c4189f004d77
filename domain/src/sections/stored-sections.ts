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

/** The lists there are, whose items keep their ids. */
interface PresentLists {
  readonly educations?: readonly Education[] | undefined;
  readonly experiences?: readonly Experience[] | undefined;
  readonly projects?: readonly Project[] | undefined;
  readonly preferredRoles?: readonly PreferredRole[] | undefined;
}

/** The wanted sections as they are stored beside what is there: every item with its id, nothing that was left empty. */
export function storedSections(wanted: SectionsInput, present: PresentLists, outside: DecideContext): ProfileSections {
  const { userType, personalInfo, educations, experiences, projects, preferredRoles, skills, preferences } = wanted;
  return dropUndefined({
    userType,
    personalInfo: personalInfo && entered(personalInfo),
    educations: educations && assignItemIds(educations, present.educations ?? [], educationRules, outside),
    experiences: experiences && assignItemIds(experiences, present.experiences ?? [], experienceRules, outside),
    projects: projects && assignItemIds(projects, present.projects ?? [], projectRules, outside),
    preferredRoles: preferredRoles && assignItemIds(preferredRoles, present.preferredRoles ?? [], roleRules, outside),
    skills: skills && [...skills],
    preferences,
  });
}

/** Personal information without what was left empty. */
function entered(info: PersonalInfo): PersonalInfo {
  const { firstName, lastName, ...optional } = info;
  const filled = Object.entries(optional).filter(([, value]) => value);
  return { firstName, lastName, ...Object.fromEntries(filled) };
}
