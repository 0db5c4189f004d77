import type {
  Education,
  Experience,
  PersonalInfo,
  Preferences,
  PreferredRole,
  Project,
  SkillsByCategory,
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
export const repeat = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Creates hostile personal information. */
export const createHostilePerson = (values: ValueSource): PersonalInfo => ({
  firstName: values.text('first name'),
  lastName: values.text('last name'),
  headline: values.text('headline'),
  title: values.text('title'),
  email: values.text('personal email', MAX_LENGTH.email),
  phone: values.text('phone', MAX_LENGTH.phone),
  location: values.text('location'),
  linkedInUrl: values.url('linkedin'),
  portfolioUrl: values.url('portfolio'),
});

/** Creates a hostile education. */
export const createHostileEducation = (id: string, { maxLength }: ProfileShape, values: ValueSource): Education => ({
  id,
  institution: values.text('institution'),
  courseType: values.text('course type'),
  courseName: values.text('course name'),
  startDate: values.date('education start'),
  endDate: values.date('education end') ?? null,
  isCurrentlyStudying: values.flag('studying'),
  achievements: values.text('achievements', maxLength),
});

/** Creates a hostile experience. */
export const createHostileExperience = (id: string, { maxLength }: ProfileShape, values: ValueSource): Experience => ({
  id,
  company: values.text('company'),
  title: values.text('job'),
  location: values.text('job location'),
  description: values.text('job description', maxLength),
  startDate: values.date('job start'),
  endDate: values.date('job end') ?? null,
  current: values.flag('current'),
  skills: hostileSkills('job skill', values),
});

/** Creates a hostile project. */
export const createHostileProject = (id: string, { maxLength, links }: ProfileShape, values: ValueSource): Project => ({
  id,
  title: values.text('project'),
  description: values.text('project description', maxLength),
  category: values.text('category'),
  year: values.text('year', MAX_LENGTH.year),
  imageUrl: values.url('image'),
  startDate: values.date('project start'),
  endDate: values.date('project end') ?? null,
  isOngoing: values.flag('ongoing'),
  projectUrl: values.url('project address'),
  links: repeat(links, () => ({ name: values.text('link'), url: values.url('link address') })),
  skills: hostileSkills('project skill', values),
});

const hostileSkills = (field: string, values: ValueSource): SkillsByCategory => ({
  technical: [values.text(field)],
  soft: [values.text(field), values.text(field)],
  domain: [],
  tools: [values.text(field)],
});

/** Creates a hostile preferred role. */
export const createHostileRole = (id: string, values: ValueSource): PreferredRole => ({
  id,
  title: values.text('role'),
  match: 100,
  description: values.text('role description', MAX_LENGTH.prose),
  requiredSkills: [values.text('required skill')],
});

/** Creates hostile preferences. */
export const createHostilePreferences = ({ languages }: ProfileShape, values: ValueSource): Preferences => ({
  workModes: [values.text('work mode')],
  locations: [
    {
      city: values.text('city'),
      country: values.text('country'),
      hasVisa: values.flag('visa'),
      visaType: values.text('visa type'),
      visaExpiryDate: values.date('visa end') ?? null,
    },
  ],
  jobTypes: [values.text('job type')],
  preferredIndustries: [values.text('industry')],
  languages: repeat(languages, () => ({ language: values.text('language'), proficiency: values.text('proficiency') })),
  salary: { minimum: 0, maximum: Number.MAX_VALUE, amount: null, currency: '<b>', period: 'YEAR' },
});
