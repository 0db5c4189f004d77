import type { Education, Experience, ProfileChange, ProfileEvent, UserType } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { ProfileState } from '../profile/profile.js';
import type { Step } from './plan-undo.js';

const USER_TYPE: Readonly<Record<UserType, string>> = {
  student: 'Student',
  graduate: 'Recent Graduate',
  professional: 'Professional',
};

/** The names of the fields of personal information and preferences in sentences. */
const FIELD: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  linkedInUrl: 'LinkedIn URL',
  portfolioUrl: 'portfolio URL',
  workModes: 'work modes',
  jobTypes: 'job types',
  preferredIndustries: 'preferred industries',
};

/** The maximum number of changed fields that are listed. */
const MAX_FIELDS = 3;

const education = ({ courseType, courseName, institution }: Education): string =>
  `education ${[courseType, courseName].filter(Boolean).join(', ')} at ${institution}`;
const experience = ({ title, company }: Experience): string => `experience ${title} at ${company}`;
const titled =
  (noun: string) =>
  ({ title }: { readonly title: string }): string =>
    `${noun} ${title}`;
const project = titled('project');
const role = titled('preferred role');

/** The verb of a change, and of its undo. */
const TAKING_BACK = {
  Added: 'Restored',
  Removed: 'Undid adding',
  Changed: 'Undid a change to',
  Reordered: 'Restored the order of',
  Chose: 'Went back to',
} as const;

type Done = readonly [keyof typeof TAKING_BACK, string];

/** Describes an event for the user: `Added experience Senior Engineer at Acme`. */
export function changeWords(event: ProfileEvent, step: Step): string {
  switch (event.type) {
    case 'ChangeUndone': {
      const [verb, what] = done(event.data.change, step);
      return `${TAKING_BACK[verb]} ${what}`;
    }
    case 'OnboardingCompleted':
      return 'Completed the profile';
    case 'AccountErased':
      return 'Erased the account';
    default:
      return done(event, step).join(' ');
  }
}

function done({ type, data }: ProfileChange, step: Step): Done {
  switch (type) {
    case 'UserTypeChosen':
      return ['Chose', `${USER_TYPE[data.userType]} as user type`];
    case 'PersonalInfoChanged':
      return sectionWords('personal information', step.before.personalInfo, step.after.personalInfo);
    case 'PreferencesChanged':
      return sectionWords('work preferences', step.before.preferences, step.after.preferences);
    case 'PreferencesCleared':
      return ['Removed', 'work preferences'];
    case 'EducationAdded':
      return ['Added', education(data.item)];
    case 'EducationRevised':
      return ['Changed', education(data.item)];
    case 'EducationRemoved':
      return ['Removed', named(step.before.educations, data.id, education, 'an education entry')];
    case 'EducationsReordered':
      return ['Reordered', 'education'];
    case 'ExperienceAdded':
      return ['Added', experience(data.item)];
    case 'ExperienceRevised':
      return ['Changed', experience(data.item)];
    case 'ExperienceRemoved':
      return ['Removed', named(step.before.experiences, data.id, experience, 'an experience')];
    case 'ExperiencesReordered':
      return ['Reordered', 'work experience'];
    case 'ProjectAdded':
      return ['Added', project(data.item)];
    case 'ProjectRevised':
      return ['Changed', project(data.item)];
    case 'ProjectRemoved':
      return ['Removed', named(step.before.projects, data.id, project, 'a project')];
    case 'ProjectsReordered':
      return ['Reordered', 'projects'];
    case 'PreferredRoleAdded':
      return ['Added', role(data.item)];
    case 'PreferredRoleRevised':
      return ['Changed', role(data.item)];
    case 'PreferredRoleRemoved':
      return ['Removed', named(step.before.preferredRoles, data.id, role, 'a preferred role')];
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

const named = <Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  words: (item: Item) => string,
  otherwise: string,
): string => {
  const item = items.find((one) => one.id === id);
  return item === undefined ? otherwise : words(item);
};

type Section = ProfileState['personalInfo'] | ProfileState['preferences'];

/** Describes a change of a section that is not a list, with the changed fields if they are few. */
function sectionWords(name: string, before: Section, after: Section): Done {
  if (before === undefined || after === undefined) return ['Added', name];
  const [was, is] = [before, after].map((version) => new Map<string, unknown>(Object.entries(version)));
  const fields = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].filter(
    (field) => !equal(was?.get(field), is?.get(field)),
  );
  const words = fields.map((field) => FIELD[field] ?? field);
  return ['Changed', words.length > 0 && words.length <= MAX_FIELDS ? listed(words) : name];
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
