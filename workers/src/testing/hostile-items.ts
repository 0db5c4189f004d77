import type {
  Education,
  Experience,
  PersonalInfo,
  Preferences,
  PreferredRole,
  Project,
  SkillsByCategory,
} from '@trackrecord/contracts';
import { BOUND, type Dealer } from './hostile-dealer.js';

/** How many of everything a hostile profile has, and how long its descriptions may be. */
export interface HostileShape {
  readonly items: number;
  readonly links: number;
  readonly skills: number;
  readonly languages: number;
  readonly longest: number;
}

/** So many of something. */
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Everything a person says about themselves, hostile. */
export const hostilePerson = (deal: Dealer): PersonalInfo => ({
  firstName: deal.text('first name'),
  lastName: deal.text('last name'),
  headline: deal.text('headline'),
  title: deal.text('title'),
  email: deal.text('personal email', BOUND.email),
  phone: deal.text('phone', BOUND.phone),
  location: deal.text('location'),
  linkedInUrl: deal.url('linkedin'),
  portfolioUrl: deal.url('portfolio'),
});

/** A school, under an id. */
export const hostileEducation = (id: string, { longest }: HostileShape, deal: Dealer): Education => ({
  id,
  institution: deal.text('institution'),
  courseType: deal.text('course type'),
  courseName: deal.text('course name'),
  startDate: deal.date('education start'),
  endDate: deal.date('education end') ?? null,
  isCurrentlyStudying: deal.flag('studying'),
  achievements: deal.text('achievements', longest),
});

/** A job, under an id. */
export const hostileExperience = (id: string, { longest }: HostileShape, deal: Dealer): Experience => ({
  id,
  company: deal.text('company'),
  title: deal.text('job'),
  location: deal.text('job location'),
  description: deal.text('job description', longest),
  startDate: deal.date('job start'),
  endDate: deal.date('job end') ?? null,
  current: deal.flag('current'),
  skills: skillsOf('job skill', deal),
});

/** A project, under an id. */
export const hostileProject = (id: string, { longest, links }: HostileShape, deal: Dealer): Project => ({
  id,
  title: deal.text('project'),
  description: deal.text('project description', longest),
  category: deal.text('category'),
  year: deal.text('year', BOUND.year),
  imageUrl: deal.url('image'),
  startDate: deal.date('project start'),
  endDate: deal.date('project end') ?? null,
  isOngoing: deal.flag('ongoing'),
  projectUrl: deal.url('project address'),
  links: times(links, () => ({ name: deal.text('link'), url: deal.url('link address') })),
  skills: skillsOf('project skill', deal),
});

const skillsOf = (field: string, deal: Dealer): SkillsByCategory => ({
  technical: [deal.text(field)],
  soft: [deal.text(field), deal.text(field)],
  domain: [],
  tools: [deal.text(field)],
});

/** A role that is wished for, under an id. */
export const hostileRole = (id: string, deal: Dealer): PreferredRole => ({
  id,
  title: deal.text('role'),
  match: 100,
  description: deal.text('role description', BOUND.prose),
  requiredSkills: [deal.text('required skill')],
});

/** Wishes, with very many languages where the shape has them. */
export const hostilePreferences = ({ languages }: HostileShape, deal: Dealer): Preferences => ({
  workModes: [deal.text('work mode')],
  locations: [
    {
      city: deal.text('city'),
      country: deal.text('country'),
      hasVisa: deal.flag('visa'),
      visaType: deal.text('visa type'),
      visaExpiryDate: deal.date('visa end') ?? null,
    },
  ],
  jobTypes: [deal.text('job type')],
  preferredIndustries: [deal.text('industry')],
  languages: times(languages, () => ({ language: deal.text('language'), proficiency: deal.text('proficiency') })),
  salary: { minimum: 0, maximum: Number.MAX_VALUE, amount: null, currency: '<b>', period: 'YEAR' },
});
