import type { Education, Experience, ProfileChange, ProfileEvent, UserType } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { ProfileState } from '../profile/profile.js';
import type { Step } from '../profile/plan-profile-undo.js';

const USER_TYPE_NAMES: Readonly<Record<UserType, string>> = {
  student: 'Student',
  graduate: 'Recent Graduate',
  professional: 'Professional',
};

/** The names of the fields of personal information and preferences in sentences. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  hasOnlyOneName: 'only one name',
  headline: 'title',
  linkedInUrl: 'LinkedIn URL',
  portfolioUrl: 'portfolio URL',
  workModes: 'work modes',
  jobTypes: 'job types',
  preferredIndustries: 'preferred industries',
};

/** The maximum number of changed fields that are listed. If there are more, only the section is named. */
const MAX_LISTED_FIELDS = 3;

const describeEducation = ({ courseType, courseName, institution }: Education): string =>
  `education ${[courseType, courseName].filter(Boolean).join(', ')} at ${institution}`;
const describeExperience = ({ title, company }: Experience): string => `experience ${title} at ${company}`;
const createTitleDescriber =
  (noun: string) =>
  ({ title }: { readonly title: string }): string =>
    `${noun} ${title}`;
const describeProject = createTitleDescriber('project');
const describeRole = createTitleDescriber('preferred role');

/** The verb of each kind of change, and the verb instead if it undoes another change: adding undoes a removal. */
const UNDO_VERBS = {
  Added: 'Restored',
  Removed: 'Undid adding',
  Changed: 'Undid a change to',
  Reordered: 'Restored the order of',
  Chose: 'Went back to',
} as const;

type ChangeDescription = readonly [keyof typeof UNDO_VERBS, string];

/** Describes an event for the user: `Added experience Senior Engineer at Acme`. */
export function describeProfileEvent(event: ProfileEvent, step: Step): string {
  switch (event.type) {
    case 'ChangeUndone': {
      const [verb, what] = describeChange(event.data.change, step);
      return `${UNDO_VERBS[verb]} ${what}`;
    }
    case 'OnboardingCompleted':
      return 'Completed the profile';
    case 'AccountErased':
      return 'Erased the account';
    default:
      return describeChange(event, step).join(' ');
  }
}

function describeChange({ type, data }: ProfileChange, step: Step): ChangeDescription {
  switch (type) {
    case 'UserTypeChosen':
      return ['Chose', `${USER_TYPE_NAMES[data.userType]} as user type`];
    case 'PersonalInfoChanged':
      return describeSection('personal information', step.before.personalInfo, step.after.personalInfo);
    case 'PreferencesChanged':
      return describeSection('work preferences', step.before.preferences, step.after.preferences);
    case 'PreferencesCleared':
      return ['Removed', 'work preferences'];
    case 'EducationAdded':
      return ['Added', describeEducation(data.item)];
    case 'EducationRevised':
      return ['Changed', describeEducation(data.item)];
    case 'EducationRemoved':
      return ['Removed', describeRemovedItem(step.before.educations, data.id, describeEducation, 'an education entry')];
    case 'EducationsReordered':
      return ['Reordered', 'education'];
    case 'ExperienceAdded':
      return ['Added', describeExperience(data.item)];
    case 'ExperienceRevised':
      return ['Changed', describeExperience(data.item)];
    case 'ExperienceRemoved':
      return ['Removed', describeRemovedItem(step.before.experiences, data.id, describeExperience, 'an experience')];
    case 'ExperiencesReordered':
      return ['Reordered', 'work experience'];
    case 'ProjectAdded':
      return ['Added', describeProject(data.item)];
    case 'ProjectRevised':
      return ['Changed', describeProject(data.item)];
    case 'ProjectRemoved':
      return ['Removed', describeRemovedItem(step.before.projects, data.id, describeProject, 'a project')];
    case 'ProjectsReordered':
      return ['Reordered', 'projects'];
    case 'PreferredRoleAdded':
      return ['Added', describeRole(data.item)];
    case 'PreferredRoleRevised':
      return ['Changed', describeRole(data.item)];
    case 'PreferredRoleRemoved':
      return ['Removed', describeRemovedItem(step.before.preferredRoles, data.id, describeRole, 'a preferred role')];
    case 'PreferredRolesReordered':
      return ['Reordered', 'preferred roles'];
    case 'SkillAdded':
      return ['Added', `skill ${data.skill}`];
    case 'SkillRemoved':
      return ['Removed', `skill ${data.skill}`];
    case 'SkillsReordered':
      return ['Reordered', 'skills'];
    default:
      return type satisfies never;
  }
}

const describeRemovedItem = <Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  describe: (item: Item) => string,
  fallback: string,
): string => {
  const item = items.find((candidate) => candidate.id === id);
  return item === undefined ? fallback : describe(item);
};

type Section = ProfileState['personalInfo'] | ProfileState['preferences'];

/** Describes a change of a section that is not a list. Names the changed fields, if they are few. */
function describeSection(name: string, before: Section, after: Section): ChangeDescription {
  if (before === undefined || after === undefined) return ['Added', name];
  const [fieldsBefore, fieldsAfter] = [before, after].map(
    (version) => new Map<string, unknown>(Object.entries(version)),
  );
  const fields = [...new Set([...(fieldsBefore?.keys() ?? []), ...(fieldsAfter?.keys() ?? [])])].filter(
    (field) => !equal(fieldsBefore?.get(field), fieldsAfter?.get(field)),
  );
  const words = [...new Set(fields.map((field) => FIELD_NAMES[field] ?? field))];
  return ['Changed', words.length > 0 && words.length <= MAX_LISTED_FIELDS ? joinWords(words) : name];
}

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
