import {
  type Education,
  type Experience,
  mapPersonalTexts,
  PERSONAL_TEXTS,
  type PersonalInfo,
  type Preferences,
  type PreferredRole,
  type Project,
  type SkillsByCategory,
} from '@trackrecord/contracts';
import { MAX_LENGTH, type ValueSource } from './hostile-values.js';

/** The number of items of a hostile profile, and the maximum length of its descriptions. */
export interface ProfileShape {
  readonly items: number;
  readonly links: number;
  readonly skills: number;
  readonly languages: number;
  readonly maxLength: number;
}

/** Creates a number of items. */
export const repeat = <Item>(count: number, createItem: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => createItem(index));

/** Creates hostile personal information. */
export const createHostilePerson = (values: ValueSource): PersonalInfo => ({
  firstName: values.nextText('first name'),
  lastName: values.nextText('last name'),
  headline: values.nextText('headline'),
  title: values.nextText('title'),
  email: values.nextText('personal email', MAX_LENGTH.email),
  ...mapPersonalTexts((name) => values.nextText(name, PERSONAL_TEXTS[name].maxLength)),
  linkedInUrl: values.nextUrl('linkedin'),
  portfolioUrl: values.nextUrl('portfolio'),
});

/** Creates a hostile education. */
export const createHostileEducation = (id: string, { maxLength }: ProfileShape, values: ValueSource): Education => ({
  id,
  institution: values.nextText('institution'),
  courseType: values.nextText('course type'),
  courseName: values.nextText('course name'),
  startDate: values.nextDate('education start'),
  endDate: values.nextDate('education end') ?? null,
  isCurrentlyStudying: values.nextFlag('studying'),
  achievements: values.nextText('achievements', maxLength),
});

/** Creates a hostile experience. */
export const createHostileExperience = (id: string, { maxLength }: ProfileShape, values: ValueSource): Experience => ({
  id,
  company: values.nextText('company'),
  title: values.nextText('job'),
  location: values.nextText('job location'),
  description: values.nextText('job description', maxLength),
  startDate: values.nextDate('job start'),
  endDate: values.nextDate('job end') ?? null,
  current: values.nextFlag('current'),
  skills: createHostileSkills('job skill', values),
});

/** Creates a hostile project. */
export const createHostileProject = (id: string, { maxLength, links }: ProfileShape, values: ValueSource): Project => ({
  id,
  title: values.nextText('project'),
  description: values.nextText('project description', maxLength),
  category: values.nextText('category'),
  year: values.nextText('year', MAX_LENGTH.year),
  imageUrl: values.nextUrl('image'),
  startDate: values.nextDate('project start'),
  endDate: values.nextDate('project end') ?? null,
  isOngoing: values.nextFlag('ongoing'),
  projectUrl: values.nextUrl('project address'),
  links: repeat(links, () => ({ name: values.nextText('link'), url: values.nextUrl('link address') })),
  skills: createHostileSkills('project skill', values),
});

const createHostileSkills = (field: string, values: ValueSource): SkillsByCategory => ({
  technical: [values.nextText(field)],
  soft: [values.nextText(field), values.nextText(field)],
  domain: [],
  tools: [values.nextText(field)],
});

/** Creates a hostile preferred role. */
export const createHostileRole = (id: string, values: ValueSource): PreferredRole => ({
  id,
  title: values.nextText('role'),
  match: 100,
  description: values.nextText('role description', MAX_LENGTH.prose),
  requiredSkills: [values.nextText('required skill')],
});

/** Creates hostile preferences. */
export const createHostilePreferences = ({ languages }: ProfileShape, values: ValueSource): Preferences => ({
  workModes: [values.nextText('work mode')],
  locations: [
    {
      city: values.nextText('city'),
      country: values.nextText('country'),
      hasVisa: values.nextFlag('visa'),
      visaType: values.nextText('visa type'),
      visaExpiryDate: values.nextDate('visa end') ?? null,
    },
  ],
  jobTypes: [values.nextText('job type')],
  preferredIndustries: [values.nextText('industry')],
  languages: repeat(languages, () => ({
    language: values.nextText('language'),
    proficiency: values.nextText('proficiency'),
  })),
  salary: { minimum: 0, maximum: Number.MAX_VALUE, amount: null, currency: '<b>', period: 'YEAR' },
});
