import { dropUndefined, type Education, type Experience, type Project, VALIDATION } from '@trackrecord/contracts';
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
import type { CategoriesBySkill } from './parse-skills.js';
import { type ParseContext, toStoredDateRange } from './parse-date-range.js';

/** The options for parsing an entry. */
export interface ParseOptions extends Omit<ParseContext, 'path'> {
  readonly categoriesBySkill: CategoriesBySkill;
}

/** Work experiences are the same if they have the same company and title and started in the same month. */
export const createWorkRules = ({
  categoriesBySkill,
  ...options
}: ParseOptions): ImportRules<EntryOf<'work'>, WorkFields, Experience> => ({
  list: 'work',
  noun: 'work experiences',
  parse: (entry, path) => parseWork(entry, { path, ...options }, categoriesBySkill),
  required: [
    ['company', VALIDATION.companyRequired],
    ['title', VALIDATION.titleRequired],
  ],
  toIdentity: ({ company = '', title = '', ...dates }) => ({
    names: [company, title],
    details: [],
    dates,
  }),
  toFields: ({ company, title, location, description, skills, startDate, endDate, current }) => ({
    ...{ company, title, location, description, skills },
    ...{ startDate, endDate, isOngoing: current },
  }),
  toItem: ({ company = '', title = '', location, description, skills, ...dates }) => {
    const { isOngoing, ...storedDates } = toStoredDateRange(dates);
    return dropUndefined({ company, title, location, description, skills, ...storedDates, current: isOngoing });
  },
});

/**
 * Education entries are the same if they have the same institution, course and degree and started in the same month.
 */
export const createEducationRules = (
  options: ParseOptions,
): ImportRules<EntryOf<'education'>, EducationFields, Education> => ({
  list: 'education',
  noun: 'education entries',
  parse: (entry, path) => parseEducation(entry, { path, ...options }),
  required: [['institution', VALIDATION.institutionRequired]],
  toIdentity: ({ institution = '', courseName = '', courseType = '', ...dates }) => ({
    names: [institution],
    details: [courseName, courseType],
    dates,
  }),
  toFields: ({ institution, courseName, courseType, achievements, startDate, endDate, isCurrentlyStudying }) => ({
    ...{ institution, courseName, courseType, achievements },
    ...{ startDate, endDate, isOngoing: isCurrentlyStudying },
  }),
  toItem: ({ institution = '', courseName = '', courseType = '', achievements = '', ...dates }) => {
    const { isOngoing, ...storedDates } = toStoredDateRange(dates);
    return dropUndefined({
      institution,
      courseName,
      courseType,
      achievements,
      ...storedDates,
      isCurrentlyStudying: isOngoing,
    });
  },
});

/** Projects are the same if they have the same title and started in the same month. */
export const createProjectRules = ({
  categoriesBySkill,
  ...options
}: ParseOptions): ImportRules<EntryOf<'projects'>, ProjectFields, Project> => ({
  list: 'projects',
  noun: 'projects',
  parse: (entry, path) => parseProject(entry, { path, ...options }, categoriesBySkill),
  required: [['title', VALIDATION.projectTitleRequired]],
  toIdentity: ({ title = '', ...dates }) => ({ names: [title], details: [], dates }),
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
