import {
  dropUndefined,
  type Education,
  type Experience,
  isoToMonth,
  type Project,
  VALIDATION,
} from '@trackrecord/contracts';
import type { ImportRules } from './import-list.js';
import {
  type EducationFields,
  type EntryOf,
  type ProjectFields,
  parseEducation,
  parseProject,
  parseWork,
  type WorkFields,
} from './parse-entries.js';
import type { KnownSkills } from './parse-skills.js';
import { type ParseContext, toStoredDateRange } from './parse-date-range.js';

/** What is needed to parse an entry, besides the entry. */
export interface ParseOptions extends Omit<ParseContext, 'path'> {
  readonly known: KnownSkills;
}

/** Jobs: the same company and title, begun in the same month, are the same job. */
export const workRules = ({
  known,
  ...options
}: ParseOptions): ImportRules<EntryOf<'work'>, WorkFields, Experience> => ({
  list: 'work',
  noun: 'work experiences',
  parse: (entry, path) => parseWork(entry, { path, ...options }, known),
  required: [
    ['company', VALIDATION.companyRequired],
    ['title', VALIDATION.titleRequired],
  ],
  toIdentity: ({ company = '', title = '', ...range }) => ({
    names: [company, title],
    details: [isoToMonth(range.startDate)],
    dates: range,
  }),
  toFields: ({ company, title, location, description, skills, startDate, endDate, current }) => ({
    ...{ company, title, location, description, skills },
    ...{ startDate, endDate, isOngoing: current },
  }),
  toItem: ({ company = '', title = '', location, description, skills, ...dates }) => {
    const { isOngoing, ...span } = toStoredDateRange(dates);
    return dropUndefined({ company, title, location, description, skills, ...span, current: isOngoing });
  },
});

/** Education: the same institution, course and degree, begun in the same month. */
export const educationRules = (
  options: ParseOptions,
): ImportRules<EntryOf<'education'>, EducationFields, Education> => ({
  list: 'education',
  noun: 'education entries',
  parse: (entry, path) => parseEducation(entry, { path, ...options }),
  required: [['institution', VALIDATION.institutionRequired]],
  toIdentity: ({ institution = '', courseName = '', courseType = '', ...range }) => ({
    names: [institution],
    details: [courseName, courseType, isoToMonth(range.startDate)],
    dates: range,
  }),
  toFields: ({ institution, courseName, courseType, achievements, startDate, endDate, isCurrentlyStudying }) => ({
    ...{ institution, courseName, courseType, achievements },
    ...{ startDate, endDate, isOngoing: isCurrentlyStudying },
  }),
  toItem: ({ institution = '', courseName = '', courseType = '', achievements = '', ...dates }) => {
    const { isOngoing, ...span } = toStoredDateRange(dates);
    return dropUndefined({
      institution,
      courseName,
      courseType,
      achievements,
      ...span,
      isCurrentlyStudying: isOngoing,
    });
  },
});

/** Projects: the same title, begun in the same month. */
export const projectRules = ({
  known,
  ...options
}: ParseOptions): ImportRules<EntryOf<'projects'>, ProjectFields, Project> => ({
  list: 'projects',
  noun: 'projects',
  parse: (entry, path) => parseProject(entry, { path, ...options }, known),
  required: [['title', VALIDATION.projectTitleRequired]],
  toIdentity: ({ title = '', ...range }) => ({ names: [title], details: [isoToMonth(range.startDate)], dates: range }),
  toFields: ({ title, description, category, year, imageUrl, projectUrl, links, skills, ...dates }) => ({
    ...{ title, description, category, year, imageUrl, projectUrl, links, skills },
    ...{ startDate: dates.startDate, endDate: dates.endDate, isOngoing: dates.isOngoing },
  }),
  toItem: ({ title = '', description, category, year, imageUrl, projectUrl, links = [], skills, ...dates }) =>
    dropUndefined({
      title,
      description,
      category,
      year,
      imageUrl,
      projectUrl,
      links,
      skills,
      ...toStoredDateRange(dates),
    }),
});
